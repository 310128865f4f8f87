<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Figure</name>
    <message>
        <source>take a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover it with tiles and collect points. Whoever has the most points at the end wins. Your first castle stands already; every new tile must lie beside one that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where most points come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces of one colour that touch are a region. A full region scores for its size, {region_1} point for one space and {region_8} for eight, and for the phase: +{phase_a} now, only +{phase_e} in the last. So complete small regions early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {phases} phases of {rounds} rounds. When the fifth round of phase E is over the game ends, and what you have left counts a little: {turns} turns in all, so choose well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die opens a depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn you use two dice. A die can take one tile from the depot of its number. It goes to your storage first; another die lays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: take a tile from depot {depot}: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it on your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die lays a stored tile on a space of its number. The colour must match, and the space must lie beside a covered one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: click the tile ({tile}), then the glowing {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both dice are used. A mine pays a silverling at the end of every phase. Now Margaux plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn, with the button or the key E.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third thing a die can do: it sells all goods of its number. You get {sale_2} points for each tile, and a silverling for the sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: sell your goods ({goods}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth: any die can become 2 workers. A worker changes a die by 1, and from 6 to 1 it is one step too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: click the worker box, or press W.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in a turn you may buy from the black depot for {purchase} silverlings. That needs no die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: buy a tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your storage holds {storage} tiles, and they count for nothing until they are laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile does something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship loads all goods of one depot and moves your marker on the bridge, so that you act earlier. A castle gives one more action, animals points, and each building has its own effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: lay a tile ({tile}) on a {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a depot. You take all goods that you have room for, of at most {goods_types_kept} kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it: click the glowing goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a worker help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The little sign on a tile says how many workers it costs to make your die fit: one for each step, and the fewest that will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See where you stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log tells all that happened, and the score where the points came from: press L and S. Z takes back what you did, until new dice fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now it is your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest the pointer on anything and it explains itself; F1 opens its page in the rules. Play on and beat Margaux: nobody will stop you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet. {request}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet. Read this first, then go on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes by feeling, often misjudges, and likes points at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes by feeling and misjudges less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes by a sound feeling for every single action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans the whole turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries its best turns out, a round ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries many turns out, three seconds long.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Took {tile} from depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold {goods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought {tile} from depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}: took {tile} from depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}: laid {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}: sold {goods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}: took workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect}: passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed}, {workers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} watchtower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods left over: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silverlings left over: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers left over: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} first with all {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} second with all {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now first on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now second on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now third on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now last on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate {estate}: {purse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship: loaded {goods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}: {goods} to depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {goods} to depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You act first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} acts first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mines: {gain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} phase {phase}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jugs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pastures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carpenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>church</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boarding house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} chicken(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silverling(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cheese(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>knowledge tile {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cow(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sheep</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pig(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fish</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bunch(es) of grapes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} spool(s) of silk</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} jug(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} barrel(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Estate spaces covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods tiles sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet  {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge, end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods, silver, workers left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left over, end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The white die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One building of each kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing about “{words}”. Try another word, or a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a region</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in the numbered depots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in the black depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a colour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The old file is kept as “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}. The defaults are used for now. No game is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See that you may read the file, and start the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{file}” is damaged. The defaults are used, and no game is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} value(s) in the file “{file}” cannot be used and went back to the default. All others are kept.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}. They hold until the program is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See that the folder can be written and that the disk is not full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old file could not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your settings anew under Game, Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through your settings under Game, Settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
