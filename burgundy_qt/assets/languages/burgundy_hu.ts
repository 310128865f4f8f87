<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Aloud</name>
    <message>
        <source>Depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate of {name}</source>
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
        <source>animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods of depot {depot}: {goods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage {place}: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods {place}: {goods}, sold with a {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods sold: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White die: {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {phase}: {points} for a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of play: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small bonus, {colour}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, black depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods of depot {depot}: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage {place}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods {place}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {face}, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {phase}, now: {points} for a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, brings {goods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small bonus, {colour}: won by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large bonus, {colour}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large bonus, {colour}: won by {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>a glowing space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a glowing tile in your storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a glowing tile in a depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glowing goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the glowing goods of a depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the answers shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {things}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to choose just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {things}. Esc goes one step back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take with a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy for 2 workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy for 2 silverlings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}&#xa0;%</source>
        <translation type="unfinished"></translation>
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
    <name>Hint</name>
    <message>
        <source>Ask for a hint?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game with a hint is a casual one: it stays apart from your rated games and leaves your rating as it is. You are asked once in a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for your best turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first answer comes at once and gets better while the hint is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step of the turn you follow. What is best now is looked up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click shows it on the table, a double click plays its first step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin on estate {estate}, with the castle that is marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} by {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die} and throw {discard} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} by {effect} and throw {discard} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {tile} on the {number} with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {tile} on the {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {tile} on the {number} by {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {good} with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {good}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {good} by {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take workers for the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take workers by {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot} and throw {discard} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot and throw {discard} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {goods} from depot {depots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave {effect} unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile} with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {tile} by {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a tile or an effect in a sentence; where cases would change it, without article</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>more or fewer, with a decimal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to win {share}, {points} points against the first tip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} from {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars: chance to win. Thought about for {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tip {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw {discard} away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>about as many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Chance to win {share}, {n} point(s) expected.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win {share}, about as many points as with the first tip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars: chance to win. Still thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in points too close to tip {number} to tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press H, and the best turns are shown here and on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking about your turn…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the first one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no trained bot: the turns are judged by random games, without sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no time to play a game to its end: the turns are judged without sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It promises {points} points more than the best alternative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It promises {points} points fewer than the best alternative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It promises as many points as the best alternative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest opponent may expect {points} points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest opponent may expect {points} points fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest opponent may expect as many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its chance to win is {share}, against {other} with the best alternative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perhaps {source} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins as often as the best alternative: {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every choice leads to the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By source: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In points the two are too close to tell apart in {n} game(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is chosen for the win, not for the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other choice.</source>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation type="unfinished">
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
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silverling(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cheese(s)</source>
        <translation type="unfinished">
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
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sheep</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pig(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fish</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bunch(es) of grapes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} spool(s) of silk</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} jug(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} barrel(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>buy the {tile} from the black depot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load {goods} from depot {depots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load {goods} from depots {depots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the {tile} on {cell} with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell {goods} with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take workers with the {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the {tile} on {cell} with the {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell {goods} with the {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take workers with the {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the {effect} unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin on estate {estate} with the castle on {castle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy the {tile} from depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed}, throwing the {tile} away</source>
        <translation type="unfinished"></translation>
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
    <name>Prompt</name>
    <message>
        <source>You can still buy a tile for 2 silverlings. End once more to leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay a stored tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn a die into workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a glowing space. It moves your marker on the bridge and loads goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a glowing space. It grants one more action with any die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a glowing space. It brings a silverling at the end of every phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a glowing space. It scores again every tile of its kind in the same pasture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a glowing space. Its effect follows at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a glowing space. Its power holds from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both dice are used. End your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deeds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The castle&apos;s action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more action with a die of any value: click what it shall do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The carpenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a building from a depot, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The church</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a mine, a knowledge tile or a castle from a depot, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a ship or an animal tile from a depot, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay another stored tile, whatever its number, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell one kind of goods without a die, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship comes in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the depot whose goods you load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy a tile for 2 silverlings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your guide has something to tell you first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deeds}. You may also buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the castle space your duchy grows from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it with a die, or buy it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goods} comes along. Your stores hold three kinds: choose what you load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your stores hold three kinds: choose what you load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which goods?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click what it shall do, or the die again to let it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may buy a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then click the castle space your duchy grows from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the stored tile for this space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your storage is full: choose the tile to throw away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a glowing castle space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depot {depot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the goods of a neighbouring depot, or click this one again to load it alone.</source>
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
    <name>Score sheet</name>
    <message>
        <source>At the end, as it stands: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none left</source>
        <comment>no bonus for this colour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, as it stands: nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered, bonus {bonus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <comment>all spaces of a colour are covered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered; completed now +{points}, and +{bonus} for the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a whole colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{covered} of {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {phase}, round {round} of 5. What is counted only at the end is shown as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estates are still being chosen: nothing has been scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it ended now</source>
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
        <source>Parchment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cellar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games, statistics and settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves your computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program sends nothing anywhere and asks nobody for anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How tiles, goods and coins travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End a turn by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When both dice are used and nothing can be bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point out a purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a turn ends while a tile could still be bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before leaving a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays saved either way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This section is as it was at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
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
<context>
    <name>Source of points</name>
    <message>
        <source>animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watchtowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completing regions early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goods sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goods left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silverlings left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knowledge tile {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Winning</name>
    <message>
        <source>{name} wins by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the tie at {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{more} empty estate spaces against {fewer}: the more decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many empty estate spaces: who acted later in the last round is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the tie at {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
