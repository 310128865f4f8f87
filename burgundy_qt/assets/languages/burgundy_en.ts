<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Aloud</name>
    <message numerus="yes">
        <source>your tile fits in {n} way(s)</source>
        <translation>
            <numerusform>your tile fits in {n} way</numerusform>
            <numerusform>your tile fits in {n} ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A region of {n} space(s): {one} in phase I, {two} in II, {three} in III; pastures score twice</source>
        <translation>
            <numerusform>A region of {n} space: {one} in phase I, {two} in II, {three} in III; pastures score twice</numerusform>
            <numerusform>A region of {n} spaces: {one} in phase I, {two} in II, {three} in III; pastures score twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hourglass die: {n} hourglass(es)</source>
        <translation>
            <numerusform>Hourglass die: {n} hourglass</numerusform>
            <numerusform>Hourglass die: {n} hourglasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} round(s) left</source>
        <translation>
            <numerusform>{n} round left</numerusform>
            <numerusform>{n} rounds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>After {n} action(s) of the game</source>
        <translation>
            <numerusform>After {n} action of the game</numerusform>
            <numerusform>After {n} actions of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} action(s) in the tree</source>
        <translation>
            <numerusform>{n} action in the tree</numerusform>
            <numerusform>{n} actions in the tree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carcassonne</name>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} tile</numerusform>
            <numerusform>{n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} shield(s)</source>
        <translation>
            <numerusform>{n} shield</numerusform>
            <numerusform>{n} shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s)</source>
        <translation>
            <numerusform>{n} follower</numerusform>
            <numerusform>{n} followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bridge(s)</source>
        <translation>
            <numerusform>{n} bridge</numerusform>
            <numerusform>{n} bridges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} castle(s)</source>
        <translation>
            <numerusform>{n} castle</numerusform>
            <numerusform>{n} castles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carcassonne table</name>
    <message numerus="yes">
        <source>fits {n} space(s)</source>
        <translation>
            <numerusform>fits {n} space</numerusform>
            <numerusform>fits {n} spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message numerus="yes">
        <source>{n} day(s) in a row</source>
        <translation>
            <numerusform>{n} day in a row</numerusform>
            <numerusform>{n} days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest series: {n} day(s)</source>
        <translation>
            <numerusform>longest series: {n} day</numerusform>
            <numerusform>longest series: {n} days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bots are playing the same deal: {n} level(s) to go.</source>
        <translation>
            <numerusform>The bots are playing the same deal: {n} level to go.</numerusform>
            <numerusform>The bots are playing the same deal: {n} levels to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} hourglass</numerusform>
            <numerusform>{n} hourglasses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>+{n} point(s)</source>
        <translation>
            <numerusform>+{n} point</numerusform>
            <numerusform>+{n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n} silverling</numerusform>
            <numerusform>+{n} silverlings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n} worker</numerusform>
            <numerusform>+{n} workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>{n} minute(s) each</source>
        <translation>
            <numerusform>{n} minute each</numerusform>
            <numerusform>{n} minutes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} second(s) a turn</source>
        <translation>
            <numerusform>+ {n} second a turn</numerusform>
            <numerusform>+ {n} seconds a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a turn</source>
        <translation>
            <numerusform>{n} second a turn</numerusform>
            <numerusform>{n} seconds a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contests</name>
    <message numerus="yes">
        <source>{n} cup(s) won</source>
        <translation>
            <numerusform>{n} cup won</numerusform>
            <numerusform>{n} cups won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message numerus="yes">
        <source>Played before, {day}: {name}, {n} space(s) covered</source>
        <translation>
            <numerusform>Played before, {day}: {name}, {n} space covered</numerusform>
            <numerusform>Played before, {day}: {name}, {n} spaces covered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message numerus="yes">
        <source>{n} simulation(s) a decision</source>
        <translation>
            <numerusform>{n} simulation a decision</numerusform>
            <numerusform>{n} simulations a decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a decision</source>
        <translation>
            <numerusform>{n} second a decision</numerusform>
            <numerusform>{n} seconds a decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not added {n} engine(s) of this game. With bots in their place, it continues as a casual game. Until you open it, nothing changes.</source>
        <translation>
            <numerusform>You have not added {n} engine of this game. With a bot in its place, it continues as a casual game. Until you open it, nothing changes.</numerusform>
            <numerusform>You have not added {n} engines of this game. With bots in their place, it continues as a casual game. Until you open it, nothing changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after {n} turn(s), as {name} in this game</source>
        <translation>
            <numerusform>after {n} turn, as {name} in this game</numerusform>
            <numerusform>after {n} turns, as {name} in this game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) still to read</source>
        <translation>
            <numerusform>{n} game still to read</numerusform>
            <numerusform>{n} games still to read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after {n} turn(s), like you in this game</source>
        <translation>
            <numerusform>after {n} turn, like you in this game</numerusform>
            <numerusform>after {n} turns, like you in this game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), {share} won (95% interval: {least} to {most}), {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} game, {share} won (95% interval: {least} to {most}), {points} points on average</numerusform>
            <numerusform>{name}: {n} games, {share} won (95% interval: {least} to {most}), {points} points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), too few to say anything; {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} game, too few to say anything; {points} points on average</numerusform>
            <numerusform>{name}: {n} games, too few to say anything; {points} points on average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} space</numerusform>
            <numerusform>{n} spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Game review</name>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} minute(s) left</source>
        <translation>
            <numerusform>Reviewing: {share}, about {n} minute left</numerusform>
            <numerusform>Reviewing: {share}, about {n} minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} second(s) left</source>
        <translation>
            <numerusform>Reviewing: {share}, about {n} second left</numerusform>
            <numerusform>Reviewing: {share}, about {n} seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} space</numerusform>
            <numerusform>{n} spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s) expected.</source>
        <translation>
            <numerusform>{n} point expected.</numerusform>
            <numerusform>{n} points expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance to win against equally strong players: {share}; {n} point(s) expected.</source>
        <translation>
            <numerusform>Chance to win against equally strong players: {share}; {n} point expected.</numerusform>
            <numerusform>Chance to win against equally strong players: {share}; {n} points expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance to win: {share}; {n} space(s) covered at the end.</source>
        <translation>
            <numerusform>Chance to win: {share}; {n} space covered at the end.</numerusform>
            <numerusform>Chance to win: {share}; {n} spaces covered at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but more in the end.</source>
        <translation>
            <numerusform>It brings {n} fewer point at once than tip {number}, but more in the end.</numerusform>
            <numerusform>It brings {n} fewer points at once than tip {number}, but more in the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but wins more often.</source>
        <translation>
            <numerusform>It brings {n} fewer point at once than tip {number}, but wins more often.</numerusform>
            <numerusform>It brings {n} fewer points at once than tip {number}, but wins more often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {n} game(s), there is no clear difference in points between the two.</source>
        <translation>
            <numerusform>After {n} game, there is no clear difference in points between the two.</numerusform>
            <numerusform>After {n} games, there is no clear difference in points between the two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} tile</numerusform>
            <numerusform>{n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more tile(s)</source>
        <translation>
            <numerusform>{n} more tile</numerusform>
            <numerusform>{n} more tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>Lost: {n} space(s) left</source>
        <translation>
            <numerusform>Lost: {n} space left</numerusform>
            <numerusform>Lost: {n} spaces left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), {waiting} of them waiting for you.</source>
        <translation>
            <numerusform>{n} game, {waiting} of them waiting for you.</numerusform>
            <numerusform>{n} games, {waiting} of them waiting for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s); still reading {left} more.</source>
        <translation>
            <numerusform>{n} game; still reading {left} more.</numerusform>
            <numerusform>{n} games; still reading {left} more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), all played to the end.</source>
        <translation>
            <numerusform>{n} game, all played to the end.</numerusform>
            <numerusform>{n} games, all played to the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} module(s)</source>
        <translation>
            <numerusform>{n} module</numerusform>
            <numerusform>{n} modules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), none of them waiting for you.</source>
        <translation>
            <numerusform>{n} game, none of them waiting for you.</numerusform>
            <numerusform>{n} games, none of them waiting for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) will be deleted permanently.</source>
        <translation>
            <numerusform>{n} file will be deleted permanently.</numerusform>
            <numerusform>{n} files will be deleted permanently.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n} silverling</numerusform>
            <numerusform>+{n} silverlings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n} worker</numerusform>
            <numerusform>+{n} workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} space</numerusform>
            <numerusform>{n} spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message numerus="yes">
        <source>{n}%</source>
        <translation>
            <numerusform>{n}%</numerusform>
            <numerusform>{n}%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message numerus="yes">
        <source>{n} inn(s)</source>
        <translation>
            <numerusform>{n} inn</numerusform>
            <numerusform>{n} inns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message numerus="yes">
        <source>{n} animal tile(s)</source>
        <translation>
            <numerusform>{n} animal tile</numerusform>
            <numerusform>{n} animal tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) more than usual.</source>
        <translation>
            <numerusform>Pays {n} card more than usual.</numerusform>
            <numerusform>Pays {n} cards more than usual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which only {n} of the tiles left can complete</source>
        <translation>
            <numerusform>Claims {feature}, which only {n} of the tiles left can complete</numerusform>
            <numerusform>Claims {feature}, which only {n} of the tiles left can complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which still has {n} gaps</source>
        <translation>
            <numerusform>Claims {feature}, which still has {n} gaps</numerusform>
            <numerusform>Claims {feature}, which still has {n} gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Extends {feature}: {n} of the tiles left can complete it for {points} or more</numerusform>
            <numerusform>Extends {feature}: {n} of the tiles left can complete it for {points} or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Can join and share {feature}: {n} tile left for this</numerusform>
            <numerusform>Can join and share {feature}: {n} tiles left for this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Can win {feature} alone: {n} tile left for this</numerusform>
            <numerusform>Can win {feature} alone: {n} tiles left for this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Lets an opponent join and share {feature}: {n} tile left for this</numerusform>
            <numerusform>Lets an opponent join and share {feature}: {n} tiles left for this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more space(s) to cover all {colour}; an opponent needs {rival} ({name}).</source>
        <translation>
            <numerusform>Needs {n} more space to cover all {colour}; an opponent needs {rival} ({name}).</numerusform>
            <numerusform>Needs {n} more spaces to cover all {colour}; an opponent needs {rival} ({name}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards {n} stored tile(s): {tiles}.</source>
        <translation>
            <numerusform>Discards {n} stored tile: {tiles}.</numerusform>
            <numerusform>Discards {n} stored tiles: {tiles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws {cards}: {n} fitting card(s) will be enough to place {tile} from storage.</source>
        <translation>
            <numerusform>Draws {cards}: {n} fitting card will be enough to place {tile} from storage.</numerusform>
            <numerusform>Draws {cards}: {n} fitting cards will be enough to place {tile} from storage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) that it needs to place {tile} from storage.</source>
        <translation>
            <numerusform>Pays {n} card that it needs to place {tile} from storage.</numerusform>
            <numerusform>Pays {n} cards that it needs to place {tile} from storage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With stored tiles, {n} more space(s) for {region}: {green}.</source>
        <translation>
            <numerusform>With stored tiles, {n} more space for {region}: {green}.</numerusform>
            <numerusform>With stored tiles, {n} more spaces for {region}: {green}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends phase {phase} before it can place {n} tile(s) from storage.</source>
        <translation>
            <numerusform>Ends phase {phase} before it can place {n} tile from storage.</numerusform>
            <numerusform>Ends phase {phase} before it can place {n} tiles from storage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens {n} space(s) to mark next: {kinds}.</source>
        <translation>
            <numerusform>Opens {n} space to mark next: {kinds}.</numerusform>
            <numerusform>Opens {n} spaces to mark next: {kinds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>the road of {n} tile</numerusform>
            <numerusform>the road of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {n} follower(s) back</source>
        <translation>
            <numerusform>Brings {n} follower back</numerusform>
            <numerusform>Brings {n} followers back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s) left</source>
        <comment>in supply</comment>
        <translation>
            <numerusform>{n} follower left</numerusform>
            <numerusform>{n} followers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}; then in stock: {pile}.</source>
        <translation>
            <numerusform>Loads {n} goods tile: {goods}; then in stock: {pile}.</numerusform>
            <numerusform>Loads {n} goods tiles: {goods}; then in stock: {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} place(s) of the shared storage free.</source>
        <translation>
            <numerusform>Leaves {n} place of the shared storage free.</numerusform>
            <numerusform>Leaves {n} places of the shared storage free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores {n} animal tile(s): {points}.</source>
        <translation>
            <numerusform>Scores {n} animal tile: {points}.</numerusform>
            <numerusform>Scores {n} animal tiles: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}.</source>
        <translation>
            <numerusform>Loads {n} goods tile: {goods}.</numerusform>
            <numerusform>Loads {n} goods tiles: {goods}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores {n} ship(s), which load goods when placed.</source>
        <translation>
            <numerusform>Stores {n} ship, which load goods when placed.</numerusform>
            <numerusform>Stores {n} ships, which load goods when placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Lets an opponent win {feature} alone: {n} tile left for this</numerusform>
            <numerusform>Lets an opponent win {feature} alone: {n} tiles left for this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes {feature} harder to complete: {n} gaps, {before} before</source>
        <translation>
            <numerusform>Makes {feature} harder to complete: {n} gap, {before} before</numerusform>
            <numerusform>Makes {feature} harder to complete: {n} gaps, {before} before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature} to {n} tile(s)</source>
        <translation>
            <numerusform>Extends {feature} to {n} tile</numerusform>
            <numerusform>Extends {feature} to {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Connects {feature} to {n} more unfinished cities</source>
        <translation>
            <numerusform>Connects {feature} to {n} more unfinished cities</numerusform>
            <numerusform>Connects {feature} to {n} more unfinished cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} cities, {complete} of them complete</source>
        <translation>
            <numerusform>Places a farmer in a field with {n} cities, {complete} of them complete</numerusform>
            <numerusform>Places a farmer in a field with {n} cities, {complete} of them complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>their own city of {n} tile</numerusform>
            <numerusform>their own city of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>your own city of {n} tile</numerusform>
            <numerusform>your own city of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>an opponent&apos;s city of {n} tile</numerusform>
            <numerusform>an opponent&apos;s city of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>the city of {n} tile</numerusform>
            <numerusform>the city of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>their own road of {n} tile</numerusform>
            <numerusform>their own road of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>your own road of {n} tile</numerusform>
            <numerusform>your own road of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>an opponent&apos;s road of {n} tile</numerusform>
            <numerusform>an opponent&apos;s road of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes {tile} and lacks {n} card(s) to place it.</source>
        <translation>
            <numerusform>Takes {tile} and lacks {n} card to place it.</numerusform>
            <numerusform>Takes {tile} and lacks {n} cards to place it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws cards: with {n} fitting card(s) it can complete {region} and score {green}.</source>
        <translation>
            <numerusform>Draws cards: with {n} fitting card it can complete {region} and score {green}.</numerusform>
            <numerusform>Draws cards: with {n} fitting cards it can complete {region} and score {green}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces for {n} colour(s) in the display.</source>
        <translation>
            <numerusform>Starts beside spaces for {n} colour in the display.</numerusform>
            <numerusform>Starts beside spaces for {n} colours in the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts beside {n} region(s) of 1 space.</source>
        <translation>
            <numerusform>Starts beside {n} region of 1 space.</numerusform>
            <numerusform>Starts beside {n} regions of 1 space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps two cards each of {n} colour(s), enough for one space.</source>
        <translation>
            <numerusform>Keeps two cards each of {n} colour, enough for one space.</numerusform>
            <numerusform>Keeps two cards each of {n} colours, enough for one space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws cards that are worth {n} more point(s) at the end.</source>
        <translation>
            <numerusform>Draws cards that are worth {n} more point at the end.</numerusform>
            <numerusform>Draws cards that are worth {n} more points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces of {n} colour(s).</source>
        <translation>
            <numerusform>Starts beside spaces of {n} colour.</numerusform>
            <numerusform>Starts beside spaces of {n} colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Turns up {n} yield card.</numerusform>
            <numerusform>Turns up {n} yield cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes a cart, which turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Takes a cart, which turns up {n} yield card.</numerusform>
            <numerusform>Takes a cart, which turns up {n} yield cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes an agriculture tile with {n} new crop(s).</source>
        <translation>
            <numerusform>Takes an agriculture tile with {n} new crop.</numerusform>
            <numerusform>Takes an agriculture tile with {n} new crops.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes a tile for {region}: {n} more space(s), then {green}.</source>
        <translation>
            <numerusform>Takes a tile for {region}: {n} more space, then {green}.</numerusform>
            <numerusform>Takes a tile for {region}: {n} more spaces, then {green}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins a pasture: {n} more space(s) must have the number {number}.</source>
        <translation>
            <numerusform>Begins a pasture: {n} more space must have the number {number}.</numerusform>
            <numerusform>Begins a pasture: {n} more spaces must have the number {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} colour(s).</source>
        <translation>
            <numerusform>Begins beside {n} colour.</numerusform>
            <numerusform>Begins beside {n} colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches {n} more space(s) for later tiles.</source>
        <translation>
            <numerusform>Reaches {n} more space for later tiles.</numerusform>
            <numerusform>Reaches {n} more spaces for later tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more tile(s) for a colour bonus: {colour} ({name}: {theirs}).</source>
        <translation>
            <numerusform>Needs {n} more tile for a colour bonus: {colour} ({name}: {theirs}).</numerusform>
            <numerusform>Needs {n} more tiles for a colour bonus: {colour} ({name}: {theirs}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Covers {n} space(s).</source>
        <translation>
            <numerusform>Covers {n} space.</numerusform>
            <numerusform>Covers {n} spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs only {n} more tile(s) for a colour bonus: {colour}.</source>
        <translation>
            <numerusform>Needs only {n} more tile for a colour bonus: {colour}.</numerusform>
            <numerusform>Needs only {n} more tiles for a colour bonus: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores a ship: it could load {n} goods tile(s) now.</source>
        <translation>
            <numerusform>Stores a ship: it could load {n} goods tile now.</numerusform>
            <numerusform>Stores a ship: it could load {n} goods tiles now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}: {points} and {n} follower(s) back</source>
        <translation>
            <numerusform>Completes {feature}: {points} and {n} follower back</numerusform>
            <numerusform>Completes {feature}: {points} and {n} followers back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>the field with {n} complete city</numerusform>
            <numerusform>the field with {n} complete cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}, which is shared: {points} each and {n} follower(s) back</source>
        <translation>
            <numerusform>Completes {feature}, which is shared: {points} each and {n} follower back</numerusform>
            <numerusform>Completes {feature}, which is shared: {points} each and {n} followers back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>an opponent&apos;s field with {n} complete city</numerusform>
            <numerusform>an opponent&apos;s field with {n} complete cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {feature} easier to complete: {n} tile(s) can go at its hardest gap</source>
        <translation>
            <numerusform>Leaves {feature} easier to complete: {n} tile can go at its hardest gap</numerusform>
            <numerusform>Leaves {feature} easier to complete: {n} tiles can go at its hardest gap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} unfinished cities</source>
        <translation>
            <numerusform>Places a farmer in a field with {n} unfinished cities</numerusform>
            <numerusform>Places a farmer in a field with {n} unfinished cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Claims {feature}: {n} of the tiles left can complete it for {points} or more</numerusform>
            <numerusform>Claims {feature}: {n} of the tiles left can complete it for {points} or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: at least {points} with {n} more tiles</source>
        <translation>
            <numerusform>Claims {feature}: at least {points} with {n} more tiles</numerusform>
            <numerusform>Claims {feature}: at least {points} with {n} more tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} space(s).</source>
        <translation>
            <numerusform>Begins beside {n} space.</numerusform>
            <numerusform>Begins beside {n} spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} region(s) of one space.</source>
        <translation>
            <numerusform>Begins beside {n} region of one space.</numerusform>
            <numerusform>Begins beside {n} regions of one space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside spaces of {n} number(s).</source>
        <translation>
            <numerusform>Begins beside spaces of {n} number.</numerusform>
            <numerusform>Begins beside spaces of {n} numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} complete cities</source>
        <translation>
            <numerusform>Places a farmer in a field with {n} complete cities</numerusform>
            <numerusform>Places a farmer in a field with {n} complete cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} worker(s).</source>
        <translation>
            <numerusform>Leaves {n} worker.</numerusform>
            <numerusform>Leaves {n} workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} silverling(s).</source>
        <translation>
            <numerusform>Leaves {n} silverling.</numerusform>
            <numerusform>Leaves {n} silverlings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} follower(s) in supply</source>
        <translation>
            <numerusform>Leaves {n} follower in supply</numerusform>
            <numerusform>Leaves {n} followers in supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} cities: {points}</source>
        <translation>
            <numerusform>Completes {n} cities: {points}</numerusform>
            <numerusform>Completes {n} cities: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} roads: {points}</source>
        <translation>
            <numerusform>Completes {n} roads: {points}</numerusform>
            <numerusform>Completes {n} roads: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} monasteries: {points}</source>
        <translation>
            <numerusform>Completes {n} monasteries: {points}</numerusform>
            <numerusform>Completes {n} monasteries: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there, {before} before</source>
        <translation>
            <numerusform>Hinders {feature}: {n} tile can go there, {before} before</numerusform>
            <numerusform>Hinders {feature}: {n} tiles can go there, {before} before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there without a bridge, {before} before</source>
        <translation>
            <numerusform>Hinders {feature}: {n} tile can go there without a bridge, {before} before</numerusform>
            <numerusform>Hinders {feature}: {n} tiles can go there without a bridge, {before} before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pass on</name>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} hourglass</numerusform>
            <numerusform>{n} hourglasses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message numerus="yes">
        <source>{n} chicken(s)</source>
        <translation>
            <numerusform>{n} chicken</numerusform>
            <numerusform>{n} chickens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} worker(s)</source>
        <translation>
            <numerusform>{n} worker</numerusform>
            <numerusform>{n} workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} monk(s)</source>
        <translation>
            <numerusform>{n} monk</numerusform>
            <numerusform>{n} monks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silver</source>
        <translation>
            <numerusform>{n} silver</numerusform>
            <numerusform>{n} silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} good(s)</source>
        <translation>
            <numerusform>{n} good</numerusform>
            <numerusform>{n} goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silverling(s)</source>
        <translation>
            <numerusform>{n} silverling</numerusform>
            <numerusform>{n} silverlings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cheese(s)</source>
        <translation>
            <numerusform>{n} cheese</numerusform>
            <numerusform>{n} cheeses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cow(s)</source>
        <translation>
            <numerusform>{n} cow</numerusform>
            <numerusform>{n} cows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sheep</source>
        <translation>
            <numerusform>{n} sheep</numerusform>
            <numerusform>{n} sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pig(s)</source>
        <translation>
            <numerusform>{n} pig</numerusform>
            <numerusform>{n} pigs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} geese</source>
        <translation>
            <numerusform>{n} geese</numerusform>
            <numerusform>{n} geese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fish</source>
        <translation>
            <numerusform>{n} fish</numerusform>
            <numerusform>{n} fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bunch(es) of grapes</source>
        <translation>
            <numerusform>{n} bunch of grapes</numerusform>
            <numerusform>{n} bunches of grapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} spool(s) of silk</source>
        <translation>
            <numerusform>{n} spool of silk</numerusform>
            <numerusform>{n} spools of silk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} jug(s)</source>
        <translation>
            <numerusform>{n} jug</numerusform>
            <numerusform>{n} jugs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} barrel(s)</source>
        <translation>
            <numerusform>{n} barrel</numerusform>
            <numerusform>{n} barrels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message numerus="yes">
        <source>{n} error(s) so far.</source>
        <translation>
            <numerusform>{n} error so far.</numerusform>
            <numerusform>{n} errors so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>Click {n} more of your goods, of any kind.</source>
        <translation>
            <numerusform>Click {n} more of your goods, of any kind.</numerusform>
            <numerusform>Click {n} more of your goods, of any kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All regions together score {n} green point(s).</source>
        <translation>
            <numerusform>All regions together score {n} green point.</numerusform>
            <numerusform>All regions together score {n} green points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castle: {n} neighbour(s), colours: {colours}</source>
        <translation>
            <numerusform>Castle: {n} neighbour, colours: {colours}</numerusform>
            <numerusform>Castle: {n} neighbours, colours: {colours}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>{n} new puzzle(s), found while the program was idle.</source>
        <translation>
            <numerusform>{n} new puzzle, found while the program was idle.</numerusform>
            <numerusform>{n} new puzzles, found while the program was idle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your own games: {n} puzzle(s)</source>
        <translation>
            <numerusform>From your own games: {n} puzzle</numerusform>
            <numerusform>From your own games: {n} puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From games between bots: {n} puzzle(s)</source>
        <translation>
            <numerusform>From games between bots: {n} puzzle</numerusform>
            <numerusform>From games between bots: {n} puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>{count} points lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>{count} points lost per decision, in {n} decision.</numerusform>
            <numerusform>{count} points lost per decision, in {n} decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points of the lead lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>{count} points of the lead lost per decision, in {n} decision.</numerusform>
            <numerusform>{count} points of the lead lost per decision, in {n} decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: {count} points per decision, in {n} reviewed game(s).</source>
        <translation>
            <numerusform>Earlier: {count} points per decision, in {n} reviewed game.</numerusform>
            <numerusform>Earlier: {count} points per decision, in {n} reviewed games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} spaces lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>{count} spaces lost per decision, in {n} decision.</numerusform>
            <numerusform>{count} spaces lost per decision, in {n} decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes at least {n} decision(s) to name a level.</source>
        <translation>
            <numerusform>It takes at least {n} decision to name a level.</numerusform>
            <numerusform>It takes at least {n} decisions to name a level.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message numerus="yes">
        <source>the file ends too early, after {n} byte(s)</source>
        <translation>
            <numerusform>the file ends too early, after {n} byte</numerusform>
            <numerusform>the file ends too early, after {n} bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message numerus="yes">
        <source>{n} to go</source>
        <translation>
            <numerusform>{n} to go</numerusform>
            <numerusform>{n} to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s) to go</source>
        <translation>
            <numerusform>{n} space to go</numerusform>
            <numerusform>{n} spaces to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {n} tile(s)</source>
        <translation>
            <numerusform>at least {n} tile</numerusform>
            <numerusform>at least {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} free space(s) beside it</source>
        <translation>
            <numerusform>{n} free space beside it</numerusform>
            <numerusform>{n} free spaces beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fitting tile(s)</source>
        <translation>
            <numerusform>{n} fitting tile</numerusform>
            <numerusform>{n} fitting tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>{n} setting(s) in the file “{file}” could not be read. The default is used instead. All other settings are unchanged.</source>
        <translation>
            <numerusform>{n} setting in the file “{file}” could not be read. The default is used instead. All other settings are unchanged.</numerusform>
            <numerusform>{n} settings in the file “{file}” could not be read. The defaults are used instead. All other settings are unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of {n} game(s)</source>
        <translation>
            <numerusform>{won} of {n} game</numerusform>
            <numerusform>{won} of {n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), {won} won, the quickest after {rounds} rounds.</source>
        <translation>
            <numerusform>{n} solo game, {won} won, the quickest after {rounds} rounds.</numerusform>
            <numerusform>{n} solo games, {won} won, the quickest after {rounds} rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} casual game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} casual game since {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n} casual games since {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost by {n}</source>
        <translation>
            <numerusform>lost by {n}</numerusform>
            <numerusform>lost by {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), none won yet; at most {best} spaces covered.</source>
        <translation>
            <numerusform>{n} solo game, none won yet; at most {best} spaces covered.</numerusform>
            <numerusform>{n} solo games, none won yet; at most {best} spaces covered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to {most} points: {n} game(s)</source>
        <translation>
            <numerusform>{least} to {most} points: {n} game</numerusform>
            <numerusform>{least} to {most} points: {n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} recorded game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} recorded game since {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n} recorded games since {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rated game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} rated game since {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n} rated games since {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won by {n}</source>
        <translation>
            <numerusform>won by {n}</numerusform>
            <numerusform>won by {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {n} rated game(s): choose Rated above.</source>
        <translation>
            <numerusform>There is {n} rated game: choose “Rated” above.</numerusform>
            <numerusform>There are {n} rated games: choose “Rated” above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} team game(s), {won} won; best team result: {best} points.</source>
        <translation>
            <numerusform>{n} team game, {won} won; best team result: {best} points.</numerusform>
            <numerusform>{n} team games, {won} won; best team result: {best} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s).</source>
        <translation>
            <numerusform>{n} solo game.</numerusform>
            <numerusform>{n} solo games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {n} casual game(s): choose Casual above.</source>
        <translation>
            <numerusform>There is {n} casual game: choose “Casual” above.</numerusform>
            <numerusform>There are {n} casual games: choose “Casual” above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of {n}</source>
        <translation>
            <numerusform>average of {n}</numerusform>
            <numerusform>average of {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{day}: {count} points of the lead lost per decision, {n} decision(s)</source>
        <translation>
            <numerusform>{day}: {count} points of the lead lost per decision, {n} decision</numerusform>
            <numerusform>{day}: {count} points of the lead lost per decision, {n} decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>{n} inn(s) for sale, 2 silverlings each</source>
        <translation>
            <numerusform>{n} inn for sale, 2 silverlings each</numerusform>
            <numerusform>{n} inns for sale, 2 silverlings each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message numerus="yes">
        <source>Over after {n} action(s)</source>
        <translation>
            <numerusform>Over after {n} action</numerusform>
            <numerusform>Over after {n} actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last {n}</source>
        <translation>
            <numerusform>the last {n}</numerusform>
            <numerusform>the last {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} pair(s)</source>
        <translation>
            <numerusform>{done} of {n} pair</numerusform>
            <numerusform>{done} of {n} pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hour(s)</source>
        <translation>
            <numerusform>{n} hour</numerusform>
            <numerusform>{n} hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s)</source>
        <translation>
            <numerusform>{n} pair</numerusform>
            <numerusform>{n} pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s)</source>
        <translation>
            <numerusform>{n} second</numerusform>
            <numerusform>{n} seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute(s)</source>
        <translation>
            <numerusform>{n} minute</numerusform>
            <numerusform>{n} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more character(s)</source>
        <translation>
            <numerusform>… and {n} more character</numerusform>
            <numerusform>… and {n} more characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tournament starts {n} program(s) that you have not added to your engines. A program can do anything that you can do on this computer. Start only programs that you know:</source>
        <translation>
            <numerusform>This tournament starts {n} program that you have not added to your engines. A program can do anything that you can do on this computer. Start only programs that you know:</numerusform>
            <numerusform>This tournament starts {n} programs that you have not added to your engines. A program can do anything that you can do on this computer. Start only programs that you know:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) are saved. Open one to look back or to review it.</source>
        <translation>
            <numerusform>{n} game is saved. Open it to look back or to review it.</numerusform>
            <numerusform>{n} games are saved. Open one to look back or to review it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s) per match</source>
        <translation>
            <numerusform>{n} pair per match</numerusform>
            <numerusform>{n} pairs per match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tuscany</name>
    <message numerus="yes">
        <source>{n} card(s)</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marble</source>
        <translation>
            <numerusform>{n} marble</numerusform>
            <numerusform>{n} marble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hexagon(s)</source>
        <translation>
            <numerusform>{n} hexagon</numerusform>
            <numerusform>{n} hexagons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} tile</numerusform>
            <numerusform>{n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} green point(s)</source>
        <translation>
            <numerusform>{n} green point</numerusform>
            <numerusform>{n} green points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red point(s)</source>
        <translation>
            <numerusform>{n} red point</numerusform>
            <numerusform>{n} red points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winning</name>
    <message numerus="yes">
        <source>Team {name} wins by {n}</source>
        <translation>
            <numerusform>Team {name} wins by {n}</numerusform>
            <numerusform>Team {name} wins by {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by {n}</source>
        <translation>
            <numerusform>{name} wins by {n}</numerusform>
            <numerusform>{name} wins by {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your team wins by {n}</source>
        <translation>
            <numerusform>Your team wins by {n}</numerusform>
            <numerusform>Your team wins by {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by {n}</source>
        <translation>
            <numerusform>You win by {n}</numerusform>
            <numerusform>You win by {n}</numerusform>
        </translation>
    </message>
</context>
</TS>
