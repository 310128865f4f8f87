"""The texts that name players, for people. Imports nothing, so that the command line can show it at
once."""

KNOWN = """\
  page, squire, steward, knight, baron, duke
                        a level; duke:0.1 at a tenth of its limits
  raw                   the network without search
  beam, beam:8          whole turns by the network, 8 beginnings followed
  top, top:16,64        16 whole turns tried out by 64 rollouts
  top:16,0.5s           the same for half a second a turn
  uct:1000, uct:0.5s    tree search with random games: simulations, or CPU time a decision
  greedy                the action with the most points at once
  random                any legal action
  engine:COMMAND LINE   another program that speaks the engine protocol, as it likes;
                        engine:0.5s:COMMAND LINE and engine:2000:COMMAND LINE limit its thoughts,
                        engine:cd FOLDER && COMMAND LINE runs it there
  raw@FILE, beam@FILE, top@FILE play by the network in FILE; raw+points, top+points, duke+points
  and so on play for points instead of the win"""
