<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Achievements</name>
    <message>
        <source>Added to your achievements: {titles}</source>
        <translation>Neu bei deinen Erfolgen: {titles}</translation>
    </message>
    <message>
        <source>Added to the achievements of {name}: {titles}</source>
        <translation>Neu bei den Erfolgen ({name}): {titles}</translation>
    </message>
    <message>
        <source>Cover 22 spaces of your duchy or more.</source>
        <translation>Bedecke mindestens 22 Felder deines Fürstentums.</translation>
    </message>
    <message>
        <source>Lord of all estates</source>
        <translation>Herrschaft über alle Fürstentümer</translation>
    </message>
    <message>
        <source>Win on each of the estates 1 to 10 of the edition 2019.</source>
        <translation>Gewinne auf jedem der Fürstentümer 1 bis 10 der Ausgabe 2019.</translation>
    </message>
    <message>
        <source>Lord of the old estates</source>
        <translation>Herrschaft über die alten Fürstentümer</translation>
    </message>
    <message>
        <source>Win on each of the estates 1 to 9 of the edition 2011.</source>
        <translation>Gewinne auf jedem der Fürstentümer 1 bis 9 der Ausgabe 2011.</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Alle Farben</translation>
    </message>
    <message>
        <source>Get the large bonus tile of each colour.</source>
        <translation>Hol dir den großen Farbbonus jeder Farbe.</translation>
    </message>
    <message>
        <source>Every module</source>
        <translation>Jedes Modul</translation>
    </message>
    <message>
        <source>Win with each module for two to four players.</source>
        <translation>Gewinne mit jedem Modul für zwei bis vier Personen.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>Zweihundert</translation>
    </message>
    <message>
        <source>Win with 200 points or more.</source>
        <translation>Gewinne mit mindestens 200 Punkten.</translation>
    </message>
    <message>
        <source>Not a gap</source>
        <translation>Ohne Lücke</translation>
    </message>
    <message>
        <source>Cover every space of your estate.</source>
        <translation>Bedecke alle Felder deines Fürstentums.</translation>
    </message>
    <message>
        <source>Full pasture</source>
        <translation>Volle Weide</translation>
    </message>
    <message>
        <source>Score 12 points or more with one animal tile.</source>
        <translation>Bekomme für ein Tierplättchen mindestens 12 Punkte.</translation>
    </message>
    <message>
        <source>Great region</source>
        <translation>Großes Gebiet</translation>
    </message>
    <message>
        <source>Complete a region of seven or eight spaces.</source>
        <translation>Vollende ein Gebiet aus sieben oder acht Feldern.</translation>
    </message>
    <message>
        <source>Early riser</source>
        <translation>Früh am Werk</translation>
    </message>
    <message>
        <source>Complete three regions in phase A.</source>
        <translation>Vollende in Durchgang A drei Gebiete.</translation>
    </message>
    <message>
        <source>Good business</source>
        <translation>Gutes Geschäft</translation>
    </message>
    <message>
        <source>Sell four goods at once.</source>
        <translation>Verkaufe vier Waren auf einmal.</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Hochgelehrt</translation>
    </message>
    <message>
        <source>Score 16 points or more with one knowledge tile.</source>
        <translation>Bekomme für ein Wissensplättchen mindestens 16 Punkte.</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>Win a solo game.</source>
        <translation>Gewinne eine Solopartie.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Seite an Seite</translation>
    </message>
    <message>
        <source>Win a team game.</source>
        <translation>Gewinne eine Teampartie.</translation>
    </message>
    <message>
        <source>Every expansion</source>
        <translation>Jede Erweiterung</translation>
    </message>
    <message>
        <source>Win with the bridges, with the castles and with the bazaars.</source>
        <translation>Gewinne mit den Brücken, mit den Burgen und mit den Basaren.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>Win with bridges, castles and bazaars in the same game.</source>
        <translation>Gewinne eine Partie mit Brücken, Burgen und Basaren zugleich.</translation>
    </message>
    <message>
        <source>Round the track</source>
        <translation>Einmal herum</translation>
    </message>
    <message>
        <source>Win with 100 points or more.</source>
        <translation>Gewinne mit mindestens 100 Punkten.</translation>
    </message>
    <message>
        <source>Great city</source>
        <translation>Große Stadt</translation>
    </message>
    <message>
        <source>Score 24 points or more with one city.</source>
        <translation>Bekomme für eine Stadt mindestens 24 Punkte.</translation>
    </message>
    <message>
        <source>Long road</source>
        <translation>Lange Straße</translation>
    </message>
    <message>
        <source>Score 10 points or more with one road.</source>
        <translation>Bekomme für eine Straße mindestens 10 Punkte.</translation>
    </message>
    <message>
        <source>Two abbots</source>
        <translation>Zwei Klöster</translation>
    </message>
    <message>
        <source>Complete two monasteries in one game.</source>
        <translation>Vollende in einer Partie zwei Klöster.</translation>
    </message>
    <message>
        <source>Rich farmer</source>
        <translation>Reicher Bauer</translation>
    </message>
    <message>
        <source>Score 20 points or more with one field.</source>
        <translation>Bekomme für eine Wiese mindestens 20 Punkte.</translation>
    </message>
    <message>
        <source>Lord of the castle</source>
        <translation>Herrschaft über die Burg</translation>
    </message>
    <message>
        <source>Score 10 points or more with one castle.</source>
        <translation>Bekomme für eine Burg mindestens 10 Punkte.</translation>
    </message>
    <message>
        <source>Four duchies</source>
        <translation>Vier Fürstentümer</translation>
    </message>
    <message>
        <source>Win on each of the duchies A to D.</source>
        <translation>Gewinne auf jedem der Fürstentümer A bis D.</translation>
    </message>
    <message>
        <source>First everywhere</source>
        <translation>Überall vorn</translation>
    </message>
    <message>
        <source>Be the first to complete each colour.</source>
        <translation>Vollende jede Farbe einmal vor allen anderen.</translation>
    </message>
    <message>
        <source>Sixty alone</source>
        <translation>Sechzig allein</translation>
    </message>
    <message>
        <source>Score 60 points or more in a solo game.</source>
        <translation>Erreiche in einer Solopartie mindestens 60 Punkte.</translation>
    </message>
    <message>
        <source>Seventy alone</source>
        <translation>Siebzig allein</translation>
    </message>
    <message>
        <source>Score 70 points or more in a solo game.</source>
        <translation>Erreiche in einer Solopartie mindestens 70 Punkte.</translation>
    </message>
    <message>
        <source>Seventy</source>
        <translation>Siebzig</translation>
    </message>
    <message>
        <source>Win with 70 points or more.</source>
        <translation>Gewinne mit mindestens 70 Punkten.</translation>
    </message>
    <message>
        <source>Three firsts</source>
        <translation>Dreimal vorn</translation>
    </message>
    <message>
        <source>Get three first bonuses in one game.</source>
        <translation>Bekomme in einer Partie drei erste Boni.</translation>
    </message>
    <message>
        <source>Well filled</source>
        <translation>Gut gefüllt</translation>
    </message>
    <message>
        <source>Mark 31 spaces or more.</source>
        <translation>Markiere mindestens 31 Felder.</translation>
    </message>
    <message>
        <source>Great town</source>
        <translation>Große Stadt</translation>
    </message>
    <message>
        <source>Score 13 points or more with one region.</source>
        <translation>Bekomme für ein Gebiet mindestens 13 Punkte.</translation>
    </message>
    <message>
        <source>Good trade</source>
        <translation>Guter Handel</translation>
    </message>
    <message>
        <source>Sell three goods at once.</source>
        <translation>Verkaufe drei Waren auf einmal.</translation>
    </message>
    <message>
        <source>Every board</source>
        <translation>Jede Tafel</translation>
    </message>
    <message>
        <source>Win with each of the twelve boards.</source>
        <translation>Gewinne mit jeder der zwölf Tafeln.</translation>
    </message>
    <message>
        <source>First in every colour</source>
        <translation>In jeder Farbe vorn</translation>
    </message>
    <message>
        <source>Get the larger bonus of each colour.</source>
        <translation>Hol dir in jeder Farbe den größeren Bonus.</translation>
    </message>
    <message>
        <source>One hundred</source>
        <translation>Hundert</translation>
    </message>
    <message>
        <source>Clockmaker</source>
        <translation>Im Takt</translation>
    </message>
    <message>
        <source>End all three phases yourself.</source>
        <translation>Beende alle drei Durchgänge selbst.</translation>
    </message>
    <message>
        <source>Filled duchy</source>
        <translation>Volles Fürstentum</translation>
    </message>
    <message>
        <source>Two great regions</source>
        <translation>Zwei große Gebiete</translation>
    </message>
    <message>
        <source>Complete two regions worth 6 points in one game.</source>
        <translation>Vollende in einer Partie zwei Gebiete zu 6 Punkten.</translation>
    </message>
    <message>
        <source>Six bonuses</source>
        <translation>Sechs Boni</translation>
    </message>
    <message>
        <source>Get the bonus of six colours in one game.</source>
        <translation>Hol dir in einer Partie den Bonus von sechs Farben.</translation>
    </message>
    <message>
        <source>Rich harvest</source>
        <translation>Reiche Ernte</translation>
    </message>
    <message>
        <source>Get eight yield cards in one game.</source>
        <translation>Bekomme in einer Partie acht Ertragskarten.</translation>
    </message>
    <message>
        <source>Only rated games count: those without hints, without the tutor, and with only the usual undo. Achievements stay on this computer.</source>
        <translation>Nur gewertete Partien zählen: ohne Hinweise, ohne Tutor und nur mit dem üblichen Zurücknehmen. Erfolge bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>{done} of {all} achievements reached.</source>
        <translation>{done} von {all} Erfolgen erreicht.</translation>
    </message>
    <message>
        <source>First victory</source>
        <translation>Erster Sieg</translation>
    </message>
    <message>
        <source>Win a game against others.</source>
        <translation>Gewinne eine Partie gegen andere.</translation>
    </message>
    <message>
        <source>Knight beaten</source>
        <translation>Ritter geschlagen</translation>
    </message>
    <message>
        <source>Win a game with a Knight in it.</source>
        <translation>Gewinne eine Partie, in der ein Ritter mitspielt.</translation>
    </message>
    <message>
        <source>Duke beaten</source>
        <translation>Herzog geschlagen</translation>
    </message>
    <message>
        <source>Win a game with a Duke in it.</source>
        <translation>Gewinne eine Partie, in der ein Herzog mitspielt.</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Volle Runde</translation>
    </message>
    <message>
        <source>Win against three or more others.</source>
        <translation>Gewinne gegen mindestens drei andere.</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>Um Haaresbreite</translation>
    </message>
    <message>
        <source>Win by one point, or win a tie.</source>
        <translation>Gewinne mit einem Punkt Vorsprung oder bei Gleichstand.</translation>
    </message>
    <message>
        <source>All by yourself</source>
        <translation>Ganz allein geschafft</translation>
    </message>
    <message>
        <source>Win a game that is played without the program&apos;s help.</source>
        <translation>Gewinne eine Partie, die ohne Hilfe des Programms gespielt wird.</translation>
    </message>
    <message>
        <source>Still missing: {parts}</source>
        <translation>Noch offen: {parts}</translation>
    </message>
    <message>
        <source>Reached on {day}</source>
        <translation>Erreicht: {day}</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} von {all}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>Depot {depot}</source>
        <translation>Depot {depot}</translation>
    </message>
    <message>
        <source>Depots</source>
        <translation>Depots</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Black depot</source>
        <translation>Schwarzes Depot</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>{heading}. {prompt}</source>
        <translation>{heading}. {prompt}</translation>
    </message>
    <message>
        <source>{what}: {amount}</source>
        <translation>{what}: {amount}</translation>
    </message>
    <message>
        <source>Estate: {name}</source>
        <translation>Fürstentum: {name}</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}: {tile}</source>
        <translation>Feld {place}, {kind}, Zahl {number}: {tile}</translation>
    </message>
    <message>
        <source>{tile}, depot {depot}</source>
        <translation>{tile}, Depot {depot}</translation>
    </message>
    <message>
        <source>Goods of depot {depot}: {goods}</source>
        <translation>Waren in Depot {depot}: {goods}</translation>
    </message>
    <message>
        <source>Storage {place}: {tile}</source>
        <translation>Lager {place}: {tile}</translation>
    </message>
    <message>
        <source>Shared storage {place}: {tile}</source>
        <translation>Gemeinsames Lager {place}: {tile}</translation>
    </message>
    <message>
        <source>Goods {place}: {goods}, sold with a {die}</source>
        <translation>Waren {place}: {goods}, zu verkaufen mit einer {die}</translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation>Würfel {face}</translation>
    </message>
    <message>
        <source>Goods sold: {count}</source>
        <translation>Verkaufte Waren: {count}</translation>
    </message>
    <message>
        <source>White die: {face}</source>
        <translation>Weißer Würfel: {face}</translation>
    </message>
    <message>
        <source>Phase {phase}: {points} for a region</source>
        <translation>Durchgang {phase}: {points} für ein Gebiet</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Order of play: {names}</source>
        <translation>Reihenfolge: {names}</translation>
    </message>
    <message>
        <source>Small bonus, {colour}: {points}</source>
        <translation>Kleiner Bonus, {colour}: {points}</translation>
    </message>
    <message>
        <source>Space {place}</source>
        <translation>Feld {place}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}, empty</source>
        <translation>Feld {place}, {kind}, Zahl {number}, leer</translation>
    </message>
    <message>
        <source>Shared storage {place}, empty</source>
        <translation>Gemeinsames Lager {place}, leer</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>leerer Platz</translation>
    </message>
    <message>
        <source>Inns for sale: {count}</source>
        <translation>Gasthäuser zu kaufen: {count}</translation>
    </message>
    <message>
        <source>Space {place}, on the castle: {shield}</source>
        <translation>Feld {place}, auf der Burg: {shield}</translation>
    </message>
    <message>
        <source>Border posts: {joined} of 3 pairs joined</source>
        <translation>Grenzposten: {joined} von 3 Paaren verbunden</translation>
    </message>
    <message>
        <source>Counter: {points} of {target} points</source>
        <translation>Zähler: {points} von {target} Punkten</translation>
    </message>
    <message>
        <source>Buy a point for 1 silverling</source>
        <translation>Einen Punkt für 1 Silberling kaufen</translation>
    </message>
    <message>
        <source>Counter: {points} points</source>
        <translation>Zähler, Punkte: {points}</translation>
    </message>
    <message>
        <source>The goal: cover all spaces</source>
        <translation>Das Ziel: alle Felder bedecken</translation>
    </message>
    <message>
        <source>Team: {names}</source>
        <translation>Team: {names}</translation>
    </message>
    <message>
        <source>Together: {points}</source>
        <translation>Zusammen: {points}</translation>
    </message>
    <message>
        <source>{tile}, black depot</source>
        <translation>{tile}, schwarzes Depot</translation>
    </message>
    <message>
        <source>Goods of depot {depot}: none</source>
        <translation>Waren in Depot {depot}: keine</translation>
    </message>
    <message>
        <source>Storage {place}, empty</source>
        <translation>Lager {place}, leer</translation>
    </message>
    <message>
        <source>Goods {place}, empty</source>
        <translation>Waren {place}, leer</translation>
    </message>
    <message>
        <source>No die</source>
        <translation>Kein Würfel</translation>
    </message>
    <message>
        <source>Die {face}, used</source>
        <translation>Würfel {face}, benutzt</translation>
    </message>
    <message>
        <source>White die</source>
        <translation>Weißer Würfel</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {points} for a region</source>
        <translation>Durchgang {phase}, läuft jetzt: {points} für ein Gebiet</translation>
    </message>
    <message>
        <source>Round {round}, now</source>
        <translation>Runde {round}, läuft jetzt</translation>
    </message>
    <message>
        <source>Large bonus, {colour}: {points}</source>
        <translation>Großer Bonus, {colour}: {points}</translation>
    </message>
    <message>
        <source>{name} {followers}</source>
        <translation>{name} {followers}</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>jetzt {points}</translation>
    </message>
    <message>
        <source>when complete {points}</source>
        <translation>fertig {points}</translation>
    </message>
    <message>
        <source>a castle</source>
        <translation>eine Burg</translation>
    </message>
    <message>
        <source>complete: {points}</source>
        <translation>fertig: {points}</translation>
    </message>
    <message>
        <source>open {cell}</source>
        <translation>offen: {cell}</translation>
    </message>
    <message>
        <source>open {cell} (fitting: {count})</source>
        <translation>offen: {cell} (passend: {count})</translation>
    </message>
    <message>
        <source>Row {way}</source>
        <translation>Reihe {way}</translation>
    </message>
    <message>
        <source>Row of the start tile</source>
        <translation>Reihe des Startplättchens</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>Auf dem Plättchen</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Basar</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>May build a bridge</source>
        <translation>Kann eine Brücke bauen</translation>
    </message>
    <message>
        <source>Decides on a castle</source>
        <translation>Entscheidet über eine Burg</translation>
    </message>
    <message>
        <source>Chooses a tile at the bazaar</source>
        <translation>Wählt ein Plättchen am Basar</translation>
    </message>
    <message>
        <source>Buys or sells</source>
        <translation>Kauft oder verkauft</translation>
    </message>
    <message>
        <source>Turn the tile to the left</source>
        <translation>Das Plättchen nach links drehen</translation>
    </message>
    <message>
        <source>Turn the tile to the right</source>
        <translation>Das Plättchen nach rechts drehen</translation>
    </message>
    <message>
        <source>Bid less</source>
        <translation>Weniger bieten</translation>
    </message>
    <message>
        <source>Bid more</source>
        <translation>Mehr bieten</translation>
    </message>
    <message>
        <source>Buy the tile for the highest bid</source>
        <translation>Das Plättchen für das höchste Gebot kaufen</translation>
    </message>
    <message>
        <source>Sell the tile for the highest bid</source>
        <translation>Das Plättchen für das höchste Gebot verkaufen</translation>
    </message>
    <message>
        <source>Pile: {tiles}</source>
        <translation>Stapel: {tiles}</translation>
    </message>
    <message>
        <source>{tile}: {name}, for {points}</source>
        <translation>{tile}: {name}, für {points}</translation>
    </message>
    <message>
        <source>{name}: bids {points}</source>
        <translation>{name}: bietet {points}</translation>
    </message>
    <message>
        <source>Your bid: {points}</source>
        <translation>Dein Gebot: {points}</translation>
    </message>
    <message>
        <source>{tile}, with a {bridge}</source>
        <translation>{tile}, dazu {bridge}</translation>
    </message>
    <message>
        <source>{cell}: {tile}</source>
        <translation>{cell}: {tile}</translation>
    </message>
    <message>
        <source>{follower} at {cell}: {feature}</source>
        <translation>{follower} bei {cell}: {feature}</translation>
    </message>
    <message>
        <source>Castle at {cell}: has scored</source>
        <translation>Burg bei {cell}: schon gewertet</translation>
    </message>
    <message>
        <source>In hand: {followers}</source>
        <translation>Im Vorrat: {followers}</translation>
    </message>
    <message>
        <source>{tile}: {name}</source>
        <translation>{tile}: {name}</translation>
    </message>
    <message>
        <source>{name}: no bid yet</source>
        <translation>{name}: noch kein Gebot</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, leer</translation>
    </message>
    <message>
        <source>bridge {axis}</source>
        <translation>Brücke {axis}</translation>
    </message>
    <message>
        <source>Castle at {cell}: waits for a feature beside it</source>
        <translation>Burg bei {cell}: wartet auf ein Gebiet daneben</translation>
    </message>
    <message numerus="yes">
        <source>your tile fits in {n} way(s)</source>
        <translation>
            <numerusform>dein Plättchen passt auf {n} Weise</numerusform>
            <numerusform>dein Plättchen passt auf {n} Weisen</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Track of phase {phase}</source>
        <translation>Leiste von Durchgang {phase}</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Points by phase: {name}</source>
        <translation>Punkte nach Durchgängen: {name}</translation>
    </message>
    <message>
        <source>Colours completed: {name}</source>
        <translation>Fertige Farben: {name}</translation>
    </message>
    <message>
        <source>Duchy: {name}</source>
        <translation>Fürstentum: {name}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}: {number}</source>
        <translation>Feld {place}, {kind}: {number}</translation>
    </message>
    <message>
        <source>castle with {bonus}</source>
        <translation>Burg mit {bonus}</translation>
    </message>
    <message>
        <source>Colour die: {hue}, {kind}</source>
        <translation>Farbwürfel: {hue}, {kind}</translation>
    </message>
    <message>
        <source>{bonus}: {count}</source>
        <translation>{bonus}: {count}</translation>
    </message>
    <message>
        <source>Circle: {bonus}</source>
        <translation>Kreis: {bonus}</translation>
    </message>
    <message>
        <source>{colour} complete, second: {points}</source>
        <translation>{colour} vollständig, als Nächstes: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}: {points}</source>
        <translation>Durchgang {phase}: {points}</translation>
    </message>
    <message>
        <source>Duchy {letter}: {marked} of {cells} spaces marked</source>
        <translation>Fürstentum {letter}: {marked} von {cells} Feldern markiert</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Sheet: {name}</source>
        <translation>Blatt: {name}</translation>
    </message>
    <message>
        <source>The colour of your combination</source>
        <translation>Die Farbe deiner Kombination</translation>
    </message>
    <message>
        <source>{points}; {verdicts}</source>
        <translation>{points}; {verdicts}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, empty</source>
        <translation>Feld {place}, {kind}, leer</translation>
    </message>
    <message>
        <source>Space {place}, {kind}: start castle</source>
        <translation>Feld {place}, {kind}: Startburg</translation>
    </message>
    <message numerus="yes">
        <source>Hourglass die: {n} hourglass(es)</source>
        <translation>
            <numerusform>Sanduhrwürfel: {n} Sanduhr</numerusform>
            <numerusform>Sanduhrwürfel: {n} Sanduhren</numerusform>
        </translation>
    </message>
    <message>
        <source>Number die: {number}</source>
        <translation>Zahlenwürfel: {number}</translation>
    </message>
    <message>
        <source>{colour} complete, first: {points}</source>
        <translation>{colour} vollständig, zuerst: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}, now: one more round follows</source>
        <translation>Durchgang {phase}, jetzt: Es folgt noch eine Runde</translation>
    </message>
    <message>
        <source>Phase {phase}, now: it ends with this round</source>
        <translation>Durchgang {phase}, jetzt: Er endet mit dieser Runde</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Box {box}, open</source>
        <translation>Kästchen {box}, offen</translation>
    </message>
    <message>
        <source>The number of your combination</source>
        <translation>Die Zahl deiner Kombination</translation>
    </message>
    <message numerus="yes">
        <source>{n} round(s) left</source>
        <translation>
            <numerusform>noch {n} Runde</numerusform>
            <numerusform>noch {n} Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict} from {least}</source>
        <translation>{verdict} ab {least}</translation>
    </message>
    <message>
        <source>the first value</source>
        <translation>den ersten Wert</translation>
    </message>
    <message>
        <source>the second value</source>
        <translation>den zweiten Wert</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Hand: {name}</translation>
    </message>
    <message>
        <source>Boards: {name}</source>
        <translation>Tafeln: {name}</translation>
    </message>
    <message>
        <source>Left stack: {tiles}</source>
        <translation>Linker Stapel: {tiles}</translation>
    </message>
    <message>
        <source>Middle stack: {tiles}</source>
        <translation>Mittlerer Stapel: {tiles}</translation>
    </message>
    <message>
        <source>Right stack: {tiles}</source>
        <translation>Rechter Stapel: {tiles}</translation>
    </message>
    <message>
        <source>Board {board}: turn it</source>
        <translation>Tafel {board}: drehen</translation>
    </message>
    <message>
        <source>Board {board} to the left</source>
        <translation>Tafel {board} nach links</translation>
    </message>
    <message>
        <source>Board {board} to the right</source>
        <translation>Tafel {board} nach rechts</translation>
    </message>
    <message>
        <source>Neutral stack: {tiles}</source>
        <translation>Neutraler Stapel: {tiles}</translation>
    </message>
    <message>
        <source>Deck: {cards}</source>
        <translation>Kartenstapel: {cards}</translation>
    </message>
    <message>
        <source>Discards: {cards}</source>
        <translation>Ablage: {cards}</translation>
    </message>
    <message>
        <source>Yield cards: {count}</source>
        <translation>Ertragskarten: {count}</translation>
    </message>
    <message>
        <source>Yield card: {gain}</source>
        <translation>Ertragskarte: {gain}</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces covered</source>
        <translation>{covered} von {spaces} Feldern bedeckt</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <translation>Auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>Card: {colour}</source>
        <translation>Karte: {colour}</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}: {count}</source>
        <translation>Bonusplättchen {bonus}: {count}</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}: {count} left</source>
        <translation>Bonusplättchen {bonus}: noch {count}</translation>
    </message>
    <message>
        <source>All {colour}, second: {points}</source>
        <translation>Alle {colour}, als Nächstes: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}: {tiles} of {all} tiles shown</source>
        <translation>Durchgang {phase}: {tiles} von {all} Plättchen ausgelegt</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}: {tile}</source>
        <translation>Spalte {column}, Feld {row}, {colour}: {tile}</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>All {colour}: {points}, {name}</source>
        <translation>Alle {colour}: {points}, {name}</translation>
    </message>
    <message>
        <source>All {colour}, first: {points}</source>
        <translation>Alle {colour}, zuerst: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {tiles} of {all} tiles shown</source>
        <translation>Durchgang {phase}, jetzt: {tiles} von {all} Plättchen ausgelegt</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}, empty</source>
        <translation>Spalte {column}, Feld {row}, {colour}, leer</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}: start castle</source>
        <translation>Spalte {column}, Feld {row}, {colour}: Start-Kastell</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>Phase {phase}, now: the last round</source>
        <translation>Durchgang {phase}, jetzt: die letzte Runde</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Progress of the game</source>
        <translation>Stand der Partie</translation>
    </message>
    <message>
        <source>You can choose this.</source>
        <translation>Kann gewählt werden.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Platz: {name}</translation>
    </message>
    <message>
        <source>Trade route, space {space}, for {goods}, empty</source>
        <translation>Handelsweg, Feld {space}, für {goods}, leer</translation>
    </message>
    <message>
        <source>Trade route, space {space}, for {goods}: {laid}</source>
        <translation>Handelsweg, Feld {space}, für {goods}: {laid}</translation>
    </message>
    <message>
        <source>The goal: {covered} of {spaces} spaces covered, {gone} of {rounds} rounds played, pace: {pace}</source>
        <translation>Das Ziel: {covered} von {spaces} Feldern bedeckt, {gone} von {rounds} Runden gespielt, Tempo: {pace}</translation>
    </message>
    <message>
        <source>Empty spaces</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <source>Places a tile</source>
        <translation>Legt ein Plättchen</translation>
    </message>
    <message>
        <source>May place a follower</source>
        <translation>Kann einen Gefolgsmann setzen</translation>
    </message>
    <message>
        <source>Chooses a feature for the castle</source>
        <translation>Wählt ein Gebiet für die Burg</translation>
    </message>
    <message>
        <source>Makes a bid</source>
        <translation>Gibt ein Gebot ab</translation>
    </message>
    <message>
        <source>Tile to place: {tile}, {sides}</source>
        <translation>Zu legen: {tile}, {sides}</translation>
    </message>
    <message>
        <source>{follower}: {feature}</source>
        <translation>{follower}: {feature}</translation>
    </message>
    <message>
        <source>remaining tiles that fit: {count}</source>
        <translation>übrige Plättchen, die passen: {count}</translation>
    </message>
    <message>
        <source>{cell}, your tile placed here: {sides}</source>
        <translation>{cell}, dein Plättchen hier: {sides}</translation>
    </message>
    <message>
        <source>{follower} of {name}: {feature}</source>
        <translation>{follower} ({name}): {feature}</translation>
    </message>
    <message>
        <source>No tile to place</source>
        <translation>Kein Plättchen zu legen</translation>
    </message>
    <message>
        <source>{tile}: up for auction</source>
        <translation>{tile}: wird versteigert</translation>
    </message>
    <message>
        <source>{tile}: available</source>
        <translation>{tile}: zu haben</translation>
    </message>
    <message>
        <source>{name}: passed</source>
        <translation>{name}: hat gepasst</translation>
    </message>
    <message>
        <source>no remaining tile fits</source>
        <translation>keines der übrigen Plättchen passt</translation>
    </message>
    <message>
        <source>Still to be placed: {tile}</source>
        <translation>Noch zu legen: {tile}</translation>
    </message>
    <message>
        <source>Box {box}, crossed off</source>
        <translation>Kästchen {box}, angekreuzt</translation>
    </message>
    <message>
        <source>Phase {phase}: {crossed} of {boxes} boxes crossed off</source>
        <translation>Durchgang {phase}: {crossed} von {boxes} Kästchen angekreuzt</translation>
    </message>
    <message numerus="yes">
        <source>A region of {n} space(s): {one} in phase I, {two} in II, {three} in III; pastures score twice</source>
        <translation>
            <numerusform>Ein Gebiet der Größe {n}: {one} in Durchgang I, {two} in II, {three} in III; Weiden doppelt</numerusform>
            <numerusform>Ein Gebiet der Größe {n}: {one} in Durchgang I, {two} in II, {three} in III; Weiden doppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} complete: {points} scored</source>
        <translation>{colour} vollständig: {points} erhalten</translation>
    </message>
    <message>
        <source>{colour} complete: {points}, already taken</source>
        <translation>{colour} vollständig: {points}, vergeben</translation>
    </message>
    <message>
        <source>Chooses</source>
        <translation>Wählt</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {crossed} of {boxes} boxes crossed off</source>
        <translation>Durchgang {phase}, jetzt: {crossed} von {boxes} Kästchen angekreuzt</translation>
    </message>
    <message>
        <source>A completed colour scores {value}</source>
        <translation>Eine fertige Farbe bringt {value}</translation>
    </message>
    <message>
        <source>Turn board {board} half a turn</source>
        <translation>Tafel {board} um eine halbe Umdrehung drehen</translation>
    </message>
    <message>
        <source>Board {board} half a space up or down</source>
        <translation>Tafel {board} ein halbes Feld hinauf oder hinunter</translation>
    </message>
    <message>
        <source>Display {place}: {tile}</source>
        <translation>Auslage {place}: {tile}</translation>
    </message>
    <message>
        <source>Display {place}, empty</source>
        <translation>Auslage {place}, leer</translation>
    </message>
    <message>
        <source>No yield card revealed</source>
        <translation>Keine Ertragskarte aufgedeckt</translation>
    </message>
    <message>
        <source>Is playing</source>
        <translation>Ist am Zug</translation>
    </message>
    <message>
        <source>Arranges the duchy</source>
        <translation>Legt das Fürstentum aus</translation>
    </message>
    <message>
        <source>Round {round}, adds {goods}</source>
        <translation>Runde {round}, bringt {goods}</translation>
    </message>
    <message>
        <source>Small bonus, {colour}. Won by: {name}</source>
        <translation>Kleiner Bonus, {colour}. Gewonnen von: {name}</translation>
    </message>
    <message>
        <source>Large bonus, {colour}. Won by: {name}</source>
        <translation>Großer Bonus, {colour}. Gewonnen von: {name}</translation>
    </message>
    <message>
        <source>your {follower}: {feature}</source>
        <translation>dein {follower}: {feature}</translation>
    </message>
    <message>
        <source>Undone: {lines}</source>
        <translation>Rückgängig gemacht: {lines}</translation>
    </message>
    <message>
        <source>Dice: {faces}.</source>
        <translation>Würfel: {faces}.</translation>
    </message>
    <message>
        <source>If the game ended now: {points}, of them {fields} for fields</source>
        <translation>Wäre jetzt Schluss: {points}, davon {fields} für Wiesen</translation>
    </message>
    <message>
        <source>If the game ended now: {points}</source>
        <translation>Wäre jetzt Schluss: {points}</translation>
    </message>
    <message>
        <source>chance to complete it {chance}</source>
        <translation>Chance auf Fertigstellung {chance}</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>The game no longer has the position where this tree begins.</source>
        <translation>Die Stellung, mit der dieser Baum beginnt, gibt es in der Partie nicht mehr.</translation>
    </message>
    <message>
        <source>You choose what chance brings</source>
        <translation>Du wählst, was der Zufall bringt</translation>
    </message>
    <message>
        <source>Chance is drawn by lot</source>
        <translation>Der Zufall wird gelost</translation>
    </message>
    <message>
        <source>This game has no tree yet. Play an action.</source>
        <translation>Diese Partie hat noch keinen Baum. Spiel eine Aktion.</translation>
    </message>
    <message>
        <source>Choose chance when it comes</source>
        <translation>Zufall wählen, wenn er eintritt</translation>
    </message>
    <message>
        <source>Trees of this game</source>
        <translation>Bäume dieser Partie</translation>
    </message>
    <message>
        <source>as {name} sees it</source>
        <translation>wie {name} sie sieht</translation>
    </message>
    <message numerus="yes">
        <source>After {n} action(s) of the game</source>
        <translation>
            <numerusform>Nach {n} Aktion der Partie</numerusform>
            <numerusform>Nach {n} Aktionen der Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} action(s) in the tree</source>
        <translation>
            <numerusform>{n} Aktion im Baum</numerusform>
            <numerusform>{n} Aktionen im Baum</numerusform>
        </translation>
    </message>
    <message>
        <source>A tree stays here even if you undo the position where it begins.</source>
        <translation>Ein Baum bleibt hier, auch wenn du die Stellung zurücknimmst, mit der er beginnt.</translation>
    </message>
    <message>
        <source>Delete tree</source>
        <translation>Baum löschen</translation>
    </message>
    <message>
        <source>Show tree</source>
        <translation>Baum zeigen</translation>
    </message>
    <message>
        <source>{tree} (in view)</source>
        <translation>{tree} (zu sehen)</translation>
    </message>
    <message>
        <source>The position cannot be valued</source>
        <translation>Die Stellung kann nicht bewertet werden</translation>
    </message>
    <message>
        <source>The bots cannot play on</source>
        <translation>Die Bots können nicht weiterspielen</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>The rules do not allow this variation. You can delete it.</source>
        <translation>Die Regeln erlauben diese Variante nicht. Du kannst sie löschen.</translation>
    </message>
    <message>
        <source>The game&apos;s file has no room for more variations. Delete some of them.</source>
        <translation>In der Datei der Partie ist kein Platz für weitere Varianten. Lösche einige.</translation>
    </message>
    <message>
        <source>There is only one branch. Go back and try another action first.</source>
        <translation>Es gibt nur eine Variante. Geh zurück und probiere zuerst eine andere Aktion.</translation>
    </message>
    <message>
        <source>The end of this branch</source>
        <translation>Das Ende dieser Variante</translation>
    </message>
    <message>
        <source>Go back and try another action, or compare branches.</source>
        <translation>Geh zurück und probiere eine andere Aktion, oder vergleiche Varianten.</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>Bots spielen weiter</translation>
    </message>
    <message>
        <source>They stop at the end of the round.</source>
        <translation>Am Ende der Runde hören sie auf.</translation>
    </message>
    <message>
        <source>{points} ± {error}</source>
        <translation>{points} ± {error}</translation>
    </message>
    <message>
        <source>After a search of {seconds} s, for equal players</source>
        <translation>Nach einer Suche von {seconds} s, bei gleich starken Spielern</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Bots to the end of the round</source>
        <translation>Bots bis zum Rundenende</translation>
    </message>
    <message>
        <source>Draw chance again</source>
        <translation>Zufall neu ziehen</translation>
    </message>
    <message>
        <source>Draw hidden hands again</source>
        <translation>Verdeckte Karten neu ziehen</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>Varianten vergleichen</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Analyse beenden</translation>
    </message>
    <message>
        <source>Valuing the position</source>
        <translation>Die Stellung wird bewertet</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>Das Ergebnis der Partie</translation>
    </message>
    <message>
        <source>Nothing confirms figures for such games, so none are shown.</source>
        <translation>Für solche Partien bestätigt nichts die Zahlen, darum stehen hier keine.</translation>
    </message>
    <message>
        <source>At first sight, without a search</source>
        <translation>Auf den ersten Blick, ohne Suche</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <translation>Name dieser Stellung</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{name}: {share}, {points} points</source>
        <translation>{name}: {share}, {points} Punkte</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>Diesen Zug spielen</translation>
    </message>
    <message>
        <source>Branch {number}: {name}</source>
        <translation>Variante {number}: {name}</translation>
    </message>
    <message>
        <source>The expected points at the ends of two branches.</source>
        <translation>Die zu erwartenden Punkte am Ende zweier Varianten.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>First branch</source>
        <translation>Erste Variante</translation>
    </message>
    <message>
        <source>Second branch</source>
        <translation>Zweite Variante</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>{move} (not possible)</source>
        <translation>{move} (nicht möglich)</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over</source>
        <translation>Diese Partie kannst du analysieren, wenn sie vorbei ist</translation>
    </message>
    <message>
        <source>The players still hide their hands, and nobody at the screen knows one.</source>
        <translation>Alle halten ihre Karten noch verdeckt, und niemand am Bildschirm kennt welche.</translation>
    </message>
    <message>
        <source>Analyse this game?</source>
        <translation>Diese Partie analysieren?</translation>
    </message>
    <message>
        <source>If you analyse it now, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Wenn du sie jetzt analysierst, wird sie eine freie Partie: Sie zählt nicht mehr für deine Wertungszahl. Du wirst nur einmal je Partie gefragt.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Choose what chance brings</source>
        <translation>Zufall selbst wählen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Shared by the team</source>
        <translation>Gemeinsam im Team</translation>
    </message>
    <message>
        <source>Your own storage</source>
        <translation>Dein eigenes Lager</translation>
    </message>
    <message>
        <source>{name}&apos;s own storage</source>
        <translation>Eigenes Lager: {name}</translation>
    </message>
</context>
<context>
    <name>Carcassonne</name>
    <message>
        <source>monastery with road</source>
        <translation>Kloster mit Straße</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>full city with shield</source>
        <translation>ganze Stadt mit Wappen</translation>
    </message>
    <message>
        <source>city edge with straight road</source>
        <translation>Stadtrand mit gerader Straße</translation>
    </message>
    <message>
        <source>city edge</source>
        <translation>Stadtrand</translation>
    </message>
    <message>
        <source>city band with shield</source>
        <translation>Stadtband mit Wappen</translation>
    </message>
    <message>
        <source>city band</source>
        <translation>Stadtband</translation>
    </message>
    <message>
        <source>two opposite city edges</source>
        <translation>zwei Stadtränder gegenüber</translation>
    </message>
    <message>
        <source>two adjacent city edges</source>
        <translation>zwei Stadtränder über Eck</translation>
    </message>
    <message>
        <source>city edge with road bending right</source>
        <translation>Stadtrand mit Rechtskurve</translation>
    </message>
    <message>
        <source>city edge with road bending left</source>
        <translation>Stadtrand mit Linkskurve</translation>
    </message>
    <message>
        <source>city edge with crossing</source>
        <translation>Stadtrand mit Kreuzung</translation>
    </message>
    <message>
        <source>city corner with shield</source>
        <translation>Stadtecke mit Wappen</translation>
    </message>
    <message>
        <source>city corner</source>
        <translation>Stadtecke</translation>
    </message>
    <message>
        <source>city corner with shield and road</source>
        <translation>Stadtecke mit Wappen und Straße</translation>
    </message>
    <message>
        <source>city corner with road</source>
        <translation>Stadtecke mit Straße</translation>
    </message>
    <message>
        <source>three-sided city with shield</source>
        <translation>Stadt auf drei Seiten mit Wappen</translation>
    </message>
    <message>
        <source>three-sided city</source>
        <translation>Stadt auf drei Seiten</translation>
    </message>
    <message>
        <source>three-sided city with shield and road</source>
        <translation>Stadt auf drei Seiten mit Wappen und Straße</translation>
    </message>
    <message>
        <source>three-sided city with road</source>
        <translation>Stadt auf drei Seiten mit Straße</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>gerade Straße</translation>
    </message>
    <message>
        <source>bent road</source>
        <translation>Straßenkurve</translation>
    </message>
    <message>
        <source>three-way crossing</source>
        <translation>Kreuzung mit drei Straßen</translation>
    </message>
    <message>
        <source>four-way crossing</source>
        <translation>Kreuzung mit vier Straßen</translation>
    </message>
    <message>
        <source>full city with bazaar</source>
        <translation>ganze Stadt mit Basar</translation>
    </message>
    <message>
        <source>three city edges with road</source>
        <translation>drei Stadtränder mit Straße</translation>
    </message>
    <message>
        <source>city band with bazaar</source>
        <translation>Stadtband mit Basar</translation>
    </message>
    <message>
        <source>wide city with road</source>
        <translation>breite Stadt mit Straße</translation>
    </message>
    <message>
        <source>city edge with road and bazaar</source>
        <translation>Stadtrand mit Straße und Basar</translation>
    </message>
    <message>
        <source>bazaar</source>
        <translation>Basar</translation>
    </message>
    <message>
        <source>monastery in a city band</source>
        <translation>Kloster im Stadtband</translation>
    </message>
    <message>
        <source>monastery beside a road</source>
        <translation>Kloster neben einer Straße</translation>
    </message>
    <message>
        <source>bazaar with road</source>
        <translation>Basar mit Straße</translation>
    </message>
    <message>
        <source>bazaar between two roads</source>
        <translation>Basar zwischen zwei Straßen</translation>
    </message>
    <message>
        <source>bazaar between two roads, with inn</source>
        <translation>Basar zwischen zwei Straßen, mit Wirtshaus</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>Wegelagerer</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>from west to east</source>
        <translation>von West nach Ost</translation>
    </message>
    <message>
        <source>from north to south</source>
        <translation>von Nord nach Süd</translation>
    </message>
    <message>
        <source>{across}, {down}</source>
        <comment>2 east, 1 south</comment>
        <translation>{across}, {down}</translation>
    </message>
    <message>
        <source>{steps} east</source>
        <comment>of the start tile</comment>
        <translation>{steps} östlich</translation>
    </message>
    <message>
        <source>{steps} south</source>
        <comment>of the start tile</comment>
        <translation>{steps} südlich</translation>
    </message>
    <message>
        <source>{feature} at {cell}</source>
        <translation>{feature} bei {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} Plättchen</numerusform>
            <numerusform>{n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} shield(s)</source>
        <translation>
            <numerusform>{n} Wappen</numerusform>
            <numerusform>{n} Wappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s)</source>
        <translation>
            <numerusform>{n} Gefolgsmann</numerusform>
            <numerusform>{n} Gefolgsleute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bridge(s)</source>
        <translation>
            <numerusform>{n} Brücke</numerusform>
            <numerusform>{n} Brücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} castle(s)</source>
        <translation>
            <numerusform>{n} Burg</numerusform>
            <numerusform>{n} Burgen</numerusform>
        </translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>{steps} west</source>
        <comment>of the start tile</comment>
        <translation>{steps} westlich</translation>
    </message>
    <message>
        <source>{steps} north</source>
        <comment>of the start tile</comment>
        <translation>{steps} nördlich</translation>
    </message>
    <message>
        <source>{feature} {sides}</source>
        <translation>{feature} im {sides}</translation>
    </message>
    <message>
        <source>bridge {axis} at {cell}</source>
        <translation>Brücke {axis} bei {cell}</translation>
    </message>
    <message>
        <source>fields all round</source>
        <translation>ringsum Wiese</translation>
    </message>
    <message>
        <source>{side}, beside the city</source>
        <translation>{side}, neben der Stadt</translation>
    </message>
</context>
<context>
    <name>Carcassonne table</name>
    <message>
        <source>Followers</source>
        <translation>Gefolgsleute</translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>eröffnet</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>bietet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>has a tile</source>
        <translation>hat ein Plättchen</translation>
    </message>
    <message>
        <source>buys or sells</source>
        <translation>kauft oder verkauft</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Basar</translation>
    </message>
    <message>
        <source>{name}, for {points}</source>
        <translation>{name}, für {points}</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Chosen by: {name}</source>
        <translation>Gewählt von: {name}</translation>
    </message>
    <message>
        <source>{name}, free</source>
        <translation>{name}, umsonst</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Sell it to {name}</source>
        <translation>Verkaufen an: {name}</translation>
    </message>
    <message>
        <source>Tiles not seen yet that fit here: {fits} of {unseen}.</source>
        <translation>Noch nicht gesehene Plättchen, die hier passen: {fits} von {unseen}.</translation>
    </message>
    <message>
        <source>{tiles} in the pile</source>
        <translation>{tiles} im Stapel</translation>
    </message>
    <message>
        <source>{followers} in hand</source>
        <translation>{followers} im Vorrat</translation>
    </message>
    <message>
        <source>Farmers stay to the end.</source>
        <translation>Bauern bleiben bis zum Schluss.</translation>
    </message>
    <message>
        <source>Bought by {name}</source>
        <translation>Gekauft von: {name}</translation>
    </message>
    <message>
        <source>Bid of {points}</source>
        <translation>Gebot: {points}</translation>
    </message>
    <message>
        <source>{points} paid to {name}</source>
        <translation>{points}, gezahlt an: {name}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>With a bazaar</source>
        <translation>Mit Basar</translation>
    </message>
    <message>
        <source>City of {tiles}</source>
        <translation>Stadt aus {tiles}</translation>
    </message>
    <message>
        <source>Road of {tiles}</source>
        <translation>Straße aus {tiles}</translation>
    </message>
    <message>
        <source>Monastery with {tiles} of 9</source>
        <translation>Kloster mit {tiles} von 9</translation>
    </message>
    <message>
        <source>Field on {tiles}</source>
        <translation>Wiese auf {tiles}</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Tiles that fit there, of {unseen}</source>
        <translation>Plättchen, die dort passen, von {unseen}</translation>
    </message>
    <message>
        <source>{number}, {name}</source>
        <translation>{number}, {name}</translation>
    </message>
    <message>
        <source>When complete, at least</source>
        <translation>Fertig mindestens</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Complete cities beside it</source>
        <translation>Fertige Städte daran</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Castles among them</source>
        <translation>Darunter Burgen</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Zählt sofort</translation>
    </message>
    <message>
        <source>Bridge {axis}</source>
        <translation>Brücke {axis}</translation>
    </message>
    <message>
        <source>fits with a bridge</source>
        <translation>passt mit einer Brücke</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Noch nicht gesehen</translation>
    </message>
    <message>
        <source>Except with a bridge.</source>
        <translation>Außer mit einer Brücke.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Plättchen {number}</translation>
    </message>
    <message>
        <source>Bazaar after tile {number}</source>
        <translation>Basar nach Plättchen {number}</translation>
    </message>
    <message>
        <source>No tile left</source>
        <translation>Kein Plättchen mehr</translation>
    </message>
    <message>
        <source>At auction</source>
        <translation>Wird versteigert</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Wiesen</translation>
    </message>
    <message>
        <source>Who goes where?</source>
        <translation>Wer geht wohin?</translation>
    </message>
    <message>
        <source>{name}: {left} of {count} left</source>
        <translation>{name}: {left} von {count} übrig</translation>
    </message>
    <message>
        <source>{left} of {count}</source>
        <translation>{left} von {count}</translation>
    </message>
    <message>
        <source>all seen</source>
        <translation>alle gesehen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Try a tile on the map to see what else would fit there.</source>
        <translation>Probiere ein Plättchen auf der Karte, um zu sehen, was dort noch passt.</translation>
    </message>
    <message>
        <source>{tiles} in the pile.</source>
        <translation>{tiles} im Stapel.</translation>
    </message>
    <message>
        <source>{out} of those shown are out of the game; nobody knows which.</source>
        <translation>{out} der gezeigten sind nicht im Spiel; niemand weiß, welche.</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <source>With a bazaar: {many}.</source>
        <translation>Mit Basar: {many}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>places their tile</source>
        <translation>legt das Plättchen</translation>
    </message>
    <message>
        <source>one tile per player; players who have one stop bidding</source>
        <translation>je ein Plättchen; wer eins hat, bietet nicht mehr mit</translation>
    </message>
    <message>
        <source>each player chooses a tile and places it</source>
        <translation>alle wählen ein Plättchen und legen es</translation>
    </message>
    <message>
        <source>available</source>
        <translation>zu haben</translation>
    </message>
    <message>
        <source>Nobody knows their order. Click to see which tiles they are.</source>
        <translation>Niemand kennt ihre Reihenfolge. Klick darauf, um zu sehen, welche es sind.</translation>
    </message>
    <message>
        <source>Claimed features on the map are scored at the end.</source>
        <translation>Was auf der Karte noch besetzt ist, zählt am Ende.</translation>
    </message>
    <message>
        <source>They come back when their feature is scored.</source>
        <translation>Sie kommen zurück, wenn ihr Gebiet gewertet wird.</translation>
    </message>
    <message>
        <source>You may build one per turn, from field edge to field edge.</source>
        <translation>Du darfst eine pro Zug bauen, von Wiesenkante zu Wiesenkante.</translation>
    </message>
    <message>
        <source>A small town of two tiles can become a castle instead of scoring.</source>
        <translation>Ein Städtchen aus zwei Plättchen kann zur Burg werden, statt zu zählen.</translation>
    </message>
    <message>
        <source>It is placed when this player&apos;s turn comes.</source>
        <translation>Es wird gelegt, wenn dieser Platz am Zug ist.</translation>
    </message>
    <message>
        <source>Whoever gets the tile pays this, even if their score falls below 0.</source>
        <translation>Wer das Plättchen bekommt, zahlt so viel, auch wenn die Punkte unter 0 fallen.</translation>
    </message>
    <message>
        <source>It joins the roads at its ends, but nothing below it.</source>
        <translation>Sie verbindet die Straßen an ihren Enden, aber nichts unter ihr.</translation>
    </message>
    <message>
        <source>claimed by {names}</source>
        <translation>besetzt von {names}</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation>Gelegt im Zug</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>claimed by you</source>
        <translation>von dir besetzt</translation>
    </message>
    <message>
        <source>This small town is a castle, and counts as one for fields.</source>
        <translation>Das Städtchen ist eine Burg und zählt für Wiesen als solche.</translation>
    </message>
    <message>
        <source>Fields score at the end, for the cities next to them.</source>
        <translation>Wiesen zählen am Ende, nach den Städten an ihnen.</translation>
    </message>
    <message>
        <source>Complete and scored.</source>
        <translation>Fertig: schon gewertet.</translation>
    </message>
    <message>
        <source>Open spaces</source>
        <translation>Offene Felder</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Leeres Feld</translation>
    </message>
    <message>
        <source>The next feature completed on any of its six spaces scores the same points for the castle.</source>
        <translation>Das nächste Gebiet, das mit einem Teil auf den sechs Feldern fertig wird, bringt der Burg ebenso viele Punkte.</translation>
    </message>
    <message>
        <source>From then on, its ends must meet roads. It counts as one tile of that road.</source>
        <translation>Von da an muss eine Straße an ihre Enden stoßen. Sie zählt als ein Plättchen dieser Straße.</translation>
    </message>
    <message>
        <source>None of the remaining tiles fits here.</source>
        <translation>Keines der übrigen Plättchen passt hier.</translation>
    </message>
    <message>
        <source>fits when turned</source>
        <translation>passt gedreht</translation>
    </message>
    <message>
        <source>It has already scored and stays empty.</source>
        <translation>Sie wurde schon gewertet und bleibt leer.</translation>
    </message>
    <message>
        <source>Tile numbers</source>
        <translation>Nummern der Plättchen</translation>
    </message>
    <message>
        <source>Tile edges</source>
        <translation>Ränder der Plättchen</translation>
    </message>
    <message>
        <source>Spaces that no tile fits</source>
        <translation>Stellen, an die kein Plättchen mehr passt</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Zu legen</translation>
    </message>
    <message numerus="yes">
        <source>fits {n} space(s)</source>
        <translation>
            <numerusform>passt an {n} Stelle</numerusform>
            <numerusform>passt an {n} Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Just placed</source>
        <translation>Gerade gelegt</translation>
    </message>
    <message>
        <source>Outlined: the {fits} that fit where you try the tile.</source>
        <translation>Umrandet: die {fits}, die dort passen, wo du das Plättchen probierst.</translation>
    </message>
    <message>
        <source>claimed by you together with {names}</source>
        <translation>besetzt von dir, zusammen mit {names}</translation>
    </message>
    <message>
        <source>Bought by you</source>
        <translation>Von dir gekauft</translation>
    </message>
    <message>
        <source>{points} paid to you</source>
        <translation>{points}, gezahlt an dich</translation>
    </message>
    <message>
        <source>Fields do not count: this game has no farmers.</source>
        <translation>Wiesen zählen nicht: Diese Partie wird ohne Bauern gespielt.</translation>
    </message>
    <message>
        <source>Points if the game ended now</source>
        <translation>Punkte, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>Chance to complete it</source>
        <translation>Chance auf Fertigstellung</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>In the lead by {points}: {name}</source>
        <translation>Vorn: {name} (Vorsprung: {points})</translation>
    </message>
    <message>
        <source>Phase {phase} is over</source>
        <translation>Durchgang {phase} ist vorbei</translation>
    </message>
    <message>
        <source>Level beaten: {level}</source>
        <translation>Geschlagene Stufe: {level}</translation>
    </message>
    <message>
        <source>In the lead together: {names}</source>
        <translation>Gemeinsam vorn: {names}</translation>
    </message>
    <message>
        <source>{name}: {gain} in this phase, {points} in all</source>
        <translation>{name}: {gain} in diesem Durchgang, zusammen {points}</translation>
    </message>
    <message>
        <source>Your new best, {points} before</source>
        <translation>Dein neuer Rekord, bisher {points}</translation>
    </message>
    <message>
        <source>Any key or click shows the score</source>
        <translation>Eine beliebige Taste oder ein Klick zeigt die Wertung</translation>
    </message>
    <message>
        <source>Your new best ({board}), {points} before</source>
        <translation>Dein neuer Rekord ({board}), bisher {points}</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Challenge of {day}</source>
        <translation>Herausforderung: {day}</translation>
    </message>
    <message>
        <source>Challenge of {day}, for practice</source>
        <translation>Herausforderung zur Übung: {day}</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <translation>Zur Übung spielen</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Herausforderung des Tages</translation>
    </message>
    <message>
        <source>played today: {games}</source>
        <translation>heute gespielt: {games}</translation>
    </message>
    <message>
        <source>against a bot: {level}</source>
        <translation>gegen einen Bot: {level}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <translation>Platz {place} von {all}</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message numerus="yes">
        <source>{n} day(s) in a row</source>
        <translation>
            <numerusform>{n} Tag in Folge</numerusform>
            <numerusform>{n} Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Your challenge results cannot be saved</source>
        <translation>Deine Ergebnisse der Herausforderungen lassen sich nicht speichern</translation>
    </message>
    <message>
        <source>Something went wrong with the challenges</source>
        <translation>Bei den Herausforderungen ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>The file with your challenge results was damaged</source>
        <translation>Die Datei mit deinen Ergebnissen der Herausforderungen war beschädigt</translation>
    </message>
    <message>
        <source>You do not need to do anything: new results are saved as usual.</source>
        <translation>Du musst nichts tun: Neue Ergebnisse werden wie gewohnt gespeichert.</translation>
    </message>
    <message>
        <source>Each game has one deal a day, the same for everybody. Your first try counts; then bots of every level play it, too.</source>
        <translation>Jeden Tag gibt es für jedes Spiel eine Ausgangslage, dieselbe für alle. Dein erster Versuch zählt; danach spielen sie auch die Bots aller Stufen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play today&apos;s challenge</source>
        <translation>Heutige Herausforderung spielen</translation>
    </message>
    <message>
        <source>Bots of every level on this deal.</source>
        <translation>Bots aller Stufen mit derselben Ausgangslage.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Vorheriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Place {place} of {all}, counting the bots of every level.</source>
        <translation>Platz {place} von {all}, die Bots aller Stufen mitgezählt.</translation>
    </message>
    <message>
        <source>Not played; you can play it for practice</source>
        <translation>Nicht gespielt; zur Übung noch möglich</translation>
    </message>
    <message numerus="yes">
        <source>The bots are playing the same deal: {n} level(s) to go.</source>
        <translation>
            <numerusform>Die Bots spielen gerade dieselbe Ausgangslage: noch {n} Stufe.</numerusform>
            <numerusform>Die Bots spielen gerade dieselbe Ausgangslage: noch {n} Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat the bots of every level.</source>
        <translation>Du hast die Bots aller Stufen geschlagen.</translation>
    </message>
    <message>
        <source>{points} in a casual game, which does not count</source>
        <translation>{points} in einer freien Partie, die nicht zählt</translation>
    </message>
    <message>
        <source>Started, not finished yet</source>
        <translation>Begonnen, noch nicht beendet</translation>
    </message>
    <message>
        <source>Started, never finished</source>
        <translation>Begonnen, nie beendet</translation>
    </message>
    <message>
        <source>Not played yet; your first game counts</source>
        <translation>Noch nicht gespielt; deine erste Partie zählt</translation>
    </message>
    <message numerus="yes">
        <source>longest series: {n} day(s)</source>
        <translation>
            <numerusform>längste Serie: {n} Tag</numerusform>
            <numerusform>längste Serie: {n} Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}.</source>
        <translation>Die beschädigte Datei heißt jetzt {file}.</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>What was paid?</source>
        <translation>Womit wurde bezahlt?</translation>
    </message>
    <message>
        <source>A worker, or two equal cards, replace a card of the space.</source>
        <translation>Ein Arbeiter oder zwei gleiche Karten ersetzen eine Karte des Feldes.</translation>
    </message>
    <message>
        <source>The other hands stay open: only what is played becomes known.</source>
        <translation>Die anderen Hände bleiben offen: Bekannt wird nur, was gespielt wird.</translation>
    </message>
    <message>
        <source>Paid: {name}</source>
        <translation>Bezahlt: {name}</translation>
    </message>
    <message>
        <source>White die</source>
        <translation>Weißer Würfel</translation>
    </message>
    <message>
        <source>Estates: {name}</source>
        <translation>Fürstentümer: {name}</translation>
    </message>
    <message>
        <source>Goods of the phase</source>
        <translation>Waren des Durchgangs</translation>
    </message>
    <message>
        <source>Goods: {name}</source>
        <translation>Waren: {name}</translation>
    </message>
    <message>
        <source>Trade route: {name}</source>
        <translation>Handelsweg: {name}</translation>
    </message>
    <message>
        <source>Black depot</source>
        <translation>Schwarzes Depot</translation>
    </message>
    <message>
        <source>Dice: {name}</source>
        <translation>Würfel: {name}</translation>
    </message>
    <message>
        <source>Tile: {name}</source>
        <translation>Plättchen: {name}</translation>
    </message>
    <message>
        <source>Shields at depot {number}</source>
        <translation>Schilde an Depot {number}</translation>
    </message>
    <message>
        <source>Depot {number}</source>
        <translation>Depot {number}</translation>
    </message>
    <message>
        <source>Tile {number} of the bazaar</source>
        <translation>Plättchen {number} des Basars</translation>
    </message>
    <message>
        <source>Hourglass die</source>
        <translation>Sanduhrwürfel</translation>
    </message>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} Sanduhr</numerusform>
            <numerusform>{n} Sanduhren</numerusform>
        </translation>
    </message>
    <message>
        <source>Number dice</source>
        <translation>Zahlenwürfel</translation>
    </message>
    <message>
        <source>Colour dice</source>
        <translation>Farbwürfel</translation>
    </message>
    <message>
        <source>Yield card: {name}</source>
        <translation>Ertragskarte: {name}</translation>
    </message>
    <message>
        <source>Boards: {name}</source>
        <translation>Spielpläne: {name}</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Region cards: {name}</source>
        <translation>Regionskarten: {name}</translation>
    </message>
    <message>
        <source>Tile for the display: {name}</source>
        <translation>Plättchen für die Auslage: {name}</translation>
    </message>
    <message>
        <source>Neutral tile for the display</source>
        <translation>Neutrales Plättchen für die Auslage</translation>
    </message>
    <message>
        <source>Chosen so far</source>
        <translation>Bisher gewählt</translation>
    </message>
    <message>
        <source>What may come</source>
        <translation>Was kommen kann</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <translation>Zufällig ziehen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>First to play</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Region cards are entered when they are drawn, so the person who enters them sees all hands.</source>
        <translation>Regionskarten werden beim Ziehen eingegeben; wer aufzeichnet, sieht also alle Hände.</translation>
    </message>
    <message>
        <source>What came up?</source>
        <translation>Was ist gekommen?</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>In the last turn: “{fact}”</source>
        <translation>Im letzten Zug: „{fact}“</translation>
    </message>
    <message>
        <source>Oriane the shepherd</source>
        <translation>Oriane, die Schäferin</translation>
    </message>
    <message>
        <source>My flock comes first: I collect animals of one kind.</source>
        <translation>Meine Herde geht vor: Ich sammle Tiere einer Art.</translation>
    </message>
    <message>
        <source>Renaud the mason</source>
        <translation>Renaud, der Maurer</translation>
    </message>
    <message>
        <source>A town is never big enough, so I build house after house.</source>
        <translation>Eine Stadt ist nie groß genug, also baue ich Haus um Haus.</translation>
    </message>
    <message>
        <source>Mathilde the merchant</source>
        <translation>Mathilde, die Händlerin</translation>
    </message>
    <message>
        <source>Ships bring goods, and goods bring silver and points.</source>
        <translation>Schiffe bringen Waren, und Waren bringen Silber und Punkte.</translation>
    </message>
    <message>
        <source>Anselme the scholar</source>
        <translation>Anselme, der Gelehrte</translation>
    </message>
    <message>
        <source>I collect knowledge tiles that pay at the end.</source>
        <translation>Ich sammle Wissensplättchen, die sich am Ende auszahlen.</translation>
    </message>
    <message>
        <source>Colin the miner</source>
        <translation>Colin, der Bergmann</translation>
    </message>
    <message>
        <source>Silver buys almost anything, so I open mines.</source>
        <translation>Mit Silber bekommt man fast alles, also öffne ich Minen.</translation>
    </message>
    <message>
        <source>Aymeric the builder</source>
        <translation>Aymeric, der Baumeister</translation>
    </message>
    <message>
        <source>I build the biggest cities in the land.</source>
        <translation>Ich baue die größten Städte im Land.</translation>
    </message>
    <message>
        <source>Guilhem the farmer</source>
        <translation>Guilhem, der Bauer</translation>
    </message>
    <message>
        <source>Others build the cities, and my fields feed them.</source>
        <translation>Andere bauen die Städte, und meine Wiesen ernähren sie.</translation>
    </message>
    <message>
        <source>Jaufre the messenger</source>
        <translation>Jaufre, der Bote</translation>
    </message>
    <message>
        <source>I follow every road to its end.</source>
        <translation>Ich folge jeder Straße bis ans Ende.</translation>
    </message>
    <message>
        <source>Alazais the abbess</source>
        <translation>Alazais, die Äbtissin</translation>
    </message>
    <message>
        <source>I want a quiet monastery with land all around it.</source>
        <translation>Ich will ein stilles Kloster mit Land ringsum.</translation>
    </message>
    <message>
        <source>Raimon the blocker</source>
        <translation>Raimon, der Störenfried</translation>
    </message>
    <message>
        <source>Before I score, I spoil your plans.</source>
        <translation>Ehe ich punkte, durchkreuze ich deine Pläne.</translation>
    </message>
    <message>
        <source>Perrette the shepherd</source>
        <translation>Perrette, die Schäferin</translation>
    </message>
    <message>
        <source>Pastures count twice, so I fill them first.</source>
        <translation>Weiden zählen doppelt, also fülle ich sie zuerst.</translation>
    </message>
    <message>
        <source>Bastien the skipper</source>
        <translation>Bastien, der Schiffer</translation>
    </message>
    <message>
        <source>I follow the rivers and sell what they bring.</source>
        <translation>Ich folge den Flüssen und verkaufe, was sie bringen.</translation>
    </message>
    <message>
        <source>Gaspard the mason</source>
        <translation>Gaspard, der Maurer</translation>
    </message>
    <message>
        <source>Give me room for a town, and I will build it.</source>
        <translation>Gib mir Platz für eine Stadt, und ich baue sie.</translation>
    </message>
    <message>
        <source>Blanche the abbess</source>
        <translation>Blanche, die Äbtissin</translation>
    </message>
    <message>
        <source>Monks make any colour fit, so I begin with monasteries.</source>
        <translation>Mönche machen jede Farbe passend, also beginne ich mit Klöstern.</translation>
    </message>
    <message>
        <source>Hugo the miner</source>
        <translation>Hugo, der Bergmann</translation>
    </message>
    <message>
        <source>A silverling pays for a second mark, so I dig.</source>
        <translation>Für einen Silberling markiere ich ein zweites Feld, also grabe ich.</translation>
    </message>
    <message>
        <source>Fiora the farmer</source>
        <translation>Fiora, die Bäuerin</translation>
    </message>
    <message>
        <source>I want every crop to grow on my land.</source>
        <translation>Auf meinem Land soll alles wachsen.</translation>
    </message>
    <message>
        <source>Luca the carter</source>
        <translation>Luca, der Fuhrmann</translation>
    </message>
    <message>
        <source>My carts bring home the yield cards.</source>
        <translation>Meine Karren bringen die Ertragskarten heim.</translation>
    </message>
    <message>
        <source>Beppe the innkeeper</source>
        <translation>Beppe, der Gutswirt</translation>
    </message>
    <message>
        <source>Inns bring hexagons, and a hexagon fits anywhere.</source>
        <translation>Gutshöfe bringen Sechsecke, und ein Sechseck passt überall.</translation>
    </message>
    <message>
        <source>Nello the quarryman</source>
        <translation>Nello, der Steinbrecher</translation>
    </message>
    <message>
        <source>Marble lets me act twice, so I never have enough.</source>
        <translation>Mit Marmor bin ich zweimal dran, also habe ich nie genug.</translation>
    </message>
    <message>
        <source>Chiara the abbess</source>
        <translation>Chiara, die Äbtissin</translation>
    </message>
    <message>
        <source>Monasteries fill my hand with cards.</source>
        <translation>Klöster füllen mir die Hand mit Karten.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>a glowing space</source>
        <translation>ein leuchtendes Feld</translation>
    </message>
    <message>
        <source>a glowing tile in your storage</source>
        <translation>ein leuchtendes Plättchen in deinem Lager</translation>
    </message>
    <message>
        <source>a glowing tile in a depot</source>
        <translation>ein leuchtendes Plättchen in einem Depot</translation>
    </message>
    <message>
        <source>glowing goods</source>
        <translation>leuchtende Waren</translation>
    </message>
    <message>
        <source>the glowing goods of a depot</source>
        <translation>die leuchtenden Waren eines Depots</translation>
    </message>
    <message>
        <source>a glowing shield</source>
        <translation>einen leuchtenden Schild</translation>
    </message>
    <message>
        <source>the worker box</source>
        <translation>das Arbeiterfeld</translation>
    </message>
    <message>
        <source>the silver box</source>
        <translation>das Silberfeld</translation>
    </message>
    <message>
        <source>the button that buys a point</source>
        <translation>den Knopf zum Kauf eines Punkts</translation>
    </message>
    <message>
        <source>the glowing shield on your castle</source>
        <translation>den leuchtenden Schild auf deiner Burg</translation>
    </message>
    <message>
        <source>one of the answers shown</source>
        <translation>eine der gezeigten Antworten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>„Zug beenden“</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>„Verzichten“</translation>
    </message>
    <message>
        <source>Build a castle</source>
        <translation>Eine Burg bauen</translation>
    </message>
    <message>
        <source>Take the points</source>
        <translation>Die Punkte nehmen</translation>
    </message>
    <message>
        <source>{points} now, {complete} when closed</source>
        <translation>{points} jetzt, geschlossen {complete}</translation>
    </message>
    <message>
        <source>{points} now, {complete} when surrounded</source>
        <translation>{points} jetzt, umringt {complete}</translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation>mit einer Brücke</translation>
    </message>
    <message>
        <source>{name} +{more}</source>
        <translation>{name} +{more}</translation>
    </message>
    <message>
        <source>a glowing feature</source>
        <translation>ein leuchtendes Gebiet</translation>
    </message>
    <message>
        <source>a tile of the bazaar</source>
        <translation>ein Plättchen des Basars</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>„Kaufen“</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>„Verkaufen“</translation>
    </message>
    <message>
        <source>a lower bid</source>
        <translation>ein niedrigeres Gebot</translation>
    </message>
    <message>
        <source>a higher bid</source>
        <translation>ein höheres Gebot</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>das Gebot</translation>
    </message>
    <message>
        <source>an arrow that turns the tile</source>
        <translation>einen Pfeil zum Drehen des Plättchens</translation>
    </message>
    <message>
        <source>another tile</source>
        <translation>ein anderes Plättchen</translation>
    </message>
    <message>
        <source>the worker instead of a mark</source>
        <translation>den Arbeiter statt einer Markierung</translation>
    </message>
    <message>
        <source>a glowing bonus</source>
        <translation>einen leuchtenden Bonus</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>„Fertig“</translation>
    </message>
    <message>
        <source>{number} with a monk</source>
        <translation>{number} mit einem Mönch</translation>
    </message>
    <message>
        <source>{number} with a worker</source>
        <translation>{number} mit einem Arbeiter</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>a glowing storage space</source>
        <translation>einen leuchtenden Lagerplatz</translation>
    </message>
    <message>
        <source>the deck of cards</source>
        <translation>den Kartenstapel</translation>
    </message>
    <message>
        <source>a glowing bonus tile</source>
        <translation>ein leuchtendes Bonusplättchen</translation>
    </message>
    <message>
        <source>an arrow below a board</source>
        <translation>einen Pfeil unter einer Tafel</translation>
    </message>
    <message>
        <source>another way</source>
        <translation>einen anderen Weg</translation>
    </message>
    <message>
        <source>Choose {things}.</source>
        <translation>Wähle {things}.</translation>
    </message>
    <message>
        <source>There is nothing to choose just now.</source>
        <translation>Gerade gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Choose {things}. {key} goes one step back.</source>
        <translation>Wähle {things}. {key} geht einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Take with a die</source>
        <translation>Mit einem Würfel nehmen</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>Fürstentum {estate}</translation>
    </message>
    <message>
        <source>Buy for 2 workers</source>
        <translation>Für 2 Arbeiter kaufen</translation>
    </message>
    <message>
        <source>Take a building: {count} on offer</source>
        <translation>Ein Gebäude nehmen: {count} zur Wahl</translation>
    </message>
    <message>
        <source>Take a mine, a knowledge tile or a castle: {count} on offer</source>
        <translation>Mine, Wissensplättchen oder Burg nehmen: {count} zur Wahl</translation>
    </message>
    <message>
        <source>Take a ship or animals: {count} on offer</source>
        <translation>Schiff oder Tiere nehmen: {count} zur Wahl</translation>
    </message>
    <message>
        <source>Sell one kind of goods</source>
        <translation>Eine Warensorte verkaufen</translation>
    </message>
    <message>
        <source>One more action with the white die</source>
        <translation>Eine weitere Aktion mit dem weißen Würfel</translation>
    </message>
    <message>
        <source>{action}, at best {gain}</source>
        <translation>{action}, bestenfalls {gain}</translation>
    </message>
    <message numerus="yes">
        <source>+{n} point(s)</source>
        <translation>
            <numerusform>+{n} Punkt</numerusform>
            <numerusform>+{n} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n} Silberling</numerusform>
            <numerusform>+{n} Silberlinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n} Arbeiter</numerusform>
            <numerusform>+{n} Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the {die}</source>
        <translation>Die {die} drehen</translation>
    </message>
    <message>
        <source>To a {die}</source>
        <translation>Auf {die}</translation>
    </message>
    <message>
        <source>Give up {shield}</source>
        <translation>{shield} abgeben</translation>
    </message>
    <message>
        <source>Keep {shield} for 1 worker</source>
        <translation>{shield} für 1 Arbeiter behalten</translation>
    </message>
    <message>
        <source>Keep {shield} for 1 silverling</source>
        <translation>{shield} für 1 Silberling behalten</translation>
    </message>
    <message>
        <source>Take the workers</source>
        <translation>Arbeiter nehmen</translation>
    </message>
    <message>
        <source>Buy for 2 silverlings</source>
        <translation>Für 2 Silberlinge kaufen</translation>
    </message>
    <message>
        <source>Click a castle space, drag a board to its place, click it to turn it, or use its buttons.</source>
        <translation>Klick ein Kastellfeld an, zieh eine Tafel an ihren Platz, klick sie an, um sie zu drehen, oder nimm ihre Knöpfe.</translation>
    </message>
    <message>
        <source>cards to pay with</source>
        <translation>Karten zum Bezahlen</translation>
    </message>
    <message>
        <source>a worker to pay with</source>
        <translation>einen Arbeiter zum Bezahlen</translation>
    </message>
    <message>
        <source>a glowing space in a storage</source>
        <translation>einen leuchtenden Platz in einem Lager</translation>
    </message>
    <message>
        <source>{points} now, scored at the end</source>
        <translation>{points} jetzt, gewertet am Ende</translation>
    </message>
    <message>
        <source>The next feature completed on its six spaces brings you the same points.</source>
        <translation>Das nächste Gebiet, das auf ihren sechs Feldern fertig wird, bringt dir dieselben Punkte.</translation>
    </message>
    <message>
        <source>The tile fits here only this way.</source>
        <translation>Das Plättchen passt hier nur so.</translation>
    </message>
    <message>
        <source>a glowing space for the tile</source>
        <translation>einen leuchtenden Platz für das Plättchen</translation>
    </message>
    <message>
        <source>a space for a bridge</source>
        <translation>einen Platz für eine Brücke</translation>
    </message>
    <message>
        <source>a space for a follower</source>
        <translation>einen Platz für einen Gefolgsmann</translation>
    </message>
    <message>
        <source>the tile in your hand</source>
        <translation>das Plättchen in deiner Hand</translation>
    </message>
    <message>
        <source>a glowing tile in the display</source>
        <translation>ein leuchtendes Plättchen der Auslage</translation>
    </message>
    <message>
        <source>a half-space shift of a board</source>
        <translation>eine Verschiebung um ein halbes Feld</translation>
    </message>
    <message>
        <source>the duchy as it is</source>
        <translation>das Fürstentum in dieser Anordnung</translation>
    </message>
    <message>
        <source>the last button</source>
        <translation>den letzten Knopf</translation>
    </message>
    <message>
        <source>Place a stored tile: {count} would fit</source>
        <translation>Ein Plättchen aus dem Lager legen: {count} zur Wahl</translation>
    </message>
    <message>
        <source>a board to turn</source>
        <translation>eine Tafel zum Drehen</translation>
    </message>
    <message>
        <source>the button that declines</source>
        <translation>den Knopf zum Verzichten</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das erlauben die Regeln jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>For the whole game</source>
        <translation>Für die ganze Partie</translation>
    </message>
    <message>
        <source>For every turn</source>
        <translation>Für jeden Zug</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Zeit für die Partie</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message numerus="yes">
        <source>{n} minute(s) each</source>
        <translation>
            <numerusform>je {n} Minute</numerusform>
            <numerusform>je {n} Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} second(s) a turn</source>
        <translation>
            <numerusform>+ {n} Sekunde je Zug</numerusform>
            <numerusform>+ {n} Sekunden je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a turn</source>
        <translation>
            <numerusform>{n} Sekunde je Zug</numerusform>
            <numerusform>{n} Sekunden je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>It only says when time is up. You can still play on.</source>
        <translation>Sie meldet nur, wenn die Zeit um ist. Ihr könnt trotzdem weiterspielen.</translation>
    </message>
    <message>
        <source>Time added per turn</source>
        <translation>Zusätzliche Zeit je Zug</translation>
    </message>
    <message>
        <source>Time is up for: {name}. You can still play on.</source>
        <translation>Die Zeit ist um: {name}. Ihr könnt trotzdem weiterspielen.</translation>
    </message>
</context>
<context>
    <name>Contests</name>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>The file with your ladders and cups was damaged</source>
        <translation>Die Datei mit deinen Leitern und Pokalen war beschädigt</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}.</source>
        <translation>Die beschädigte Datei heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>You do not need to do anything: new results are saved as usual.</source>
        <translation>Du musst nichts tun: Neue Ergebnisse werden wie gewohnt gespeichert.</translation>
    </message>
    <message>
        <source>Your ladders and cups cannot be saved</source>
        <translation>Deine Leitern und Pokale lassen sich nicht speichern</translation>
    </message>
    <message>
        <source>Something went wrong with the ladders and cups</source>
        <translation>Bei den Leitern und Pokalen ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>You play your quarter-final against {name}.</source>
        <translation>Dein Gegner im Viertelfinale: {name}.</translation>
    </message>
    <message>
        <source>You play your semi-final against {name}.</source>
        <translation>Dein Gegner im Halbfinale: {name}.</translation>
    </message>
    <message>
        <source>You play the final against {name}.</source>
        <translation>Dein Gegner im Finale: {name}.</translation>
    </message>
    <message>
        <source>You win and are in the semi-final.</source>
        <translation>Gewonnen! Du stehst im Halbfinale.</translation>
    </message>
    <message>
        <source>You win and are in the final.</source>
        <translation>Gewonnen! Du stehst im Finale.</translation>
    </message>
    <message>
        <source>You win the cup!</source>
        <translation>Du gewinnst den Pokal!</translation>
    </message>
    <message>
        <source>You are out: you lost the quarter-final.</source>
        <translation>Du bist im Viertelfinale ausgeschieden.</translation>
    </message>
    <message>
        <source>You are out: you lost the semi-final.</source>
        <translation>Du bist im Halbfinale ausgeschieden.</translation>
    </message>
    <message>
        <source>You lost the final.</source>
        <translation>Du hast das Finale verloren.</translation>
    </message>
    <message>
        <source>You win the match {score}. Next on the ladder: {name}.</source>
        <translation>Du gewinnst das Duell {score}. Als Nächstes auf der Leiter: {name}.</translation>
    </message>
    <message>
        <source>Won {score}</source>
        <translation>{score} gewonnen</translation>
    </message>
    <message>
        <source>Lost {score}; try again</source>
        <translation>{score} verloren; versuch es noch einmal</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>This cup cannot go on: this version of the program does not know the bot “{name}”. You can begin the cup anew with other bots.</source>
        <translation>Dieser Pokal kann nicht weitergehen: Diese Version des Programms kennt den Bot „{name}“ nicht. Du kannst den Pokal mit anderen Bots neu beginnen.</translation>
    </message>
    <message>
        <source>This game does not count. Play another one.</source>
        <translation>Diese Partie zählt nicht. Spiel eine neue.</translation>
    </message>
    <message>
        <source>Score of the match: {score}</source>
        <translation>Im Duell steht es {score}</translation>
    </message>
    <message>
        <source>The score of the match is {score}.</source>
        <translation>Im Duell steht es {score}.</translation>
    </message>
    <message>
        <source>You lose the match {score}. Try again!</source>
        <translation>Du verlierst das Duell {score}. Versuch es noch einmal!</translation>
    </message>
    <message>
        <source>You win the match {score}. You have beaten everyone on this ladder!</source>
        <translation>Du gewinnst das Duell {score}. Damit hast du alle auf dieser Leiter besiegt!</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name} wins the cup.</source>
        <translation>{name} gewinnt den Pokal.</translation>
    </message>
    <message>
        <source>The bots are playing…</source>
        <translation>Die Bots spielen …</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>{beaten} of {count} beaten</source>
        <translation>{beaten} von {count} besiegt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Diese Partie spielen</translation>
    </message>
    <message>
        <source>Weekly cup</source>
        <translation>Wochenpokal</translation>
    </message>
    <message>
        <source>Week from {day}. {deal}</source>
        <translation>Woche ab {day}. {deal}</translation>
    </message>
    <message>
        <source>Beat one bot after the other, from the weakest to the strongest. The first to win two games wins the match.</source>
        <translation>Besiege einen Bot nach dem anderen, vom schwächsten bis zum stärksten. Wer zuerst zwei Partien gewinnt, gewinnt das Duell.</translation>
    </message>
    <message>
        <source>Eight players, one game per match, and the loser is out. Every Monday a new cup begins.</source>
        <translation>Acht Spieler, eine Partie pro Runde; wer verliert, scheidet aus. Jeden Montag beginnt ein neuer Pokal.</translation>
    </message>
    <message>
        <source>Ladder and cup</source>
        <translation>Leiter und Pokal</translation>
    </message>
    <message>
        <source>Begin the cup anew</source>
        <translation>Pokal neu beginnen</translation>
    </message>
    <message>
        <source>Play against: {name}</source>
        <translation>Spielen gegen: {name}</translation>
    </message>
    <message>
        <source>You have beaten everyone on this ladder.</source>
        <translation>Du hast alle auf dieser Leiter besiegt.</translation>
    </message>
    <message>
        <source>Weekly cup: {round}</source>
        <translation>Wochenpokal: {round}</translation>
    </message>
    <message>
        <source>Ladder: {name}</source>
        <translation>Leiter: {name}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>Sieger: {name}</translation>
    </message>
    <message>
        <source>{round}: {players}</source>
        <translation>{round}: {players}</translation>
    </message>
    <message>
        <source>View this game</source>
        <translation>Diese Partie ansehen</translation>
    </message>
    <message numerus="yes">
        <source>{n} cup(s) won</source>
        <translation>
            <numerusform>{n} Pokal gewonnen</numerusform>
            <numerusform>{n} Pokale gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message>
        <source>costs {share} chance to win</source>
        <translation>kostet {share} Gewinnchance</translation>
    </message>
    <message>
        <source>Show the cost of each choice?</source>
        <translation>Zeigen, was jede Wahl kostet?</translation>
    </message>
    <message>
        <source>If you look at the costs, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Mit den Kosten wird diese Partie frei: Sie zählt nicht mehr für deine Wertungszahl. Diese Frage kommt nur einmal je Partie.</translation>
    </message>
    <message>
        <source>Show the costs</source>
        <translation>Kosten zeigen</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>so gut wie die beste Wahl</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>kostet {points}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lay out the duchy and choose the start castle. Several layouts are about as good as the best one.</source>
        <translation>Leg das Fürstentum aus und wähl das Start-Kastell. Mehrere Aufbauten sind etwa so gut wie der beste.</translation>
    </message>
    <message>
        <source>the best layout with another start castle</source>
        <translation>bester Aufbau mit einem anderen Start-Kastell</translation>
    </message>
    <message>
        <source>Castle chains</source>
        <translation>Ketten mit Burgen</translation>
    </message>
    <message>
        <source>A castle gives you one more action, with a die of any value. If you use this action to place another tile with an effect, the chain goes on.</source>
        <translation>Eine Burg gibt dir noch eine Aktion mit beliebiger Würfelzahl. Legst du damit wieder ein Plättchen mit Effekt, geht die Kette weiter.</translation>
    </message>
    <message>
        <source>Follow the marked turn from the castle on. What does the action of the castle do that neither of the two dice could do?</source>
        <translation>Folge dem gezeigten Zug von der Burg an. Was schafft ihre Aktion, was keiner der beiden Würfel könnte?</translation>
    </message>
    <message>
        <source>Place a castle when its action brings a lot. You can complete a region, take a tile that no die reaches, or sell many goods. Do not use it for workers.</source>
        <translation>Leg eine Burg dann, wenn ihre Aktion viel bringt. Du kannst ein Gebiet vollenden, ein Plättchen nehmen, an das kein Würfel herankommt, oder viele Waren verkaufen. Für Arbeiter ist sie zu schade.</translation>
    </message>
    <message>
        <source>Find the inn and the space for it. Which region does it help to complete, and what will that region score with one space more?</source>
        <translation>Such das Gasthaus und das Feld dafür. Welches Gebiet hilft es zu vollenden, und was bringt dieses Gebiet mit einem Feld mehr?</translation>
    </message>
    <message>
        <source>Buy an inn for a space whose own tiles are hard to get. It also counts for the colour bonus. A region can have only one inn.</source>
        <translation>Kauf ein Gasthaus für ein Feld, dessen Plättchen schwer zu bekommen sind. Es zählt auch für den Farbbonus. Jedes Gebiet kann nur ein Gasthaus haben.</translation>
    </message>
    <message>
        <source>Look at the white castle and at the white die. Which action would you get with this number, and which region would the tile help to complete?</source>
        <translation>Sieh dir die weiße Burg und den weißen Würfel an. Was könntest du mit dieser Zahl tun, und welches Gebiet hilft das Plättchen zu vollenden?</translation>
    </message>
    <message>
        <source>A white castle can wait in your storage until the white die shows a good number. Workers change the number for this action, too.</source>
        <translation>Eine weiße Burg kann im Lager warten, bis der weiße Würfel eine gute Zahl zeigt. Auch für diese Aktion kannst du die Zahl mit Arbeitern ändern.</translation>
    </message>
    <message>
        <source>Before you load or sell goods, see which kinds the next spaces show. Sell your goods in an order that puts many of them on spaces of their own kind.</source>
        <translation>Sieh vor dem Laden und Verkaufen nach, welche Sorten die nächsten Felder zeigen. Verkauf deine Waren in einer Reihenfolge, in der viele auf Felder ihrer Sorte kommen.</translation>
    </message>
    <message>
        <source>Each of these tiles exists only once. If you can use one of them well, take it before an opponent does.</source>
        <translation>Jedes dieser Plättchen gibt es nur einmal. Kannst du eins gut gebrauchen, nimm es, bevor es jemand anders tut.</translation>
    </message>
    <message>
        <source>Laying out your duchy</source>
        <translation>Das Fürstentum auslegen</translation>
    </message>
    <message>
        <source>Before the game you lay out your three boards and choose your start castle. You can only place tiles beside covered spaces, so the castle decides where you begin.</source>
        <translation>Vor der Partie legst du deine drei Tafeln aus und wählst dein Start-Kastell. Plättchen darfst du nur neben bedeckte Felder legen, also entscheidet das Kastell, wo du beginnst.</translation>
    </message>
    <message>
        <source>Count the spaces that touch the start castle, and their colours. Then look for regions that reach from one board to the next.</source>
        <translation>Zähl die Felder, die an das Start-Kastell grenzen, und ihre Farben. Such dann Gebiete, die von einer Tafel zur nächsten reichen.</translation>
    </message>
    <message>
        <source>Choose a castle that touches many colours, so that you can use most of your first cards. Then turn and move the boards until small regions join to large ones.</source>
        <translation>Wähl ein Kastell, das an viele Farben grenzt, damit du die meisten deiner ersten Karten nutzen kannst. Dreh und verschieb dann die Tafeln, bis aus kleinen Gebieten große werden.</translation>
    </message>
    <message>
        <source>Alone for 60 points</source>
        <translation>Allein zu 60 Punkten</translation>
    </message>
    <message>
        <source>Alone you try to score as many points as you can, and 60 is a good target. In 24 rounds that is two or three points a round.</source>
        <translation>Allein versuchst du, so viele Punkte wie möglich zu bekommen, und 60 sind ein gutes Ziel. In 24 Runden sind das zwei oder drei Punkte pro Runde.</translation>
    </message>
    <message>
        <source>Before you place a tile, think about the tile that you will need next. Place it so that many of the tiles left can complete your feature.</source>
        <translation>Denk vor dem Legen an das Plättchen, das du als Nächstes brauchst. Leg deins so, dass viele der übrigen Plättchen dein Gebiet vollenden können.</translation>
    </message>
    <message>
        <source>With the module Bazaars each player sometimes gets a tile at auction. The player who chose the tile sells it for the highest bid, or keeps it and pays that bid to the bidder.</source>
        <translation>Mit dem Modul Basare bekommen manchmal alle ihr nächstes Plättchen durch eine Versteigerung. Wer das Plättchen gewählt hat, verkauft es für das Höchstgebot oder behält es und zahlt dieses Gebot an die Person, die es gemacht hat.</translation>
    </message>
    <message>
        <source>Bid less for a tile than it will bring you. If it completes nothing for you, pass, or bid a single point. An opponent who needs the tile may pay you that point.</source>
        <translation>Biete weniger für ein Plättchen, als es dir bringt. Vollendest du damit nichts, passe oder biete nur einen Punkt. Wer das Plättchen braucht, zahlt dir vielleicht diesen Punkt.</translation>
    </message>
    <message>
        <source>Look at the tile that the marked turn takes. Does it have a space in the duchy, and what will it bring there? A tile without a space only fills the storage.</source>
        <translation>Sieh dir das Plättchen an, das der gezeigte Zug nimmt. Gibt es im Fürstentum ein Feld dafür, und was bringt es dort? Ein Plättchen ohne Feld füllt nur das Lager.</translation>
    </message>
    <message>
        <source>Once in your turn you may pay one marble for a second action. Pay it only if that action brings you more than the marble in a later turn.</source>
        <translation>Einmal in deinem Zug darfst du einen Marmor für eine zweite Aktion zahlen. Zahl ihn nur, wenn dir diese Aktion mehr bringt als der Marmor in einem späteren Zug.</translation>
    </message>
    <message>
        <source>In the marked turn you pay a marble and take a tile. What would you lose if you ended the turn instead and kept the marble?</source>
        <translation>Im gezeigten Zug zahlst du einen Marmor und nimmst ein Plättchen. Was würdest du verlieren, wenn du stattdessen den Zug beendest und den Marmor behältst?</translation>
    </message>
    <message>
        <source>If you would lose a tile or points without the second action, pay the marble. If you would only draw cards with it, keep it.</source>
        <translation>Würde dir ohne die zweite Aktion ein Plättchen entgehen oder würdest du Punkte verlieren, zahl den Marmor. Würdest du damit nur Karten ziehen, behalte ihn.</translation>
    </message>
    <message>
        <source>First look for an action that the dice allow as they are. If a die has no good action, take workers with it, and keep one or two for the next turn.</source>
        <translation>Such zuerst eine Aktion, für die du die Würfel nicht ändern musst. Gibt es für einen Würfel keine gute Aktion, nimm damit Arbeiter und heb ein, zwei für den nächsten Zug auf.</translation>
    </message>
    <message>
        <source>The end of a phase</source>
        <translation>Das Ende eines Durchgangs</translation>
    </message>
    <message>
        <source>If you take a tile from the display, one from your own stack replaces it. If the stack of one player for this phase is empty, the phase ends with that round, and green points count.</source>
        <translation>Nimmst du ein Plättchen aus der Auslage, kommt eins von deinem eigenen Stapel an seine Stelle. Sobald jemand den Stapel für diesen Durchgang aufgebraucht hat, endet der Durchgang mit der laufenden Runde, und die grünen Punkte zählen.</translation>
    </message>
    <message>
        <source>Compare the green points of the players, and count the tiles in the stacks. What would happen if the phase ended now?</source>
        <translation>Vergleich die grünen Punkte aller und zähl die Plättchen in den Stapeln. Was würde passieren, wenn der Durchgang jetzt zu Ende wäre?</translation>
    </message>
    <message>
        <source>If you are ahead in green points, end the phase soon. If you are behind or can still place a tile, wait: draw cards or place tiles instead.</source>
        <translation>Liegst du bei den grünen Punkten vorn, beende den Durchgang bald. Liegst du zurück oder kannst du noch ein Plättchen legen, warte: Zieh lieber Karten oder leg Plättchen.</translation>
    </message>
    <message>
        <source>The last phase</source>
        <translation>Der letzte Durchgang</translation>
    </message>
    <message>
        <source>After phase E the game ends, and tiles in your storage are worth nothing. So think about which spaces you can still cover, and which regions you can complete.</source>
        <translation>Nach Durchgang E ist die Partie zu Ende, und Plättchen in deinem Lager sind dann nichts wert. Überleg also, welche Felder du noch bedecken und welche Gebiete du noch vollenden kannst.</translation>
    </message>
    <message>
        <source>Count the rounds that are left: you have two dice for each. Then look at what the marked turn brings now, and at what it makes possible.</source>
        <translation>Zähl die Runden, die noch kommen: Für jede hast du zwei Würfel. Sieh dir dann an, was der gezeigte Zug jetzt bringt und was er möglich macht.</translation>
    </message>
    <message>
        <source>In the last rounds take only tiles that you can still place. Sell your goods, and use your workers and silverlings: at the end they bring few points.</source>
        <translation>Nimm in den letzten Runden nur Plättchen, die du noch legen kannst. Verkauf deine Waren und nutz deine Arbeiter und Silberlinge: Am Ende bringen sie nur wenige Punkte.</translation>
    </message>
    <message>
        <source>With the module Border posts your estate has three posts at its edge. You score when covered spaces lead from one post to another, and more points in an earlier phase.</source>
        <translation>Mit dem Modul Grenzposten hat dein Fürstentum drei Posten am Rand. Du bekommst Punkte, wenn bedeckte Felder von einem Posten zum anderen führen, und in früheren Durchgängen mehr.</translation>
    </message>
    <message>
        <source>Find the three posts. The marked turn joins two of them: follow the covered spaces from one post to the other.</source>
        <translation>Such die drei Posten. Der gezeigte Zug verbindet zwei von ihnen: Folg den bedeckten Feldern von einem Posten zum anderen.</translation>
    </message>
    <message>
        <source>Plan the path between two posts from the start. Choose a path through small regions, so that you score for both.</source>
        <translation>Plan den Weg zwischen zwei Posten von Anfang an. Wähl einen Weg durch kleine Gebiete, dann bringt dir beides Punkte.</translation>
    </message>
    <message>
        <source>Blocking opponents</source>
        <translation>Andere blockieren</translation>
    </message>
    <message>
        <source>As long as an opponent&apos;s feature is incomplete, their follower stays there. Your tile can make its open spaces hard or impossible to fill.</source>
        <translation>Solange ein fremdes Gebiet nicht fertig ist, bleibt der Gefolgsmann dort gebunden. Mit deinem Plättchen kannst du es schwer oder unmöglich machen, die offenen Felder zu füllen.</translation>
    </message>
    <message>
        <source>The marked turn places a tile beside an open space of an opponent&apos;s feature. Which tiles still fit there, and how many of them are left?</source>
        <translation>Im gezeigten Zug kommt ein Plättchen neben ein offenes Feld an einem fremden Gebiet. Welche Plättchen passen dort noch, und wie viele davon sind übrig?</translation>
    </message>
    <message>
        <source>First look for your own points. If two turns bring you about the same, choose the one that blocks the larger feature of an opponent.</source>
        <translation>Such zuerst nach eigenen Punkten. Bringen dir zwei Züge etwa gleich viel, nimm den, der das größere fremde Gebiet blockiert.</translation>
    </message>
    <message>
        <source>Look at the tile on offer and at the open spaces of your features. What would it bring you, and what would it bring an opponent?</source>
        <translation>Sieh dir das angebotene Plättchen und die offenen Felder deiner Gebiete an. Was würde es dir bringen, und was den anderen?</translation>
    </message>
    <message>
        <source>Full regions</source>
        <translation>Volle Gebiete</translation>
    </message>
    <message>
        <source>Complete regions as early as you can. Begin a large region only if you have enough rounds left for all its spaces.</source>
        <translation>Vollende Gebiete so früh wie möglich. Beginne ein großes Gebiet nur, wenn noch genug Runden für alle seine Felder bleiben.</translation>
    </message>
    <message>
        <source>Preparing regions</source>
        <translation>Gebiete vorbereiten</translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation>Boni einsetzen</translation>
    </message>
    <message>
        <source>Spaces within reach</source>
        <translation>Erreichbare Felder</translation>
    </message>
    <message>
        <source>You can only mark a space that touches a marked one. With more colours within reach, you can use more of the dice in the next round.</source>
        <translation>Du kannst nur ein Feld markieren, das an ein markiertes grenzt. Je mehr Farben du erreichst, desto mehr Würfel kannst du in der nächsten Runde nutzen.</translation>
    </message>
    <message>
        <source>Full colours</source>
        <translation>Volle Farben</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>Die Startburg</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
        <source>{title} (lesson {number})</source>
        <translation>{title} (Lektion {number})</translation>
    </message>
    <message>
        <source>Lesson {number}, position {at} of {count}</source>
        <translation>Lektion {number}, Stellung {at} von {count}</translation>
    </message>
    <message>
        <source>One turn is better than all others here. Find it and play the whole turn on the table. You can try as often as you like.</source>
        <translation>Ein Zug ist hier besser als alle anderen. Finde ihn und spiel den ganzen Zug auf dem Tisch. Du kannst es so oft versuchen, wie du willst.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Done: {found} of {count} found</source>
        <translation>Erledigt: {found} von {count} gefunden</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Short lessons for after your first game: an idea, a position to look at, and three positions in which you find the best turn.</source>
        <translation>Kurze Lektionen für die Zeit nach deiner ersten Partie: ein Gedanke, eine Stellung zum Ansehen und drei Stellungen, in denen du den besten Zug suchst.</translation>
    </message>
    <message>
        <source>Your reviewed games advise: {lessons}.</source>
        <translation>Deine Partieanalysen empfehlen: {lessons}.</translation>
    </message>
    <message>
        <source>Begin lesson {number}</source>
        <translation>Lektion {number} beginnen</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Alle Lektionen erledigt</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>Diese Lektion lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>Regions and timing</source>
        <translation>Gebiete zur rechten Zeit</translation>
    </message>
    <message>
        <source>Complete small regions in the first phases. Late in the game, begin only regions that you can still complete.</source>
        <translation>Vollende kleine Gebiete in den ersten Durchgängen. Beginne spät in der Partie nur noch Gebiete, die du vollenden kannst.</translation>
    </message>
    <message>
        <source>Using the storage</source>
        <translation>Das Lager nutzen</translation>
    </message>
    <message>
        <source>Look at the depots, the dice and the stored tiles. Which tile fits a space beside the covered ones, and which does not?</source>
        <translation>Sieh dir die Depots, die Würfel und dein Lager an. Welches Plättchen passt auf ein Feld neben belegten, und welches nicht?</translation>
    </message>
    <message>
        <source>Workers and silverlings</source>
        <translation>Arbeiter und Silberlinge</translation>
    </message>
    <message>
        <source>Chains of actions</source>
        <translation>Aktionen verketten</translation>
    </message>
    <message>
        <source>Goods and ships</source>
        <translation>Waren und Schiffe</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Farbboni</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Wissensplättchen</translation>
    </message>
    <message>
        <source>Against an opponent</source>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Completing features</source>
        <translation>Gebiete vollenden</translation>
    </message>
    <message>
        <source>Claiming features</source>
        <translation>Gebiete besetzen</translation>
    </message>
    <message>
        <source>Farmers and fields</source>
        <translation>Bauern und Wiesen</translation>
    </message>
    <message>
        <source>Roads and cities are the borders of a field. Look for the complete cities beside it, and for those that will soon be complete.</source>
        <translation>Straßen und Städte begrenzen eine Wiese. Such die fertigen Städte an ihrem Rand und die, die es bald sein werden.</translation>
    </message>
    <message>
        <source>Joining features</source>
        <translation>Gebiete verbinden</translation>
    </message>
    <message>
        <source>Find the two features that meet here, or could meet with one more tile. Count the followers of each player on both.</source>
        <translation>Such die zwei Gebiete, die sich hier treffen oder mit einem Plättchen treffen könnten. Zähl auf beiden die Gefolgsleute aller.</translation>
    </message>
    <message>
        <source>Counting tiles</source>
        <translation>Plättchen zählen</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Karten und Plättchen</translation>
    </message>
    <message>
        <source>A tile costs two region cards of its colour. A worker or a pair of equal cards replaces a card that you lack.</source>
        <translation>Ein Plättchen kostet zwei Regionskarten seiner Farbe. Ein Arbeiter oder zwei gleiche Karten ersetzen eine fehlende.</translation>
    </message>
    <message>
        <source>Do not collect tiles without cards, or cards without a tile in mind. Each action should make the next one possible.</source>
        <translation>Sammle keine Plättchen ohne Karten und keine Karten ohne Ziel. Jede Aktion sollte die nächste möglich machen.</translation>
    </message>
    <message>
        <source>Second actions</source>
        <translation>Zweite Aktionen</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>A completed region scores twice: for its size and for the phase. An earlier phase brings more points. The points of the phase do not depend on the size.</source>
        <translation>Ein vollendetes Gebiet zählt zweimal: für seine Größe und für den Durchgang. Ein früherer Durchgang bringt mehr Punkte. Die Punkte des Durchgangs hängen nicht von der Größe ab.</translation>
    </message>
    <message>
        <source>Look at the region that the marked turn helps you to complete. Count its empty spaces, and see which numbers you need for them.</source>
        <translation>Sieh dir das Gebiet an, das du mit dem gezeigten Zug vollendest oder vorbereitest. Zähl seine leeren Felder und sieh nach, welche Zahlen du dafür brauchst.</translation>
    </message>
    <message>
        <source>A tile in your storage scores nothing yet, and there is room for only three. Take tiles that have a space in your estate and that you can place soon.</source>
        <translation>Ein Plättchen im Lager bringt noch nichts, und es ist nur Platz für drei. Nimm Plättchen, für die es in deinem Fürstentum ein Feld gibt und die du bald legen kannst.</translation>
    </message>
    <message>
        <source>Place each tile as soon as you have a die for it. If your storage is full, you must discard a stored tile to take a new one.</source>
        <translation>Leg jedes Plättchen, sobald du einen Würfel dafür hast. Ist dein Lager voll, musst du ein Plättchen daraus abwerfen, um ein neues zu nehmen.</translation>
    </message>
    <message>
        <source>One worker changes a die by one. Once in your turn you may buy a tile from the black depot for two silverlings. You need no die.</source>
        <translation>Ein Arbeiter ändert einen Würfel um eins. Einmal in deinem Zug darfst du für zwei Silberlinge ein Plättchen aus dem schwarzen Depot kaufen. Einen Würfel brauchst du dafür nicht.</translation>
    </message>
    <message>
        <source>Look at the dice, the workers and the silverlings. What can you do with the dice unchanged, and what would a change cost?</source>
        <translation>Sieh dir die Würfel, die Arbeiter und die Silberlinge an. Was kannst du mit den Würfeln tun, ohne sie zu ändern, und was würde eine Änderung kosten?</translation>
    </message>
    <message>
        <source>Some tiles give you another action at once. A castle gives you an action with a die of any value. With a carpenter, church or market you take one more tile.</source>
        <translation>Manche Plättchen geben dir sofort noch eine Aktion. Eine Burg gibt dir eine Aktion mit beliebiger Würfelzahl. Mit Schreinerei, Kirche oder Markt nimmst du ein weiteres Plättchen.</translation>
    </message>
    <message>
        <source>Follow the marked turn step by step. One action leads to the next, so you do more than two dice allow.</source>
        <translation>Folge dem gezeigten Zug Schritt für Schritt. Eine Aktion führt zur nächsten, und so schaffst du mehr, als zwei Würfel allein erlauben.</translation>
    </message>
    <message>
        <source>Before you place such a tile, make sure that you have a good use for its action. With the extra action you can sometimes complete a region in the same turn.</source>
        <translation>Bevor du so ein Plättchen legst, überleg, was du mit seiner Aktion anfängst. Mit ihr kannst du manchmal noch im selben Zug ein Gebiet vollenden.</translation>
    </message>
    <message>
        <source>A ship loads goods from a depot and moves you forward in the order of play. Later you use a die to sell all goods of its number, and each tile scores.</source>
        <translation>Ein Schiff lädt Waren aus einem Depot und bringt dich in der Reihenfolge nach vorn. Später verkaufst du mit einem Würfel alle Waren seiner Zahl, und jedes Plättchen bringt Punkte.</translation>
    </message>
    <message>
        <source>Look at the goods: which kinds fit the dice, and how many tiles of each do you have? A sale also brings a silverling.</source>
        <translation>Sieh dir die Waren an: Welche Sorten passen zu den Würfeln, und wie viele Plättchen hast du von jeder? Ein Verkauf bringt auch einen Silberling.</translation>
    </message>
    <message>
        <source>A sale is one action, however many goods you sell. So collect many goods of one kind before you sell them.</source>
        <translation>Ein Verkauf ist eine Aktion, egal wie viele Waren du verkaufst. Sammle also viele Waren einer Sorte, bevor du sie verkaufst.</translation>
    </message>
    <message>
        <source>A new animal tile scores one point for each animal on it. Earlier animals of the same kind in that pasture score again. So a pasture with only one kind scores again and again.</source>
        <translation>Ein neues Tierplättchen bringt einen Punkt für jedes Tier darauf. Frühere Tiere derselben Art auf dieser Weide zählen noch einmal. Eine Weide mit nur einer Art zählt also immer wieder.</translation>
    </message>
    <message>
        <source>Count the animals of the same kind on the new tile and in its pasture. If you place one more tile of this kind there, all of them score again.</source>
        <translation>Zähl die Tiere derselben Art auf dem neuen Plättchen und auf seiner Weide. Legst du dort noch ein Plättchen dieser Art, zählen sie alle noch einmal.</translation>
    </message>
    <message>
        <source>Choose one kind for each pasture, and place the first tile there early. Then even a later tile with few animals scores well.</source>
        <translation>Wähl für jede Weide eine Art und leg dort das erste Plättchen früh. Dann bringt auch ein späteres Plättchen mit wenigen Tieren viele Punkte.</translation>
    </message>
    <message>
        <source>The first player to cover all spaces of a colour gets the large bonus. The second player gets the small one. You can fill a colour with few spaces sooner.</source>
        <translation>Wer zuerst alle Felder einer Farbe belegt, bekommt den großen Bonus. Wer es als Nächstes schafft, bekommt den kleinen. Eine Farbe mit wenigen Feldern kannst du schneller füllen.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour, in this estate and in the others. In which colours can you be first?</source>
        <translation>Zähl die leeren Felder jeder Farbe, in diesem Fürstentum und in den anderen. Bei welchen Farben kannst du schneller sein als die anderen?</translation>
    </message>
    <message>
        <source>Decide early in which colours you can be first. If an opponent is ahead in one, change to another.</source>
        <translation>Entscheide früh, bei welchen Farben du schneller sein kannst als die anderen. Liegt jemand bei einer vorn, wechsle zu einer anderen.</translation>
    </message>
    <message>
        <source>Some knowledge tiles score at the end for things that you have. Others make a rule better for you as soon as you place them.</source>
        <translation>Manche Wissensplättchen bringen am Ende Punkte für das, was du hast. Andere verbessern eine Regel für dich, sobald du sie legst.</translation>
    </message>
    <message>
        <source>Rest the pointer on the knowledge tiles to read them. How many points or advantages would each of them bring on this estate?</source>
        <translation>Bleib mit dem Zeiger auf einem Wissensplättchen, um seinen Text zu lesen. Wie viele Punkte oder welche Vorteile würde jedes in diesem Fürstentum bringen?</translation>
    </message>
    <message>
        <source>Take a knowledge tile that scores for things that you collect anyway. The earlier you have it, the better you can plan for it.</source>
        <translation>Nimm ein Wissensplättchen, das Punkte für etwas bringt, das du ohnehin sammelst. Je früher du es hast, desto besser kannst du danach planen.</translation>
    </message>
    <message>
        <source>Each depot has only a few tiles. If you take one, no other player can have it. An opponent may need it more than you do.</source>
        <translation>In jedem Depot liegen nur wenige Plättchen. Nimmst du eins, kann es niemand anders mehr bekommen. Vielleicht braucht es jemand nötiger als du.</translation>
    </message>
    <message>
        <source>Look at the estates of the opponents. The marked turn takes a tile that an opponent could use to complete a region or a colour.</source>
        <translation>Sieh dir die anderen Fürstentümer an. Der gezeigte Zug nimmt ein Plättchen, mit dem dort ein Gebiet oder eine Farbe voll werden könnte.</translation>
    </message>
    <message>
        <source>First look for your own best turn. If two turns are about equal, take the tile that an opponent needs.</source>
        <translation>Such zuerst deinen eigenen besten Zug. Sind zwei etwa gleich gut, nimm das Plättchen, das jemand anders braucht.</translation>
    </message>
    <message>
        <source>The Shields module</source>
        <translation>Das Modul Schilde</translation>
    </message>
    <message>
        <source>With the module Shields you may take a shield instead of your two actions. Both dice must show the number of its depot. You place it on one of your castles and have its power at once.</source>
        <translation>Mit dem Modul Schilde darfst du statt deiner zwei Aktionen einen Schild nehmen. Beide Würfel müssen die Zahl seines Depots zeigen. Du legst ihn auf eine deiner Burgen und hast sofort seine Kraft.</translation>
    </message>
    <message>
        <source>The marked turn takes a shield. What else could you do with the two dice, and what will the shield bring until the end?</source>
        <translation>Der gezeigte Zug nimmt einen Schild. Was könntest du sonst mit den zwei Würfeln tun, und was bringt der Schild bis zum Ende?</translation>
    </message>
    <message>
        <source>At the end of each phase you pay one silverling for each shield, or you lose it. So take one that brings more than two actions. You can make your dice equal with workers.</source>
        <translation>Am Ende jedes Durchgangs zahlst du für jeden Schild einen Silberling, oder du verlierst ihn. Nimm also einen, der mehr bringt als zwei Aktionen. Mit Arbeitern kannst du deine Würfel gleich machen.</translation>
    </message>
    <message>
        <source>The Border posts module</source>
        <translation>Das Modul Grenzposten</translation>
    </message>
    <message>
        <source>The Inns module</source>
        <translation>Das Modul Gasthäuser</translation>
    </message>
    <message>
        <source>With the module Inns you can buy an inn instead of a tile from the black depot, for two silverlings. An inn covers a space of any colour, and its region then scores as if it had one space more.</source>
        <translation>Mit dem Modul Gasthäuser kannst du für zwei Silberlinge statt eines Plättchens aus dem schwarzen Depot ein Gasthaus kaufen. Es belegt ein Feld beliebiger Farbe, und dessen Gebiet zählt dann, als hätte es ein Feld mehr.</translation>
    </message>
    <message>
        <source>The White castles module</source>
        <translation>Das Modul Weiße Burgen</translation>
    </message>
    <message>
        <source>With the module White castles there is one more kind of building, the white castle. When you place it on a building space, you have one more action, with the number of the white die.</source>
        <translation>Mit dem Modul Weiße Burgen gibt es noch eine Art von Gebäuden, die weiße Burg. Legst du sie auf ein Gebäudefeld, hast du noch eine Aktion mit der Zahl des weißen Würfels.</translation>
    </message>
    <message>
        <source>The Trade routes module</source>
        <translation>Das Modul Handelswege</translation>
    </message>
    <message>
        <source>With the module Trade routes you put the goods that you sell on the row of spaces above your estate, from left to right. If a space shows the same kind of goods, you get its bonus.</source>
        <translation>Mit dem Modul Handelswege legst du verkaufte Waren von links nach rechts auf die Reihe von Feldern über deinem Fürstentum. Zeigt ein Feld dieselbe Sorte, bekommst du seinen Bonus.</translation>
    </message>
    <message>
        <source>Look at the next spaces of the route and at the goods. Which sale puts a tile on a space that shows its kind, and what is the bonus?</source>
        <translation>Sieh dir die nächsten Felder des Handelswegs und die Waren an. Bei welchem Verkauf kommt ein Plättchen auf ein Feld seiner Sorte, und was ist der Bonus?</translation>
    </message>
    <message>
        <source>The Extra tiles module</source>
        <translation>Das Modul Zusatzplättchen</translation>
    </message>
    <message>
        <source>With the module Extra tiles there are four more tiles. The crane copies another building. The geese let the best kind of animal in their pasture score again. Knowledge tile 27 helps you in the order of play, and tile 28 changes silver into workers.</source>
        <translation>Mit dem Modul Zusatzplättchen gibt es vier Plättchen mehr. Der Kran ahmt ein anderes Gebäude nach. Mit den Gänsen zählt die wertvollste Tierart ihrer Weide noch einmal. Wissensplättchen 27 hilft dir bei der Zugreihenfolge, und Plättchen 28 macht aus Silber Arbeiter.</translation>
    </message>
    <message>
        <source>The marked tile is one of the four. Rest the pointer on it to read about it. What does it bring at once, and what by the end of the game?</source>
        <translation>Das markierte Plättchen ist eines der vier. Bleib mit dem Zeiger darauf, um seinen Text zu lesen. Was bringt es sofort, und was bis zum Ende der Partie?</translation>
    </message>
    <message>
        <source>Features are cities, roads, monasteries and fields. All except fields score as soon as they are complete, and you get your followers back. An incomplete city is worth only half at the end.</source>
        <translation>Gebiete sind Städte, Straßen, Klöster und Wiesen. Alle außer Wiesen zählen, sobald sie fertig sind, und du bekommst deine Gefolgsleute zurück. Eine unfertige Stadt ist am Ende nur die Hälfte wert.</translation>
    </message>
    <message>
        <source>The marked turn completes a feature. Count its points, and see which follower comes back for the next turns.</source>
        <translation>Der gezeigte Zug vollendet ein Gebiet. Zähl die Punkte und sieh nach, welcher Gefolgsmann für die nächsten Züge zurückkommt.</translation>
    </message>
    <message>
        <source>Complete the features that you have begun before you begin new ones. Small cities and roads score soon, and you get your followers back.</source>
        <translation>Vollende die Gebiete, die du begonnen hast, bevor du neue beginnst. Kleine Städte und Straßen zählen bald, und du bekommst deine Gefolgsleute zurück.</translation>
    </message>
    <message>
        <source>After you place a tile, you may place a follower on it. The feature must not have a follower yet. Claim a feature that will score soon or will score many points.</source>
        <translation>Nach dem Legen darfst du einen Gefolgsmann auf das Plättchen setzen. In dem Gebiet darf noch kein anderer sein. Besetze ein Gebiet, das bald zählt oder viele Punkte bringt.</translation>
    </message>
    <message>
        <source>The marked turn places a follower. Which tiles would complete the feature, and what is it worth at the end if it is incomplete?</source>
        <translation>Im gezeigten Zug setzt du einen Gefolgsmann. Welche Plättchen würden das Gebiet vollenden, und was ist es am Ende wert, wenn es unfertig bleibt?</translation>
    </message>
    <message>
        <source>Claim a feature that can still grow or will be complete soon. If no tile fits an open space of the feature, your follower stays there until the end.</source>
        <translation>Besetze ein Gebiet, das noch wachsen kann oder bald fertig ist. Passt auf ein offenes Feld des Gebiets kein Plättchen mehr, bleibt dein Gefolgsmann bis zum Ende dort.</translation>
    </message>
    <message>
        <source>Saving followers</source>
        <translation>Gefolgsleute einteilen</translation>
    </message>
    <message>
        <source>You have only a few followers, and a farmer never comes back. If you have no follower in your supply, you cannot claim anything.</source>
        <translation>Du hast nur wenige Gefolgsleute, und ein Bauer kommt nie zurück. Hast du keinen Gefolgsmann im Vorrat, kannst du nichts besetzen.</translation>
    </message>
    <message>
        <source>Count the followers in the supply before and after the marked turn. Would a follower bring more on this tile, or is it better to keep it?</source>
        <translation>Zähl die Gefolgsleute im Vorrat vor und nach dem gezeigten Zug. Würde ein Gefolgsmann auf diesem Plättchen mehr bringen, oder ist es besser, ihn zu behalten?</translation>
    </message>
    <message>
        <source>Keep one follower for the next good tile, except in the last rounds. Complete small features to get the others back.</source>
        <translation>Behalte einen Gefolgsmann für das nächste gute Plättchen, außer in den letzten Runden. Vollende kleine Gebiete, um die anderen zurückzubekommen.</translation>
    </message>
    <message>
        <source>A farmer stays in a field until the end. Then the player with the most farmers there scores for each complete city beside the field.</source>
        <translation>Ein Bauer bleibt bis zum Ende auf seiner Wiese. Dann bekommt, wer dort die meisten Bauern hat, Punkte für jede fertige Stadt am Rand der Wiese.</translation>
    </message>
    <message>
        <source>If a field touches cities and has no farmer yet, place one there. Later try to join your field to one with more cities.</source>
        <translation>Grenzt eine Wiese an Städte und hat noch keinen Bauern, setz einen darauf. Verbinde deine Wiese später möglichst mit einer, die mehr Städte hat.</translation>
    </message>
    <message>
        <source>You may not place a follower on a feature that already has one. But you can claim a separate feature nearby and join the two later.</source>
        <translation>In ein Gebiet, in dem schon ein Gefolgsmann ist, darfst du keinen setzen. Du kannst aber in der Nähe ein eigenes Gebiet besetzen und beide später verbinden.</translation>
    </message>
    <message>
        <source>If two players have the same number of followers there, both score in full. If you have one more, only you score. So join your feature to a large one of an opponent.</source>
        <translation>Haben zwei dort gleich viele Gefolgsleute, bekommen beide die vollen Punkte. Hast du einen mehr, bekommst nur du Punkte. Verbinde dein Gebiet also mit einem großen fremden.</translation>
    </message>
    <message>
        <source>Each kind of tile exists only a few times. If many of the tiles that are left fit into an open space, you will probably fill it soon.</source>
        <translation>Jede Art von Plättchen gibt es nur wenige Male. Passen viele der übrigen Plättchen auf ein offenes Feld, füllst du es wahrscheinlich bald.</translation>
    </message>
    <message>
        <source>Look at the open spaces beside the marked tile, and click the pile to see the tiles left. Which tiles would fit there, and how many of them are left?</source>
        <translation>Sieh dir die offenen Felder neben dem gezeigten Plättchen an und klick auf den Stapel, um die übrigen Plättchen zu sehen. Welche Plättchen würden dort passen, und wie viele davon sind noch übrig?</translation>
    </message>
    <message>
        <source>The Bazaars module</source>
        <translation>Das Modul Basare</translation>
    </message>
    <message>
        <source>A region scores only when all its spaces are marked. In each later phase it scores fewer points. So look first for a region that you can complete in this round.</source>
        <translation>Ein Gebiet zählt erst, wenn alle seine Felder markiert sind. In jedem späteren Durchgang bringt es weniger Punkte. Such deshalb zuerst ein Gebiet, das du in dieser Runde vollenden kannst.</translation>
    </message>
    <message>
        <source>The turn shown here completes a region. You score its points at once and get its bonus. A pasture gives double points and no bonus.</source>
        <translation>Der gezeigte Zug vollendet ein Gebiet. Du bekommst sofort seine Punkte und seinen Bonus. Eine Weide bringt doppelte Punkte und keinen Bonus.</translation>
    </message>
    <message>
        <source>You cannot complete a region in every round. After a good mark the region has only one empty space, and many numbers fit there.</source>
        <translation>Du kannst nicht in jeder Runde ein Gebiet vollenden. Nach einer guten Markierung hat das Gebiet nur noch ein leeres Feld, und dort passen viele Zahlen.</translation>
    </message>
    <message>
        <source>The turn shown here completes nothing yet. Count the empty spaces of the region, and the numbers that fit them.</source>
        <translation>Der gezeigte Zug vollendet noch nichts. Zähl die leeren Felder des Gebiets und die Zahlen, die darauf passen.</translation>
    </message>
    <message>
        <source>Before you mark a space, think about the next round: which numbers will the region still take?</source>
        <translation>Denk vor dem Markieren an die nächste Runde: Welche Zahlen passen dann noch in das Gebiet?</translation>
    </message>
    <message>
        <source>A monk changes a colour die, a worker a number die, and silver gives you a second mark. You may use only one bonus in a round, and each works only once.</source>
        <translation>Ein Mönch ändert einen Farbwürfel, ein Arbeiter einen Zahlenwürfel, und für Silber bekommst du eine zweite Markierung. Du darfst in einer Runde nur einen Bonus einsetzen, und jeden nur einmal.</translation>
    </message>
    <message>
        <source>Several turns are possible here, and they use different bonuses. Compare the bonuses that you use in each turn and those that you keep.</source>
        <translation>Hier sind mehrere Züge möglich, und sie kosten verschiedene Boni. Vergleiche, welche Boni du in jedem Zug einsetzt und welche du behältst.</translation>
    </message>
    <message>
        <source>If you can complete something with a bonus, use it. If the dice alone are almost as good, keep it, but not until the end of the game.</source>
        <translation>Kannst du mit einem Bonus etwas vollenden, setz ihn ein. Geht es ohne ihn fast genauso gut, heb ihn auf, aber nicht bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>Look at the spaces around the new mark. You can mark them next. Some of them have colours that you could not reach before.</source>
        <translation>Sieh dir die Felder um die neue Markierung an. Du kannst sie als Nächstes markieren. Manche haben Farben, die du vorher nicht erreichen konntest.</translation>
    </message>
    <message>
        <source>Keep several colours within reach. Then you can do something useful with almost every roll.</source>
        <translation>Sorg dafür, dass du immer mehrere Farben erreichst. Dann kannst du mit fast jedem Wurf etwas anfangen.</translation>
    </message>
    <message>
        <source>The first player to fill a colour scores the higher value. The second player scores the lower one. Late in the game a full colour is often worth more than a region.</source>
        <translation>Wer eine Farbe zuerst füllt, bekommt den höheren Wert. Wer es als Nächstes schafft, bekommt den niedrigeren. Spät in der Partie bringt eine volle Farbe oft mehr als ein Gebiet.</translation>
    </message>
    <message>
        <source>Look at the values at the left of the sheet. The turn shown here fills a colour, or leaves only one space of it empty.</source>
        <translation>Sieh dir die Werte links auf dem Blatt an. Der gezeigte Zug füllt eine Farbe oder lässt in ihr nur noch ein Feld leer.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour on your sheet and on the others. If you are only just ahead in a colour, fill it first.</source>
        <translation>Zähl die leeren Felder jeder Farbe auf deinem Blatt und auf den anderen. Liegst du bei einer Farbe nur knapp vorn, füll sie zuerst.</translation>
    </message>
    <message>
        <source>Your first mark must touch your start castle. You also get its bonus at once. So think about both its place and its bonus.</source>
        <translation>Deine erste Markierung muss an deine Startburg grenzen. Auch ihren Bonus bekommst du sofort. Überleg dir also beides: wo sie liegt und welchen Bonus sie gibt.</translation>
    </message>
    <message>
        <source>Look at the bonus of the castle shown here, and count the colours around it. With more colours around it, you can use more of the dice in the first rounds.</source>
        <translation>Sieh dir den Bonus der gezeigten Burg an und zähl die Farben um sie herum. Je mehr es sind, desto mehr Würfel kannst du in den ersten Runden nutzen.</translation>
    </message>
    <message>
        <source>Choose a castle between several colours and near small regions. If two places are equally good, choose the better bonus.</source>
        <translation>Nimm eine Burg zwischen mehreren Farben und nahe an kleinen Gebieten. Sind zwei Orte gleich gut, nimm den besseren Bonus.</translation>
    </message>
    <message>
        <source>Nobody can fill a colour before you, but in phase III a full colour scores only its lower value. How many points does the turn shown here bring?</source>
        <translation>Niemand kann eine Farbe vor dir füllen, aber in Durchgang III bringt eine volle Farbe nur noch ihren niedrigeren Wert. Wie viele Punkte bringt der gezeigte Zug?</translation>
    </message>
    <message>
        <source>Complete regions in phase I, while they score most. A full colour scores its higher value until the end of phase II. Use all your bonuses before the last round ends.</source>
        <translation>Vollende Gebiete in Durchgang I, solange sie am meisten zählen. Eine volle Farbe bringt bis zum Ende von Durchgang II ihren höheren Wert. Setz alle Boni ein, bevor die letzte Runde endet.</translation>
    </message>
    <message>
        <source>Full regions score green points, and a green point of phase I counts three times. So a small region in phase I can bring more than a large one later.</source>
        <translation>Volle Gebiete bringen grüne Punkte, und ein grüner Punkt aus Durchgang I zählt dreimal. Ein kleines Gebiet in Durchgang I kann also mehr bringen als ein großes später.</translation>
    </message>
    <message>
        <source>Look at the region that the marked turn helps you to complete. Count its empty spaces. How many times will you add its green points until the end?</source>
        <translation>Sieh dir das Gebiet an, das du mit dem gezeigten Zug vollendest oder vorbereitest. Zähl seine leeren Felder. Wie oft wirst du seine grünen Punkte bis zum Ende addieren?</translation>
    </message>
    <message>
        <source>Begin with small regions in phase I. If a region needs only one more tile, take that tile before somebody else does.</source>
        <translation>Beginne in Durchgang I mit kleinen Gebieten. Fehlt einem Gebiet nur noch ein Plättchen, nimm es, bevor es weg ist.</translation>
    </message>
    <message>
        <source>Compare the cards in your hand with your stored tiles. Which tile can you place next, and how many cards do you still need for it?</source>
        <translation>Vergleiche deine Handkarten mit den Plättchen in deinem Lager. Welches kannst du als Nächstes legen, und wie viele Karten brauchst du noch dafür?</translation>
    </message>
    <message>
        <source>If you take a tile as your action, it waits in your storage until you place it. The storage is small. If it is full, you must discard something to take another tile.</source>
        <translation>Nimmst du als Aktion ein Plättchen, wartet es in deinem Lager, bis du es legst. Das Lager ist klein. Ist es voll, musst du etwas abgeben, um ein anderes zu nehmen.</translation>
    </message>
    <message>
        <source>If a tile has a space and you can pay for it soon, take it. Place it before you take the next one.</source>
        <translation>Gibt es für ein Plättchen ein Feld und kannst du es bald bezahlen, nimm es. Leg es, bevor du das nächste nimmst.</translation>
    </message>
    <message>
        <source>A bonus tile improves one thing until the end of the game. You choose the first one before the game begins. For each town you choose another one.</source>
        <translation>Ein Bonusplättchen verbessert eine Sache bis zum Ende der Partie. Das erste wählst du vor der Partie. Mit jeder Stadt wählst du ein weiteres.</translation>
    </message>
    <message>
        <source>Compare the bonus tiles. For +1 marble count the quarries, for +1 worker the villages, for +1 yield card the carts.</source>
        <translation>Vergleiche die Bonusplättchen. Zähl für „+1 Marmor“ die Steinbrüche, für „+1 Arbeiter“ die Dörfer, für „+1 Ertragskarte“ die Fuhrwerke.</translation>
    </message>
    <message>
        <source>If you get a bonus tile early, you can use it many times. The tile +1 storage also brings green points, which you add at the end of every phase.</source>
        <translation>Bekommst du ein Bonusplättchen früh, kannst du es oft nutzen. „+1 Lagerplatz“ bringt auch grüne Punkte, die du am Ende jedes Durchgangs addierst.</translation>
    </message>
    <message>
        <source>The first player to fill a colour gets green points, and the second player gets fewer. Each colour has the same number of spaces in all duchies, so it is a race.</source>
        <translation>Wer eine Farbe zuerst füllt, bekommt grüne Punkte, wer es als Nächstes schafft, weniger. Jede Farbe hat in allen Fürstentümern gleich viele Felder, also ist es ein Wettlauf.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour, here and in the other duchies. In the marked turn you fill a colour, or nearly fill it.</source>
        <translation>Zähl die leeren Felder jeder Farbe, hier und in den anderen Fürstentümern. Mit dem gezeigten Zug füllst du eine Farbe ganz oder fast.</translation>
    </message>
    <message>
        <source>From phase II on, count the empty spaces of each colour in every duchy. If you are behind in one, hurry with another.</source>
        <translation>Zähl ab Durchgang II die leeren Felder jeder Farbe in jedem Fürstentum. Liegst du bei einer zurück, beeil dich mit einer anderen.</translation>
    </message>
    <message>
        <source>If you take a tile from the display, no other player can have it. The only tile of a colour in the display may be worth more to an opponent than to you.</source>
        <translation>Nimmst du ein Plättchen aus der Auslage, kann es niemand anders mehr bekommen. Das einzige Plättchen einer Farbe in der Auslage kann für jemand anderen mehr wert sein als für dich.</translation>
    </message>
    <message>
        <source>Look at the duchy and the storage of each opponent. The marked turn takes a tile that an opponent needs for a region or a colour.</source>
        <translation>Sieh dir bei allen anderen Fürstentum und Lager an. Der gezeigte Zug nimmt ein Plättchen, das dort für ein Gebiet oder eine Farbe fehlt.</translation>
    </message>
    <message>
        <source>First look for your own best turn. If two turns are about equal, take the tile of the display that an opponent needs.</source>
        <translation>Such zuerst deinen eigenen besten Zug. Sind zwei etwa gleich gut, nimm das Plättchen aus der Auslage, das jemand anders braucht.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>The program ended unexpectedly</source>
        <translation>Das Programm wurde unerwartet beendet</translation>
    </message>
    <message>
        <source>An error ended the program. The details show the error message.</source>
        <translation>Ein Fehler hat das Programm beendet. Die Fehlermeldung steht in den Einzelheiten.</translation>
    </message>
    <message>
        <source>The program did not close properly and left no error message. This can happen after a power cut, or when the system stops a program by force.</source>
        <translation>Das Programm wurde nicht ordentlich beendet und hat keine Fehlermeldung hinterlassen. So etwas geschieht nach einem Stromausfall oder wenn das System ein Programm gewaltsam beendet.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Your game continues where you left off.</source>
        <translation>Das Programm wurde beim letzten Mal unerwartet beendet. Deine Partie geht dort weiter, wo du warst.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly twice, so no game was opened. All your games are still there.</source>
        <translation>Das Programm wurde zweimal unerwartet beendet, darum ist keine Partie geöffnet. Alle deine Partien sind noch da.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. All your games are still there.</source>
        <translation>Das Programm wurde beim letzten Mal unerwartet beendet. Alle deine Partien sind noch da.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist passiert?</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung ausblenden</translation>
    </message>
    <message>
        <source>Every action is saved immediately. Unless another message says otherwise, nothing is lost. Your report helps to fix the error.</source>
        <translation>Jede Aktion wird sofort gespeichert. Solange keine andere Meldung das Gegenteil sagt, ist nichts verloren. Dein Bericht hilft, den Fehler zu beheben.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{month} {year}</source>
        <comment>alone, as beside a plot: November 2026</comment>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day in Qt&apos;s letters: 17 November 2026</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day in Qt&apos;s letters: 17 November</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month in Qt&apos;s letters: November 2026</comment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Played before, {day}: {results}</source>
        <translation>Schon gespielt am {day}: {results}</translation>
    </message>
    <message numerus="yes">
        <source>Played before, {day}: {name}, {n} space(s) covered</source>
        <translation>
            <numerusform>Schon gespielt am {day}: {name}, {n} Feld bedeckt</numerusform>
            <numerusform>Schon gespielt am {day}: {name}, {n} Felder bedeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the challenge code</source>
        <translation>Code der Herausforderung kopieren</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Noch einmal genauso</translation>
    </message>
    <message>
        <source>Copied: {code}. Anyone who plays it gets the same deal.</source>
        <translation>Kopiert: {code}. Wer damit spielt, bekommt dieselbe Ausgangslage.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Clear the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
</context>
<context>
    <name>Dice table</name>
    <message>
        <source>A full colour</source>
        <translation>Volle Farbe</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Runden übrig</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <translation>wie aufgedruckt</translation>
    </message>
    <message>
        <source>points count twice</source>
        <translation>Punkte zählen doppelt</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>jede Zahl</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message>
        <source>Your combination</source>
        <translation>Deine Kombination</translation>
    </message>
    <message>
        <source>one colour, one number</source>
        <translation>eine Farbe, eine Zahl</translation>
    </message>
    <message>
        <source>Colour {hue}</source>
        <translation>Farbe {hue}</translation>
    </message>
    <message>
        <source>Hourglass die</source>
        <translation>Sanduhrwürfel</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Zahl {number}</translation>
    </message>
    <message>
        <source>Scores now, at best</source>
        <translation>Bringt jetzt, bestenfalls</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Bringt jetzt</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>A colour die counts as any other colour, for one mark.</source>
        <translation>Ein Farbwürfel gilt für eine Markierung als beliebige andere Farbe.</translation>
    </message>
    <message>
        <source>A number die counts as any other number, for one mark.</source>
        <translation>Ein Zahlenwürfel gilt für eine Markierung als beliebige andere Zahl.</translation>
    </message>
    <message>
        <source>All {spaces}: {points}</source>
        <translation>Alle {spaces}: {points}</translation>
    </message>
    <message>
        <source>{marked} of {cells} marked</source>
        <translation>{marked} von {cells} markiert</translation>
    </message>
    <message>
        <source>Duchy {letter}</source>
        <translation>Fürstentum {letter}</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Durchgang {phase}</translation>
    </message>
    <message>
        <source>A region of {size}</source>
        <translation>Ein Gebiet der Größe {size}</translation>
    </message>
    <message>
        <source>A pasture&apos;s points count twice.</source>
        <translation>Die Punkte einer Weide zählen doppelt.</translation>
    </message>
    <message>
        <source>Is ready</source>
        <translation>Ist fertig</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Used so far</source>
        <translation>Schon genutzt</translation>
    </message>
    <message>
        <source>Spaces marked</source>
        <translation>Markierte Felder</translation>
    </message>
    <message>
        <source>Regions full</source>
        <translation>Volle Gebiete</translation>
    </message>
    <message>
        <source>Full in phase {phase}</source>
        <translation>Voll in Durchgang {phase}</translation>
    </message>
    <message>
        <source>Takes {numbers}.</source>
        <translation>Hier passt: {numbers}.</translation>
    </message>
    <message>
        <source>Region of {size}, {marked} marked</source>
        <translation>Gebiet der Größe {size}, {marked} markiert</translation>
    </message>
    <message>
        <source>Marked with {number}.</source>
        <translation>Markiert mit {number}.</translation>
    </message>
    <message>
        <source>Region of {size}, full</source>
        <translation>Gebiet der Größe {size}, voll</translation>
    </message>
    <message>
        <source>Marked with {number} in this round.</source>
        <translation>In dieser Runde markiert mit {number}.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>A pasture&apos;s points</source>
        <translation>Punkte einer Weide</translation>
    </message>
    <message>
        <source>count twice</source>
        <translation>zählen doppelt</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>Durchgang {phase}, Runde {round}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>jetzt {points}</translation>
    </message>
    <message>
        <source>the higher value</source>
        <translation>der höhere Wert</translation>
    </message>
    <message>
        <source>the lower value</source>
        <translation>der niedrigere Wert</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Duchy {letter}, {marked} of {cells}</source>
        <translation>Fürstentum {letter}, {marked} von {cells}</translation>
    </message>
    <message>
        <source>to sell</source>
        <translation>zum Verkauf</translation>
    </message>
    <message>
        <source>One bonus per round</source>
        <translation>Ein Bonus je Runde</translation>
    </message>
    <message>
        <source>Combine any number die and any colour die to mark a space.</source>
        <translation>Ein Zahlenwürfel und ein Farbwürfel ergeben eine Markierung; alle Paare sind erlaubt.</translation>
    </message>
    <message>
        <source>Shared by everyone</source>
        <translation>Für alle gemeinsam</translation>
    </message>
    <message>
        <source>Marks {spaces}. You can combine it with any number die.</source>
        <translation>Markiert {spaces}. Jeder Zahlenwürfel passt dazu.</translation>
    </message>
    <message>
        <source>On two hourglasses all goods are sold: each for 2 points and 1 silver.</source>
        <translation>Bei zwei Sanduhren werden alle Waren verkauft, jede für 2 Punkte und 1 Silber.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off, whatever the die shows.</source>
        <translation>In jeder Runde wird ein Kästchen angekreuzt, was er auch zeigt.</translation>
    </message>
    <message>
        <source>One box of the time track is crossed off for each hourglass.</source>
        <translation>Für jede Sanduhr wird ein Kästchen der Zeitleiste angekreuzt.</translation>
    </message>
    <message>
        <source>You can use only one bonus per round.</source>
        <translation>Du kannst nur einen Bonus pro Runde nutzen.</translation>
    </message>
    <message>
        <source>For everyone who is first to mark their last space of this kind ({spaces}), in the same round.</source>
        <translation>Für alle, die in derselben Runde zuerst ihr letztes Feld dieser Art markieren ({spaces}).</translation>
    </message>
    <message>
        <source>For everyone who marks their last space of this kind ({spaces}) in a later round.</source>
        <translation>Für alle, die ihr letztes Feld dieser Art ({spaces}) in einer späteren Runde markieren.</translation>
    </message>
    <message>
        <source>For marking the last space of this kind ({spaces}) in phase I or II.</source>
        <translation>Für das letzte Feld dieser Art ({spaces}), markiert in Durchgang I oder II.</translation>
    </message>
    <message>
        <source>For marking the last space of this kind ({spaces}) in phase III.</source>
        <translation>Für das letzte Feld dieser Art ({spaces}), markiert in Durchgang III.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off for each hourglass rolled. When all are crossed off, the phase ends.</source>
        <translation>In jeder Runde werden so viele Kästchen angekreuzt, wie Sanduhren gewürfelt wurden. Sind alle angekreuzt, endet der Durchgang.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off. When all are crossed off, the phase ends.</source>
        <translation>In jeder Runde wird ein Kästchen angekreuzt. Sind alle angekreuzt, endet der Durchgang.</translation>
    </message>
    <message>
        <source>A second mark in a round, with another pair of unchanged dice.</source>
        <translation>Eine zweite Markierung in einer Runde, mit einem anderen Paar unveränderter Würfel.</translation>
    </message>
    <message>
        <source>On two hourglasses all are sold automatically: each for 2 points and 1 silver.</source>
        <translation>Bei zwei Sanduhren werden alle automatisch verkauft, jede für 2 Punkte und 1 Silber.</translation>
    </message>
    <message>
        <source>{crossed} of {boxes} boxes crossed off</source>
        <translation>{crossed} von {boxes} Kästchen angekreuzt</translation>
    </message>
    <message>
        <source>Listed by the phase in which they were scored.</source>
        <translation>Geordnet nach dem Durchgang, in dem sie erzielt wurden.</translation>
    </message>
    <message>
        <source>Everyone plays on the same sheet.</source>
        <translation>Alle spielen auf dem gleichen Blatt.</translation>
    </message>
    <message>
        <source>You see the marks of a round when everyone is ready.</source>
        <translation>Die Markierungen einer Runde siehst du, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>Alone you play for points. Your title, by score:</source>
        <translation>Allein spielst du um Punkte. Dein Titel nach Punktzahl:</translation>
    </message>
    <message>
        <source>You score it at once when you mark its last space.</source>
        <translation>Seine Punkte werden aufgeschrieben, sobald sein letztes Feld markiert ist.</translation>
    </message>
    <message>
        <source>Chooses</source>
        <translation>Wählt</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Erhalten von</translation>
    </message>
    <message>
        <source>This can be your start castle: cross it to get its point and its bonus.</source>
        <translation>Das kann deine Startburg sein: Kreuz sie an, und du bekommst ihren Punkt und ihren Bonus.</translation>
    </message>
    <message>
        <source>You can mark it once a space next to it is marked.</source>
        <translation>Du kannst es markieren, sobald ein Nachbarfeld markiert ist.</translation>
    </message>
    <message>
        <source>Takes a number from a space next to it: {numbers}.</source>
        <translation>Hier passt eine Zahl von einem Nachbarfeld: {numbers}.</translation>
    </message>
    <message>
        <source>The start castle. Its cross does not count as a number for its neighbours.</source>
        <translation>Die Startburg. Ihr Kreuz zählt für die Nachbarn nicht als Zahl.</translation>
    </message>
    <message>
        <source>Takes a number from a space next to it; there is none yet.</source>
        <translation>Hier passt eine Zahl von einem Nachbarfeld; noch gibt es keine.</translation>
    </message>
    <message>
        <source>All numbers in a town must differ. Takes {numbers}.</source>
        <translation>In einer Stadt müssen alle Zahlen verschieden sein. Hier passt: {numbers}.</translation>
    </message>
    <message>
        <source>All numbers in a pasture must be the same. Takes {numbers}.</source>
        <translation>Auf einer Weide müssen alle Zahlen gleich sein. Hier passt: {numbers}.</translation>
    </message>
    <message>
        <source>Takes any number; the rest of its region then takes the same one.</source>
        <translation>Hier passt jede Zahl; auf den Rest des Gebiets passt dann dieselbe.</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine did not answer</source>
        <translation>Die Engine hat nicht geantwortet</translation>
    </message>
    <message>
        <source>Check the command line, its quotation marks and the working folder.</source>
        <translation>Prüfe die Befehlszeile, die Anführungszeichen und den Arbeitsordner.</translation>
    </message>
    <message>
        <source>A name, a command line or a folder is too long.</source>
        <translation>Ein Name, eine Befehlszeile oder ein Ordner ist zu lang.</translation>
    </message>
    <message>
        <source>The engine {name} does not play {game}.</source>
        <translation>Die Engine {name} spielt {game} nicht.</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>Die Engine braucht einen Namen.</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>Engine hinzufügen</translation>
    </message>
    <message>
        <source>Program and arguments</source>
        <translation>Programm und Argumente</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <translation>Stufe des Bots</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>In its place:</source>
        <translation>An ihrer Stelle:</translation>
    </message>
    <message>
        <source>Open the game with bots?</source>
        <translation>Die Partie mit Bots öffnen?</translation>
    </message>
    <message>
        <source>Open with bots</source>
        <translation>Mit Bots öffnen</translation>
    </message>
    <message>
        <source>Level of the bot for {name}</source>
        <translation>Stufe des Bots für {name}</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>“{name}” answered.</source>
        <translation>„{name}“ hat geantwortet.</translation>
    </message>
    <message>
        <source>{games}. {limit}.</source>
        <translation>{games}. {limit}.</translation>
    </message>
    <message>
        <source>A program that you have added.</source>
        <translation>Ein Programm, das du hinzugefügt hast.</translation>
    </message>
    <message numerus="yes">
        <source>{n} simulation(s) a decision</source>
        <translation>
            <numerusform>{n} Simulation je Entscheidung</numerusform>
            <numerusform>{n} Simulationen je Entscheidung</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet: Settings, Engines.</source>
        <translation>Noch nicht getestet: Einstellungen, Engines.</translation>
    </message>
    <message>
        <source>Does not play this game.</source>
        <translation>Spielt dieses Spiel nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a decision</source>
        <translation>
            <numerusform>{n} Sekunde je Entscheidung</numerusform>
            <numerusform>{n} Sekunden je Entscheidung</numerusform>
        </translation>
    </message>
    <message>
        <source>{limit}, strength unknown</source>
        <translation>{limit}, Stärke unbekannt</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Engine hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Programs as players</source>
        <translation>Programme als Spieler</translation>
    </message>
    <message>
        <source>Add your engines again in the settings.</source>
        <translation>Füge deine Engines in den Einstellungen noch einmal hinzu.</translation>
    </message>
    <message>
        <source>Its last output:
{words}</source>
        <translation>Letzte Ausgabe:
{words}</translation>
    </message>
    <message>
        <source>The engine {name} cannot continue</source>
        <translation>Die Engine {name} kann nicht weiterspielen</translation>
    </message>
    <message>
        <source>It did not follow the engine protocol. The game is paused; nothing is lost.</source>
        <translation>Sie hat sich nicht an das Engine-Protokoll gehalten. Die Partie wartet; nichts ist verloren.</translation>
    </message>
    <message>
        <source>Restart it, or let a bot play in its place.</source>
        <translation>Starte sie neu, oder lass an ihrer Stelle einen Bot spielen.</translation>
    </message>
    <message>
        <source>This command line does not start a program that answers as an engine.</source>
        <translation>Diese Befehlszeile startet kein Programm, das wie eine Engine antwortet.</translation>
    </message>
    <message>
        <source>Your engines could not be saved</source>
        <translation>Deine Engines konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Shorten it. You can add up to 100 engines.</source>
        <translation>Kürze ihn. Du kannst bis zu 100 Engines hinzufügen.</translation>
    </message>
    <message>
        <source>They stay until you close the program. Free some disk space, then edit one of them.</source>
        <translation>Sie bleiben, bis du das Programm schließt. Schaff Platz auf der Festplatte, und ändere dann eine davon.</translation>
    </message>
    <message>
        <source>The engine that plays as {name} has not been added in the settings.</source>
        <translation>Die Engine, die als {name} spielt, ist in den Einstellungen nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>An engine is a separate program that can do anything on this computer that you can do. Add only engines that you trust. An engine runs when you test it and when it plays.</source>
        <translation>Eine Engine ist ein eigenes Programm und kann auf diesem Computer alles tun, was du tun kannst. Füge nur Engines hinzu, denen du vertraust. Eine Engine läuft, wenn du sie testest und wenn sie spielt.</translation>
    </message>
    <message>
        <source>The command line is empty: enter the program to start.</source>
        <translation>Die Befehlszeile ist leer: Gib das Programm an, das gestartet werden soll.</translation>
    </message>
    <message>
        <source>Another engine already has this name: change one of them.</source>
        <translation>Eine andere Engine heißt schon so: Ändere einen der Namen.</translation>
    </message>
    <message>
        <source>Edit the engine</source>
        <translation>Engine ändern</translation>
    </message>
    <message>
        <source>Its own name</source>
        <translation>Ihr eigener Name</translation>
    </message>
    <message>
        <source>The folder where Burgundy Qt was started</source>
        <translation>Der Ordner, in dem Burgundy Qt gestartet wurde</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Programm auswählen</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner auswählen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>In der Befehlszeile fehlt ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>{name} ändern</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Bot spielen lassen</translation>
    </message>
    <message>
        <source>Restart it</source>
        <translation>Neu starten</translation>
    </message>
    <message numerus="yes">
        <source>You have not added {n} engine(s) of this game. With bots in their place, it continues as a casual game. Until you open it, nothing changes.</source>
        <translation>
            <numerusform>{n} Engine dieser Partie hast du nicht hinzugefügt. Mit einem Bot an ihrer Stelle geht sie als freie Partie weiter. Solange du sie nicht öffnest, ändert sich nichts.</numerusform>
            <numerusform>{n} Engines dieser Partie hast du nicht hinzugefügt. Mit Bots an ihrer Stelle geht sie als freie Partie weiter. Solange du sie nicht öffnest, ändert sich nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>Unit of the limit</source>
        <translation>Einheit der Grenze</translation>
    </message>
    <message>
        <source>Not tested yet. A test runs the program for a moment.</source>
        <translation>Noch nicht getestet. Ein Test startet das Programm für einen Augenblick.</translation>
    </message>
    <message>
        <source>Tested.</source>
        <translation>Getestet.</translation>
    </message>
    <message>
        <source>Asking for its name and a first move in each game…</source>
        <translation>Name und erster Zug in jedem Spiel werden abgefragt&#xa0;…</translation>
    </message>
    <message>
        <source>Stopped. The program was closed.</source>
        <translation>Angehalten. Das Programm wurde beendet.</translation>
    </message>
    <message>
        <source>“{name}” answered, but does not play any of these games.</source>
        <translation>„{name}“ hat geantwortet, spielt aber keines der Spiele von Burgundy Qt.</translation>
    </message>
    <message>
        <source>{game}: it plays, and its first move is legal.</source>
        <translation>{game}: Sie spielt, und ihr erster Zug ist gültig.</translation>
    </message>
    <message>
        <source>It also lists games that Burgundy Qt does not have: {games}.</source>
        <translation>Sie nennt auch Spiele, die Burgundy Qt nicht hat: {games}.</translation>
    </message>
    <message>
        <source>Not tested yet, so you cannot choose it in a game.</source>
        <translation>Noch nicht getestet, daher in keiner Partie wählbar.</translation>
    </message>
    <message>
        <source>{game}: it did not follow the engine protocol, so you cannot choose it there.</source>
        <translation>{game}: Sie hält sich nicht an das Engine-Protokoll und ist dort nicht wählbar.</translation>
    </message>
    <message>
        <source>{name} does not play this game: a bot takes its place.</source>
        <translation>{name} spielt dieses Spiel nicht: Ein Bot übernimmt den Platz.</translation>
    </message>
    <message>
        <source>{name} is no longer in your list: a bot takes its place.</source>
        <translation>{name} ist nicht mehr in deiner Liste: Ein Bot übernimmt den Platz.</translation>
    </message>
    <message>
        <source>No engines yet. The folder “examples” in the source code has three to start with, in plain Python: one plays at random, one takes the most points at once, one looks a turn ahead. The page “Writing an engine” explains how to write your own.</source>
        <translation>Noch keine Engines. Im Ordner „examples“ des Quelltexts sind drei für den Anfang, in reinem Python: Eine spielt zufällig, eine nimmt sofort die meisten Punkte, eine denkt einen Zug voraus. Die Seite „Writing an engine“ erklärt, wie du eine eigene schreibst.</translation>
    </message>
    <message>
        <source>The program itself stays where it is. When you open an unfinished game with this engine, you can let a bot play instead.</source>
        <translation>Das Programm selbst bleibt, wo es ist. Wenn du eine unbeendete Partie mit dieser Engine öffnest, kannst du stattdessen einen Bot spielen lassen.</translation>
    </message>
    <message>
        <source>A program that uses the engine protocol can play in any seat of the games it supports.</source>
        <translation>Ein Programm mit dem Engine-Protokoll kann in den Spielen, die es beherrscht, auf jedem Platz spielen.</translation>
    </message>
    <message>
        <source>The file with your engines was damaged</source>
        <translation>Die Datei mit deinen Engines war beschädigt</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}. Your games are safe.</source>
        <translation>Die beschädigte Datei heißt jetzt {file}. Deine Partien sind sicher.</translation>
    </message>
</context>
<context>
    <name>Estates</name>
    <message>
        <source>Good for animals: on a pasture of {size} they score again and again.</source>
        <translation>Gut für Tiere: Auf einer Weide mit {size} Feldern zählen sie immer wieder.</translation>
    </message>
    <message>
        <source>river of {size}</source>
        <translation>Fluss mit {size} Feldern</translation>
    </message>
    <message>
        <source>city of {size}</source>
        <translation>Stadt mit {size} Feldern</translation>
    </message>
    <message>
        <source>{size} knowledge spaces</source>
        <translation>{size} Wissensfelder</translation>
    </message>
    <message>
        <source>{size} mines</source>
        <translation>{size} Minen</translation>
    </message>
    <message>
        <source>Large regions: {regions}.</source>
        <translation>Große Gebiete: {regions}.</translation>
    </message>
    <message>
        <source>{count} regions, most of them small: points come early.</source>
        <translation>{count} Gebiete, die meisten klein: Punkte kommen früh.</translation>
    </message>
    <message>
        <source>Only {count} regions: points come late, and many at once.</source>
        <translation>Nur {count} Gebiete: Punkte kommen spät, dafür viele auf einmal.</translation>
    </message>
    <message>
        <source>{region} (twice)</source>
        <translation>{region} (zweimal)</translation>
    </message>
    <message>
        <source>A bit of everything: no region has more than {size} spaces.</source>
        <translation>Von allem etwas: Kein Gebiet hat mehr als {size} Felder.</translation>
    </message>
    <message>
        <source>Each mine is a separate region.</source>
        <translation>Jede Mine bildet ein eigenes Gebiet.</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message numerus="yes">
        <source>after {n} turn(s), like you in this game</source>
        <translation>
            <numerusform>nach {n} Zug, wie du in dieser Partie</numerusform>
            <numerusform>nach {n} Zügen, wie du in dieser Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} of bots</source>
        <translation>Partie {number} von Bots</translation>
    </message>
    <message>
        <source>the bots play it differently now</source>
        <translation>die Bots spielen sie jetzt anders</translation>
    </message>
    <message>
        <source>Games with this</source>
        <translation>Partien damit</translation>
    </message>
    <message>
        <source>Games with this: {number}</source>
        <translation>Partien damit: {number}</translation>
    </message>
    <message>
        <source>Something went wrong in the explorer</source>
        <translation>Im Explorer ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>{day}: {players}</source>
        <translation>{day}: {players}</translation>
    </message>
    <message>
        <source>There are no such games. Choose fewer conditions above.</source>
        <translation>Solche Partien gibt es nicht. Wähle oben weniger Bedingungen.</translation>
    </message>
    <message>
        <source>Games of bots</source>
        <translation>Botpartien</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Deine Partien werden gelesen.</translation>
    </message>
    <message>
        <source>You have not finished a game of this kind yet.</source>
        <translation>Du hast noch keine solche Partie beendet.</translation>
    </message>
    <message>
        <source>None of these games had any of this.</source>
        <translation>In keiner dieser Partien kam das vor.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Nur diese</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} Partie</numerusform>
            <numerusform>{n} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait}: {value}</source>
        <translation>{trait}: {value}</translation>
    </message>
    <message>
        <source>alike: {number}</source>
        <translation>ähnlich: {number}</translation>
    </message>
    <message>
        <source>In 95 of 100 cases, the true share of wins lies within the interval. The line is the mean of all.</source>
        <translation>In 95 von 100 Fällen liegt der wahre Anteil der Siege im Intervall. Die Linie ist der Schnitt aller.</translation>
    </message>
    <message>
        <source>same table: {number}</source>
        <translation>gleicher Tisch: {number}</translation>
    </message>
    <message numerus="yes">
        <source>after {n} turn(s), as {name} in this game</source>
        <translation>
            <numerusform>nach {n} Zug, wie {name} in dieser Partie</numerusform>
            <numerusform>nach {n} Zügen, wie {name} in dieser Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>no turn of the game on the table is over yet</source>
        <translation>in der Partie auf dem Tisch ist noch kein Zug vorbei</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) still to read</source>
        <translation>
            <numerusform>noch {n} Partie zu lesen</numerusform>
            <numerusform>noch {n} Partien zu lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>any position</source>
        <translation>jede Stellung</translation>
    </message>
    <message>
        <source>Remove {restriction}</source>
        <translation>Entfernen: {restriction}</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>any edition</source>
        <translation>jede Ausgabe</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>jede Stufe</translation>
    </message>
    <message>
        <source>without modules</source>
        <translation>ohne Module</translation>
    </message>
    <message>
        <source>any modules</source>
        <translation>alle Module</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>zu wenige Partien</translation>
    </message>
    <message>
        <source>{points} ± {margin}</source>
        <translation>{points} ± {margin}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), {share} won (95% interval: {least} to {most}), {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} Partie, {share} gewonnen (95-%-Intervall: {least} bis {most}), im Schnitt {points} Punkte</numerusform>
            <numerusform>{name}: {n} Partien, {share} gewonnen (95-%-Intervall: {least} bis {most}), im Schnitt {points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by games</source>
        <translation>nach Partien</translation>
    </message>
    <message>
        <source>sorted by wins</source>
        <translation>nach Siegen</translation>
    </message>
    <message>
        <source>sorted by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <source>sorted by name</source>
        <translation>nach Namen</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), too few to say anything; {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} Partie, zu wenig für eine Aussage; im Schnitt {points} Punkte</numerusform>
            <numerusform>{name}: {n} Partien, zu wenige für eine Aussage; im Schnitt {points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Games by value</source>
        <translation>Partien nach Wert</translation>
    </message>
    <message>
        <source>First tile placed</source>
        <translation>Zuerst gelegt</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Fürstentum</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Wissensplättchen</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schilde</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>knowledge tile</source>
        <translation>Wissensplättchen</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>First farmer</source>
        <translation>Erster Bauer</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Wegelagerer</translation>
    </message>
    <message>
        <source>Monks</source>
        <translation>Mönche</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>in the first third of the game</source>
        <translation>im ersten Drittel der Partie</translation>
    </message>
    <message>
        <source>in the second third of the game</source>
        <translation>im zweiten Drittel der Partie</translation>
    </message>
    <message>
        <source>in the last third of the game</source>
        <translation>im letzten Drittel der Partie</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no follower</source>
        <translation>kein Gefolgsmann</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Fürstentum</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Startburg</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Farbboni</translation>
    </message>
    <message>
        <source>First colour bonus</source>
        <translation>Erster Farbbonus</translation>
    </message>
    <message>
        <source>First bonus tile</source>
        <translation>Erstes Bonusplättchen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <translation>Reihenfolge der Tafeln</translation>
    </message>
    <message>
        <source>Castles placed</source>
        <translation>Kastelle</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>Carts</source>
        <translation>Fuhrwerke</translation>
    </message>
    <message>
        <source>Inns</source>
        <translation>Gutshöfe</translation>
    </message>
    <message>
        <source>Phases ended</source>
        <translation>Beendete Durchgänge</translation>
    </message>
    <message>
        <source>each board lower</source>
        <translation>jedes Mal tiefer</translation>
    </message>
    <message>
        <source>lower, then higher</source>
        <translation>tiefer, dann höher</translation>
    </message>
    <message>
        <source>higher, then lower</source>
        <translation>höher, dann tiefer</translation>
    </message>
    <message>
        <source>each board higher</source>
        <translation>jedes Mal höher</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>take {piece}</source>
        <translation>{piece} nehmen</translation>
    </message>
    <message>
        <source>place {piece}</source>
        <translation>{piece} legen</translation>
    </message>
    <message>
        <source>buy {piece}</source>
        <translation>{piece} kaufen</translation>
    </message>
    <message>
        <source>mark {piece}</source>
        <translation>{piece} markieren</translation>
    </message>
    <message>
        <source>take workers</source>
        <translation>Arbeiter nehmen</translation>
    </message>
    <message>
        <source>take a worker</source>
        <translation>einen Arbeiter nehmen</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>Waren verkaufen</translation>
    </message>
    <message>
        <source>draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Added engines</source>
        <translation>Hinzugefügte Engines</translation>
    </message>
    <message>
        <source>Show games like this one?</source>
        <translation>Partien wie diese zeigen?</translation>
    </message>
    <message>
        <source>If you look at them, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Wenn du sie ansiehst, wird diese Partie frei: Sie zählt nicht mehr für deine Wertungszahl. Du wirst nur einmal je Partie gefragt.</translation>
    </message>
    <message>
        <source>Show games</source>
        <translation>Partien zeigen</translation>
    </message>
    <message>
        <source>{share} won ({least} to {most}), {points} points</source>
        <translation>{share} gewonnen ({least} bis {most}), {points} Punkte</translation>
    </message>
    <message>
        <source>same board: {number}</source>
        <translation>gleiche Tafel: {number}</translation>
    </message>
    <message>
        <source>First tiles taken</source>
        <translation>Zuerst genommen</translation>
    </message>
    <message>
        <source>First tile (duchy)</source>
        <translation>Zuerst gelegt</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>take a tile</source>
        <translation>ein Plättchen nehmen</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>Waren verkaufen</translation>
    </message>
    <message>
        <source>take workers</source>
        <translation>Arbeiter nehmen</translation>
    </message>
    <message>
        <source>phase {phase}</source>
        <translation>Durchgang {phase}</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} Feld</numerusform>
            <numerusform>{n} Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>dein eigenes</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>Wegelagerer</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>your stack</source>
        <translation>dein Stapel</translation>
    </message>
    <message>
        <source>display</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>place a tile</source>
        <translation>ein Plättchen legen</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>A file is from a newer version of Burgundy Qt</source>
        <translation>Eine Datei stammt aus einer neueren Version von Burgundy Qt</translation>
    </message>
    <message>
        <source>This version cannot read “{file}”. The file was not changed, and your games are safe.</source>
        <translation>Diese Version kann „{file}“ nicht lesen. Die Datei wurde nicht verändert, und deine Partien sind sicher.</translation>
    </message>
    <message>
        <source>To use it again, install the latest version of Burgundy Qt.</source>
        <translation>Wenn du sie wieder benutzen willst, installiere die neueste Version von Burgundy Qt.</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}“: {reason}.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder and that the disk is not full. Then try again.</source>
        <translation>Prüfe, ob du in den Ordner schreiben darfst und ob auf der Festplatte noch Platz ist. Versuch es dann noch einmal.</translation>
    </message>
    <message>
        <source>One of your data files cannot be read</source>
        <translation>Eine deiner Dateien lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>“{file}”: the system reports “{reason}”. The contents of the file are not shown for now. The file was not changed, and your games are safe.</source>
        <translation>„{file}“: Das System meldet „{reason}“. Der Inhalt der Datei wird vorerst nicht gezeigt. Die Datei wurde nicht verändert, und deine Partien sind sicher.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then restart the program.</source>
        <translation>Prüfe, ob du die Datei lesen darfst, und starte das Programm dann neu.</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Tips  {key}</source>
        <translation>Tipps  {key}</translation>
    </message>
    <message>
        <source>Log  {key}</source>
        <translation>Verlauf  {key}</translation>
    </message>
    <message>
        <source>{page}  {key}</source>
        <translation>{page}  {key}</translation>
    </message>
    <message>
        <source>Score  {key}</source>
        <translation>Punkte  {key}</translation>
    </message>
</context>
<context>
    <name>Game review</name>
    <message>
        <source>Next, you did something that the better turn would have prevented: {action}. {fact}</source>
        <translation>Danach hast du etwas getan, das der bessere Zug verhindert hätte: {action}. {fact}</translation>
    </message>
    <message>
        <source>Depth: quick</source>
        <translation>Tiefe: schnell</translation>
    </message>
    <message>
        <source>Depth: normal</source>
        <translation>Tiefe: normal</translation>
    </message>
    <message>
        <source>Depth: deep</source>
        <translation>Tiefe: gründlich</translation>
    </message>
    <message>
        <source>{other} led until {moment}. Then {name} took the lead.</source>
        <translation>{other} führte bis {moment}. Dann übernahm {name} die Führung.</translation>
    </message>
    <message>
        <source>{other} led until {moment}. Then you took the lead.</source>
        <translation>{other} führte bis {moment}. Dann hast du die Führung übernommen.</translation>
    </message>
    <message>
        <source>You led until {moment}. Then {name} took the lead.</source>
        <translation>Du führtest bis {moment}. Dann übernahm {name} die Führung.</translation>
    </message>
    <message>
        <source>The turning point was luck for {name}: {moment}, {share} chance to win.</source>
        <translation>Der Wendepunkt war Glück für {name}: {moment}, {share} Siegchance.</translation>
    </message>
    <message>
        <source>The turning point was luck for you: {moment}, {share} chance to win.</source>
        <translation>Der Wendepunkt war Glück für dich: {moment}, {share} Siegchance.</translation>
    </message>
    <message>
        <source>The turning point was a mistake by {name}: {moment}, {share} chance to win.</source>
        <translation>Der Wendepunkt war ein Fehler von {name}: {moment}, {share} Siegchance.</translation>
    </message>
    <message>
        <source>The turning point was your mistake: {moment}, {share} chance to win.</source>
        <translation>Der Wendepunkt war dein Fehler: {moment}, {share} Siegchance.</translation>
    </message>
    <message>
        <source>Hands that the record leaves open were drawn at random.</source>
        <translation>Hände, die das Protokoll offen lässt, wurden zufällig gezogen.</translation>
    </message>
    <message>
        <source>This game cannot be reviewed</source>
        <translation>Diese Partie kann nicht analysiert werden</translation>
    </message>
    <message>
        <source>The review could not be saved</source>
        <translation>Die Analyse konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The game could not be reviewed</source>
        <translation>Die Partie konnte nicht analysiert werden</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Schlüsselmomente</translation>
    </message>
    <message>
        <source>Whose key moments to show</source>
        <translation>Wessen Schlüsselmomente zu sehen sind</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Was besser war</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Deine Fehler</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Die Partie wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>The better turn</source>
        <translation>Der bessere Zug</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Reviewed: {share}</source>
        <translation>Analysiert: {share}</translation>
    </message>
    <message>
        <source>{title}. {course}</source>
        <translation>{title}. {course}</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>{name}: from {start} to {end}; the worst turn, move {move}, cost {price}.</source>
        <translation>{name}: von {start} bis {end}; der schlechteste Zug, Aktion {move}, kostete {price}.</translation>
    </message>
    <message>
        <source>Next, {name} did something that the better turn would have prevented: {action}. {fact}</source>
        <translation>Danach tat {name} etwas, das der bessere Zug verhindert hätte: {action}. {fact}</translation>
    </message>
    <message>
        <source>{name}: there was nothing to choose.</source>
        <translation>{name}: Es gab nichts zu wählen.</translation>
    </message>
    <message>
        <source>{name}: this turn was as good as the best, or nearly so.</source>
        <translation>{name}: Dieser Zug war so gut wie der beste, oder beinahe.</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>Luck: {gains}</source>
        <translation>Glück: {gains}</translation>
    </message>
    <message>
        <source>Reviewing: {share}</source>
        <translation>Analyse läuft: {share}</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Expected spaces covered</source>
        <translation>Erwartete bedeckte Felder</translation>
    </message>
    <message>
        <source>{name}: from {start} to {end}.</source>
        <translation>{name}: von {start} bis {end}.</translation>
    </message>
    <message>
        <source>&lt; {share}</source>
        <translation>&lt; {share}</translation>
    </message>
    <message>
        <source>Review the game so far?</source>
        <translation>Die Partie bis hierher analysieren?</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Luck: {points} points</source>
        <translation>Glück: {points} Punkte</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>This game can be reviewed when it is over</source>
        <translation>Diese Partie lässt sich analysieren, wenn sie zu Ende ist</translation>
    </message>
    <message>
        <source>A review looks at every hand, and in this game the hands stay hidden until the end. You can still look back, and ask for a hint at your own decisions.</source>
        <translation>Eine Analyse sieht in jede Hand, und in diesem Spiel bleiben die Hände bis zum Ende verborgen. Du kannst jederzeit zurückblicken und bei deinen eigenen Entscheidungen einen Hinweis holen.</translation>
    </message>
    <message>
        <source>{name}: {price}. The chance to win hardly changed.</source>
        <translation>{name}: {price}. Die Siegchance hat sich kaum verändert.</translation>
    </message>
    <message>
        <source>Luck: {spaces} spaces</source>
        <translation>Glück: {spaces} Felder</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} minute(s) left</source>
        <translation>
            <numerusform>Analyse läuft: {share}, noch etwa {n} Minute</numerusform>
            <numerusform>Analyse läuft: {share}, noch etwa {n} Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} second(s) left</source>
        <translation>
            <numerusform>Analyse läuft: {share}, noch etwa {n} Sekunde</numerusform>
            <numerusform>Analyse läuft: {share}, noch etwa {n} Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The bots have not learnt this kind of game, so they cannot judge its turns.</source>
        <translation>Die Bots haben diese Art von Partie nicht gelernt, darum können sie die Züge nicht beurteilen.</translation>
    </message>
    <message>
        <source>You can still look back and ask for hints.</source>
        <translation>Rückblick und Hinweise gibt es weiterhin.</translation>
    </message>
    <message>
        <source>Show the better turn on the table, or the turn played</source>
        <translation>Auf dem Tisch zwischen besserem und gespieltem Zug wechseln</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Gründlichkeit</translation>
    </message>
    <message>
        <source>Depth: a few seconds, about 15 seconds or a few minutes</source>
        <translation>Gründlichkeit: einige Sekunden, etwa 15 Sekunden oder einige Minuten</translation>
    </message>
    <message>
        <source>Click to see that moment. Go from mistake to mistake</source>
        <translation>Ein Klick zeigt jenen Moment. Von Fehler zu Fehler</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>{name}: a slip that cost {price}.</source>
        <translation>{name}: eine Ungenauigkeit, die {price} kostete.</translation>
    </message>
    <message>
        <source>{name}: a mistake that cost {price}.</source>
        <translation>{name}: ein Fehler, der {price} kostete.</translation>
    </message>
    <message>
        <source>{name}: a blunder that cost {price}.</source>
        <translation>{name}: ein Patzer, der {price} kostete.</translation>
    </message>
    <message>
        <source>The saved review of this game is damaged. It was put aside as {file}, and the game is being reviewed again.</source>
        <translation>Die gespeicherte Analyse dieser Partie ist beschädigt. Sie liegt jetzt in {file}, und die Partie wird neu analysiert.</translation>
    </message>
    <message>
        <source>The review shows better turns, and that also helps in the rest of the game. If you review a game before it ends, it becomes casual: it no longer counts towards your rating.</source>
        <translation>Die Analyse zeigt bessere Züge, und das hilft auch im Rest der Partie. Eine Partie, die du vor ihrem Ende analysierst, wird frei: Sie zählt nicht mehr für deine Wertungszahl.</translation>
    </message>
    <message>
        <source>You can see it while the game is on the table. Check that you can read and write the folder “{folder}” and that the disk is not full. Then review the game again.</source>
        <translation>Du siehst sie, solange die Partie auf dem Tisch ist. Prüfe, ob du den Ordner „{folder}“ lesen und beschreiben darfst und ob auf der Festplatte noch Platz ist. Analysiere die Partie dann noch einmal.</translation>
    </message>
    <message>
        <source>Your points compared with {rival}: {sources}.</source>
        <translation>Deine Punkte verglichen mit {rival}: {sources}.</translation>
    </message>
    <message>
        <source>{name}, points compared with you: {sources}.</source>
        <translation>{name}, Punkte verglichen mit dir: {sources}.</translation>
    </message>
    <message>
        <source>You were never clearly behind.</source>
        <translation>Du lagst nie klar zurück.</translation>
    </message>
    <message>
        <source>{name}, points compared with {rival}: {sources}.</source>
        <translation>{name}, Punkte verglichen mit {rival}: {sources}.</translation>
    </message>
    <message>
        <source>{name} was never clearly behind.</source>
        <translation>{name} lag nie klar zurück.</translation>
    </message>
</context>
<context>
    <name>Gist</name>
    <message>
        <source>several buildings of a kind in a city</source>
        <translation>mehrere gleiche Gebäude in einer Stadt</translation>
    </message>
    <message>
        <source>your marker is first on its bay</source>
        <translation>dein Spielstein ist im Bogen der erste</translation>
    </message>
    <message>
        <source>4 for each {building}</source>
        <translation>4 je {building}</translation>
    </message>
    <message>
        <source>mines bring workers too</source>
        <translation>Minen bringen auch Arbeiter</translation>
    </message>
    <message>
        <source>ships load at two depots</source>
        <translation>Schiffe laden in zwei Depots</translation>
    </message>
    <message>
        <source>buys from any depot</source>
        <translation>kauft aus jedem Depot</translation>
    </message>
    <message>
        <source>each animal tile +1</source>
        <translation>je Tierplättchen +1</translation>
    </message>
    <message>
        <source>a worker counts double</source>
        <translation>ein Arbeiter zählt doppelt</translation>
    </message>
    <message>
        <source>buildings: die ±1</source>
        <translation>Gebäude: Würfel ±1</translation>
    </message>
    <message>
        <source>ships, animals: die ±1</source>
        <translation>Schiffe, Tiere: Würfel ±1</translation>
    </message>
    <message>
        <source>castles, mines, knowledge: die ±1</source>
        <translation>Burgen, Minen, Wissen: Würfel ±1</translation>
    </message>
    <message>
        <source>taking a tile: die ±1</source>
        <translation>Plättchen nehmen: Würfel ±1</translation>
    </message>
    <message>
        <source>{points} for each kind of goods sold</source>
        <translation>{points} je verkaufte Warensorte</translation>
    </message>
    <message>
        <source>4 for each kind of animal</source>
        <translation>4 je Tierart</translation>
    </message>
    <message>
        <source>1 for each goods tile sold</source>
        <translation>1 je verkauftes Warenplättchen</translation>
    </message>
    <message>
        <source>{points} for each colour bonus</source>
        <translation>{points} je Farbbonus</translation>
    </message>
    <message>
        <source>2 workers for 1 silverling</source>
        <translation>2 Arbeiter für 1 Silberling</translation>
    </message>
    <message>
        <source>buys from any depot, with workers too</source>
        <translation>kauft aus jedem Depot, auch mit Arbeitern</translation>
    </message>
    <message>
        <source>all pastures count as one</source>
        <translation>alle Weiden zählen als eine</translation>
    </message>
    <message>
        <source>a worker when others gain some</source>
        <translation>ein Arbeiter, wenn andere welche bekommen</translation>
    </message>
    <message>
        <source>tribute in workers</source>
        <translation>Tribut in Arbeitern</translation>
    </message>
    <message>
        <source>the knowledge of another player</source>
        <translation>das Wissen von jemand anderem</translation>
    </message>
    <message>
        <source>colour bonuses count double</source>
        <translation>Farbboni zählen doppelt</translation>
    </message>
    <message>
        <source>each mine: 2 silverlings</source>
        <translation>je Mine 2 Silberlinge</translation>
    </message>
    <message>
        <source>1 silverling for each goods tile sold</source>
        <translation>1 Silberling je verkauftes Warenplättchen</translation>
    </message>
    <message>
        <source>knowledge counts double at the end</source>
        <translation>Wissen zählt am Ende doppelt</translation>
    </message>
    <message>
        <source>a shield with each castle</source>
        <translation>ein Schild mit jeder Burg</translation>
    </message>
    <message>
        <source>sales count double</source>
        <translation>Verkäufe zählen doppelt</translation>
    </message>
    <message>
        <source>shields count double</source>
        <translation>Schilde zählen doppelt</translation>
    </message>
    <message>
        <source>a depot tile at the end of a phase</source>
        <translation>am Ende des Durchgangs ein Plättchen aus einem Depot</translation>
    </message>
    <message>
        <source>a black-depot tile at the end of a phase</source>
        <translation>am Ende des Durchgangs ein Plättchen aus dem schwarzen Depot</translation>
    </message>
    <message>
        <source>turns a die to any number</source>
        <translation>dreht einen Würfel auf jede Zahl</translation>
    </message>
    <message>
        <source>regions count one space larger</source>
        <translation>Gebiete zählen ein Feld größer</translation>
    </message>
    <message>
        <source>tiles need no neighbour</source>
        <translation>Plättchen brauchen keinen Nachbarn</translation>
    </message>
    <message>
        <source>{name} ({effect})</source>
        <translation>{name} ({effect})</translation>
    </message>
    <message>
        <source>2 silverlings per sale</source>
        <translation>2 Silberlinge je Verkauf</translation>
    </message>
    <message>
        <source>1 worker per sale</source>
        <translation>1 Arbeiter je Verkauf</translation>
    </message>
    <message>
        <source>workers for a die: +1 silverling</source>
        <translation>Arbeiter durch Würfel: +1 Silberling</translation>
    </message>
    <message>
        <source>workers for a die: 4</source>
        <translation>Arbeiter durch Würfel: 4</translation>
    </message>
    <message>
        <source>unlimited storage</source>
        <translation>unbegrenztes Lager</translation>
    </message>
    <message>
        <source>ships may also load all of one kind</source>
        <translation>Schiffe laden auf Wunsch eine ganze Sorte</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide</source>
        <translation>Begleiter</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Begleiter beenden</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} von {steps}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation>Dein Fürstentum</translation>
    </message>
    <message>
        <source>Cover your estate with tiles to score points. The player with the most points at the end wins. Your start castle is already there. Every new tile must touch a tile on your estate.</source>
        <translation>Bedecke dein Fürstentum mit Plättchen und sammle Punkte. Wer am Ende die meisten hat, gewinnt. Deine Startburg liegt schon da. Jedes neue Plättchen muss an eines in deinem Fürstentum grenzen.</translation>
    </message>
    <message>
        <source>Where most points come from</source>
        <translation>Woher die meisten Punkte kommen</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. A full region scores points for its size: {region_1} for one space, {region_8} for eight. It also scores for the phase: +{phase_a} now, only +{phase_e} in the last. So complete small regions early.</source>
        <translation>Benachbarte Felder einer Farbe bilden ein Gebiet. Ein volles Gebiet bringt Punkte für seine Größe: {region_1} für ein Feld, {region_8} für acht. Dazu kommen Punkte für den Durchgang: jetzt +{phase_a}, im letzten nur +{phase_e}. Schließ kleine Gebiete also früh ab.</translation>
    </message>
    <message>
        <source>How long the game lasts</source>
        <translation>Wie lange eine Partie dauert</translation>
    </message>
    <message>
        <source>The game has {phases} phases of {rounds} rounds, and ends after phase E. That gives you {turns} turns, so choose well. At the end, your leftovers are worth a few points.</source>
        <translation>Die Partie hat {phases} Durchgänge mit je {rounds} Runden und endet nach Durchgang E. Das sind {turns} Züge für dich, also wähle gut. Am Ende ist auch das, was dir bleibt, noch ein paar Punkte wert.</translation>
    </message>
    <message>
        <source>Take a tile with a die</source>
        <translation>Mit einem Würfel nehmen</translation>
    </message>
    <message>
        <source>Each turn you use two dice. With a die you can take one tile from the depot with its number. The tile goes to your storage first. You place it later with another die.</source>
        <translation>In jedem Zug nutzt du zwei Würfel. Mit einem Würfel kannst du ein Plättchen aus dem Depot mit seiner Zahl nehmen. Es kommt zuerst in dein Lager. Du legst es später mit einem anderen Würfel.</translation>
    </message>
    <message>
        <source>Try it: take a tile from depot {depot}: {tile}.</source>
        <translation>Versuch es: Nimm ein Plättchen aus Depot {depot}: {tile}.</translation>
    </message>
    <message>
        <source>Place it on your estate</source>
        <translation>Ins Fürstentum legen</translation>
    </message>
    <message>
        <source>With a die you place a stored tile on a space with its number. The colour must match, and the space must touch a covered one.</source>
        <translation>Mit einem Würfel legst du ein Plättchen aus dem Lager auf ein Feld mit der gewürfelten Zahl. Die Farbe muss stimmen, und das Feld muss an ein bedecktes grenzen.</translation>
    </message>
    <message>
        <source>Try it: click the tile ({tile}), then the glowing {number}.</source>
        <translation>Versuch es: Klick das Plättchen an ({tile}), dann die leuchtende {number}.</translation>
    </message>
    <message>
        <source>That was your turn</source>
        <translation>Das war dein Zug</translation>
    </message>
    <message>
        <source>You have used both dice. A mine gives you one silverling at the end of every phase. Now it is the turn of Margaux.</source>
        <translation>Beide Würfel sind genutzt. Eine Mine bringt dir am Ende jedes Durchgangs einen Silberling. Jetzt ist Margaux am Zug.</translation>
    </message>
    <message>
        <source>End your turn: click “{button}”, or press {key_end}.</source>
        <translation>Beende deinen Zug: Klick auf „{button}“, oder drück {key_end}.</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation>Waren verkaufen</translation>
    </message>
    <message>
        <source>A die has a third use: you sell all goods with its number. You get {sale_2} points for each goods tile, and one silverling for the sale.</source>
        <translation>Ein Würfel kann noch etwas Drittes: Mit ihm verkaufst du alle Waren mit seiner Zahl. Du bekommst {sale_2} Punkte für jedes Warenplättchen und einen Silberling für den Verkauf.</translation>
    </message>
    <message>
        <source>Try it: sell your goods ({goods}).</source>
        <translation>Versuch es: Verkauf deine Waren ({goods}).</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Arbeiter nehmen</translation>
    </message>
    <message>
        <source>A die has a fourth use: you exchange it for 2 workers. With a worker you change a die by 1. From 6 to 1 is also one step.</source>
        <translation>Und das Vierte: Du kannst ihn gegen 2 Arbeiter eintauschen. Mit einem Arbeiter veränderst du einen Würfel um 1. Auch von 6 zu 1 ist es ein Schritt.</translation>
    </message>
    <message>
        <source>Try it: click the worker box, or press {key_workers}.</source>
        <translation>Versuch es: Klick das Arbeiterfeld an, oder drück {key_workers}.</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation>Ein Plättchen kaufen</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for {purchase} silverlings. You need no die for this.</source>
        <translation>Einmal pro Zug darfst du für {purchase} Silberlinge ein Plättchen aus dem schwarzen Depot kaufen. Dazu brauchst du keinen Würfel.</translation>
    </message>
    <message>
        <source>Try it: buy a tile: {tile}.</source>
        <translation>Versuch es: Kauf ein Plättchen: {tile}.</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>Your storage has room for {storage} tiles. They score nothing until you place them.</source>
        <translation>In deinem Lager ist Platz für {storage} Plättchen. Sie bringen nichts, solange du sie nicht legst.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Every tile does something</source>
        <translation>Jedes Plättchen bewirkt etwas</translation>
    </message>
    <message>
        <source>Place a ship to load all goods of one depot and to play earlier in the round. A castle gives you one more action, and animals give you points. Each building has its own effect.</source>
        <translation>Mit einem Schiff lädst du alle Waren eines Depots und bist früher in der Runde dran. Eine Burg gibt dir noch eine Aktion, Tiere geben dir Punkte. Jedes Gebäude hat seinen eigenen Effekt.</translation>
    </message>
    <message>
        <source>Try it: place a tile ({tile}) on a {number}.</source>
        <translation>Versuch es: Leg ein Plättchen ({tile}) auf eine {number}.</translation>
    </message>
    <message>
        <source>Load the ship</source>
        <translation>Das Schiff beladen</translation>
    </message>
    <message>
        <source>Choose a depot. You take all its goods that you have room for. You can keep at most {goods_types_kept} kinds of goods.</source>
        <translation>Wähle ein Depot. Du nimmst alle seine Waren, für die du Platz hast. Du kannst höchstens {goods_types_kept} Sorten behalten.</translation>
    </message>
    <message>
        <source>Try it: click the glowing goods.</source>
        <translation>Versuch es: Klick die leuchtenden Waren an.</translation>
    </message>
    <message>
        <source>Use a worker</source>
        <translation>Einen Arbeiter einsetzen</translation>
    </message>
    <message>
        <source>The small badge on a tile shows how many workers you need to change your die. The program always chooses the fewest.</source>
        <translation>Das kleine Zeichen an einem Plättchen zeigt, wie viele Arbeiter du brauchst, um den Würfel passend zu machen. Das Programm nimmt immer so wenige wie möglich.</translation>
    </message>
    <message>
        <source>Check the log and the score</source>
        <translation>Verlauf und Punkte ansehen</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo your actions, until the dice are rolled again.</source>
        <translation>Drück {key_log} für den Verlauf und {key_score} für die Punkteübersicht: Sie zeigt, woher die Punkte kamen. Mit {key_undo} machst du Aktionen rückgängig, bis neu gewürfelt wird.</translation>
    </message>
    <message>
        <source>Now play on your own</source>
        <translation>Jetzt bist du dran</translation>
    </message>
    <message>
        <source>One land for everybody</source>
        <translation>Ein Land für alle</translation>
    </message>
    <message>
        <source>Together you build a land of cities, roads, monasteries and fields. It belongs to nobody. You score points with followers in the right places.</source>
        <translation>Gemeinsam baut ihr ein Land aus Städten, Straßen, Klöstern und Wiesen. Es gehört niemandem. Punkte bekommst du mit Gefolgsleuten an den richtigen Stellen.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>You have drawn a road. It must touch another tile, and all touching edges must match: city to city, road to road, field to field. The spaces where it fits glow.</source>
        <translation>Du hast eine Straße gezogen. Sie muss an ein anderes Plättchen grenzen, und alle Kanten müssen passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese. Felder, auf die sie passt, leuchten.</translation>
    </message>
    <message>
        <source>Try it: click the glowing space, then “{button}”.</source>
        <translation>Versuch es: Klick das leuchtende Feld an, dann „{button}“.</translation>
    </message>
    <message>
        <source>A thief on the road</source>
        <translation>Ein Wegelagerer auf der Straße</translation>
    </message>
    <message>
        <source>Now you may place one of your {followers} followers on the tile, where there are no followers yet. On a road, it is a thief. A complete road scores 1 point for each of its tiles.</source>
        <translation>Jetzt darfst du einen deiner {followers} Gefolgsleute auf das Plättchen setzen, dorthin, wo noch keine sind. Auf einer Straße ist er ein Wegelagerer. Eine fertige Straße bringt 1 Punkt für jedes ihrer Plättchen.</translation>
    </message>
    <message>
        <source>Try it: click the place on the road.</source>
        <translation>Versuch es: Klick die Stelle auf der Straße an.</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Aliénor has placed her tile, and you have drawn a piece of a city. Turn it with a click, with the wheel, or with {key_turn_left} and {key_turn_right}. It stops only where it fits.</source>
        <translation>Aliénor hat ihr Plättchen gelegt, und du hast ein Stück Stadt gezogen. Dreh es mit einem Klick, mit dem Rad oder mit {key_turn_left} und {key_turn_right}. Es dreht sich nur so, wie es passt.</translation>
    </message>
    <message>
        <source>Try it: click the space above the start tile, then “{button}”.</source>
        <translation>Versuch es: Klick das Feld über dem Startplättchen an, dann „{button}“.</translation>
    </message>
    <message>
        <source>A knight in the city</source>
        <translation>Ein Ritter in der Stadt</translation>
    </message>
    <message>
        <source>A complete city scores {city} points for each tile and {city} for each shield. The number shows what the city is worth now.</source>
        <translation>Eine fertige Stadt bringt {city} Punkte für jedes Plättchen und {city} für jedes Wappen. Die Zahl zeigt, was die Stadt jetzt wert ist.</translation>
    </message>
    <message>
        <source>Try it: click the place in the city.</source>
        <translation>Versuch es: Klick die Stelle in der Stadt an.</translation>
    </message>
    <message>
        <source>The end of a road</source>
        <translation>Das Ende einer Straße</translation>
    </message>
    <message>
        <source>A road is complete when both ends are closed. A crossing closes an end. Each arm of a crossing is a separate road.</source>
        <translation>Eine Straße ist fertig, wenn beide Enden geschlossen sind. Eine Kreuzung schließt ein Ende. Jeder Arm einer Kreuzung ist eine eigene Straße.</translation>
    </message>
    <message>
        <source>Try it: place the crossing at the west end of your road.</source>
        <translation>Versuch es: Leg die Kreuzung ans Westende deiner Straße.</translation>
    </message>
    <message>
        <source>A farmer in the field</source>
        <translation>Ein Bauer auf der Wiese</translation>
    </message>
    <message>
        <source>Fields lie between roads and city walls. A farmer stays in a field until the end of the game. Then each complete city next to the field scores {field} points. So choose the field well.</source>
        <translation>Wiesen liegen zwischen Straßen und Stadtmauern. Ein Bauer bleibt bis zum Ende der Partie auf seiner Wiese. Dann bringt jede fertige Stadt an der Wiese {field} Punkte. Überleg dir die Wiese also gut.</translation>
    </message>
    <message>
        <source>Try it: click the place in the field.</source>
        <translation>Versuch es: Klick die Stelle auf der Wiese an.</translation>
    </message>
    <message>
        <source>A monastery on the road</source>
        <translation>Ein Kloster an der Straße</translation>
    </message>
    <message>
        <source>A monastery also closes a road. This tile completes your road, from the crossing to the monastery.</source>
        <translation>Auch ein Kloster schließt eine Straße. Dieses Plättchen macht deine Straße fertig, von der Kreuzung bis zum Kloster.</translation>
    </message>
    <message>
        <source>Try it: place the monastery at the east end of your road.</source>
        <translation>Versuch es: Leg das Kloster ans Ostende deiner Straße.</translation>
    </message>
    <message>
        <source>A monk in the monastery</source>
        <translation>Ein Mönch im Kloster</translation>
    </message>
    <message>
        <source>A monk scores {monastery} points when all eight spaces around the monastery have tiles. First you place the monk, then the road scores.</source>
        <translation>Ein Mönch bringt {monastery} Punkte, wenn auf allen acht Feldern um das Kloster Plättchen liegen. Erst setzt du den Mönch, dann wird die Straße gewertet.</translation>
    </message>
    <message>
        <source>Try it: click the place in the monastery.</source>
        <translation>Versuch es: Klick die Stelle im Kloster an.</translation>
    </message>
    <message>
        <source>Home again</source>
        <translation>Wieder zu Hause</translation>
    </message>
    <message>
        <source>The road scored {road_points} points, and the thief is back in your supply. Knights and monks also come back when they score. Only farmers stay.</source>
        <translation>Die Straße hat {road_points} Punkte gebracht, und der Wegelagerer ist zurück in deinem Vorrat. Auch Ritter und Mönche kommen nach ihrer Wertung zurück. Nur Bauern bleiben.</translation>
    </message>
    <message>
        <source>Complete the city</source>
        <translation>Die Stadt fertig bauen</translation>
    </message>
    <message>
        <source>This piece has walls on all sides but one. It completes your city of {city_tiles} tiles and a shield.</source>
        <translation>Dieses Stück hat auf allen Seiten bis auf eine eine Mauer. Es macht deine Stadt aus {city_tiles} Plättchen und einem Wappen fertig.</translation>
    </message>
    <message>
        <source>Try it: place it above your city.</source>
        <translation>Versuch es: Leg es oben an deine Stadt.</translation>
    </message>
    <message>
        <source>Keep your followers</source>
        <translation>Gefolgsleute behalten</translation>
    </message>
    <message>
        <source>You have only a few followers, so you may keep them. Press {key_none} to place none.</source>
        <translation>Du hast nur wenige Gefolgsleute, darum darfst du sie behalten. Drück {key_none}, um keinen zu setzen.</translation>
    </message>
    <message>
        <source>Try it: keep them.</source>
        <translation>Versuch es: Behalte sie.</translation>
    </message>
    <message>
        <source>A city is complete</source>
        <translation>Eine Stadt ist fertig</translation>
    </message>
    <message>
        <source>You scored {city_points} points, and the knight is back. At the end of the game the city counts again, for the farmers in the fields around it.</source>
        <translation>Du hast {city_points} Punkte bekommen, und der Ritter ist zurück. Am Ende der Partie zählt die Stadt noch einmal, für die Bauern auf den Wiesen ringsum.</translation>
    </message>
    <message>
        <source>Read the map</source>
        <translation>Die Karte lesen</translation>
    </message>
    <message>
        <source>Rest the pointer on a city, road or field to highlight it. A card shows its points, its followers, and how many tiles still fit. Hold {key_claims} to see who has the most followers where.</source>
        <translation>Lass den Zeiger auf einer Stadt, Straße oder Wiese ruhen, um sie hervorzuheben. Ein Kärtchen zeigt ihre Punkte, ihre Gefolgsleute und wie viele Plättchen noch passen. Halte {key_claims}, um zu sehen, wer wo die meisten Gefolgsleute hat.</translation>
    </message>
    <message>
        <source>The remaining tiles</source>
        <translation>Die übrigen Plättchen</translation>
    </message>
    <message>
        <source>Click the pile to see which tiles are left. Nobody knows their order. When the pile is empty, incomplete roads, cities and monasteries score, and then the fields.</source>
        <translation>Klick den Stapel an, um zu sehen, welche Plättchen noch da sind. Ihre Reihenfolge kennt niemand. Ist der Stapel leer, werden unfertige Straßen, Städte und Klöster gewertet und dann die Wiesen.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo an action, until a new tile is drawn.</source>
        <translation>Drück {key_log} für den Verlauf und {key_score} für die Punkteübersicht: Sie zeigt, woher die Punkte kamen. Mit {key_undo} machst du eine Aktion rückgängig, bis ein neues Plättchen gezogen wird.</translation>
    </message>
    <message>
        <source>Try it: write the {number} in the glowing space ({space}), then click “{button}”.</source>
        <translation>Versuch es: Schreib die {number} in das leuchtende Feld ({space}), dann klick auf „{button}“.</translation>
    </message>
    <message>
        <source>Your duchy</source>
        <translation>Dein Fürstentum</translation>
    </message>
    <message>
        <source>All players have the same sheet. Each round you write numbers into its {spaces} spaces. The player with the most points at the end wins.</source>
        <translation>Alle haben das gleiche Blatt. In jeder Runde schreibst du Zahlen in seine {spaces} Felder. Wer am Ende die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Regions score points</source>
        <translation>Gebiete bringen Punkte</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. When you mark its last space, it scores by its size and by the phase. A region of {largest} spaces scores {region_first} points now, but only {region_last} in phase III.</source>
        <translation>Benachbarte Felder einer Farbe bilden ein Gebiet. Markierst du sein letztes Feld, zählt es nach Größe und Durchgang. Ein Gebiet aus {largest} Feldern bringt jetzt {region_first} Punkte, in Durchgang III nur noch {region_last}.</translation>
    </message>
    <message>
        <source>Where you begin</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Cross out one of your {castles} castles. You begin marking next to it, and you get its bonus at once.</source>
        <translation>Kreuz eine deiner {castles} Burgen an. Neben ihr beginnst du zu markieren, und du bekommst sofort ihren Bonus.</translation>
    </message>
    <message>
        <source>Try it: click the glowing castle, then “{button}”.</source>
        <translation>Versuch es: Klick die leuchtende Burg an, dann „{button}“.</translation>
    </message>
    <message>
        <source>Five dice for all</source>
        <translation>Fünf Würfel für alle</translation>
    </message>
    <message>
        <source>All players may use all the dice: two numbers and two colours. The hourglass die shows how much time passes: one or two boxes of the current track.</source>
        <translation>Alle dürfen alle Würfel nutzen: zwei Zahlen und zwei Farben. Der Sanduhrwürfel zeigt, wie viel Zeit vergeht: ein oder zwei Kästchen der laufenden Leiste.</translation>
    </message>
    <message>
        <source>One number, one colour</source>
        <translation>Eine Zahl, eine Farbe</translation>
    </message>
    <message>
        <source>With a number and a colour you mark a space of that colour that touches a marked one. The row of each colour shows which numbers it takes. A river takes {river_numbers}.</source>
        <translation>Mit einer Zahl und einer Farbe markierst du ein Feld dieser Farbe, das an ein markiertes grenzt. Die Zeile jeder Farbe zeigt, welche Zahlen passen. Auf einen Fluss passt eine {river_numbers}.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle zugleich</translation>
    </message>
    <message>
        <source>Margaux wrote at the same time. You see the marks of the other players only when everybody is ready.</source>
        <translation>Margaux hat zur selben Zeit geschrieben. Die Markierungen der anderen siehst du erst, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>Fill a region</source>
        <translation>Ein Gebiet füllen</translation>
    </message>
    <message>
        <source>This river has one empty space left, and the dice show a number for it.</source>
        <translation>Dieser Fluss hat noch ein leeres Feld, und die Würfel zeigen eine Zahl dafür.</translation>
    </message>
    <message>
        <source>Points and a bonus</source>
        <translation>Punkte und ein Bonus</translation>
    </message>
    <message>
        <source>The full region gets an outline, you score its points, and a bonus is circled. A river gives you goods, a mine silver, a monastery a monk, and a town a worker.</source>
        <translation>Das volle Gebiet wird umrandet, du bekommst seine Punkte, und ein Bonus wird eingekreist. Ein Fluss bringt eine Ware, eine Mine Silber, ein Kloster einen Mönch, eine Stadt einen Arbeiter.</translation>
    </message>
    <message>
        <source>Two hourglasses</source>
        <translation>Zwei Sanduhren</translation>
    </message>
    <message>
        <source>The die shows two hourglasses, so you have sold all your goods: {sale_points} points and {sale_silver} silver for each.</source>
        <translation>Der Würfel zeigt zwei Sanduhren, also hast du alle Waren verkauft: {sale_points} Punkte und {sale_silver} Silber für jede.</translation>
    </message>
    <message>
        <source>A pasture</source>
        <translation>Eine Weide</translation>
    </message>
    <message>
        <source>A pasture takes any number first, and then only the same number. A full pasture scores double points.</source>
        <translation>Auf eine Weide passt zuerst jede Zahl, danach nur noch die gleiche. Eine volle Weide bringt doppelte Punkte.</translation>
    </message>
    <message>
        <source>A second mark with silver</source>
        <translation>Eine zweite Markierung mit Silber</translation>
    </message>
    <message>
        <source>You have silver, so you may mark a second space this round. At least one of the two dice must be different. You can use only one bonus per round.</source>
        <translation>Du hast Silber, also darfst du in dieser Runde ein zweites Feld markieren. Mindestens einer der beiden Würfel muss ein anderer sein. Pro Runde kannst du nur einen Bonus einsetzen.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Wenn nichts passt</translation>
    </message>
    <message>
        <source>These dice fit none of your spaces, so you may take a worker.</source>
        <translation>Diese Würfel passen zu keinem deiner Felder, also darfst du einen Arbeiter nehmen.</translation>
    </message>
    <message>
        <source>Try it: take the worker.</source>
        <translation>Versuch es: Nimm den Arbeiter.</translation>
    </message>
    <message>
        <source>The same number again</source>
        <translation>Noch einmal die gleiche Zahl</translation>
    </message>
    <message>
        <source>The dice show a 1 for the pasture with a 1. You complete its two spaces in phase I, for double points.</source>
        <translation>Die Würfel zeigen eine 1 für die Weide mit der 1. Du füllst ihre zwei Felder in Durchgang I, für doppelte Punkte.</translation>
    </message>
    <message>
        <source>A worker changes a number</source>
        <translation>Ein Arbeiter ändert eine Zahl</translation>
    </message>
    <message>
        <source>The dice show no 5. With a worker you change a number die to a 5, only for yourself. With a monk you change a colour die. Spaces that need a worker or a monk glow in another colour.</source>
        <translation>Die Würfel zeigen keine 5. Mit einem Arbeiter machst du einen Zahlenwürfel zur 5, nur für dich. Mit einem Mönch änderst du einen Farbwürfel. Felder, die einen von ihnen brauchen, leuchten in einer anderen Farbe.</translation>
    </message>
    <message>
        <source>The phase is over</source>
        <translation>Der Durchgang ist vorbei</translation>
    </message>
    <message>
        <source>The first track is full. From now on regions score fewer points. The game ends after the third track. The first and the second player to fill a whole colour get extra points.</source>
        <translation>Die erste Leiste ist voll. Von jetzt an bringen Gebiete weniger Punkte. Die Partie endet nach der dritten Leiste. Wer zuerst oder als Nächstes eine ganze Farbe füllt, bekommt weitere Punkte.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo a mark, until all marks are shown.</source>
        <translation>Drück {key_log} für den Verlauf und {key_score} für die Punkteübersicht: Sie zeigt, woher die Punkte kamen. Mit {key_undo} machst du eine Markierung rückgängig, bis alle aufgedeckt werden.</translation>
    </message>
    <message>
        <source>Your duchy in Tuscany</source>
        <translation>Dein Fürstentum in der Toskana</translation>
    </message>
    <message>
        <source>Your duchy has three boards, with {spaces} spaces in eight colours. You begin at your start castle. Each new tile must touch a tile in your duchy.</source>
        <translation>Dein Fürstentum hat drei Tafeln mit {spaces} Feldern in acht Farben. Du beginnst beim Start-Kastell. Jedes neue Plättchen muss an eines in deinem Fürstentum grenzen.</translation>
    </message>
    <message>
        <source>Regions score green points</source>
        <translation>Gebiete bringen grüne Punkte</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. A full region of one, two or three spaces scores {one}, {two} or {three} green points. Green points count again at the end of each phase.</source>
        <translation>Benachbarte Felder einer Farbe bilden ein Gebiet. Ein volles Gebiet aus einem, zwei oder drei Feldern bringt {one}, {two} oder {three} grüne Punkte. Grüne Punkte zählen am Ende jedes Durchgangs noch einmal.</translation>
    </message>
    <message>
        <source>A bonus at the start</source>
        <translation>Ein Bonus zu Beginn</translation>
    </message>
    <message>
        <source>Each player chooses a bonus tile. With this one you always draw {draw_more} cards instead of {draw}.</source>
        <translation>Alle wählen ein Bonusplättchen. Mit diesem ziehst du immer {draw_more} Karten statt {draw}.</translation>
    </message>
    <message>
        <source>Try it: click the bonus tile “{bonus}”.</source>
        <translation>Versuch es: Klick das Bonusplättchen „{bonus}“ an.</translation>
    </message>
    <message>
        <source>One of three actions</source>
        <translation>Eine von drei Aktionen</translation>
    </message>
    <message>
        <source>On your turn you draw cards, take a tile from the display, or place a stored tile in your duchy. Everything you can use glows.</source>
        <translation>In deinem Zug ziehst du Karten, nimmst ein Plättchen aus der Auslage oder legst ein Plättchen aus deinem Lager ins Fürstentum. Alles, was du nutzen kannst, leuchtet.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Plättchen nehmen</translation>
    </message>
    <message>
        <source>A quarry fits next to your castle, and you have two quarry cards in hand to pay for it.</source>
        <translation>Ein Steinbruch passt neben dein Kastell, und du hast zwei Steinbruchkarten auf der Hand, um ihn zu bezahlen.</translation>
    </message>
    <message>
        <source>Try it: click the quarry in the display.</source>
        <translation>Versuch es: Klick den Steinbruch in der Auslage an.</translation>
    </message>
    <message>
        <source>Your stacks are the clock</source>
        <translation>Deine Stapel sind die Uhr</translation>
    </message>
    <message>
        <source>The new tile in the display came from your left stack. When a player is the first to empty this stack of {stack} tiles, the phase ends with that round.</source>
        <translation>Das neue Plättchen in der Auslage kam aus deinem linken Stapel. Sobald jemand diesen Stapel aus {stack} Plättchen geleert hat, endet der Durchgang mit der laufenden Runde.</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Das Plättchen legen</translation>
    </message>
    <message>
        <source>A tile costs {cost} cards of its colour. Rest the pointer on the space, and the cards that you would pay rise.</source>
        <translation>Ein Plättchen kostet {cost} Karten seiner Farbe. Lass den Zeiger auf dem Feld ruhen, und die Karten, mit denen du bezahlen würdest, heben sich.</translation>
    </message>
    <message>
        <source>Try it: click the quarry in your storage, then the glowing space.</source>
        <translation>Versuch es: Klick den Steinbruch in deinem Lager an, dann das leuchtende Feld.</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>Noch eine Aktion</translation>
    </message>
    <message>
        <source>A quarry gives you marble. Once per turn you may pay one marble for one more action. Use it now to take a cart.</source>
        <translation>Ein Steinbruch bringt dir Marmor. Einmal pro Zug bekommst du für einen Marmor noch eine Aktion. Nimm dir damit jetzt ein Fuhrwerk.</translation>
    </message>
    <message>
        <source>Try it: click a cart in the display.</source>
        <translation>Versuch es: Klick ein Fuhrwerk in der Auslage an.</translation>
    </message>
    <message>
        <source>Pay with a pair</source>
        <translation>Mit einem Paar bezahlen</translation>
    </message>
    <message>
        <source>You have only one cart card. Two equal cards of another colour replace the second. You could also use a worker.</source>
        <translation>Du hast nur eine Fuhrwerkkarte. Zwei gleiche Karten einer anderen Farbe ersetzen die zweite. Du könntest auch einen Arbeiter nehmen.</translation>
    </message>
    <message>
        <source>Try it: click the cart in your storage, then the glowing space.</source>
        <translation>Versuch es: Klick das Fuhrwerk in deinem Lager an, dann das leuchtende Feld.</translation>
    </message>
    <message>
        <source>A full region and a surprise</source>
        <translation>Ein volles Gebiet und eine Überraschung</translation>
    </message>
    <message>
        <source>This space is a region by itself, so you score {one} green point. The cart also turns over a yield card, and you follow it at once.</source>
        <translation>Dieses Feld ist ein Gebiet für sich, also bekommst du {one} grünen Punkt. Mit dem Fuhrwerk deckst du auch eine Ertragskarte auf und führst sie sofort aus.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>You have spent your cards, so draw new ones. Nobody else sees them, and you may have as many as you like.</source>
        <translation>Du hast deine Karten ausgegeben, also zieh neue. Niemand sonst sieht sie, und du darfst so viele haben, wie du willst.</translation>
    </message>
    <message>
        <source>Try it: click the deck.</source>
        <translation>Versuch es: Klick den Kartenstapel an.</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Grün und Rot</translation>
    </message>
    <message>
        <source>At the end of each of the {phases} phases you add your green points to your red points, and keep them. So a green point of the first phase counts three times. The player with the most red points wins.</source>
        <translation>Am Ende jedes der {phases} Durchgänge kommen deine grünen Punkte zu den roten dazu, und du behältst sie. Ein grüner Punkt aus dem ersten zählt also dreimal. Wer die meisten roten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo an action, until something new is turned over.</source>
        <translation>Drück {key_log} für den Verlauf und {key_score} für die Punkteübersicht: Sie zeigt, woher die Punkte kamen. Mit {key_undo} machst du eine Aktion rückgängig, bis etwas Neues aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Not yet. {request}</source>
        <translation>Noch nicht. {request}</translation>
    </message>
    <message>
        <source>Not yet. Read this first, then continue.</source>
        <translation>Noch nicht. Lies erst das hier, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Full colours, and the end</source>
        <translation>Volle Farben und das Ende</translation>
    </message>
    <message>
        <source>The first player to fill all spaces of a colour scores {large_2} points, the second {small_2}. After the last phase you score 1 point for each goods tile and each silverling. Two workers score 1 point, and some knowledge tiles score more.</source>
        <translation>Wer zuerst alle Felder einer Farbe füllt, bekommt {large_2} Punkte, die nächste Person {small_2}. Nach dem letzten Durchgang bringen jedes Warenplättchen und jeder Silberling 1 Punkt. Je zwei Arbeiter bringen 1, manche Wissensplättchen mehr.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Margaux.</source>
        <translation>Lass den Zeiger auf etwas ruhen, und ein Kärtchen erklärt es. {key_rules} öffnet die Seite dazu in den Regeln. Mit {key_analyse} probierst du Ideen auf einem eigenen Tisch aus. Spiel jetzt weiter, und versuch, Margaux zu schlagen.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Aliénor.</source>
        <translation>Lass den Zeiger auf etwas ruhen, und ein Kärtchen erklärt es. {key_rules} öffnet die Seite dazu in den Regeln. Mit {key_analyse} probierst du Ideen auf einem eigenen Tisch aus. Spiel jetzt weiter, und versuch, Aliénor zu schlagen.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Ginevra.</source>
        <translation>Lass den Zeiger auf etwas ruhen, und ein Kärtchen erklärt es. {key_rules} öffnet die Seite dazu in den Regeln. Mit {key_analyse} probierst du Ideen auf einem eigenen Tisch aus. Spiel jetzt weiter, und versuch, Ginevra zu schlagen.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>{together} in all</source>
        <comment>points, in brackets</comment>
        <translation>insgesamt {together}</translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation>{tile} nehmen</translation>
    </message>
    <message>
        <source>Take the {tile} and discard the {discard}</source>
        <translation>{tile} nehmen und {discard} abwerfen</translation>
    </message>
    <message>
        <source>Place the {tile} on the marked space</source>
        <translation>{tile} auf das markierte Feld legen</translation>
    </message>
    <message>
        <source>Castle: place the {tile} on the marked space</source>
        <translation>Kastell: {tile} auf das markierte Feld legen</translation>
    </message>
    <message>
        <source>The table shows this duchy. When you close the hint, you see your own again.</source>
        <translation>Der Tisch zeigt dieses Fürstentum. Wenn du den Hinweis schließt, siehst du wieder dein eigenes.</translation>
    </message>
    <message>
        <source>{points} points from {source}</source>
        <translation>{points} Punkte durch {source}</translation>
    </message>
    <message>
        <source>This may still come a turn later.</source>
        <translation>Das geht vielleicht auch einen Zug später noch.</translation>
    </message>
    <message>
        <source>Ask for a hint?</source>
        <translation>Einen Hinweis holen?</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Hinweis zeigen</translation>
    </message>
    <message>
        <source>Looking for your best turn</source>
        <translation>Dein bester Zug wird gesucht</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>First idea: {step}</source>
        <translation>Erste Idee: {step}</translation>
    </message>
    <message>
        <source>Nobody has seen this player&apos;s hand, so there is no hint.</source>
        <translation>Niemand hat diese Hand gesehen, deshalb gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>{points} at once</source>
        <translation>sofort {points}</translation>
    </message>
    <message>
        <source>But it {fact}</source>
        <comment>what the better turn does: an objection</comment>
        <translation>Aber er {fact}</translation>
    </message>
    <message>
        <source>{fact} ({turn}: {amount}).</source>
        <comment>a sentence without its full stop</comment>
        <translation>{fact} ({turn}: {amount}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s) expected.</source>
        <translation>
            <numerusform>{n} Punkt erwartet.</numerusform>
            <numerusform>{n} Punkte erwartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>But {turn} {fact}</source>
        <comment>a turn, and what it does: an objection</comment>
        <translation>Aber {turn} {fact}</translation>
    </message>
    <message>
        <source>Buy an inn</source>
        <translation>Ein Gasthaus kaufen</translation>
    </message>
    <message>
        <source>Buy 2 workers for 1 silverling</source>
        <translation>2 Arbeiter für 1 Silberling kaufen</translation>
    </message>
    <message>
        <source>Use {effect} as {building}</source>
        <translation>Wie {building} wirken ({effect})</translation>
    </message>
    <message>
        <source>Take {shield} from depot {depot} with both dice</source>
        <translation>{shield} mit beiden Würfeln aus Depot {depot} nehmen</translation>
    </message>
    <message>
        <source>Take {shield} from depot {depot} with {effect}</source>
        <translation>{shield} aus Depot {depot} nehmen ({effect})</translation>
    </message>
    <message>
        <source>Turn the {die} to {to}</source>
        <translation>Die {die} auf {to} drehen</translation>
    </message>
    <message>
        <source>Pay tribute for {shields}</source>
        <translation>Tribut zahlen: {shields}</translation>
    </message>
    <message>
        <source>Pay no tribute</source>
        <translation>Keinen Tribut zahlen</translation>
    </message>
    <message>
        <source>Take all {good} with {effect}</source>
        <translation>Alles nehmen: {good} ({effect})</translation>
    </message>
    <message>
        <source>Buy a point for 1 silverling</source>
        <translation>Einen Punkt für 1 Silberling kaufen</translation>
    </message>
    <message>
        <source>Take {tile} from the black depot as a black tile</source>
        <translation>Aus dem schwarzen Depot als schwarzes Plättchen nehmen: {tile}</translation>
    </message>
    <message>
        <source>Give {good}</source>
        <translation>Abgeben: {good}</translation>
    </message>
    <message>
        <source>Completes a city: +{points}</source>
        <translation>Stadt fertig: +{points}</translation>
    </message>
    <message>
        <source>Completes a road: +{points}</source>
        <translation>Straße fertig: +{points}</translation>
    </message>
    <message>
        <source>Completes a monastery: +{points}</source>
        <translation>Kloster fertig: +{points}</translation>
    </message>
    <message>
        <source>The castle scores: +{points}</source>
        <translation>Burg gewertet: +{points}</translation>
    </message>
    <message>
        <source>Brings {points}</source>
        <translation>Bringt {points}</translation>
    </message>
    <message>
        <source>Costs {points}</source>
        <translation>Kostet {points}</translation>
    </message>
    <message>
        <source>Gives others {points}</source>
        <translation>Gibt anderen {points}</translation>
    </message>
    <message>
        <source>Builds a bridge</source>
        <translation>Baut eine Brücke</translation>
    </message>
    <message>
        <source>Build no bridge</source>
        <translation>Keine Brücke bauen</translation>
    </message>
    <message>
        <source>Leave the town as it is: it scores</source>
        <translation>Das Städtchen so lassen: Es wird gewertet</translation>
    </message>
    <message>
        <source>Build the bridge that is shown</source>
        <translation>Die gezeigte Brücke bauen</translation>
    </message>
    <message>
        <source>Choose for the castle: {feature}</source>
        <translation>Für die Burg wählen: {feature}</translation>
    </message>
    <message>
        <source>Choose {tile}</source>
        <translation>{tile} wählen</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>{points} bieten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>{region}: {marked} of {cells} marked</source>
        <translation>{region}: {marked} von {cells} markiert</translation>
    </message>
    <message>
        <source>Completes the {region}: {gains}</source>
        <translation>{region} fertig: {gains}</translation>
    </message>
    <message>
        <source>Write {number}</source>
        <translation>{number} schreiben</translation>
    </message>
    <message>
        <source>Take a worker</source>
        <translation>Einen Arbeiter nehmen</translation>
    </message>
    <message>
        <source>Crops: +{points} green</source>
        <translation>Erzeugnisse: +{points} grün</translation>
    </message>
    <message>
        <source>Brings +{points} green</source>
        <translation>Bringt +{points} grün</translation>
    </message>
    <message>
        <source>Completes the {region}: +{points} green</source>
        <translation>{region} fertig: +{points} grün</translation>
    </message>
    <message>
        <source>Draws {cards}</source>
        <translation>Zieht {cards}</translation>
    </message>
    <message>
        <source>{action}, paid with {price}</source>
        <translation>{action}, bezahlt mit {price}</translation>
    </message>
    <message>
        <source>Paid with {price}.</source>
        <translation>Bezahlt mit {price}.</translation>
    </message>
    <message>
        <source>For a marble: {action}</source>
        <translation>Für einen Marmor: {action}</translation>
    </message>
    <message>
        <source>Take the bonus tile {bonus}</source>
        <translation>Das Bonusplättchen {bonus} nehmen</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die}</source>
        <translation>{tile} mit der {die} aus Depot {depot} nehmen</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with {effect}</source>
        <translation>{tile} aus Depot {depot} nehmen ({effect})</translation>
    </message>
    <message>
        <source>Sell {good} with the {die}</source>
        <translation>{good} mit der {die} verkaufen</translation>
    </message>
    <message>
        <source>Sell {good}</source>
        <translation>{good} verkaufen</translation>
    </message>
    <message>
        <source>Sell {good} with {effect}</source>
        <translation>{good} verkaufen ({effect})</translation>
    </message>
    <message>
        <source>Take workers with {effect}</source>
        <translation>Arbeiter nehmen ({effect})</translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot}</source>
        <translation>{tile} aus Depot {depot} kaufen</translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot</source>
        <translation>{tile} aus dem schwarzen Depot kaufen</translation>
    </message>
    <message>
        <source>Load {goods} from depot {depots}</source>
        <translation>{goods} aus Depot {depots} laden</translation>
    </message>
    <message>
        <source>Leave {effect} unused</source>
        <translation>Auf den Effekt verzichten ({effect})</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Take {tile} with the {die}</source>
        <translation>{tile} mit der {die} nehmen</translation>
    </message>
    <message>
        <source>Take {tile} with {effect}</source>
        <translation>{tile} nehmen ({effect})</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>{tile} kaufen</translation>
    </message>
    <message>
        <source>{step}, into your own storage</source>
        <translation>{step}, ins eigene Lager</translation>
    </message>
    <message>
        <source>{step}, into the shared storage</source>
        <translation>{step}, ins gemeinsame Lager</translation>
    </message>
    <message>
        <source>{step}, from the shared storage</source>
        <translation>{step}, aus dem gemeinsamen Lager</translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a tile or an effect in a sentence; where cases would change it, without article</comment>
        <translation>{thing}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>more or fewer, with a decimal</comment>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>{spaces} spaces</source>
        <comment>more or fewer, with a decimal</comment>
        <translation>{spaces} Felder</translation>
    </message>
    <message>
        <source>Tip {number}</source>
        <translation>Tipp {number}</translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>about as many points</source>
        <translation>etwa gleich viel</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} Feld</numerusform>
            <numerusform>{n} Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>about as many spaces</source>
        <translation>etwa gleich viele Felder</translation>
    </message>
    <message>
        <source>perhaps {source} {points}</source>
        <translation>vielleicht {source} {points}</translation>
    </message>
    <message>
        <source>It wins as often as the best alternative: {share}.</source>
        <translation>Er gewinnt so oft wie die beste Alternative: {share}.</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source} {points}</translation>
    </message>
    <message>
        <source>the rest {points}</source>
        <translation>der Rest {points}</translation>
    </message>
    <message>
        <source>By source: {parts}.</source>
        <translation>Im Einzelnen: {parts}.</translation>
    </message>
    <message>
        <source>It is chosen for the win, not for the points.</source>
        <translation>Er zielt auf den Sieg, nicht auf die Punkte.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Es gibt keine andere Wahl.</translation>
    </message>
    <message>
        <source>castle region</source>
        <translation>Burggebiet</translation>
    </message>
    <message>
        <source>mine region</source>
        <translation>Minengebiet</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>knowledge region</source>
        <translation>Wissensgebiet</translation>
    </message>
    <message>
        <source>{name}: {effect}</source>
        <translation>{name}: {effect}</translation>
    </message>
    <message>
        <source>A point bought</source>
        <translation>Ein Punkt gekauft</translation>
    </message>
    <message>
        <source>{region}: {covered} of {cells} covered</source>
        <translation>{region}: {covered} von {cells} bedeckt</translation>
    </message>
    <message>
        <source>{goods} sold: +{points}</source>
        <translation>{goods} verkauft: +{points}</translation>
    </message>
    <message>
        <source>{feat}.</source>
        <comment>a sentence without its full stop</comment>
        <translation>{feat}.</translation>
    </message>
    <message>
        <source>Brings {gains}</source>
        <translation>Bringt {gains}</translation>
    </message>
    <message>
        <source>Loads {goods}</source>
        <translation>Lädt {goods}</translation>
    </message>
    <message>
        <source>Thinking about the turn…</source>
        <translation>Der Zug wird durchdacht …</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Play for points</source>
        <translation>Auf Punkte spielen</translation>
    </message>
    <message>
        <source>Still looking for better ones…</source>
        <translation>Es wird noch nach Besserem gesucht …</translation>
    </message>
    <message>
        <source>Why tip {number}?</source>
        <translation>Warum Tipp {number}?</translation>
    </message>
    <message>
        <source>Points by source and chances to win</source>
        <translation>Punkte nach Quelle und Siegchancen</translation>
    </message>
    <message>
        <source>Points count, not the win</source>
        <translation>Punkte zählen, nicht der Sieg</translation>
    </message>
    <message>
        <source>Tip {number}, the best</source>
        <translation>Tipp {number}, der beste</translation>
    </message>
    <message>
        <source>It wins more often than tip {number}.</source>
        <translation>Er gewinnt öfter als Tipp {number}.</translation>
    </message>
    <message>
        <source>If you ask for a hint, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Mit einem Hinweis wird diese Partie frei: Sie zählt nicht mehr für deine Wertungszahl. Diese Frage kommt nur einmal je Partie.</translation>
    </message>
    <message>
        <source>Continue without it</source>
        <translation>Ohne Hinweis weiter</translation>
    </message>
    <message>
        <source>The first answer comes at once and improves while the hint is open.</source>
        <translation>Die erste Antwort kommt sofort und wird besser, solange der Hinweis offen ist.</translation>
    </message>
    <message>
        <source>The next step of the turn you are following. The best turns are being worked out again.</source>
        <translation>Der nächste Schritt des Zuges, dem du folgst. Die besten Züge werden neu gesucht.</translation>
    </message>
    <message>
        <source>{points} points compared with the best tip.</source>
        <translation>{points} Punkte gegenüber dem besten Tipp.</translation>
    </message>
    <message>
        <source>About as many points as with the best tip.</source>
        <translation>Etwa so viele Punkte wie beim besten Tipp.</translation>
    </message>
    <message>
        <source>Thinking time: {seconds} s.</source>
        <translation>Bedenkzeit: {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Buy an inn and discard {discard}</source>
        <translation>Ein Gasthaus kaufen und {discard} abwerfen</translation>
    </message>
    <message>
        <source>Take the workers from {effect}</source>
        <translation>Arbeiter annehmen ({effect})</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>{tile} abwerfen</translation>
    </message>
    <message>
        <source>Take {tile} from the black depot as a black tile and discard {discard}</source>
        <translation>Aus dem schwarzen Depot als schwarzes Plättchen nehmen: {tile}; abwerfen: {discard}</translation>
    </message>
    <message>
        <source>A knight claims the city</source>
        <translation>Ein Ritter besetzt die Stadt</translation>
    </message>
    <message>
        <source>A thief claims the road</source>
        <translation>Ein Wegelagerer besetzt die Straße</translation>
    </message>
    <message>
        <source>A thief claims the road over the bridge</source>
        <translation>Ein Wegelagerer besetzt die Straße über die Brücke</translation>
    </message>
    <message>
        <source>A monk claims the monastery</source>
        <translation>Ein Mönch besetzt das Kloster</translation>
    </message>
    <message>
        <source>A farmer claims the field</source>
        <translation>Ein Bauer besetzt die Wiese</translation>
    </message>
    <message>
        <source>The castle will score as much as the next feature completed next to it</source>
        <translation>Die Burg bringt so viel wie das nächste fertige Gebiet daneben</translation>
    </message>
    <message>
        <source>Place no follower</source>
        <translation>Keinen Gefolgsmann setzen</translation>
    </message>
    <message>
        <source>Pass and stop bidding</source>
        <translation>Passen und nicht mehr bieten</translation>
    </message>
    <message>
        <source>Place the tile where it is shown</source>
        <translation>Das Plättchen an die gezeigte Stelle legen</translation>
    </message>
    <message>
        <source>Put the tile aside and draw another</source>
        <translation>Das Plättchen beiseitelegen und ein anderes ziehen</translation>
    </message>
    <message>
        <source>Place a knight in the marked city</source>
        <translation>Einen Ritter in die markierte Stadt setzen</translation>
    </message>
    <message>
        <source>Place a thief on the marked road</source>
        <translation>Einen Wegelagerer auf die markierte Straße setzen</translation>
    </message>
    <message>
        <source>Place a thief on the bridge</source>
        <translation>Einen Wegelagerer auf die Brücke setzen</translation>
    </message>
    <message>
        <source>Place a monk in the monastery</source>
        <translation>Einen Mönch ins Kloster setzen</translation>
    </message>
    <message>
        <source>Place a farmer in the marked field</source>
        <translation>Einen Bauern auf die markierte Wiese setzen</translation>
    </message>
    <message>
        <source>Turn the town into a castle</source>
        <translation>Das Städtchen zur Burg machen</translation>
    </message>
    <message>
        <source>Buy the tile for the highest bid</source>
        <translation>Das Plättchen für das höchste Gebot kaufen</translation>
    </message>
    <message>
        <source>Sell the tile: you get the bid</source>
        <translation>Das Plättchen verkaufen: Du bekommst das Gebot</translation>
    </message>
    <message>
        <source>Completes the {region} of {size} spaces: {gains}</source>
        <translation>{region} mit {size} Feldern fertig: {gains}</translation>
    </message>
    <message>
        <source>Mark only one space</source>
        <translation>Nur ein Feld markieren</translation>
    </message>
    <message>
        <source>Completes the {region} of {size} spaces: +{points} green</source>
        <translation>{region} mit {size} Feldern fertig: +{points} grün</translation>
    </message>
    <message>
        <source>Lay out the boards {boards}, with the marked castle</source>
        <translation>Die Tafeln {boards} auslegen, mit dem markierten Kastell</translation>
    </message>
    <message>
        <source>Swap all {colour} in the display</source>
        <translation>Alle {colour} der Auslage tauschen</translation>
    </message>
    <message>
        <source>Castle: place nothing</source>
        <translation>Kastell: nichts legen</translation>
    </message>
    <message>
        <source>Click to show it on the table. Double-click to play its first step.</source>
        <translation>Ein Klick zeigt den Tipp auf dem Tisch. Ein Doppelklick spielt seinen ersten Schritt.</translation>
    </message>
    <message>
        <source>Begin on estate {estate}, with the marked castle</source>
        <translation>In Fürstentum {estate} beginnen, mit der markierten Burg</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die} and discard {discard}</source>
        <translation>{tile} mit der {die} aus Depot {depot} nehmen und {discard} abwerfen</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with {effect} and discard {discard}</source>
        <translation>{tile} aus Depot {depot} nehmen ({effect}) und {discard} abwerfen</translation>
    </message>
    <message>
        <source>Place {tile} on the {number} with the {die}</source>
        <translation>{tile} mit der {die} auf die {number} legen</translation>
    </message>
    <message>
        <source>Place {tile} on the {number}</source>
        <translation>{tile} auf die {number} legen</translation>
    </message>
    <message>
        <source>Place {tile} on the {number} with {effect}</source>
        <translation>{tile} auf die {number} legen ({effect})</translation>
    </message>
    <message>
        <source>Take workers with the {die}</source>
        <translation>Arbeiter mit der {die} nehmen</translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot} and discard {discard}</source>
        <translation>{tile} aus Depot {depot} kaufen und {discard} abwerfen</translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot and discard {discard}</source>
        <translation>{tile} aus dem schwarzen Depot kaufen und {discard} abwerfen</translation>
    </message>
    <message>
        <source>Begin with the marked castle</source>
        <translation>Mit der markierten Burg beginnen</translation>
    </message>
    <message>
        <source>Bars: chance to win. Thinking time: {seconds} s.</source>
        <translation>Balken: Siegchance. Bedenkzeit: {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Discard {discard}.</source>
        <translation>{discard} abwerfen.</translation>
    </message>
    <message numerus="yes">
        <source>Chance to win: {share}; {n} space(s) covered at the end.</source>
        <translation>
            <numerusform>Siegchance: {share}; am Ende {n} Feld bedeckt.</numerusform>
            <numerusform>Siegchance: {share}; am Ende {n} Felder bedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>no clear difference in spaces from tip {number}</source>
        <translation>kein klarer Felderunterschied zu Tipp {number}</translation>
    </message>
    <message>
        <source>a better chance to win than with tip {number}</source>
        <translation>eine größere Siegchance als bei Tipp {number}</translation>
    </message>
    <message>
        <source>a lower chance to win than with tip {number}</source>
        <translation>eine kleinere Siegchance als bei Tipp {number}</translation>
    </message>
    <message>
        <source>no clear difference in points from tip {number}</source>
        <translation>kein klarer Punkteunterschied zu Tipp {number}</translation>
    </message>
    <message>
        <source>Press {key} to see the best turns here and on the table.</source>
        <translation>Drück {key}, um die besten Züge hier und auf dem Tisch zu sehen.</translation>
    </message>
    <message>
        <source>No bot is trained for this game: turns are judged by random games, without the sources of points.</source>
        <translation>Für dieses Spiel gibt es keinen trainierten Bot: Die Züge werden nach Zufallspartien beurteilt, ohne Angabe, woher die Punkte kommen.</translation>
    </message>
    <message>
        <source>There was not enough time to play a game to its end: turns are judged without the sources of points.</source>
        <translation>Die Zeit reichte nicht, um eine Partie zu Ende zu spielen: Die Züge werden ohne Angabe beurteilt, woher die Punkte kommen.</translation>
    </message>
    <message>
        <source>It should bring {points} more points than the best alternative.</source>
        <translation>Er dürfte {points} Punkte mehr bringen als die beste Alternative.</translation>
    </message>
    <message>
        <source>It should bring {points} fewer points than the best alternative.</source>
        <translation>Er dürfte {points} Punkte weniger bringen als die beste Alternative.</translation>
    </message>
    <message>
        <source>It should bring as many points as the best alternative.</source>
        <translation>Er dürfte gleich viele Punkte bringen wie die beste Alternative.</translation>
    </message>
    <message>
        <source>It should cover {spaces} more spaces than the best alternative.</source>
        <translation>Er dürfte {spaces} Felder mehr bedecken als die beste Alternative.</translation>
    </message>
    <message>
        <source>It should cover {spaces} fewer spaces than the best alternative.</source>
        <translation>Er dürfte {spaces} Felder weniger bedecken als die beste Alternative.</translation>
    </message>
    <message>
        <source>It should cover as many spaces as the best alternative.</source>
        <translation>Er dürfte gleich viele Felder bedecken wie die beste Alternative.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect {points} more points.</source>
        <translation>Die stärkste Konkurrenz kann {points} Punkte mehr erwarten.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect {points} fewer points.</source>
        <translation>Die stärkste Konkurrenz kann {points} Punkte weniger erwarten.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect just as many points.</source>
        <translation>Die stärkste Konkurrenz kann gleich viele Punkte erwarten.</translation>
    </message>
    <message>
        <source>The other team can expect {points} more points.</source>
        <translation>Das andere Team kann {points} Punkte mehr erwarten.</translation>
    </message>
    <message>
        <source>The other team can expect {points} fewer points.</source>
        <translation>Das andere Team kann {points} Punkte weniger erwarten.</translation>
    </message>
    <message>
        <source>The other team can expect just as many points.</source>
        <translation>Das andere Team kann gleich viele Punkte erwarten.</translation>
    </message>
    <message>
        <source>Every choice has the same result.</source>
        <translation>Jede Wahl führt zum selben Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>After {n} game(s), there is no clear difference in points between the two.</source>
        <translation>
            <numerusform>Nach {n} Partie ist zwischen den beiden kein klarer Punkteunterschied zu erkennen.</numerusform>
            <numerusform>Nach {n} Partien ist zwischen den beiden kein klarer Punkteunterschied zu erkennen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no decision to make at this point. Go back one step and ask again.</source>
        <translation>An dieser Stelle gibt es nichts zu entscheiden. Geh einen Schritt zurück und frag noch einmal.</translation>
    </message>
    <message>
        <source>Completes the {region} of {cells} spaces in this phase: {points}</source>
        <translation>{region} mit {cells} Feldern in diesem Durchgang abgeschlossen: {points}</translation>
    </message>
    <message>
        <source>Completes the {region} in this phase: {points}</source>
        <translation>{region} in diesem Durchgang abgeschlossen: {points}</translation>
    </message>
    <message>
        <source>Into storage: {tiles}</source>
        <translation>Ins Lager: {tiles}</translation>
    </message>
    <message>
        <source>Goes first from the next round on</source>
        <translation>Ab der nächsten Runde zuerst am Zug</translation>
    </message>
    <message>
        <source>It does not clearly differ from tip {number}: both are good.</source>
        <translation>Kein klarer Unterschied zu Tipp {number}: Beide sind gut.</translation>
    </message>
    <message numerus="yes">
        <source>Chance to win against equally strong players: {share}; {n} point(s) expected.</source>
        <translation>
            <numerusform>Siegchance gegen Gleichstarke: {share}; {n} Punkt erwartet.</numerusform>
            <numerusform>Siegchance gegen Gleichstarke: {share}; {n} Punkte erwartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win against equally strong players: {share}; about as many points as with the best tip.</source>
        <translation>Siegchance gegen Gleichstarke: {share}; etwa so viele Punkte wie beim besten Tipp.</translation>
    </message>
    <message>
        <source>Chance to win: {share}; about as many spaces as with the best tip.</source>
        <translation>Siegchance: {share}; etwa so viele Felder wie beim besten Tipp.</translation>
    </message>
    <message>
        <source>Hint for this moment of the game. Turn: {name}.</source>
        <translation>Hinweis für diesen Moment der Partie. Am Zug: {name}.</translation>
    </message>
    <message>
        <source>Chance to win against equally strong players: {share}; {points} points compared with the best tip.</source>
        <translation>Siegchance gegen Gleichstarke: {share}; {points} Punkte gegenüber dem besten Tipp.</translation>
    </message>
    <message>
        <source>Chance to win: {share}; {spaces} spaces compared with the best tip.</source>
        <translation>Siegchance: {share}; {spaces} Felder gegenüber dem besten Tipp.</translation>
    </message>
    <message>
        <source>Compared with tip {number}:</source>
        <translation>Gegenüber Tipp {number}:</translation>
    </message>
    <message>
        <source>Bars: chance to win against equally strong players. Thinking time: {seconds} s.</source>
        <translation>Balken: Siegchance gegen Gleichstarke. Bedenkzeit: {seconds}&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but more in the end.</source>
        <translation>
            <numerusform>Er bringt sofort {n} Punkt weniger als Tipp {number}, am Ende aber mehr.</numerusform>
            <numerusform>Er bringt sofort {n} Punkte weniger als Tipp {number}, am Ende aber mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings more from {more} and less from {less}.</source>
        <translation>Gegenüber Tipp {number} bringt er mehr durch {more} und weniger durch {less}.</translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings more from {more}.</source>
        <translation>Gegenüber Tipp {number} bringt er mehr durch {more}.</translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings less from {less}, but wins more often.</source>
        <translation>Gegenüber Tipp {number} bringt er weniger durch {less}, gewinnt aber öfter.</translation>
    </message>
    <message>
        <source>Its chance to win is {share}; the best alternative&apos;s is {other}.</source>
        <translation>Seine Siegchance ist {share}, die der besten Alternative {other}.</translation>
    </message>
    <message>
        <source>Against equally strong players, it wins as often as the best alternative: {share}.</source>
        <translation>Gegen Gleichstarke gewinnt er so oft wie die beste Alternative: {share}.</translation>
    </message>
    <message>
        <source>Against equally strong players, its chance to win is {share}; the best alternative&apos;s is {other}.</source>
        <translation>Gegen Gleichstarke ist seine Siegchance {share}, die der besten Alternative {other}.</translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but wins more often.</source>
        <translation>
            <numerusform>Er bringt sofort {n} Punkt weniger als Tipp {number}, gewinnt aber öfter.</numerusform>
            <numerusform>Er bringt sofort {n} Punkte weniger als Tipp {number}, gewinnt aber öfter.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was another player&apos;s decision, and their hand is hidden until the game ends. Go to one of your own decisions and ask again.</source>
        <translation>Hier hat jemand anders entschieden, und diese Hand bleibt bis zum Ende der Partie verborgen. Geh zu einer deiner eigenen Entscheidungen und frag noch einmal.</translation>
    </message>
    <message>
        <source>Chances and points are not reliable yet in this kind of game, so they are not shown.</source>
        <translation>Chancen und Punkte sind bei dieser Art von Partie noch nicht verlässlich, darum werden sie nicht angezeigt.</translation>
    </message>
    <message>
        <source>Name player {player} to share their knowledge tiles</source>
        <translation>Spieler {player} nennen und die Wissensplättchen mitnutzen</translation>
    </message>
    <message>
        <source>Write {number} in the monastery</source>
        <translation>{number} auf das Kloster schreiben</translation>
    </message>
    <message>
        <source>Write {number} in the mine</source>
        <translation>{number} auf die Mine schreiben</translation>
    </message>
    <message>
        <source>Write {number} in the river</source>
        <translation>{number} auf den Fluss schreiben</translation>
    </message>
    <message>
        <source>Write {number} in the town</source>
        <translation>{number} auf die Stadt schreiben</translation>
    </message>
    <message>
        <source>Write {number} in the castle</source>
        <translation>{number} auf die Burg schreiben</translation>
    </message>
    <message>
        <source>Write {number} in the pasture</source>
        <translation>{number} auf die Weide schreiben</translation>
    </message>
    <message>
        <source>New dice or tiles come before the next opponent&apos;s turn. Nobody can know it yet.</source>
        <translation>Vor dem nächsten gegnerischen Zug kommen neue Würfel oder Plättchen. Noch kann ihn niemand kennen.</translation>
    </message>
    <message>
        <source>The opponent&apos;s cards are hidden. Only they know their best turn.</source>
        <translation>Die gegnerischen Karten sind verdeckt. Den besten Zug kennt nur, wer sie hat.</translation>
    </message>
    <message>
        <source>Any action changes the table here, so the opponent&apos;s best turn depends on yours.</source>
        <translation>Hier verändert jede Aktion den Tisch. Der beste gegnerische Zug hängt also von deinem ab.</translation>
    </message>
    <message>
        <source>Your own best turns</source>
        <translation>Deine eigenen besten Züge</translation>
    </message>
    <message>
        <source>Click to show it on the table.</source>
        <translation>Klick, um es auf dem Tisch zu sehen.</translation>
    </message>
    <message>
        <source>The opponent&apos;s plan</source>
        <translation>Der gegnerische Plan</translation>
    </message>
    <message>
        <source>The best turns for {name}, if nothing changes before.</source>
        <translation>Die besten Züge für {name}, wenn sich vorher nichts ändert.</translation>
    </message>
    <message>
        <source>No opponent has another turn.</source>
        <translation>Niemand sonst hat noch einen Zug.</translation>
    </message>
    <message>
        <source>Press Enter to play its first step.</source>
        <translation>Drücke die Eingabetaste, um den ersten Schritt zu spielen.</translation>
    </message>
    <message>
        <source>Begin with the castle on {cell}</source>
        <translation>Mit der Burg auf {cell} beginnen</translation>
    </message>
    <message>
        <source>the turn played</source>
        <comment>in a sentence</comment>
        <translation>der gespielte Zug</translation>
    </message>
    <message>
        <source>tip {number}</source>
        <comment>in a sentence</comment>
        <translation>Tipp {number}</translation>
    </message>
    <message>
        <source>{turn} {fact}</source>
        <comment>a turn, and what it does: a whole sentence</comment>
        <translation>{turn} {fact}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} Plättchen</numerusform>
            <numerusform>{n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more tile(s)</source>
        <translation>
            <numerusform>{n} weiteres Plättchen</numerusform>
            <numerusform>{n} weitere Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Ladder and cup</source>
        <translation>Leiter und Pokal</translation>
    </message>
    <message>
        <source>Build the finest estate in the valley, against bots or with others at this screen.</source>
        <translation>Bau das schönste Fürstentum im Tal, gegen Bots oder mit anderen an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>The Castles of Burgundy</source>
        <translation>Die Burgen von Burgund</translation>
    </message>
    <message>
        <source>Your best: {points} ({board})</source>
        <translation>Dein Rekord: {points} ({board})</translation>
    </message>
    <message>
        <source>Your best: {points}</source>
        <translation>Dein Rekord: {points}</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>The Castles of Burgundy: The Dice Game</source>
        <translation>Die Burgen von Burgund – Das Würfelspiel</translation>
    </message>
    <message>
        <source>The Castles of Tuscany</source>
        <translation>The Castles of Tuscany</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Bots zusehen</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Lektion {number}</translation>
    </message>
    <message>
        <source>The next lesson: {title}</source>
        <translation>Die nächste Lektion: {title}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Choose chance when it comes, or leave it to the lot</source>
        <translation>Zufall wählen, wenn er eintritt, oder ihn losen lassen</translation>
    </message>
    <message>
        <source>Trees of this game</source>
        <translation>Bäume dieser Partie</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>All moves in words: Up, Down, Enter</source>
        <translation>Alle Aktionen in Worten: Auf, Ab, Eingabe</translation>
    </message>
    <message>
        <source>Turn a die into workers</source>
        <translation>Einen Würfel zu Arbeitern machen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Undo the whole turn</source>
        <translation>Den ganzen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Langsamer, schneller</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>Give up: show the answer</source>
        <translation>Aufgeben: die Antwort zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from one key to another</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>While looking back</source>
        <translation>Beim Zurückblicken</translation>
    </message>
    <message>
        <source>While watching bots</source>
        <translation>Beim Zuschauen</translation>
    </message>
    <message>
        <source>On the table of Carcassonne</source>
        <translation>Auf dem Tisch von Carcassonne</translation>
    </message>
    <message>
        <source>Enlarge estate {number}</source>
        <translation>Fürstentum {number} vergrößern</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>To the buttons</source>
        <translation>Zu den Knöpfen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Turn the tile to the left</source>
        <translation>Das Plättchen nach links drehen</translation>
    </message>
    <message>
        <source>Turn the tile to the right</source>
        <translation>Das Plättchen nach rechts drehen</translation>
    </message>
    <message>
        <source>No follower, no bridge</source>
        <translation>Kein Gefolgsmann, keine Brücke</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Drück eine Taste</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no key</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Enlarge an estate: 1 to 6</source>
        <translation>Ein Fürstentum vergrößern: 1 bis 6</translation>
    </message>
    <message>
        <source>Answer: a place for a follower, castle or points, buy or sell</source>
        <translation>Antworten: Platz für einen Gefolgsmann, Burg oder Punkte, kaufen oder verkaufen</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste finden</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Tasten tauschen</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>Bots zusehen</translation>
    </message>
    <message>
        <source>You can play with the keyboard alone, or with the mouse alone.</source>
        <translation>Du kannst nur mit der Tastatur spielen oder nur mit der Maus.</translation>
    </message>
    <message>
        <source>To the next glowing item</source>
        <translation>Zum nächsten leuchtenden Element</translation>
    </message>
    <message>
        <source>Move around the table</source>
        <translation>Sich auf dem Tisch bewegen</translation>
    </message>
    <message>
        <source>Choose the marked item; after both dice, end the turn</source>
        <translation>Das Markierte wählen; nach beiden Würfeln: Zug beenden</translation>
    </message>
    <message>
        <source>Choose the die with that number</source>
        <translation>Den Würfel mit dieser Zahl wählen</translation>
    </message>
    <message>
        <source>Pass: skip the effect of a building</source>
        <translation>Auf den Effekt eines Gebäudes verzichten</translation>
    </message>
    <message>
        <source>Hint: the best turns, on the table and in words</source>
        <translation>Hinweis: die besten Züge, gezeigt und erklärt</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Dem Hinweis folgen</translation>
    </message>
    <message>
        <source>Look back; press again to return</source>
        <translation>Rückblick; noch einmal: zurück zur Partie</translation>
    </message>
    <message>
        <source>One action back or forward</source>
        <translation>Eine Aktion zurück oder vor</translation>
    </message>
    <message>
        <source>One turn back or forward</source>
        <translation>Einen Zug zurück oder vor</translation>
    </message>
    <message>
        <source>One round back or forward</source>
        <translation>Eine Runde zurück oder vor</translation>
    </message>
    <message>
        <source>To the start or end</source>
        <translation>Zum Anfang oder Ende</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Review the game: mistakes and luck</source>
        <translation>Partieanalyse: Fehler und Glück</translation>
    </message>
    <message>
        <source>In the review: previous or next mistake</source>
        <translation>In der Analyse: voriger oder nächster Fehler</translation>
    </message>
    <message>
        <source>In the review: the better move</source>
        <translation>In der Analyse: zeigen, was besser war</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Log: Up, Down, Enter to see a position</source>
        <translation>Verlauf: Auf, Ab, Eingabe zeigt die Stellung</translation>
    </message>
    <message>
        <source>Tips of an open hint: Up, Down, Enter</source>
        <translation>Tipps zum Hinweis: Auf, Ab, Eingabe</translation>
    </message>
    <message>
        <source>Score sheet: all points, and points still open</source>
        <translation>Wertungsblatt: alle und noch offene Punkte</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Tisch vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Move around an enlarged table</source>
        <translation>Den vergrößerten Tisch verschieben</translation>
    </message>
    <message>
        <source>Full screen; press Esc to leave it</source>
        <translation>Vollbild; Esc beendet es</translation>
    </message>
    <message>
        <source>Rules for the item marked or under the pointer</source>
        <translation>Regeln zum markierten oder gezeigten Element</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Im ganzen Fenster</translation>
    </message>
    <message>
        <source>Choose a die showing {number}</source>
        <translation>Einen Würfel mit {number} wählen</translation>
    </message>
    <message>
        <source>While answering a question</source>
        <translation>Während einer Frage</translation>
    </message>
    <message>
        <source>To the previous glowing item</source>
        <translation>Zum vorigen leuchtenden Element</translation>
    </message>
    <message>
        <source>Choose the marked item</source>
        <translation>Das Markierte wählen</translation>
    </message>
    <message>
        <source>Play anyway when the tutor asks</source>
        <translation>Trotzdem spielen, wenn der Tutor fragt</translation>
    </message>
    <message>
        <source>Move the view left</source>
        <translation>Ansicht nach links schieben</translation>
    </message>
    <message>
        <source>Move the view right</source>
        <translation>Ansicht nach rechts schieben</translation>
    </message>
    <message>
        <source>Move the view up</source>
        <translation>Ansicht nach oben schieben</translation>
    </message>
    <message>
        <source>Move the view down</source>
        <translation>Ansicht nach unten schieben</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Eine Aktion vor</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>Show or hide all hands</source>
        <translation>Alle Handkarten zeigen oder verdecken</translation>
    </message>
    <message>
        <source>In a review: previous mistake</source>
        <translation>In einer Analyse: zum vorigen Fehler</translation>
    </message>
    <message>
        <source>In a review: next mistake</source>
        <translation>In einer Analyse: zum nächsten Fehler</translation>
    </message>
    <message>
        <source>In a review: show the better move</source>
        <translation>In einer Analyse: zeigen, was besser war</translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation>Gebot erhöhen</translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation>Gebot senken</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Hold to show who owns what</source>
        <translation>Gedrückt halten: zeigen, wem was gehört</translation>
    </message>
    <message>
        <source>Key {key}. Press to choose another one.</source>
        <translation>Taste {key}. Drück hier, um eine andere zu wählen.</translation>
    </message>
    <message>
        <source>Another way: other payment, swap, suggested layout</source>
        <translation>Anderer Weg: anders bezahlen, tauschen, Vorschlag</translation>
    </message>
    <message>
        <source>After the game: show or hide all hands</source>
        <translation>Nach dem Ende: alle Handkarten zeigen oder verdecken</translation>
    </message>
    <message>
        <source>Save or print a player&apos;s sheet</source>
        <translation>Blatt speichern oder drucken</translation>
    </message>
    <message>
        <source>Turn the tile, as with the mouse wheel</source>
        <translation>Das Plättchen drehen, wie mit dem Mausrad</translation>
    </message>
    <message>
        <source>Try the tile on the marked place; press again to place it</source>
        <translation>Das Plättchen an der markierten Stelle probieren; noch einmal: legen</translation>
    </message>
    <message>
        <source>Raise or lower the bid</source>
        <translation>Gebot erhöhen oder senken</translation>
    </message>
    <message>
        <source>{command}: reset to the default key</source>
        <translation>{command}: auf die Standardtaste zurücksetzen</translation>
    </message>
    <message>
        <source>No command or key matches.</source>
        <translation>Kein Befehl und keine Taste passt dazu.</translation>
    </message>
    <message>
        <source>Keep as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>“{owner}” uses {key}. Use it for “{command}” instead, and give “{owner}” the old key of “{command}”?</source>
        <translation>{key} gehört zu „{owner}“. Soll „{command}“ diese Taste bekommen und „{owner}“ dafür die bisherige von „{command}“?</translation>
    </message>
    <message>
        <source>Show or hide the figures of the tips</source>
        <translation>Zahlen der Tipps zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Tips for points or for the win</source>
        <translation>Tipps auf Punkte oder auf Sieg</translation>
    </message>
    <message>
        <source>Make the bot move now; skip to my turn</source>
        <translation>Bot jetzt ziehen lassen; weiter bis zu meinem Zug</translation>
    </message>
    <message>
        <source>While watching: play or pause; one action</source>
        <translation>Beim Zuschauen: abspielen, anhalten; eine Aktion</translation>
    </message>
    <message>
        <source>Save or copy a picture of the table</source>
        <translation>Bild des Tischs speichern oder kopieren</translation>
    </message>
    <message>
        <source>In dialogs, hold Alt to see a letter for everything you can press.</source>
        <translation>Halte in Dialogen Alt gedrückt: Alles, was du drücken kannst, zeigt dann seinen Buchstaben.</translation>
    </message>
    <message>
        <source>The opponent&apos;s best turns, if you change nothing</source>
        <translation>Die besten gegnerischen Züge, wenn du nichts änderst</translation>
    </message>
    <message>
        <source>Share a finished game as a web page</source>
        <translation>Ein beendetes Spiel als Webseite teilen</translation>
    </message>
    <message>
        <source>At the analysis table</source>
        <translation>Am Analysetisch</translation>
    </message>
    <message>
        <source>Bots play to the end of the round</source>
        <translation>Bots bis zum Rundenende spielen lassen</translation>
    </message>
    <message>
        <source>Draw the last chance again</source>
        <translation>Den letzten Zufall neu ziehen</translation>
    </message>
    <message>
        <source>Draw hidden hands again</source>
        <translation>Verdeckte Karten neu ziehen</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>Varianten vergleichen</translation>
    </message>
    <message>
        <source>Make this branch the main line</source>
        <translation>Diese Variante zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>To the variations</source>
        <translation>Zu den Varianten</translation>
    </message>
    <message>
        <source>Explorer; games with a position like this</source>
        <translation>Explorer; Partien mit so einer Stellung</translation>
    </message>
    <message>
        <source>Choose the last chance yourself</source>
        <translation>Den letzten Zufall selbst wählen</translation>
    </message>
    <message>
        <source>Analyse from here; press again to return</source>
        <translation>Ab hier analysieren; noch einmal: zurück</translation>
    </message>
    <message>
        <source>At the analysis table: other chance, by lot or chosen</source>
        <translation>Am Analysetisch: anderer Zufall, gelost oder gewählt</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>What to buy</source>
        <translation>Was gekauft wird</translation>
    </message>
    <message>
        <source>When to take workers</source>
        <translation>Wann Arbeiter genommen werden</translation>
    </message>
    <message>
        <source>Which goods to load</source>
        <translation>Welche Waren geladen werden</translation>
    </message>
    <message>
        <source>What to exchange goods for</source>
        <translation>Wogegen Waren getauscht werden</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Wo begonnen wird</translation>
    </message>
    <message>
        <source>Which tile to take</source>
        <translation>Welches Plättchen genommen wird</translation>
    </message>
    <message>
        <source>When to sell goods</source>
        <translation>Wann Waren verkauft werden</translation>
    </message>
    <message>
        <source>When to end the turn</source>
        <translation>Wann der Zug endet</translation>
    </message>
    <message>
        <source>What to leave unused</source>
        <translation>Worauf verzichtet wird</translation>
    </message>
    <message>
        <source>How to turn a die</source>
        <translation>Wie ein Würfel gedreht wird</translation>
    </message>
    <message>
        <source>Whose knowledge tiles to share</source>
        <translation>Wessen Wissensplättchen mitgenutzt werden</translation>
    </message>
    <message>
        <source>Which shields to keep</source>
        <translation>Welche Schilde bleiben</translation>
    </message>
    <message>
        <source>How much a tile is worth</source>
        <translation>Was ein Plättchen wert ist</translation>
    </message>
    <message>
        <source>When to put the tile aside</source>
        <translation>Wann das Plättchen beiseitegelegt wird</translation>
    </message>
    <message>
        <source>Where to build a bridge</source>
        <translation>Wo eine Brücke gebaut wird</translation>
    </message>
    <message>
        <source>When to build a castle</source>
        <translation>Wann eine Burg gebaut wird</translation>
    </message>
    <message>
        <source>Which tile to choose</source>
        <translation>Welches Plättchen gewählt wird</translation>
    </message>
    <message>
        <source>Which space to mark</source>
        <translation>Welches Feld markiert wird</translation>
    </message>
    <message>
        <source>When to take a worker</source>
        <translation>Wann ein Arbeiter genommen wird</translation>
    </message>
    <message>
        <source>Which bonus tile to take</source>
        <translation>Welches Bonusplättchen genommen wird</translation>
    </message>
    <message>
        <source>When to draw cards</source>
        <translation>Wann Karten gezogen werden</translation>
    </message>
    <message>
        <source>Which kind to swap</source>
        <translation>Welche Art getauscht wird</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Where to place a tile</source>
        <translation>Wohin ein Plättchen gelegt wird</translation>
    </message>
    <message>
        <source>Which building the crane copies</source>
        <translation>Welches Gebäude der Kran nachahmt</translation>
    </message>
    <message>
        <source>Where to place a shield</source>
        <translation>Wohin ein Schild kommt</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Was abgeworfen wird</translation>
    </message>
    <message>
        <source>Where to place the tile</source>
        <translation>Wohin das Plättchen gelegt wird</translation>
    </message>
    <message>
        <source>Where to place a follower</source>
        <translation>Wohin ein Gefolgsmann gesetzt wird</translation>
    </message>
    <message>
        <source>Which feature to choose for a castle</source>
        <translation>Welches Gebiet für eine Burg gewählt wird</translation>
    </message>
    <message>
        <source>When to press Ready</source>
        <translation>Wann Fertig gedrückt wird</translation>
    </message>
    <message>
        <source>How to arrange the duchy</source>
        <translation>Wie das Fürstentum ausgelegt wird</translation>
    </message>
    <message>
        <source>Which tile to take from the display</source>
        <translation>Welches Plättchen genommen wird</translation>
    </message>
    <message>
        <source>Where to place a tile in the duchy</source>
        <translation>Wohin ein Plättchen gelegt wird</translation>
    </message>
    <message>
        <source>What to decline</source>
        <translation>Worauf verzichtet wird</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}</source>
        <translation>Fehler {number} von {count}</translation>
    </message>
    <message>
        <source>You have found them all: {found} of {count}.</source>
        <translation>Du hast alle gefunden: {found} von {count}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>The turn played here cost {price}. Find one as good as the best and play the whole turn on the table. This is only a trial: the game stays as it was.</source>
        <translation>Der hier gespielte Zug kostete {price}. Finde einen, der so gut ist wie der beste, und spiel ihn ganz auf dem Tisch. Das ist nur ein Versuch: Die Partie bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>You have found {found} of {count}. You can try the others again at any time.</source>
        <translation>Gefunden: {found} von {count}. Die anderen kannst du jederzeit noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{name}: there is no mistake to learn from in the part reviewed so far.</source>
        <translation>{name}: Im bisher analysierten Teil gibt es keinen Fehler, aus dem sich lernen ließe.</translation>
    </message>
    <message>
        <source>{name}: there is no mistake to learn from in this game. Every turn was as good as the best one in the review, or nearly so.</source>
        <translation>{name}: In dieser Partie gibt es keinen Fehler, aus dem sich lernen ließe. Jeder Zug war so gut wie der beste, den die Analyse kennt, oder beinahe.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The statistics cannot be used</source>
        <translation>Die Statistik kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>The statistics were damaged</source>
        <translation>Die Statistik war beschädigt</translation>
    </message>
    <message>
        <source>The statistics need a newer version</source>
        <translation>Die Statistik braucht eine neuere Version</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{what}. It was kept as {file}</source>
        <translation>{what}. Sie wurde als {file} aufbewahrt</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}.</source>
        <translation>„{file}“ kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The statistics could not be exported</source>
        <translation>Die Statistik konnte nicht exportiert werden</translation>
    </message>
    <message>
        <source>Check that you can write to the folder and that the disk is not full. You can still play and save games.</source>
        <translation>Prüfe, ob in den Ordner geschrieben werden kann und ob auf der Festplatte noch Platz ist. Du kannst weiterhin spielen und Partien speichern.</translation>
    </message>
    <message>
        <source>You do not need to do anything: the program gathers them again from the finished games that are still saved.</source>
        <translation>Du musst nichts tun: Das Programm erstellt sie neu aus den beendeten Partien, die noch gespeichert sind.</translation>
    </message>
    <message>
        <source>Install the latest Burgundy Qt. It will also count the games that you finish before then. The file was not changed.</source>
        <translation>Installiere die neueste Version von Burgundy Qt. Sie zählt auch die Partien, die bis dahin enden. Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>it has version {version}; this program reads versions up to {known}</source>
        <translation>sie hat Version {version}; dieses Programm liest Versionen bis {known}</translation>
    </message>
    <message>
        <source>its contents are damaged</source>
        <translation>ihr Inhalt ist beschädigt</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>das System sagt „{reason}“</translation>
    </message>
    <message>
        <source>SQLite says “{reason}”</source>
        <translation>SQLite sagt „{reason}“</translation>
    </message>
    <message>
        <source>Something went wrong with the statistics</source>
        <translation>In der Statistik ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <source>Choose another place, or check that you can write to this one.</source>
        <translation>Wähle einen anderen Ort, oder prüfe, ob dort geschrieben werden kann.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Vogt</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Baron</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Plans the whole turn.</source>
        <translation>Plant den ganzen Zug.</translation>
    </message>
    <message>
        <source>Plays by instinct, often misjudges and likes quick points.</source>
        <translation>Spielt nach Gefühl, irrt sich oft und mag schnelle Punkte.</translation>
    </message>
    <message>
        <source>Plays by instinct and misjudges less often.</source>
        <translation>Spielt nach Gefühl und irrt sich seltener.</translation>
    </message>
    <message>
        <source>Judges every single action with sound instinct.</source>
        <translation>Beurteilt jede einzelne Aktion mit sicherem Gefühl.</translation>
    </message>
    <message>
        <source>Tries out its best turns one round ahead.</source>
        <translation>Probiert seine besten Züge aus, eine Runde weit.</translation>
    </message>
    <message>
        <source>Tries out many turns, for as long as its pace allows.</source>
        <translation>Probiert viele Züge aus, so lange sein Tempo es zulässt.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Something went wrong in the library</source>
        <translation>In der Sammlung ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Save a copy elsewhere</source>
        <translation>Kopie anderswo speichern</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Noch einmal genauso&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the challenge code</source>
        <translation>Code der Herausforderung kopieren</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Kopie anderswo speichern&#xa0;…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>Durchgang {phase}, Runde {round}</translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>Ausgabe {edition}</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>a game</comment>
        <translation>frei</translation>
    </message>
    <message>
        <source>{covered} of {all} spaces</source>
        <translation>{covered} von {all} Feldern</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>a game that waits</comment>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>Verloren, {points} zurück</translation>
    </message>
    <message numerus="yes">
        <source>Lost: {n} space(s) left</source>
        <translation>
            <numerusform>Verloren: {n} Feld blieb leer</numerusform>
            <numerusform>Verloren: {n} Felder blieben leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Won the tie: {team}</source>
        <translation>Gleichstand gewonnen: {team}</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), {waiting} of them waiting for you.</source>
        <translation>
            <numerusform>{n} Partie, davon noch offen: {waiting}.</numerusform>
            <numerusform>{n} Partien, davon noch offen: {waiting}.</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Your turn: {name}</source>
        <translation>Am Zug: {name}</translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>Gewonnen, {points} voraus</translation>
    </message>
    <message>
        <source>You win the tie</source>
        <translation>Du gewinnst bei Gleichstand</translation>
    </message>
    <message>
        <source>{name} wins the tie</source>
        <translation>{name} gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>Won by {points}: {team}</source>
        <translation>Gewonnen, {points} voraus: {team}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>{name} ({level}) {points}</source>
        <translation>{name} ({level}) {points}</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s); still reading {left} more.</source>
        <translation>
            <numerusform>{n} Partie; {left} weitere werden gelesen.</numerusform>
            <numerusform>{n} Partien; {left} weitere werden gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Noch nichts hier.</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), all played to the end.</source>
        <translation>
            <numerusform>{n} Partie, zu Ende gespielt.</numerusform>
            <numerusform>{n} Partien, alle zu Ende gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} module(s)</source>
        <translation>
            <numerusform>{n} Modul</numerusform>
            <numerusform>{n} Module</numerusform>
        </translation>
    </message>
    <message>
        <source>Won the tie</source>
        <translation>Bei Gleichstand gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a solo game</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost the tie</source>
        <translation>Bei Gleichstand verloren</translation>
    </message>
    <message>
        <source>starred</source>
        <comment>a game</comment>
        <translation>mit Stern</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a game</comment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a game</comment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>estate {estate}</source>
        <translation>Fürstentum {estate}</translation>
    </message>
    <message>
        <source>{tiles}, {left} left</source>
        <translation>{tiles}, noch {left}</translation>
    </message>
    <message>
        <source>Dice Game, duchy {sheet}</source>
        <translation>Würfelspiel, Fürstentum {sheet}</translation>
    </message>
    <message>
        <source>Not good yet</source>
        <comment>points of a game alone</comment>
        <translation>Noch nicht gut</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Bots only</source>
        <translation>Nur Bots</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Only bots play</source>
        <translation>Nur Bots spielen</translation>
    </message>
    <message>
        <source>Shared the victory</source>
        <translation>Sieg geteilt</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Geteilter Sieg: {names}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), none of them waiting for you.</source>
        <translation>
            <numerusform>{n} Partie, davon noch offen: keine.</numerusform>
            <numerusform>{n} Partien, davon noch offen: keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Noch keine beendeten Partien</translation>
    </message>
    <message>
        <source>No starred games yet</source>
        <translation>Noch keine Partien mit Stern</translation>
    </message>
    <message>
        <source>No recorded games</source>
        <translation>Keine aufgezeichneten Partien</translation>
    </message>
    <message>
        <source>Games of the box that you record stay here.</source>
        <translation>Partien am Tisch, die du aufzeichnest, bleiben hier.</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <source>game</source>
        <comment>the name of a file</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>The game is on the clipboard: paste it into an email.</source>
        <translation>Die Partie ist in der Zwischenablage: Füge sie in eine E-Mail ein.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Partien zur Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Den Papierkorb leeren?</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Datei hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Player, estate, date</source>
        <translation>Name, Fürstentum, Datum</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>This deal cannot be played again</source>
        <translation>Diese Ausgangslage lässt sich nicht noch einmal spielen</translation>
    </message>
    <message>
        <source>Continue the game itself, or look back at it.</source>
        <translation>Spiel die Partie selbst weiter, oder sieh sie dir noch einmal an.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Add a star</source>
        <translation>Stern hinzufügen</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>Stern entfernen</translation>
    </message>
    <message>
        <source>The file stays unchanged</source>
        <translation>Die Datei bleibt unverändert</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} Platz</numerusform>
            <numerusform>{n} Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>The file does not contain the seed that the deal depends on.</source>
        <translation>Die Datei enthält den Startwert nicht, von dem die Ausgangslage abhängt.</translation>
    </message>
    <message>
        <source>Every game is saved here automatically. You can continue it, look back at it or share it.</source>
        <translation>Jede Partie wird hier automatisch gespeichert. Du kannst sie fortsetzen, noch einmal ansehen oder weitergeben.</translation>
    </message>
    <message>
        <source>No game is waiting for you</source>
        <translation>Keine Partie wartet auf dich</translation>
    </message>
    <message>
        <source>Start a new game: it stays here until it is finished.</source>
        <translation>Beginne eine neue Partie: Sie bleibt hier, bis sie beendet ist.</translation>
    </message>
    <message>
        <source>Finished games stay here with their results.</source>
        <translation>Beendete Partien bleiben hier mit ihrem Ergebnis.</translation>
    </message>
    <message>
        <source>Press S to star a game. You will then find it here.</source>
        <translation>Drück S, um eine Partie mit einem Stern zu versehen. Dann findest du sie hier.</translation>
    </message>
    <message>
        <source>No games between bots</source>
        <translation>Keine Partien zwischen Bots</translation>
    </message>
    <message>
        <source>Finished games between bots are kept here. To keep an unfinished one, star it.</source>
        <translation>Beendete Partien zwischen Bots bleiben hier. Um eine unbeendete zu behalten, gib ihr einen Stern.</translation>
    </message>
    <message>
        <source>Games that you move to the bin stay here until you empty it.</source>
        <translation>Partien, die du in den Papierkorb verschiebst, bleiben hier, bis du ihn leerst.</translation>
    </message>
    <message>
        <source>You are playing this game</source>
        <translation>Diese Partie spielst du gerade</translation>
    </message>
    <message>
        <source>You cannot move the current game to the bin.</source>
        <translation>Die laufende Partie lässt sich nicht in den Papierkorb verschieben.</translation>
    </message>
    <message>
        <source>Start or open another game first.</source>
        <translation>Beginne oder öffne zuerst eine andere Partie.</translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) will be deleted permanently.</source>
        <translation>
            <numerusform>{n} Datei wird endgültig gelöscht.</numerusform>
            <numerusform>{n} Dateien werden endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game here contains “{words}”.</source>
        <translation>Keine Partie hier enthält „{words}“.</translation>
    </message>
    <message>
        <source>The game is now in the library.</source>
        <translation>Die Partie ist jetzt in der Sammlung.</translation>
    </message>
    <message>
        <source>The code {code} is on the clipboard. Anyone who plays it gets the same deal.</source>
        <translation>Der Code {code} ist in der Zwischenablage. Alle, die damit spielen, bekommen dieselbe Ausgangslage.</translation>
    </message>
    <message>
        <source>A copy was saved in “{path}”.</source>
        <translation>Eine Kopie wurde gespeichert: „{path}“.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the bin.</source>
        <translation>„{title}“ ist jetzt im Papierkorb.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>„{title}“ ist wieder da.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Search by name, level, estate, edition, players, date or result</source>
        <translation>Suche nach Name, Stufe, Fürstentum, Ausgabe, Plätzen, Datum oder Ergebnis</translation>
    </message>
    <message>
        <source>The file with the names and stars of your games was damaged</source>
        <translation>Die Datei mit den Namen und Sternen deiner Partien war beschädigt</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}. No game is lost.</source>
        <translation>Die beschädigte Datei heißt jetzt {file}. Keine Partie ist verloren.</translation>
    </message>
    <message>
        <source>Name and star your games again if you like. You do not need to do anything else.</source>
        <translation>Gib deinen Partien wieder Namen und Sterne, wenn du magst. Sonst musst du nichts tun.</translation>
    </message>
    <message>
        <source>To open this game, copy all this text, then press {key} in Burgundy Qt.</source>
        <translation>Zum Öffnen kopiere den ganzen Text und drück {key} in Burgundy Qt.</translation>
    </message>
    <message>
        <source>The game is not over: this text also contains hidden information.</source>
        <translation>Die Partie läuft noch: Dieser Text enthält auch, was verdeckt ist.</translation>
    </message>
    <message>
        <source>Team: {names}, {points}</source>
        <translation>Team: {names}, {points}</translation>
    </message>
    <message>
        <source>without help</source>
        <comment>a game</comment>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>a game</comment>
        <translation>aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{action} into the shared storage</source>
        <translation>{action}, ins gemeinsame Lager</translation>
    </message>
    <message>
        <source>{action} from the shared storage</source>
        <translation>{action}, aus dem gemeinsamen Lager</translation>
    </message>
    <message>
        <source>Paid no tribute</source>
        <translation>Keinen Tribut gezahlt</translation>
    </message>
    <message>
        <source>Took {tile} from depot {depot}</source>
        <translation>{tile} aus Depot {depot} genommen</translation>
    </message>
    <message>
        <source>Sold {goods}</source>
        <translation>{goods} verkauft</translation>
    </message>
    <message>
        <source>Took workers</source>
        <translation>Arbeiter genommen</translation>
    </message>
    <message>
        <source>Bought {tile} from depot {depot}</source>
        <translation>{tile} aus Depot {depot} gekauft</translation>
    </message>
    <message>
        <source>Bought 2 workers</source>
        <translation>2 Arbeiter gekauft</translation>
    </message>
    <message>
        <source>Took {shield} from depot {depot}</source>
        <translation>{shield} aus Depot {depot} genommen</translation>
    </message>
    <message>
        <source>Turned a {die} to {to}</source>
        <translation>Eine {die} auf {to} gedreht</translation>
    </message>
    <message>
        <source>Paid tribute for {shields}</source>
        <translation>Tribut gezahlt: {shields}</translation>
    </message>
    <message>
        <source>Bought a point for 1 silverling</source>
        <translation>Einen Punkt für 1 Silberling gekauft</translation>
    </message>
    <message>
        <source>{effect}: took {tile} from depot {depot}</source>
        <translation>{effect}: {tile} aus Depot {depot} genommen</translation>
    </message>
    <message>
        <source>{effect}: sold {goods}</source>
        <translation>{effect}: {goods} verkauft</translation>
    </message>
    <message>
        <source>{effect}: took workers</source>
        <translation>{effect}: Arbeiter genommen</translation>
    </message>
    <message>
        <source>{effect}: passed</source>
        <translation>{effect}: verzichtet</translation>
    </message>
    <message>
        <source>{effect}: took {shield} from depot {depot}</source>
        <translation>{effect}: {shield} aus Depot {depot} genommen</translation>
    </message>
    <message>
        <source>{effect}: took all {goods}</source>
        <translation>{effect}: alles genommen, {goods}</translation>
    </message>
    <message>
        <source>{effect}: took the workers</source>
        <translation>{effect}: Arbeiter angenommen</translation>
    </message>
    <message>
        <source>Took {tile} as a black tile for 5 goods</source>
        <translation>Als schwarzes Plättchen für 5 Waren genommen: {tile}</translation>
    </message>
    <message>
        <source>Gave {goods} for the black tile</source>
        <translation>Für das schwarze Plättchen abgegeben: {goods}</translation>
    </message>
    <message>
        <source>Bought {tile}</source>
        <translation>{tile} gekauft</translation>
    </message>
    <message>
        <source>{action}, {workers}</source>
        <translation>{action}, {workers}</translation>
    </message>
    <message>
        <source>Start castle {cell}</source>
        <translation>Startburg {cell}</translation>
    </message>
    <message>
        <source>{one} and {other}, {hue} and {other_hue}</source>
        <translation>{one} und {other}, {hue} und {other_hue}</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Durchgang {phase} beginnt</translation>
    </message>
    <message>
        <source>{action}, {price}</source>
        <translation>{action}, {price}</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Shared victory with {points}: {names}</source>
        <translation>Geteilter Sieg mit {points}: {names}</translation>
    </message>
    <message>
        <source>city complete: +{points}</source>
        <translation>Stadt fertig: +{points}</translation>
    </message>
    <message>
        <source>road complete: +{points}</source>
        <translation>Straße fertig: +{points}</translation>
    </message>
    <message>
        <source>monastery complete: +{points}</source>
        <translation>Kloster fertig: +{points}</translation>
    </message>
    <message>
        <source>castle: +{points}</source>
        <translation>Burg: +{points}</translation>
    </message>
    <message>
        <source>Unfinished city: +{points}</source>
        <translation>Unfertige Stadt: +{points}</translation>
    </message>
    <message>
        <source>Unfinished road: +{points}</source>
        <translation>Unfertige Straße: +{points}</translation>
    </message>
    <message>
        <source>Unfinished monastery: +{points}</source>
        <translation>Unfertiges Kloster: +{points}</translation>
    </message>
    <message>
        <source>Field: +{points}</source>
        <translation>Wiese: +{points}</translation>
    </message>
    <message>
        <source>{tile} fits nowhere and leaves the game</source>
        <translation>{tile}: passt nirgends und scheidet aus</translation>
    </message>
    <message>
        <source>gets {points}</source>
        <translation>bekommt {points}</translation>
    </message>
    <message>
        <source>Gets {tile}</source>
        <translation>Bekommt: {tile}</translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation>mit einer Brücke</translation>
    </message>
    <message>
        <source>pays {points}</source>
        <translation>zahlt {points}</translation>
    </message>
    <message>
        <source>Bazaar: {tiles}</source>
        <translation>Basar: {tiles}</translation>
    </message>
    <message>
        <source>Put the tile aside: it fits only with a bridge</source>
        <translation>Plättchen beiseitegelegt: Es passt nur mit Brücke</translation>
    </message>
    <message>
        <source>Built a bridge</source>
        <translation>Brücke gebaut</translation>
    </message>
    <message>
        <source>Chose for the castle: {feature}</source>
        <translation>Für die Burg gewählt: {feature}</translation>
    </message>
    <message>
        <source>Chose {tile}</source>
        <translation>{tile} gewählt</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>{points} geboten</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>region of {size}: +{points}</source>
        <translation>Gebiet der Größe {size}: +{points}</translation>
    </message>
    <message>
        <source>Nothing fits: a worker instead</source>
        <translation>Nichts passt: stattdessen ein Arbeiter</translation>
    </message>
    <message>
        <source>first with all {colour}: +{points} green</source>
        <translation>zuerst alle {colour}: +{points} grün</translation>
    </message>
    <message>
        <source>second with all {colour}: +{points} green</source>
        <translation>als Nächstes alle {colour}: +{points} grün</translation>
    </message>
    <message>
        <source>crops: +{points} green</source>
        <translation>Erzeugnisse: +{points} grün</translation>
    </message>
    <message>
        <source>+{points} green</source>
        <translation>+{points} grün</translation>
    </message>
    <message>
        <source>no room for the hexagon: +{points} red</source>
        <translation>kein Platz für das Sechseck: +{points} rot</translation>
    </message>
    <message>
        <source>Cards in hand: +{points}</source>
        <translation>Karten auf der Hand: +{points}</translation>
    </message>
    <message>
        <source>Stored tiles: +{points}</source>
        <translation>Plättchen im Lager: +{points}</translation>
    </message>
    <message>
        <source>Stored hexagons: +{points}</source>
        <translation>Sechsecke im Lager: +{points}</translation>
    </message>
    <message>
        <source>Marble left over: +{points}</source>
        <translation>Übriger Marmor: +{points}</translation>
    </message>
    <message>
        <source>left stack empty</source>
        <translation>linker Stapel leer</translation>
    </message>
    <message>
        <source>middle stack empty</source>
        <translation>mittlerer Stapel leer</translation>
    </message>
    <message>
        <source>right stack empty</source>
        <translation>rechter Stapel leer</translation>
    </message>
    <message>
        <source>left stack empty: phase I ends with this round</source>
        <translation>linker Stapel leer: Durchgang I endet mit dieser Runde</translation>
    </message>
    <message>
        <source>middle stack empty: phase II ends with this round</source>
        <translation>mittlerer Stapel leer: Durchgang II endet mit dieser Runde</translation>
    </message>
    <message>
        <source>right stack empty: one more round after this one</source>
        <translation>rechter Stapel leer: nach dieser noch eine Runde</translation>
    </message>
    <message>
        <source>Duchy {boards}</source>
        <translation>Fürstentum {boards}</translation>
    </message>
    <message>
        <source>discards shuffled: {cards}</source>
        <translation>Ablage gemischt: {cards}</translation>
    </message>
    <message>
        <source>{action} for {price}</source>
        <translation>{action} für {price}</translation>
    </message>
    <message>
        <source>yield card: {gain}</source>
        <translation>Ertragskarte: {gain}</translation>
    </message>
    <message>
        <source>Phase {phase} scored</source>
        <translation>Durchgang {phase} gewertet</translation>
    </message>
    <message>
        <source>Drew {cards}</source>
        <translation>{cards} gezogen</translation>
    </message>
    <message>
        <source>Marble: one more action</source>
        <translation>Marmor: noch eine Aktion</translation>
    </message>
    <message>
        <source>+{gain}</source>
        <translation>+{gain}</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>{cards} gezogen</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>region of {size}: +{points} green</source>
        <translation>Gebiet der Größe {size}: +{points} grün</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}</source>
        <translation>Bonusplättchen {bonus}</translation>
    </message>
    <message>
        <source>Took {tile}</source>
        <translation>{tile} genommen</translation>
    </message>
    <message>
        <source>No tile fits: swapped all {colour}</source>
        <translation>Kein Plättchen passt: alle {colour} getauscht</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Show the whole page</source>
        <translation>Die ganze Seite zeigen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>Goods left over: +{points}</source>
        <translation>Übrige Waren: +{points}</translation>
    </message>
    <message>
        <source>Silverlings left over: +{points}</source>
        <translation>Übrige Silberlinge: +{points}</translation>
    </message>
    <message>
        <source>Workers left over: +{points}</source>
        <translation>Übrige Arbeiter: +{points}</translation>
    </message>
    <message>
        <source>now first on the bridge</source>
        <translation>jetzt vorn auf der Brücke</translation>
    </message>
    <message>
        <source>now second on the bridge</source>
        <translation>jetzt an zweiter Stelle auf der Brücke</translation>
    </message>
    <message>
        <source>now third on the bridge</source>
        <translation>jetzt an dritter Stelle auf der Brücke</translation>
    </message>
    <message>
        <source>now last on the bridge</source>
        <translation>jetzt an letzter Stelle auf der Brücke</translation>
    </message>
    <message>
        <source>Estate {estate}: {purse}</source>
        <translation>Fürstentum {estate}: {purse}</translation>
    </message>
    <message>
        <source>{shield}: chose {name}</source>
        <translation>{shield}: {name} gewählt</translation>
    </message>
    <message>
        <source>Ship: loaded {goods}</source>
        <translation>Schiff: {goods} geladen</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}: {goods} to depot {depot}</source>
        <translation>Durchgang {phase}, Runde {round}: {goods} in Depot {depot}</translation>
    </message>
    <message>
        <source>Round {round}: {goods} to depot {depot}</source>
        <translation>Runde {round}: {goods} in Depot {depot}</translation>
    </message>
    <message>
        <source>No tribute paid, lost: {shields}</source>
        <translation>Kein Tribut gezahlt, verloren: {shields}</translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n} Silberling</numerusform>
            <numerusform>+{n} Silberlinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n} Arbeiter</numerusform>
            <numerusform>+{n} Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Mines: {gain}</source>
        <translation>Minen: {gain}</translation>
    </message>
    <message>
        <source>{shield}: {gain}</source>
        <translation>{shield}: {gain}</translation>
    </message>
    <message>
        <source>{tile}: +{points}</source>
        <translation>{tile}: +{points}</translation>
    </message>
    <message>
        <source>lost: {shields}</source>
        <translation>verloren: {shields}</translation>
    </message>
    <message>
        <source>Your team wins with {points}</source>
        <translation>Dein Team gewinnt: {points}</translation>
    </message>
    <message>
        <source>Team {name} wins with {points}</source>
        <translation>Team {name} gewinnt: {points}</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>You win with {points}</source>
        <translation>Du gewinnst: {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} gewinnt: {points}</translation>
    </message>
    <message>
        <source>The 25 rounds are over: not all spaces are covered</source>
        <translation>Die 25 Runden sind vorbei: Nicht alle Felder sind bedeckt</translation>
    </message>
    <message>
        <source>You win: all spaces are covered</source>
        <translation>Du gewinnst: Alle Felder sind bedeckt</translation>
    </message>
    <message>
        <source>{name} wins: all spaces are covered</source>
        <translation>{name} gewinnt: Alle Felder sind bedeckt</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>Fürstentum {estate}</translation>
    </message>
    <message>
        <source>At the start: {purse}</source>
        <translation>Zu Beginn: {purse}</translation>
    </message>
    <message>
        <source>Placed {tile}</source>
        <translation>{tile} gelegt</translation>
    </message>
    <message>
        <source>Discarded {tile}</source>
        <translation>{tile} abgeworfen</translation>
    </message>
    <message>
        <source>{effect}: placed {tile}</source>
        <translation>{effect}: {tile} gelegt</translation>
    </message>
    <message>
        <source>{effect}: used as {building}</source>
        <translation>{effect}: wie {building} gewirkt</translation>
    </message>
    <message>
        <source>Two hourglasses, but no goods yet</source>
        <translation>Zwei Sanduhren, aber noch keine Waren</translation>
    </message>
    <message>
        <source>+{points} for all {colour}</source>
        <translation>+{points} für alle {colour}</translation>
    </message>
    <message>
        <source>Two hourglasses: all goods are sold</source>
        <translation>Zwei Sanduhren: Alle Waren werden verkauft</translation>
    </message>
    <message>
        <source>castle scores: +{points}</source>
        <translation>Burg: +{points}</translation>
    </message>
    <message>
        <source>City complete, unclaimed</source>
        <translation>Stadt fertig, unbesetzt</translation>
    </message>
    <message>
        <source>Road complete, unclaimed</source>
        <translation>Straße fertig, unbesetzt</translation>
    </message>
    <message>
        <source>Monastery complete, unclaimed</source>
        <translation>Kloster fertig, unbesetzt</translation>
    </message>
    <message>
        <source>Gets {tile} for free</source>
        <translation>Bekommt umsonst: {tile}</translation>
    </message>
    <message>
        <source>Placed a knight in the city</source>
        <translation>Ritter in die Stadt gesetzt</translation>
    </message>
    <message>
        <source>Placed a thief on the road</source>
        <translation>Wegelagerer auf die Straße gesetzt</translation>
    </message>
    <message>
        <source>Placed a thief on the bridge</source>
        <translation>Wegelagerer auf die Brücke gesetzt</translation>
    </message>
    <message>
        <source>Placed a monk in the monastery</source>
        <translation>Mönch ins Kloster gesetzt</translation>
    </message>
    <message>
        <source>Placed a farmer in the field</source>
        <translation>Bauer auf die Wiese gesetzt</translation>
    </message>
    <message>
        <source>Turned the small town into a castle</source>
        <translation>Städtchen zur Burg gemacht</translation>
    </message>
    <message>
        <source>Placed the hexagon as {colour}</source>
        <translation>Sechseck als {colour} gelegt</translation>
    </message>
    <message>
        <source>five of one colour, all removed: {colour}</source>
        <translation>fünf einer Farbe, alle entfernt: {colour}</translation>
    </message>
    <message>
        <source>+{points} from green points</source>
        <translation>+{points} aus grünen Punkten</translation>
    </message>
    <message>
        <source>No action possible</source>
        <translation>Keine Aktion möglich</translation>
    </message>
    <message>
        <source>Castle: placed {tile}</source>
        <translation>Kastell: {tile} gelegt</translation>
    </message>
    <message>
        <source>Castle: placed nothing</source>
        <translation>Kastell: nichts gelegt</translation>
    </message>
    <message>
        <source>+{points} for animals</source>
        <translation>+{points} für Tiere</translation>
    </message>
    <message>
        <source>+{points} for the watchtower</source>
        <translation>+{points} für den Wachturm</translation>
    </message>
    <message>
        <source>+{points} for the region</source>
        <translation>+{points} für das Gebiet</translation>
    </message>
    <message>
        <source>+{points} for the sale</source>
        <translation>+{points} für den Verkauf</translation>
    </message>
    <message>
        <source>+{points} for the trade route</source>
        <translation>+{points} für den Handelsweg</translation>
    </message>
    <message>
        <source>+{points} for border posts</source>
        <translation>+{points} für Grenzposten</translation>
    </message>
    <message>
        <source>+{points} for all three border posts</source>
        <translation>+{points} für alle drei Grenzposten</translation>
    </message>
    <message>
        <source>+{points} for first with all {colour}</source>
        <translation>+{points} großer Farbbonus ({colour})</translation>
    </message>
    <message>
        <source>+{points} for second with all {colour}</source>
        <translation>+{points} kleiner Farbbonus ({colour})</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>{name} goes first</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>{tile} discarded</source>
        <translation>{tile} abgeworfen</translation>
    </message>
    <message>
        <source>trade route match: {goods}</source>
        <translation>Handelsweg, passend: {goods}</translation>
    </message>
    <message>
        <source>+{points} for phase {phase}</source>
        <translation>+{points} für Durchgang {phase}</translation>
    </message>
    <message>
        <source>Removed from depot {depot}: {tile}</source>
        <translation>Aus Depot {depot} entfernt: {tile}</translation>
    </message>
    <message>
        <source>Target reached: back to 0, next target {target}</source>
        <translation>Ziel erreicht: zurück auf 0, nächstes Ziel {target}</translation>
    </message>
    <message>
        <source>the goods of all other depots are removed</source>
        <translation>die Waren aller anderen Depots entfernt</translation>
    </message>
    <message>
        <source>Did nothing more</source>
        <translation>Nichts weiter getan</translation>
    </message>
    <message>
        <source>{number} in a monastery</source>
        <translation>{number} auf ein Kloster</translation>
    </message>
    <message>
        <source>{number} in a mine</source>
        <translation>{number} auf eine Mine</translation>
    </message>
    <message>
        <source>{number} in a river</source>
        <translation>{number} auf einen Fluss</translation>
    </message>
    <message>
        <source>{number} in a town</source>
        <translation>{number} auf eine Stadt</translation>
    </message>
    <message>
        <source>{number} in a castle</source>
        <translation>{number} auf eine Burg</translation>
    </message>
    <message>
        <source>{number} in a pasture</source>
        <translation>{number} auf eine Weide</translation>
    </message>
    <message>
        <source>{number} in space {cell}</source>
        <translation>{number} in Feld {cell}</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>about {points}</source>
        <translation>etwa {points}</translation>
    </message>
    <message>
        <source>less than a point</source>
        <translation>weniger als einen Punkt</translation>
    </message>
    <message>
        <source>less than a space</source>
        <translation>weniger als ein Feld</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} Feld</numerusform>
            <numerusform>{n} Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} given away</source>
        <translation>{points} verschenkt</translation>
    </message>
    <message>
        <source>less than {share} chance to win</source>
        <translation>weniger als {share} Siegchance</translation>
    </message>
    <message>
        <source>{share} chance to win</source>
        <translation>{share} Siegchance</translation>
    </message>
    <message>
        <source>{share} chance to cover all spaces</source>
        <translation>{share} Chance, alle Felder zu bedecken</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Fit</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>The whole map: click a place to see it</source>
        <translation>Die ganze Karte: Klick auf eine Stelle, um sie zu sehen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Karte verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Karte vergrößern</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message numerus="yes">
        <source>{n}%</source>
        <translation>
            <numerusform>{n}&#xa0;%</numerusform>
            <numerusform>{n}&#xa0;%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>→ depot {depot}</source>
        <translation>→ Depot {depot}</translation>
    </message>
    <message numerus="yes">
        <source>{n} inn(s)</source>
        <translation>
            <numerusform>{n} Gasthaus</numerusform>
            <numerusform>{n} Gasthäuser</numerusform>
        </translation>
    </message>
    <message>
        <source>goes first</source>
        <translation>zuerst dran</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Ladder and cup…</source>
        <translation>Leiter und Pokal …</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Enlarge an estate</source>
        <translation>Fürstentum vergrößern</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Bots zusehen</translation>
    </message>
    <message>
        <source>Challenge of the day…</source>
        <translation>Herausforderung des Tages …</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Aufgaben …</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Turniere&#xa0;…</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Partien …</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>Blatt speichern …</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Blatt drucken …</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik …</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Arbeiter nehmen</translation>
    </message>
    <message>
        <source>Buy a point</source>
        <translation>Punkt kaufen</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Anderer Weg</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Weiter bis zu meinem Zug</translation>
    </message>
    <message>
        <source>Bots act at once</source>
        <translation>Bots handeln sofort</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>What a character was after</source>
        <translation>Worauf ein Charakter aus war</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Partieanalyse</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Wertungsblatt …</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>First game, step by step</source>
        <translation>Erste Partie, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Burgundy Qt</source>
        <translation>Über Burgundy Qt</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Figures of the tips</source>
        <translation>Zahlen der Tipps</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Plätze&#xa0;…</translation>
    </message>
    <message>
        <source>An engine has stopped…</source>
        <translation>Eine Engine kann nicht weiter&#xa0;…</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Dem Hinweis folgen</translation>
    </message>
    <message>
        <source>Tips for points or for the win</source>
        <translation>Tipps auf Punkte oder auf Sieg</translation>
    </message>
    <message>
        <source>Cost of each choice</source>
        <translation>Kosten jeder Wahl</translation>
    </message>
    <message>
        <source>The opponent&apos;s plan</source>
        <translation>Der gegnerische Plan</translation>
    </message>
    <message>
        <source>Share as a web page…</source>
        <translation>Als Webseite teilen …</translation>
    </message>
    <message>
        <source>Course…</source>
        <translation>Kurs …</translation>
    </message>
    <message>
        <source>Analyse from here</source>
        <translation>Ab hier analysieren</translation>
    </message>
    <message>
        <source>Explorer…</source>
        <translation>Explorer …</translation>
    </message>
    <message>
        <source>Games like this…</source>
        <translation>Partien wie diese …</translation>
    </message>
    <message>
        <source>Save the turn as an animation…</source>
        <translation>Den Zug als Animation speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Entries…</source>
        <translation>Einträge …</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>Can still add crops: {green}, perhaps for fewer than {cards}.</source>
        <translation>Kann noch Erzeugnisse hinzufügen: {green}, vielleicht für weniger als {cards}.</translation>
    </message>
    <message>
        <source>Can still complete {region}: {green}, perhaps for fewer than {cards}.</source>
        <translation>Kann noch {region} vollenden: {green}, vielleicht für weniger als {cards}.</translation>
    </message>
    <message>
        <source>a region</source>
        <comment>object</comment>
        <translation>ein Gebiet</translation>
    </message>
    <message>
        <source>Takes {tile} that can bring the same points next turn.</source>
        <translation>Nimmt {tile} und kann damit im nächsten Zug dieselben Punkte holen.</translation>
    </message>
    <message>
        <source>Completes {region} of size {size}: {points} in all by the end.</source>
        <translation>Vollendet {region} der Größe {size}: bis zum Ende insgesamt {points}.</translation>
    </message>
    <message>
        <source>Completes {region} of size {size}: {green}.</source>
        <translation>Vollendet {region} der Größe {size}: {green}.</translation>
    </message>
    <message>
        <source>Takes {tile} although the one in storage fills the only open space.</source>
        <translation>Nimmt {tile}, obwohl das Plättchen im Lager das einzige offene Feld füllt.</translation>
    </message>
    <message>
        <source>Takes {last} in the display, and can probably take {tile} next turn.</source>
        <translation>Nimmt {last} aus der Auslage und kann {tile} wahrscheinlich im nächsten Zug nehmen.</translation>
    </message>
    <message>
        <source>Places a castle that brings only {tile} for free.</source>
        <translation>Legt ein Kastell, das nur {tile} umsonst bringt.</translation>
    </message>
    <message numerus="yes">
        <source>Takes {tile} and lacks {n} card(s) to place it.</source>
        <translation>
            <numerusform>Nimmt {tile}, und zum Legen fehlt {n} Karte.</numerusform>
            <numerusform>Nimmt {tile}, und zum Legen fehlen {n} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the marble; can still place {tile} and complete a region: {green}.</source>
        <translation>Behält den Marmor; kann {tile} noch legen und ein Gebiet vollenden: {green}.</translation>
    </message>
    <message>
        <source>Can probably still take {tile} next turn: the display has {count}.</source>
        <translation>Kann {tile} wahrscheinlich noch im nächsten Zug nehmen, in der Auslage: {count}.</translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand, and no stored tile has a space.</source>
        <translation>Zieht {cards} zu den {hand} auf der Hand, und kein Plättchen im Lager hat ein Feld.</translation>
    </message>
    <message>
        <source>Takes a tile to fill {region} and all {colour}: {green}.</source>
        <translation>Nimmt ein Plättchen, das {region} vollenden und die Farbe ganz bedecken kann ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Takes {last} in the display; a stored tile can open its space.</source>
        <translation>Nimmt {last} aus der Auslage; ein Plättchen im Lager kann das Feld dafür öffnen.</translation>
    </message>
    <message>
        <source>Takes {last} in the display; one more tile opens its space.</source>
        <translation>Nimmt {last} aus der Auslage; ein weiteres Plättchen öffnet das Feld dafür.</translation>
    </message>
    <message>
        <source>Places a castle that places no other tile.</source>
        <translation>Legt ein Kastell, das kein anderes Plättchen legt.</translation>
    </message>
    <message>
        <source>Keeps the marble, and can still place {tile} next turn.</source>
        <translation>Behält den Marmor und kann {tile} noch im nächsten Zug legen.</translation>
    </message>
    <message>
        <source>Takes {tile} although the one in storage fills the last space: 1 point at most.</source>
        <translation>Nimmt {tile}, obwohl das Plättchen im Lager das letzte Feld füllt: höchstens 1 Punkt.</translation>
    </message>
    <message>
        <source>Takes crops to complete {region}: {green}.</source>
        <translation>Nimmt Erzeugnisse, um {region} zu vollenden: {green}.</translation>
    </message>
    <message>
        <source>Ties up a farmer until the end, in a field now worth {points}</source>
        <translation>Bindet bis zum Ende einen Bauern auf einer Wiese, die jetzt {points} wert ist</translation>
    </message>
    <message>
        <source>Starts the last round while ahead by {lead} in red and green.</source>
        <translation>Leitet die letzte Runde ein, Vorsprung in Rot und Grün: {lead}.</translation>
    </message>
    <message>
        <source>Starts the last round while behind by {lead} in red and green.</source>
        <translation>Leitet die letzte Runde ein, Rückstand in Rot und Grün: {lead}.</translation>
    </message>
    <message>
        <source>Takes a tile to complete {region}: {green}.</source>
        <translation>Nimmt ein Plättchen, das {region} vollenden kann: {green}.</translation>
    </message>
    <message>
        <source>Can complete {region} with stored tiles: {green}.</source>
        <translation>Kann {region} mit Plättchen aus dem Lager vollenden: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>With stored tiles, {n} more space(s) for {region}: {green}.</source>
        <translation>
            <numerusform>Mit Plättchen aus dem Lager noch {n} Feld für {region}: {green}.</numerusform>
            <numerusform>Mit Plättchen aus dem Lager noch {n} Felder für {region}: {green}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon for a region of only 1 space.</source>
        <translation>Verbraucht ein Holzsechseck für ein Gebiet mit nur 1 Feld.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces for {n} colour(s) in the display.</source>
        <translation>
            <numerusform>Beginnt neben Feldern für {n} Farbe der Auslage.</numerusform>
            <numerusform>Beginnt neben Feldern für {n} Farben der Auslage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, counted as size {size}</source>
        <comment>of a region: an inn is in it</comment>
        <translation>{points}, gezählt als Größe {size}</translation>
    </message>
    <message>
        <source>Scores {points}: {things}.</source>
        <translation>Bringt {points}: {things}.</translation>
    </message>
    <message>
        <source>large colour bonus ({colour})</source>
        <translation>großer Farbbonus ({colour})</translation>
    </message>
    <message>
        <source>small colour bonus ({colour})</source>
        <translation>kleiner Farbbonus ({colour})</translation>
    </message>
    <message numerus="yes">
        <source>{n} animal tile(s)</source>
        <translation>
            <numerusform>{n} Tierplättchen</numerusform>
            <numerusform>{n} Tierplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>border posts</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>Can now complete a region with a stored tile: {region}, {points}.</source>
        <translation>Kann jetzt ein Gebiet mit einem eingelagerten Plättchen vollenden: {region}, {points}.</translation>
    </message>
    <message>
        <source>Completes {region} and adds crops: {green}.</source>
        <translation>Vollendet {region} und bringt neue Erzeugnisse: {green}.</translation>
    </message>
    <message>
        <source>Completes {region} and adds crops: {green}, {together} in all by the end.</source>
        <translation>Vollendet {region} und bringt neue Erzeugnisse: {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Completes {region} with a hexagon: {green}.</source>
        <translation>Vollendet {region} mit einem Holzsechseck: {green}.</translation>
    </message>
    <message>
        <source>Completes {region} with a hexagon: {green}, {together} in all by the end.</source>
        <translation>Vollendet {region} mit einem Holzsechseck: {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Completes {things}: {points} in all by the end.</source>
        <translation>Vollendet {things}: bis zum Ende insgesamt {points}.</translation>
    </message>
    <message>
        <source>Scores {green}, {together} in all by the end ({things}).</source>
        <translation>Bekommt {green}, bis zum Ende insgesamt {together} ({things}).</translation>
    </message>
    <message>
        <source>Takes {last} in the display, and can still place {tile} next turn.</source>
        <translation>Nimmt {last} aus der Auslage und kann {tile} noch im nächsten Zug legen.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces of {n} colour(s).</source>
        <translation>
            <numerusform>Beginnt neben Feldern in {n} Farbe.</numerusform>
            <numerusform>Beginnt neben Feldern in {n} Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends a marble on a second action and discards {tile}.</source>
        <translation>Zahlt einen Marmor für eine zweite Aktion und wirft dafür {tile} ab.</translation>
    </message>
    <message>
        <source>Opens a space for {tile}.</source>
        <translation>Öffnet ein Feld, um {tile} zu legen.</translation>
    </message>
    <message>
        <source>Takes a bonus tile for {colour}, which are all covered already.</source>
        <translation>Nimmt ein Bonusplättchen für eine Farbe, die schon ganz bedeckt ist ({colour}).</translation>
    </message>
    <message>
        <source>Starts beside a space for a town, which brings a bonus tile.</source>
        <translation>Beginnt neben einem Feld für eine Stadt, die ein Bonusplättchen bringt.</translation>
    </message>
    <message>
        <source>Gets more marble with every quarry (spaces still empty: {n}).</source>
        <translation>Bekommt mit jedem Steinbruch mehr Marmor (noch leere Felder: {n}).</translation>
    </message>
    <message>
        <source>Gets more workers with every village (spaces still empty: {n}).</source>
        <translation>Bekommt mit jedem Dorf mehr Arbeiter (noch leere Felder: {n}).</translation>
    </message>
    <message>
        <source>Turns up more yield cards with every cart (spaces still empty: {n}).</source>
        <translation>Deckt mit jedem Fuhrwerk mehr Ertragskarten auf (noch leere Felder: {n}).</translation>
    </message>
    <message>
        <source>Takes {tile} although those in storage fill all open spaces.</source>
        <translation>Nimmt {tile}, obwohl die im Lager alle offenen Felder füllen.</translation>
    </message>
    <message>
        <source>Completes {things}: {green}.</source>
        <translation>Vollendet {things}: {green}.</translation>
    </message>
    <message>
        <source>Scores {green} ({things}).</source>
        <translation>Bekommt {green} ({things}).</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>crops</source>
        <translation>Erzeugnisse</translation>
    </message>
    <message>
        <source>colour bonuses</source>
        <translation>Farbboni</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>all {colour}</source>
        <comment>object</comment>
        <translation>alle {colour}</translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand, with no stored tile to place.</source>
        <translation>Zieht {cards} zu den {hand} auf der Hand, ohne ein Plättchen im Lager, das einen Platz hat.</translation>
    </message>
    <message>
        <source>Brings a bonus tile.</source>
        <translation>Bringt ein Bonusplättchen.</translation>
    </message>
    <message numerus="yes">
        <source>Takes a cart, which turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Nimmt ein Fuhrwerk, das {n} Ertragskarte aufdeckt.</numerusform>
            <numerusform>Nimmt ein Fuhrwerk, das {n} Ertragskarten aufdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards {tile} for another one of the same colour.</source>
        <translation>Gibt {tile} für ein anderes Plättchen derselben Farbe ab.</translation>
    </message>
    <message>
        <source>Pays {bonus} for a second mark and has {number} left.</source>
        <translation>Bezahlt {bonus} für ein zweites Feld und hat noch {number}.</translation>
    </message>
    <message>
        <source>Pays {bonus} for a second mark and has none left.</source>
        <translation>Bezahlt {bonus} für ein zweites Feld und hat dann nichts mehr davon.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a single space ({kind}). That is still possible in the next round: the same {reward}.</source>
        <translation>Bezahlt {cost}, um ein einzelnes Feld ({kind}) zu vollenden. Das geht auch noch in der nächsten Runde: ebenfalls {reward}.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a region of {size} ({kind}). That is still possible in the next round: the same {reward}.</source>
        <translation>Bezahlt {cost}, um ein Gebiet mit {size} Feldern ({kind}) zu vollenden. Das geht auch noch in der nächsten Runde: ebenfalls {reward}.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a colour ({kind}). That is still possible in the next round: {reward} for the region, {whole} for the colour.</source>
        <translation>Bezahlt {cost}, um eine Farbe ({kind}) zu vollenden. Das geht auch noch in der nächsten Runde: {reward} für das Gebiet, {whole} für die Farbe.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in this phase, {later} in the next one.</source>
        <translation>Lässt in einem Gebiet mit {size} Feldern nur noch eines offen ({kind}): {points} in diesem Durchgang, {later} im nächsten.</translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed in the next phase.</source>
        <translation>Beginnt ein Gebiet mit {size} Feldern ({kind}): {points}, wenn es im nächsten Durchgang voll wird.</translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed.</source>
        <translation>Beginnt ein Gebiet mit {size} Feldern ({kind}): {points}, wenn es voll wird.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in the next phase.</source>
        <translation>Bringt ein Gebiet auf {marked} von {size} Feldern ({kind}): {points}, wenn es im nächsten Durchgang voll wird.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed.</source>
        <translation>Bringt ein Gebiet auf {marked} von {size} Feldern ({kind}): {points}, wenn es voll wird.</translation>
    </message>
    <message>
        <source>That space takes {takes} numbers, the one marked now only {taken}.</source>
        <translation>Auf jenes Feld passen {takes} Zahlen, auf das jetzt beschriebene nur {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>Can join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Kann {feature} anschließen und teilen: Dafür bleibt {n} Plättchen</numerusform>
            <numerusform>Kann {feature} anschließen und teilen: Dafür bleiben {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Kann {feature} allein gewinnen: Dafür bleibt {n} Plättchen</numerusform>
            <numerusform>Kann {feature} allein gewinnen: Dafür bleiben {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Lässt die Konkurrenz {feature} anschließen und teilen: Dafür bleibt {n} Plättchen</numerusform>
            <numerusform>Lässt die Konkurrenz {feature} anschließen und teilen: Dafür bleiben {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Lässt die Konkurrenz {feature} allein gewinnen: Dafür bleibt {n} Plättchen</numerusform>
            <numerusform>Lässt die Konkurrenz {feature} allein gewinnen: Dafür bleiben {n} Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>an unclaimed city</source>
        <comment>object</comment>
        <translation>eine unbesetzte Stadt</translation>
    </message>
    <message>
        <source>an unclaimed road</source>
        <comment>object</comment>
        <translation>eine unbesetzte Straße</translation>
    </message>
    <message>
        <source>Builds a castle beside {feature}: it can bring the castle {points}</source>
        <translation>Baut eine Burg neben {feature}: Das kann der Burg {points} bringen</translation>
    </message>
    <message>
        <source>Places a farmer in a field with one unfinished city</source>
        <translation>Setzt einen Bauern auf eine Wiese mit einer unfertigen Stadt</translation>
    </message>
    <message>
        <source>Places a farmer in a field with one complete city</source>
        <translation>Setzt einen Bauern auf eine Wiese mit einer fertigen Stadt</translation>
    </message>
    <message>
        <source>Takes away a tile that could complete {feature}: {points}</source>
        <translation>Nimmt ein Plättchen weg, das {feature} vollenden könnte: {points}</translation>
    </message>
    <message>
        <source>Bids {points}: an opponent must pay this to keep the tile</source>
        <translation>Bietet {points}: Die Konkurrenz muss das zahlen, um das Plättchen zu behalten</translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}: {points} and {n} follower(s) back</source>
        <translation>
            <numerusform>Vollendet {feature}: {points} und {n} Gefolgsmann zurück</numerusform>
            <numerusform>Vollendet {feature}: {points} und {n} Gefolgsleute zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}, which is shared: {points} each and {n} follower(s) back</source>
        <translation>
            <numerusform>Vollendet {feature}, gemeinsam besetzt: je {points} und {n} Gefolgsmann zurück</numerusform>
            <numerusform>Vollendet {feature}, gemeinsam besetzt: je {points} und {n} Gefolgsleute zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {feature} easier to complete: {n} tile(s) can go at its hardest gap</source>
        <translation>
            <numerusform>Lässt {feature} leichter vollenden: An die schwierigste Lücke passt {n} Plättchen</numerusform>
            <numerusform>Lässt {feature} leichter vollenden: An die schwierigste Lücke passen {n} Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains at once: {gain} ({tile}).</source>
        <translation>Bringt sofort: {gain} ({tile}).</translation>
    </message>
    <message>
        <source>Loads no goods with one of its ships.</source>
        <translation>Lädt mit einem seiner Schiffe keine Waren.</translation>
    </message>
    <message>
        <source>Uses an action for workers, to change another die.</source>
        <translation>Verwendet eine Aktion für Arbeiter, um einen anderen Würfel zu ändern.</translation>
    </message>
    <message>
        <source>Counts the crane for a knowledge tile at the end: {tile}, {points}.</source>
        <translation>Zählt den Kran am Ende für ein Wissensplättchen: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Almost fills {region}: one more brings {green}, at most {together} in all.</source>
        <translation>Füllt {region} fast: Ein weiteres Feld bringt {green}, insgesamt höchstens {together}.</translation>
    </message>
    <message>
        <source>Almost fills {region}: one more brings {green}.</source>
        <translation>Füllt {region} fast: Ein weiteres Feld bringt {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more space(s) to cover all {colour}; an opponent needs {rival} ({name}).</source>
        <translation>
            <numerusform>Braucht noch {n} Feld für alle {colour}, ein Gegner braucht {rival} ({name}).</numerusform>
            <numerusform>Braucht noch {n} Felder für alle {colour}, ein Gegner braucht {rival} ({name}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs only one more tile for a region: {region}, {points}.</source>
        <translation>Braucht nur noch ein Plättchen für ein Gebiet: {region}, {points}.</translation>
    </message>
    <message>
        <source>Adds a new crop: {green}.</source>
        <translation>Bringt ein neues Erzeugnis: {green}.</translation>
    </message>
    <message>
        <source>Adds a new crop: {green}, {together} in all by the end.</source>
        <translation>Bringt ein neues Erzeugnis: {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Scores {green} for a wooden hexagon in agriculture.</source>
        <translation>Bekommt {green} für ein Holzsechseck in der Landwirtschaft.</translation>
    </message>
    <message>
        <source>Scores {green} for a wooden hexagon in agriculture, {together} in all by the end.</source>
        <translation>Bekommt {green} für ein Holzsechseck in der Landwirtschaft, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Takes {tile} in the display, needed for an opponent&apos;s region of {size} ({name}).</source>
        <translation>Nimmt {tile} aus der Auslage, nötig für ein Gebiet der Größe {size} ({name}).</translation>
    </message>
    <message>
        <source>Takes {tile} in the display, needed for a colour bonus: {points} ({name}).</source>
        <translation>Nimmt {tile} aus der Auslage, nötig für einen Farbbonus: {points} ({name}).</translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) more than usual.</source>
        <translation>
            <numerusform>Zahlt {n} Karte mehr als üblich.</numerusform>
            <numerusform>Zahlt {n} Karten mehr als üblich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves too few cards to place {tile} from storage.</source>
        <translation>Lässt zu wenige Karten übrig, um {tile} aus dem Lager zu legen.</translation>
    </message>
    <message>
        <source>Claims {feature}, which has only {tiles} of 9 tiles</source>
        <translation>Besetzt {feature}, erst {tiles} von 9 Plättchen sind da</translation>
    </message>
    <message>
        <source>Claims {feature}, which may bring only {worth}</source>
        <translation>Besetzt {feature}, das bringt womöglich nur {worth}</translation>
    </message>
    <message>
        <source>Claims {feature}, now worth only {points}</source>
        <translation>Besetzt {feature}, zurzeit nur {points} wert</translation>
    </message>
    <message>
        <source>Makes opponents bid more than {points} for a tile that can complete {feature}: {worth}</source>
        <translation>Zwingt zu Geboten über {points} für ein Plättchen, das {feature} vollenden kann: {worth}</translation>
    </message>
    <message>
        <source>{fact}: {left}</source>
        <comment>what a turn does, and its supply</comment>
        <translation>{fact}: {left}</translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which only {n} of the tiles left can complete</source>
        <translation>
            <numerusform>Besetzt {feature}, nur {n} übriges Plättchen kann das vollenden</numerusform>
            <numerusform>Besetzt {feature}, nur {n} der übrigen Plättchen können das vollenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which still has {n} gaps</source>
        <translation>
            <numerusform>Besetzt {feature}, mit noch {n} Lücke</numerusform>
            <numerusform>Besetzt {feature}, mit noch {n} Lücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Erweitert {feature}: {n} übriges Plättchen vollendet das für {points} oder mehr</numerusform>
            <numerusform>Erweitert {feature}: {n} der übrigen Plättchen vollenden das für {points} oder mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Can still complete the other region of {size} ({kind}) in the next round: the same {reward}.</source>
        <translation>Kann das andere Gebiet mit {size} Feldern ({kind}) noch in der nächsten Runde vollenden: ebenfalls {reward}.</translation>
    </message>
    <message>
        <source>Can still complete the other single space ({kind}) in the next round: the same {reward}.</source>
        <translation>Kann das andere einzelne Feld ({kind}) noch in der nächsten Runde vollenden: ebenfalls {reward}.</translation>
    </message>
    <message>
        <source>Has goods that one sale can sell together: {goods}.</source>
        <translation>Hat Waren, die ein Verkauf zusammen verkaufen kann: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} place(s) of the shared storage free.</source>
        <translation>
            <numerusform>Lässt {n} Platz im gemeinsamen Lager frei.</numerusform>
            <numerusform>Lässt {n} Plätze im gemeinsamen Lager frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a tile that counts at the end: {tile}.</source>
        <translation>Lagert ein Plättchen ein, das am Ende zählt: {tile}.</translation>
    </message>
    <message>
        <source>Keeps a shield: {shield}, {points} at the end.</source>
        <translation>Behält einen Schild: {shield}, {points} am Ende.</translation>
    </message>
    <message>
        <source>Takes {tile} although those in storage fill all spaces left: 1 point at most.</source>
        <translation>Nimmt {tile}, obwohl die gelagerten alle freien Felder brauchen: höchstens 1 Punkt.</translation>
    </message>
    <message>
        <source>Lays out regions that bring {green} when all are full.</source>
        <translation>Bildet Gebiete, die voll zusammen {green} bringen.</translation>
    </message>
    <message>
        <source>Discards {tile} and keeps {other} without a space for it.</source>
        <translation>Gibt {tile} ab und behält {other} ohne Feld dafür.</translation>
    </message>
    <message>
        <source>Stores a tile that counts at the end: {tile}, {points} so far.</source>
        <translation>Lagert ein Plättchen ein, das am Ende zählt: {tile}, bisher {points}.</translation>
    </message>
    <message>
        <source>Uses an action for a small sale: {goods}, {points}.</source>
        <translation>Nutzt eine Aktion für einen kleinen Verkauf: {goods}, {points}.</translation>
    </message>
    <message>
        <source>Gets the last tile for a colour bonus ready: {colour}, {points}.</source>
        <translation>Hält das letzte Plättchen für einen Farbbonus bereit: {colour}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Discards {n} stored tile(s): {tiles}.</source>
        <translation>
            <numerusform>Wirft {n} gelagertes Plättchen ab: {tiles}.</numerusform>
            <numerusform>Wirft {n} gelagerte Plättchen ab: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a mine: when placed, {silver} by the end of the game.</source>
        <translation>Lagert eine Mine ein: Gelegt bringt sie {silver} bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>Stores a tile for which no space is left: {tile}.</source>
        <translation>Lagert ein Plättchen ein, für das kein Feld mehr frei ist: {tile}.</translation>
    </message>
    <message>
        <source>Covers no space.</source>
        <translation>Belegt kein Feld.</translation>
    </message>
    <message>
        <source>Moves ahead of others from the next round on: {names}.</source>
        <translation>Überholt andere in der Reihenfolge ab der nächsten Runde: {names}.</translation>
    </message>
    <message>
        <source>Moves ahead of others in phase {phase}, when there are new tiles: {names}.</source>
        <translation>Überholt andere in der Reihenfolge für Durchgang {phase}, wenn es neue Plättchen gibt: {names}.</translation>
    </message>
    <message>
        <source>Bids only {points}, so that the tile costs less</source>
        <translation>Bietet nur {points}, damit das Plättchen weniger kostet</translation>
    </message>
    <message>
        <source>Pays cards that are worth {points} at the end.</source>
        <translation>Zahlt Karten, die am Ende {points} wert sind.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while ahead by {lead}.</source>
        <translation>Lässt vor der letzten Runde nur {tiles} im Stapel, Vorsprung: {lead}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while level.</source>
        <translation>Lässt vor der letzten Runde nur {tiles} im Stapel, gleichauf mit der Spitze.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while behind by {lead}.</source>
        <translation>Lässt vor der letzten Runde nur {tiles} im Stapel, Rückstand: {lead}.</translation>
    </message>
    <message>
        <source>Starts the last round while level with the best opponent.</source>
        <translation>Leitet die letzte Runde ein, gleichauf mit der Spitze.</translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) that it needs to place {tile} from storage.</source>
        <translation>
            <numerusform>Zahlt {n} Karte, die dann fehlt, um {tile} aus dem Lager zu legen.</numerusform>
            <numerusform>Zahlt {n} Karten, die dann fehlen, um {tile} aus dem Lager zu legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon where {tile} would fit.</source>
        <translation>Verbraucht ein Holzsechseck, wo {tile} einsetzbar wäre.</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn and complete a region: {green}.</source>
        <translation>Kann {tile} noch im nächsten Zug legen und ein Gebiet vollenden: {green}.</translation>
    </message>
    <message>
        <source>Takes a town for a storage space and {green}, at most {together} in all.</source>
        <translation>Nimmt eine Stadt für einen Lagerplatz und {green}, höchstens {together} insgesamt.</translation>
    </message>
    <message>
        <source>Takes {tile} to cover all {colour}: {green}.</source>
        <translation>Nimmt {tile}, um eine Farbe ganz zu bedecken ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Discards only {tile} without a space for it.</source>
        <translation>Gibt nur {tile} ab, ohne Feld dafür.</translation>
    </message>
    <message numerus="yes">
        <source>Ends phase {phase} before it can place {n} tile(s) from storage.</source>
        <translation>
            <numerusform>Beendet Durchgang {phase}, bevor {n} Plättchen aus dem Lager gelegt ist.</numerusform>
            <numerusform>Beendet Durchgang {phase}, bevor {n} Plättchen aus dem Lager gelegt sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws {cards}: {n} fitting card(s) will be enough to place {tile} from storage.</source>
        <translation>
            <numerusform>Zieht {cards}: {n} passende Karte genügt, um {tile} aus dem Lager zu legen.</numerusform>
            <numerusform>Zieht {cards}: {n} passende Karten genügen, um {tile} aus dem Lager zu legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed in this phase, {later} in the next one.</source>
        <translation>Beginnt ein Gebiet mit {size} Feldern ({kind}): {points}, wenn es in diesem Durchgang voll wird, {later} im nächsten.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in this phase, {later} in the next one.</source>
        <translation>Bringt ein Gebiet auf {marked} von {size} Feldern ({kind}): {points}, wenn es in diesem Durchgang voll wird, {later} im nächsten.</translation>
    </message>
    <message>
        <source>Marks two spaces for 1 silver.</source>
        <translation>Markiert für 1 Silber zwei Felder.</translation>
    </message>
    <message>
        <source>Pays the last silver for a second mark that completes nothing.</source>
        <translation>Bezahlt das letzte Silber für ein zweites Feld, das nichts vollendet.</translation>
    </message>
    <message numerus="yes">
        <source>Opens {n} space(s) to mark next: {kinds}.</source>
        <translation>
            <numerusform>Öffnet {n} Feld für die nächsten Runden: {kinds}.</numerusform>
            <numerusform>Öffnet {n} Felder für die nächsten Runden: {kinds}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes a single space ({kind}): {reward}.</source>
        <translation>Vollendet ein einzelnes Feld ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes a region of {size} ({kind}): {reward}.</source>
        <translation>Vollendet ein Gebiet mit {size} Feldern ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes a region of {size} ({kind}): {reward}; in the next phase only {later}.</source>
        <translation>Vollendet ein Gebiet mit {size} Feldern ({kind}): {reward}; im nächsten Durchgang nur {later}.</translation>
    </message>
    <message>
        <source>Completes two regions of {size} ({kind}): {reward}.</source>
        <translation>Vollendet zwei Gebiete mit {size} Feldern ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes two single spaces ({kind}): {reward}.</source>
        <translation>Vollendet zwei einzelne Felder ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Takes {bonus} and has {number} then.</source>
        <translation>Nimmt {bonus} und hat dann {number}.</translation>
    </message>
    <message>
        <source>Completes a colour ({kind}): {reward} for the region, {whole} for the colour.</source>
        <translation>Vollendet eine Farbe ({kind}): {reward} für das Gebiet, {whole} für die Farbe.</translation>
    </message>
    <message>
        <source>Completes a colour with two regions ({kind}): {reward} for them, {whole} for the colour.</source>
        <translation>Vollendet eine Farbe mit zwei Gebieten ({kind}): {reward} für die Gebiete, {whole} für die Farbe.</translation>
    </message>
    <message>
        <source>Can still complete a region of {size} ({kind}) in the next round: the same {reward}.</source>
        <translation>Kann ein Gebiet mit {size} Feldern ({kind}) noch in der nächsten Runde vollenden: ebenfalls {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a region of {size} ({kind}) in the next phase: {reward}.</source>
        <translation>Kann ein Gebiet mit {size} Feldern ({kind}) noch im nächsten Durchgang vollenden: {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a single space ({kind}) in the next round: the same {reward}.</source>
        <translation>Kann ein einzelnes Feld ({kind}) noch in der nächsten Runde vollenden: ebenfalls {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a colour ({kind}) in the next round: {reward} for the region, {whole} for the colour.</source>
        <translation>Kann eine Farbe ({kind}) noch in der nächsten Runde vollenden: {reward} für das Gebiet, {whole} für die Farbe.</translation>
    </message>
    <message>
        <source>Pays 1 silver for a second mark that completes nothing, and has {number} left.</source>
        <translation>Bezahlt 1 Silber für ein zweites Feld, das nichts vollendet, und hat noch {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Makes {feature} harder to complete: {n} gaps, {before} before</source>
        <translation>
            <numerusform>Erschwert, {feature} zu vollenden: {n} Lücke, vorher {before}</numerusform>
            <numerusform>Erschwert, {feature} zu vollenden: {n} Lücken, vorher {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>the city</source>
        <comment>object</comment>
        <translation>die Stadt</translation>
    </message>
    <message>
        <source>their own city</source>
        <comment>object</comment>
        <translation>die eigene Stadt</translation>
    </message>
    <message>
        <source>an opponent&apos;s city</source>
        <comment>object</comment>
        <translation>die gegnerische Stadt</translation>
    </message>
    <message>
        <source>the road</source>
        <comment>object</comment>
        <translation>die Straße</translation>
    </message>
    <message>
        <source>their own road</source>
        <comment>object</comment>
        <translation>die eigene Straße</translation>
    </message>
    <message>
        <source>an opponent&apos;s road</source>
        <comment>object</comment>
        <translation>die gegnerische Straße</translation>
    </message>
    <message>
        <source>the monastery</source>
        <comment>object</comment>
        <translation>das Kloster</translation>
    </message>
    <message>
        <source>their own monastery</source>
        <comment>object</comment>
        <translation>das eigene Kloster</translation>
    </message>
    <message>
        <source>an opponent&apos;s monastery</source>
        <comment>object</comment>
        <translation>das gegnerische Kloster</translation>
    </message>
    <message>
        <source>the field</source>
        <comment>object</comment>
        <translation>die Wiese</translation>
    </message>
    <message>
        <source>their own field</source>
        <comment>object</comment>
        <translation>die eigene Wiese</translation>
    </message>
    <message>
        <source>an opponent&apos;s field</source>
        <comment>object</comment>
        <translation>die gegnerische Wiese</translation>
    </message>
    <message>
        <source>Completes {feature}: {points}</source>
        <translation>Vollendet {feature}: {points}</translation>
    </message>
    <message>
        <source>Completes {feature}, which is shared: {points} each</source>
        <translation>Vollendet {feature}, gemeinsam besetzt: je {points}</translation>
    </message>
    <message>
        <source>Completes {feature}, but nobody scores</source>
        <translation>Vollendet {feature}, aber niemand bekommt Punkte</translation>
    </message>
    <message>
        <source>Scores their own castle: {points}</source>
        <translation>Wertet die eigene Burg: {points}</translation>
    </message>
    <message>
        <source>Scores an opponent&apos;s castle: {points}</source>
        <translation>Wertet eine gegnerische Burg: {points}</translation>
    </message>
    <message>
        <source>Builds a castle for the next feature completed beside it</source>
        <translation>Baut eine Burg für das nächste Gebiet, das neben ihr fertig wird</translation>
    </message>
    <message>
        <source>Claims {feature}, which has {tiles} of 9 tiles</source>
        <translation>Besetzt {feature}: {tiles} von 9 Plättchen sind da</translation>
    </message>
    <message>
        <source>Places a farmer in a field without a city</source>
        <translation>Setzt einen Bauern auf eine Wiese ohne Stadt</translation>
    </message>
    <message>
        <source>Places a follower that brings {points} at the end</source>
        <translation>Setzt einen Gefolgsmann, der am Ende {points} bringt</translation>
    </message>
    <message>
        <source>Extends {feature} to {tiles} of 9 tiles</source>
        <translation>Erweitert {feature} auf {tiles} von 9 Plättchen</translation>
    </message>
    <message>
        <source>Adds {points} to their own field</source>
        <translation>Bringt der eigenen Wiese {points}</translation>
    </message>
    <message>
        <source>Adds {points} to a shared field</source>
        <translation>Bringt einer gemeinsamen Wiese {points}</translation>
    </message>
    <message>
        <source>Adds {points} to an opponent&apos;s field</source>
        <translation>Bringt einer gegnerischen Wiese {points}</translation>
    </message>
    <message>
        <source>Connects {feature} to one more unfinished city</source>
        <translation>Verbindet {feature} mit einer weiteren unfertigen Stadt</translation>
    </message>
    <message>
        <source>Takes over {feature}</source>
        <translation>Übernimmt {feature}</translation>
    </message>
    <message>
        <source>Joins {feature}, so that both score</source>
        <translation>Teilt {feature}, sodass beide Punkte bekommen</translation>
    </message>
    <message>
        <source>Shares {feature} with an opponent</source>
        <translation>Teilt {feature} mit der Konkurrenz</translation>
    </message>
    <message>
        <source>Loses {feature} to an opponent</source>
        <translation>Verliert {feature} an die Konkurrenz</translation>
    </message>
    <message>
        <source>Blocks {feature}: no tile fits there any more</source>
        <translation>Blockiert {feature}: Dort passt kein Plättchen mehr</translation>
    </message>
    <message>
        <source>Blocks {feature}: no tile fits there without a bridge</source>
        <translation>Blockiert {feature}: Ohne Brücke passt dort kein Plättchen</translation>
    </message>
    <message>
        <source>Leaves {feature} unclaimed: {points} when complete</source>
        <translation>Lässt {feature} unbesetzt: fertig {points}</translation>
    </message>
    <message>
        <source>Uses a bridge: {left} left</source>
        <translation>Verbraucht eine Brücke: noch {left}</translation>
    </message>
    <message>
        <source>Pays {points} for a tile</source>
        <translation>Zahlt {points} für ein Plättchen</translation>
    </message>
    <message>
        <source>Gets {points} for a tile</source>
        <translation>Bekommt {points} für ein Plättchen</translation>
    </message>
    <message>
        <source>Bids {points} for a tile that completes nothing of theirs</source>
        <translation>Bietet {points} für ein Plättchen, das nichts Eigenes vollendet</translation>
    </message>
    <message>
        <source>{fact} ({player}).</source>
        <comment>a sentence without its full stop</comment>
        <translation>{fact} ({player}).</translation>
    </message>
    <message numerus="yes">
        <source>the road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die Straße mit {n} Plättchen</numerusform>
            <numerusform>die Straße mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact}.</source>
        <comment>a sentence without its full stop</comment>
        <translation>{fact}.</translation>
    </message>
    <message numerus="yes">
        <source>Brings {n} follower(s) back</source>
        <translation>
            <numerusform>Holt {n} Gefolgsmann zurück</numerusform>
            <numerusform>Holt {n} Gefolgsleute zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s) left</source>
        <comment>in supply</comment>
        <translation>
            <numerusform>noch {n} Gefolgsmann</numerusform>
            <numerusform>noch {n} Gefolgsleute</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes a tile without a die ({effect}): {thing}.</source>
        <translation>Nimmt ein Plättchen ohne Würfel ({effect}): {thing}.</translation>
    </message>
    <message>
        <source>Places a tile without a die ({effect}): {thing}.</source>
        <translation>Legt ein Plättchen ohne Würfel ({effect}): {thing}.</translation>
    </message>
    <message>
        <source>Sells goods without a die ({effect}): {thing}.</source>
        <translation>Verkauft Waren ohne Würfel ({effect}): {thing}.</translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}; then in stock: {pile}.</source>
        <translation>
            <numerusform>Lädt {n} Warenplättchen: {goods}; dann im Vorrat: {pile}.</numerusform>
            <numerusform>Lädt {n} Warenplättchen: {goods}; dann im Vorrat: {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last tile for a region of an opponent: {region}, {points} ({name}).</source>
        <translation>Nimmt das letzte Plättchen für ein gegnerisches Gebiet: {region}, {points} ({name}).</translation>
    </message>
    <message>
        <source>Buys a tile for {price}: {tile}.</source>
        <translation>Kauft ein Plättchen für {price}: {tile}.</translation>
    </message>
    <message>
        <source>{points}, later {n}</source>
        <comment>n: the points in the next phase</comment>
        <translation>{points}, später {n}</translation>
    </message>
    <message numerus="yes">
        <source>Scores {n} animal tile(s): {points}.</source>
        <translation>
            <numerusform>Wertet {n} Tierplättchen: {points}.</numerusform>
            <numerusform>Wertet {n} Tierplättchen: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loads no goods with the ship: {n} kinds are in stock, and no others fit.</source>
        <translation>Lädt mit dem Schiff keine Waren: {n} Sorten sind im Vorrat, mehr passen nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}.</source>
        <translation>
            <numerusform>Lädt {n} Warenplättchen: {goods}.</numerusform>
            <numerusform>Lädt {n} Warenplättchen: {goods}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a ship, which loads goods when placed.</source>
        <translation>Lagert ein Schiff ein, das beim Legen Waren lädt.</translation>
    </message>
    <message>
        <source>Buys a tile: {tile}.</source>
        <translation>Kauft ein Plättchen: {tile}.</translation>
    </message>
    <message>
        <source>your own city</source>
        <comment>object</comment>
        <translation>die eigene Stadt</translation>
    </message>
    <message>
        <source>your own road</source>
        <comment>object</comment>
        <translation>die eigene Straße</translation>
    </message>
    <message>
        <source>your own monastery</source>
        <comment>object</comment>
        <translation>das eigene Kloster</translation>
    </message>
    <message>
        <source>your own field</source>
        <comment>object</comment>
        <translation>die eigene Wiese</translation>
    </message>
    <message>
        <source>Scores your own castle: {points}</source>
        <translation>Wertet die eigene Burg: {points}</translation>
    </message>
    <message>
        <source>Adds {points} to your own field</source>
        <translation>Bringt der eigenen Wiese {points}</translation>
    </message>
    <message>
        <source>Bids {points} for a tile that completes nothing of yours</source>
        <translation>Bietet {points} für ein Plättchen, das nichts Eigenes vollendet</translation>
    </message>
    <message numerus="yes">
        <source>the field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>die Wiese mit {n} fertigen Stadt</numerusform>
            <numerusform>die Wiese mit {n} fertigen Städten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>die gegnerische Wiese mit {n} fertigen Stadt</numerusform>
            <numerusform>die gegnerische Wiese mit {n} fertigen Städten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature} to {n} tile(s)</source>
        <translation>
            <numerusform>Erweitert {feature} auf {n} Plättchen</numerusform>
            <numerusform>Erweitert {feature} auf {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Connects {feature} to {n} more unfinished cities</source>
        <translation>
            <numerusform>Verbindet {feature} mit {n} weiteren unfertigen Städten</numerusform>
            <numerusform>Verbindet {feature} mit {n} weiteren unfertigen Städten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} cities, {complete} of them complete</source>
        <translation>
            <numerusform>Setzt einen Bauern auf eine Wiese mit {n} Städten, davon {complete} fertig</numerusform>
            <numerusform>Setzt einen Bauern auf eine Wiese mit {n} Städten, davon {complete} fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die eigene Stadt mit {n} Plättchen</numerusform>
            <numerusform>die eigene Stadt mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die eigene Stadt mit {n} Plättchen</numerusform>
            <numerusform>die eigene Stadt mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die gegnerische Stadt mit {n} Plättchen</numerusform>
            <numerusform>die gegnerische Stadt mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die Stadt mit {n} Plättchen</numerusform>
            <numerusform>die Stadt mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die eigene Straße mit {n} Plättchen</numerusform>
            <numerusform>die eigene Straße mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die eigene Straße mit {n} Plättchen</numerusform>
            <numerusform>die eigene Straße mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>die gegnerische Straße mit {n} Plättchen</numerusform>
            <numerusform>die gegnerische Straße mit {n} Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} in this phase.</source>
        <translation>Behält 1 Silber, das reicht, um ein Gebiet mit {size} Feldern in einer Runde zu vollenden ({kind}): {points} in diesem Durchgang.</translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} in the next phase.</source>
        <translation>Behält 1 Silber, das reicht, um ein Gebiet mit {size} Feldern in einer Runde zu vollenden ({kind}): {points} im nächsten Durchgang.</translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points}.</source>
        <translation>Behält 1 Silber, das reicht, um ein Gebiet mit {size} Feldern in einer Runde zu vollenden ({kind}): {points}.</translation>
    </message>
    <message>
        <source>Makes the last space of a colour reachable ({kind}): {points} for the region, {whole} for the colour.</source>
        <translation>Macht das letzte Feld einer Farbe erreichbar ({kind}): {points} für das Gebiet, {whole} für die Farbe.</translation>
    </message>
    <message>
        <source>Makes {count} castles reachable, which bring: {bonus}.</source>
        <translation>Macht {count} Burgen erreichbar; sie bringen: {bonus}.</translation>
    </message>
    <message>
        <source>{green}, at most {together} in all</source>
        <comment>points, after a colon</comment>
        <translation>{green}, insgesamt höchstens {together}</translation>
    </message>
    <message>
        <source>Brings {goods} more than it spends.</source>
        <translation>Bringt nach Abzug der Ausgaben {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws cards: with {n} fitting card(s) it can complete {region} and score {green}.</source>
        <translation>
            <numerusform>Zieht Karten: Mit {n} passenden Karte kann er {region} vollenden (Wertung: {green}).</numerusform>
            <numerusform>Zieht Karten: Mit {n} passenden Karten kann er {region} vollenden (Wertung: {green}).</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {points}</source>
        <comment>by the end</comment>
        <translation>höchstens {points}</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn and add crops: {green}.</source>
        <translation>Kann {tile} noch im nächsten Zug legen und Erzeugnisse hinzufügen: {green}.</translation>
    </message>
    <message>
        <source>Keeps the marble; can still place {tile} and add crops: {green}.</source>
        <translation>Behält den Marmor; kann {tile} noch legen und Erzeugnisse hinzufügen: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside {n} region(s) of 1 space.</source>
        <translation>
            <numerusform>Beginnt neben {n} Gebiet mit 1 Feld.</numerusform>
            <numerusform>Beginnt neben {n} Gebieten mit 1 Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>the castle region</source>
        <comment>object</comment>
        <translation>das Kastellgebiet</translation>
    </message>
    <message>
        <source>the town region</source>
        <comment>object</comment>
        <translation>das Stadtgebiet</translation>
    </message>
    <message>
        <source>the inn region</source>
        <comment>object</comment>
        <translation>das Gutshofgebiet</translation>
    </message>
    <message>
        <source>the agriculture region</source>
        <comment>object</comment>
        <translation>das Landwirtschaftsgebiet</translation>
    </message>
    <message>
        <source>the quarry region</source>
        <comment>object</comment>
        <translation>das Steinbruchgebiet</translation>
    </message>
    <message>
        <source>the village region</source>
        <comment>object</comment>
        <translation>das Dorfgebiet</translation>
    </message>
    <message>
        <source>the monastery region</source>
        <comment>object</comment>
        <translation>das Klostergebiet</translation>
    </message>
    <message>
        <source>the cart region</source>
        <comment>object</comment>
        <translation>das Fuhrwerkgebiet</translation>
    </message>
    <message>
        <source>a castle</source>
        <comment>object</comment>
        <translation>ein Kastell</translation>
    </message>
    <message>
        <source>a town</source>
        <comment>object</comment>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>an inn</source>
        <comment>object</comment>
        <translation>einen Gutshof</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <comment>object</comment>
        <translation>eine Landwirtschaft</translation>
    </message>
    <message>
        <source>a quarry</source>
        <comment>object</comment>
        <translation>einen Steinbruch</translation>
    </message>
    <message>
        <source>a village</source>
        <comment>object</comment>
        <translation>ein Dorf</translation>
    </message>
    <message>
        <source>a monastery</source>
        <comment>object</comment>
        <translation>ein Kloster</translation>
    </message>
    <message>
        <source>a cart</source>
        <comment>object</comment>
        <translation>ein Fuhrwerk</translation>
    </message>
    <message>
        <source>a wooden hexagon</source>
        <comment>object</comment>
        <translation>ein Holzsechseck</translation>
    </message>
    <message>
        <source>the last castle</source>
        <comment>object</comment>
        <translation>das letzte Kastell</translation>
    </message>
    <message>
        <source>the last town</source>
        <comment>object</comment>
        <translation>die letzte Stadt</translation>
    </message>
    <message>
        <source>the last inn</source>
        <comment>object</comment>
        <translation>den letzten Gutshof</translation>
    </message>
    <message>
        <source>the last agriculture tile</source>
        <comment>object</comment>
        <translation>die letzte Landwirtschaft</translation>
    </message>
    <message>
        <source>the last quarry</source>
        <comment>object</comment>
        <translation>den letzten Steinbruch</translation>
    </message>
    <message>
        <source>the last village</source>
        <comment>object</comment>
        <translation>das letzte Dorf</translation>
    </message>
    <message>
        <source>the last monastery</source>
        <comment>object</comment>
        <translation>das letzte Kloster</translation>
    </message>
    <message>
        <source>the last cart</source>
        <comment>object</comment>
        <translation>das letzte Fuhrwerk</translation>
    </message>
    <message>
        <source>Takes a castle, which places another tile for free.</source>
        <translation>Nimmt ein Kastell, das ein weiteres Plättchen kostenlos legt.</translation>
    </message>
    <message>
        <source>Takes a town, which brings a bonus tile.</source>
        <translation>Nimmt eine Stadt, die ein Bonusplättchen bringt.</translation>
    </message>
    <message>
        <source>Takes an inn, which brings a wooden hexagon.</source>
        <translation>Nimmt einen Gutshof, der ein Holzsechseck bringt.</translation>
    </message>
    <message>
        <source>Takes a quarry, which brings marble.</source>
        <translation>Nimmt einen Steinbruch, der Marmor bringt.</translation>
    </message>
    <message>
        <source>Takes a village, which brings workers.</source>
        <translation>Nimmt ein Dorf, das Arbeiter bringt.</translation>
    </message>
    <message>
        <source>Takes a monastery, which draws cards.</source>
        <translation>Nimmt ein Kloster, mit dem man Karten zieht.</translation>
    </message>
    <message>
        <source>Brings {goods} for second actions.</source>
        <translation>Bringt {goods} für zweite Aktionen.</translation>
    </message>
    <message>
        <source>Brings {goods} in place of cards.</source>
        <translation>Bringt {goods} als Ersatz für Karten.</translation>
    </message>
    <message>
        <source>Brings {goods} for any space.</source>
        <translation>Bringt {goods} für beliebige Felder.</translation>
    </message>
    <message>
        <source>Draws one card more with every draw action.</source>
        <translation>Zieht bei jeder Ziehaktion eine Karte mehr.</translation>
    </message>
    <message>
        <source>Covers all {colour} first: {green}.</source>
        <translation>Bedeckt zuerst alle {colour}: {green}.</translation>
    </message>
    <message>
        <source>Covers all {colour} second: {green}.</source>
        <translation>Bedeckt als Nächstes alle {colour}: {green}.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while ahead by {lead}.</source>
        <translation>Beendet Durchgang {phase}, Vorsprung: {lead}.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while level with the best opponent.</source>
        <translation>Beendet Durchgang {phase}, gleichauf mit der Spitze.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while behind by {lead}.</source>
        <translation>Beendet Durchgang {phase}, Rückstand: {lead}.</translation>
    </message>
    <message>
        <source>Spends a marble on a second action.</source>
        <translation>Zahlt einen Marmor für eine zweite Aktion.</translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon.</source>
        <translation>Verbraucht ein Holzsechseck.</translation>
    </message>
    <message>
        <source>Takes an agriculture tile, but its crops are not new.</source>
        <translation>Nimmt eine Landwirtschaft, aber ihre Erzeugnisse sind nicht neu.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps two cards each of {n} colour(s), enough for one space.</source>
        <translation>
            <numerusform>Behält je zwei Karten von {n} Farbe, genug für ein Feld.</numerusform>
            <numerusform>Behält je zwei Karten von {n} Farben, genug für je ein Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {price}.</source>
        <translation>Zahlt {price}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws cards that are worth {n} more point(s) at the end.</source>
        <translation>
            <numerusform>Zieht Karten, die am Ende {n} Punkt mehr bringen.</numerusform>
            <numerusform>Zieht Karten, die am Ende {n} Punkte mehr bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes {region}: {green}.</source>
        <translation>Vollendet {region}: {green}.</translation>
    </message>
    <message>
        <source>Adds new crops: {green}.</source>
        <translation>Bringt neue Erzeugnisse: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Deckt {n} Ertragskarte auf.</numerusform>
            <numerusform>Deckt {n} Ertragskarten auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes an agriculture tile with {n} new crop(s).</source>
        <translation>
            <numerusform>Nimmt eine Landwirtschaft mit {n} neuem Erzeugnis.</numerusform>
            <numerusform>Nimmt eine Landwirtschaft mit {n} neuen Erzeugnissen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes a tile for {region}: {n} more space(s), then {green}.</source>
        <translation>
            <numerusform>Nimmt ein Plättchen für {region}: noch {n} Feld, dann {green}.</numerusform>
            <numerusform>Nimmt ein Plättchen für {region}: noch {n} Felder, dann {green}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes {tile} without a space for it yet.</source>
        <translation>Nimmt {tile}, aber noch ist kein Feld dafür offen.</translation>
    </message>
    <message>
        <source>Stores a tile that is worth 1 point at the end.</source>
        <translation>Lagert ein Plättchen, das am Ende 1 Punkt bringt.</translation>
    </message>
    <message>
        <source>Discards {tile} to make room.</source>
        <translation>Gibt {tile} ab, um Platz zu schaffen.</translation>
    </message>
    <message>
        <source>Completes a colour first ({kind}): {points} less for an opponent ({player}).</source>
        <translation>Vollendet eine Farbe zuerst ({kind}): {points} weniger für die Konkurrenz ({player}).</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in this phase.</source>
        <translation>Lässt in einem Gebiet mit {size} Feldern nur noch eines offen ({kind}): {points} in diesem Durchgang.</translation>
    </message>
    <message>
        <source>Makes a castle reachable, which brings: {bonus}.</source>
        <translation>Macht eine Burg erreichbar; sie bringt: {bonus}.</translation>
    </message>
    <message>
        <source>Begins with this bonus: {bonus}.</source>
        <translation>Beginnt mit diesem Bonus: {bonus}.</translation>
    </message>
    <message numerus="yes">
        <source>Begins a pasture: {n} more space(s) must have the number {number}.</source>
        <translation>
            <numerusform>Beginnt eine Weide: noch {n} Feld braucht die {number}.</numerusform>
            <numerusform>Beginnt eine Weide: noch {n} Felder brauchen die {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} colour(s).</source>
        <translation>
            <numerusform>Beginnt neben {n} Farbe.</numerusform>
            <numerusform>Beginnt neben {n} Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places another tile for free.</source>
        <translation>Legt ein weiteres Plättchen kostenlos.</translation>
    </message>
    <message>
        <source>Takes {tile} in the display.</source>
        <translation>Nimmt {tile} aus der Auslage.</translation>
    </message>
    <message>
        <source>Lays out {region} with {size} spaces: {green}.</source>
        <translation>Bildet {region} mit {size} Feldern: {green}.</translation>
    </message>
    <message>
        <source>Stores a tile with a lasting effect: {tile}.</source>
        <translation>Lagert ein Plättchen mit dauerhaftem Effekt ein: {tile}.</translation>
    </message>
    <message>
        <source>Stores a castle, which brings another action when placed.</source>
        <translation>Lagert eine Burg ein, die beim Legen noch eine Aktion bringt.</translation>
    </message>
    <message>
        <source>Stores a warehouse, which sells goods without a die.</source>
        <translation>Lagert ein Warenhaus ein, das ohne Würfel Waren verkauft.</translation>
    </message>
    <message>
        <source>Stores a carpenter, which takes another building without a die.</source>
        <translation>Lagert eine Schreinerei ein, die ohne Würfel noch ein Gebäude bringt.</translation>
    </message>
    <message>
        <source>Stores a church, which takes a mine, knowledge tile or castle without a die.</source>
        <translation>Lagert eine Kirche ein, die ohne Würfel Mine, Wissensplättchen oder Burg bringt.</translation>
    </message>
    <message>
        <source>Stores a boarding house, which brings 4 workers.</source>
        <translation>Lagert ein Wohnhaus ein, das 4 Arbeiter bringt.</translation>
    </message>
    <message>
        <source>Stores a bank, which brings 2 silverlings.</source>
        <translation>Lagert eine Bank ein, die 2 Silberlinge bringt.</translation>
    </message>
    <message>
        <source>Stores a city hall, which places another tile without a die.</source>
        <translation>Lagert ein Rathaus ein, das ohne Würfel noch ein Plättchen legt.</translation>
    </message>
    <message>
        <source>Stores a watchtower, which brings 4 points.</source>
        <translation>Lagert einen Wachturm ein, der 4 Punkte bringt.</translation>
    </message>
    <message>
        <source>Stores a white castle, which brings an action with the white die.</source>
        <translation>Lagert eine weiße Burg ein, die eine Aktion mit dem weißen Würfel bringt.</translation>
    </message>
    <message>
        <source>Stores a crane, which acts as another building.</source>
        <translation>Lagert einen Kran ein, der wie ein anderes Gebäude wirkt.</translation>
    </message>
    <message>
        <source>Gets workers without a die: {effect}.</source>
        <translation>Bekommt Arbeiter ohne Würfel: {effect}.</translation>
    </message>
    <message>
        <source>Completes a region before phase {phase} ends: {points} more.</source>
        <translation>Vollendet ein Gebiet vor dem Ende von Durchgang {phase}: {points} mehr.</translation>
    </message>
    <message>
        <source>Scores animals: {tile}, {points}.</source>
        <translation>Bekommt Punkte für Tiere: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Sells goods: {goods}, {points}.</source>
        <translation>Verkauft Waren: {goods}, {points}.</translation>
    </message>
    <message>
        <source>Places a tile that counts at the end: {tile}.</source>
        <translation>Legt ein Plättchen, das am Ende zählt: {tile}.</translation>
    </message>
    <message>
        <source>Leaves an effect unused: {tile}.</source>
        <translation>Verzichtet auf einen Effekt: {tile}.</translation>
    </message>
    <message>
        <source>Goes first from the next round on.</source>
        <translation>Beginnt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>Places a mine: {silver} by the end of the game.</source>
        <translation>Legt eine Mine: {silver} bis zum Ende der Partie.</translation>
    </message>
    <message numerus="yes">
        <source>Reaches {n} more space(s) for later tiles.</source>
        <translation>
            <numerusform>Erreicht {n} weiteres Feld für spätere Plättchen.</numerusform>
            <numerusform>Erreicht {n} weitere Felder für spätere Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more tile(s) for a colour bonus: {colour} ({name}: {theirs}).</source>
        <translation>
            <numerusform>Braucht noch {n} Plättchen für einen Farbbonus: {colour} ({name}: {theirs}).</numerusform>
            <numerusform>Braucht noch {n} Plättchen für einen Farbbonus: {colour} ({name}: {theirs}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last tile of a colour on the board: {colour}.</source>
        <translation>Nimmt das letzte Plättchen einer Farbe vom Spielplan: {colour}.</translation>
    </message>
    <message>
        <source>Fills the storage, so the next tile needs a discard.</source>
        <translation>Füllt das Lager: für das nächste Plättchen muss eins abgeworfen werden.</translation>
    </message>
    <message>
        <source>Gets the large colour bonus: {colour}, {points}.</source>
        <translation>Bekommt den großen Farbbonus: {colour}, {points}.</translation>
    </message>
    <message>
        <source>Gets the small colour bonus: {colour}, {points}.</source>
        <translation>Bekommt den kleinen Farbbonus: {colour}, {points}.</translation>
    </message>
    <message>
        <source>Stores a market, which takes a ship or animals without a die.</source>
        <translation>Lagert einen Markt ein, der ohne Würfel ein Schiff oder Tiere bringt.</translation>
    </message>
    <message>
        <source>Completes a castle region of size {size}: {points}.</source>
        <translation>Vollendet ein Burggebiet der Größe {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a mine region of size {size}: {points}.</source>
        <translation>Vollendet ein Minengebiet der Größe {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a river of size {size}: {points}.</source>
        <translation>Vollendet einen Fluss der Größe {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a pasture of size {size}: {points}.</source>
        <translation>Vollendet eine Weide der Größe {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a city of size {size}: {points}.</source>
        <translation>Vollendet eine Stadt der Größe {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a knowledge region of size {size}: {points}.</source>
        <translation>Vollendet ein Wissensgebiet der Größe {size}: {points}.</translation>
    </message>
    <message>
        <source>castle region of size {size}</source>
        <translation>Burggebiet der Größe {size}</translation>
    </message>
    <message>
        <source>mine region of size {size}</source>
        <translation>Minengebiet der Größe {size}</translation>
    </message>
    <message>
        <source>river of size {size}</source>
        <translation>Fluss der Größe {size}</translation>
    </message>
    <message>
        <source>pasture of size {size}</source>
        <translation>Weide der Größe {size}</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <translation>Stadt der Größe {size}</translation>
    </message>
    <message>
        <source>knowledge region of size {size}</source>
        <translation>Wissensgebiet der Größe {size}</translation>
    </message>
    <message>
        <source>Stores a tile that has no space in reach yet: {tile}.</source>
        <translation>Lagert ein Plättchen ein, für das noch kein Feld erreichbar ist: {tile}.</translation>
    </message>
    <message>
        <source>Uses an action only for workers.</source>
        <translation>Nutzt eine Aktion nur für Arbeiter.</translation>
    </message>
    <message>
        <source>Keeps goods, silver and workers, which count at the end: {points}.</source>
        <translation>Behält Waren, Silber und Arbeiter, die am Ende zählen: {points}.</translation>
    </message>
    <message>
        <source>Stores a tile that counts nothing any more: {tile}.</source>
        <translation>Lagert ein Plättchen ein, das nichts mehr zählt: {tile}.</translation>
    </message>
    <message>
        <source>Joins border posts: {points}.</source>
        <translation>Verbindet Grenzposten: {points}.</translation>
    </message>
    <message>
        <source>Gets a shield: {shield}.</source>
        <translation>Bekommt einen Schild: {shield}.</translation>
    </message>
    <message>
        <source>Gets a bonus of the trade route: {gain}.</source>
        <translation>Bekommt einen Bonus des Handelswegs: {gain}.</translation>
    </message>
    <message numerus="yes">
        <source>Covers {n} space(s).</source>
        <translation>
            <numerusform>Belegt {n} Feld.</numerusform>
            <numerusform>Belegt {n} Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reaches the target, which brings an action of a castle.</source>
        <translation>Erreicht das Ziel und bekommt dafür die Aktion einer Burg.</translation>
    </message>
    <message>
        <source>Scores a knowledge tile: {tile}, {points}.</source>
        <translation>Bekommt Punkte für ein Wissensplättchen: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Gets a lasting effect: {tile}.</source>
        <translation>Bekommt einen dauerhaften Effekt: {tile}.</translation>
    </message>
    <message>
        <source>Loads no goods with the ship.</source>
        <translation>Lädt mit dem Schiff keine Waren.</translation>
    </message>
    <message>
        <source>Goes first in phase {phase}, when there are new tiles.</source>
        <translation>Beginnt in Durchgang {phase}, wenn es neue Plättchen gibt.</translation>
    </message>
    <message numerus="yes">
        <source>Needs only {n} more tile(s) for a colour bonus: {colour}.</source>
        <translation>
            <numerusform>Braucht nur noch {n} Plättchen für einen Farbbonus: {colour}.</numerusform>
            <numerusform>Braucht nur noch {n} Plättchen für einen Farbbonus: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores a ship: it could load {n} goods tile(s) now.</source>
        <translation>
            <numerusform>Lagert ein Schiff ein: es könnte jetzt {n} Warenplättchen laden.</numerusform>
            <numerusform>Lagert ein Schiff ein: es könnte jetzt {n} Warenplättchen laden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops an opponent from sharing {feature} with one more tile</source>
        <translation>Verwehrt der Konkurrenz {feature}: Ein Plättchen genügt nicht mehr zum Teilen</translation>
    </message>
    <message>
        <source>no follower left</source>
        <comment>in supply</comment>
        <translation>kein Gefolgsmann mehr</translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} unfinished cities</source>
        <translation>
            <numerusform>Setzt einen Bauern auf eine Wiese mit {n} unfertigen Städten</numerusform>
            <numerusform>Setzt einen Bauern auf eine Wiese mit {n} unfertigen Städten</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand.</source>
        <translation>Zieht {cards} zu den {hand} auf der Hand.</translation>
    </message>
    <message>
        <source>Opens a space for {tile} in storage.</source>
        <translation>Öffnet ein Feld, um {tile} aus dem Lager zu legen.</translation>
    </message>
    <message>
        <source>Draws {cards} with an empty hand.</source>
        <translation>Zieht {cards} auf die leere Hand.</translation>
    </message>
    <message>
        <source>Stores animals that score when placed: {tile}, {points}.</source>
        <translation>Lagert Tiere ein, die beim Legen zählen: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Claims {feature}: {now} unfinished, at least {points} complete</source>
        <translation>Besetzt {feature}: unfertig {now}, fertig mindestens {points}</translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Besetzt {feature}: {n} übriges Plättchen vollendet das für {points} oder mehr</numerusform>
            <numerusform>Besetzt {feature}: {n} der übrigen Plättchen vollenden das für {points} oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: at least {points} with {n} more tiles</source>
        <translation>
            <numerusform>Besetzt {feature}: mit {n} weiteren Plättchen mindestens {points}</numerusform>
            <numerusform>Besetzt {feature}: mit {n} weiteren Plättchen mindestens {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets a shield: {shield}, {points} at the end if it is kept.</source>
        <translation>Bekommt einen Schild: {shield}, {points} am Ende, wenn er bleibt.</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn, perhaps for fewer than {cards}.</source>
        <translation>Kann {tile} auch im nächsten Zug legen, vielleicht für weniger als {cards}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while ahead by {lead}.</source>
        <translation>Lässt {tiles} im Stapel von Durchgang {phase} übrig, Vorsprung: {lead}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while level.</source>
        <translation>Lässt {tiles} im Stapel von Durchgang {phase} übrig, gleichauf mit der Spitze.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while behind by {lead}.</source>
        <translation>Lässt {tiles} im Stapel von Durchgang {phase} übrig, Rückstand: {lead}.</translation>
    </message>
    <message>
        <source>Can place {tile} next, for {price}.</source>
        <translation>Kann danach {tile} legen, für {price}.</translation>
    </message>
    <message>
        <source>Brings {goods}: {points} at the end.</source>
        <translation>Bringt {goods}: {points} am Ende.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in the next phase.</source>
        <translation>Lässt in einem Gebiet mit {size} Feldern nur noch eines offen ({kind}): {points} im nächsten Durchgang.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points}.</source>
        <translation>Lässt in einem Gebiet mit {size} Feldern nur noch eines offen ({kind}): {points}.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together in this phase.</source>
        <translation>Lässt in zwei Gebieten mit {size} Feldern je eines offen ({kind}): zusammen {points} in diesem Durchgang.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together in the next phase.</source>
        <translation>Lässt in zwei Gebieten mit {size} Feldern je eines offen ({kind}): zusammen {points} im nächsten Durchgang.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together.</source>
        <translation>Lässt in zwei Gebieten mit {size} Feldern je eines offen ({kind}): zusammen {points}.</translation>
    </message>
    <message>
        <source>Leaves one last space ({kind}): {points} for the region, {whole} for the colour.</source>
        <translation>Lässt ein letztes Feld offen ({kind}): {points} für das Gebiet, {whole} für die Farbe.</translation>
    </message>
    <message>
        <source>Leaves one last space ({kind}): {points} for the region in the next phase, {whole} for the colour.</source>
        <translation>Lässt ein letztes Feld offen ({kind}): {points} für das Gebiet im nächsten Durchgang, {whole} für die Farbe.</translation>
    </message>
    <message>
        <source>Makes a new colour reachable ({kind}): a region of {size} for {points}.</source>
        <translation>Macht eine neue Farbe erreichbar ({kind}): ein Gebiet mit {size} Feldern für {points}.</translation>
    </message>
    <message>
        <source>Makes a new colour reachable ({kind}): a single space for {points}.</source>
        <translation>Macht eine neue Farbe erreichbar ({kind}): ein einzelnes Feld für {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} space(s).</source>
        <translation>
            <numerusform>Beginnt neben {n} Feld.</numerusform>
            <numerusform>Beginnt neben {n} Feldern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids for a tile that can complete {feature}: {points}</source>
        <translation>Bietet für ein Plättchen, das {feature} vollenden kann: {points}</translation>
    </message>
    <message>
        <source>Gets a tile that can complete {feature}: {points}</source>
        <translation>Bekommt ein Plättchen, das {feature} vollenden kann: {points}</translation>
    </message>
    <message>
        <source>Leaves one unmarked space of a colour ({kind}): marking all {size} brings {points}.</source>
        <translation>Lässt ein Feld einer Farbe unmarkiert ({kind}): Alle {size} zu markieren bringt {points}.</translation>
    </message>
    <message>
        <source>Leaves two unmarked spaces of a colour ({kind}): marking all {size} brings {points}.</source>
        <translation>Lässt zwei Felder einer Farbe unmarkiert ({kind}): Alle {size} zu markieren bringt {points}.</translation>
    </message>
    <message>
        <source>Gets a storage space and {green}, {together} in all by the end.</source>
        <translation>Bekommt einen Lagerplatz und {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Covers all {colour} first: {green}, {together} in all by the end.</source>
        <translation>Bedeckt zuerst alle {colour}: {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Covers all {colour} second: {green}, {together} in all by the end.</source>
        <translation>Bedeckt als Nächstes alle {colour}: {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Completes {region}: {green}, {together} in all by the end.</source>
        <translation>Vollendet {region}: {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Adds new crops: {green}, {together} in all by the end.</source>
        <translation>Bringt neue Erzeugnisse: {green}, bis zum Ende insgesamt {together}.</translation>
    </message>
    <message>
        <source>Pays {bonus} and has {number} left.</source>
        <translation>Bezahlt {bonus} und hat noch {number}.</translation>
    </message>
    <message>
        <source>Pays {bonus} and has none left.</source>
        <translation>Bezahlt {bonus} und hat dann nichts mehr davon.</translation>
    </message>
    <message numerus="yes">
        <source>Begins beside spaces of {n} number(s).</source>
        <translation>
            <numerusform>Beginnt neben Feldern mit {n} Zahl.</numerusform>
            <numerusform>Beginnt neben Feldern mit {n} verschiedenen Zahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} region(s) of one space.</source>
        <translation>
            <numerusform>Beginnt neben {n} Gebiet aus einem Feld.</numerusform>
            <numerusform>Beginnt neben {n} Gebieten aus einem Feld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} complete cities</source>
        <translation>
            <numerusform>Setzt einen Bauern auf eine Wiese mit {n} fertigen Städten</numerusform>
            <numerusform>Setzt einen Bauern auf eine Wiese mit {n} fertigen Städten</numerusform>
        </translation>
    </message>
    <message>
        <source>Can still place {tile} next turn.</source>
        <translation>Kann {tile} noch im nächsten Zug legen.</translation>
    </message>
    <message>
        <source>Leaves no follower in supply</source>
        <translation>Lässt keinen Gefolgsmann im Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} follower(s) in supply</source>
        <translation>
            <numerusform>Lässt {n} Gefolgsmann im Vorrat</numerusform>
            <numerusform>Lässt {n} Gefolgsleute im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets the last tile of a region ready: {region}, {points}.</source>
        <translation>Hat das letzte Plättchen eines Gebiets bereit: {region}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} worker(s).</source>
        <translation>
            <numerusform>Lässt {n} Arbeiter übrig.</numerusform>
            <numerusform>Lässt {n} Arbeiter übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} silverling(s).</source>
        <translation>
            <numerusform>Lässt {n} Silberling übrig.</numerusform>
            <numerusform>Lässt {n} Silberlinge übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves no workers.</source>
        <translation>Lässt keine Arbeiter übrig.</translation>
    </message>
    <message>
        <source>Leaves no silverlings.</source>
        <translation>Lässt keine Silberlinge übrig.</translation>
    </message>
    <message>
        <source>Leaves a space for {number} of the 36 pairs of number and colour.</source>
        <translation>Lässt ein Feld für {number} der 36 Paare aus Zahl und Farbe.</translation>
    </message>
    <message>
        <source>Brings points at the end: {tile}, {points}.</source>
        <translation>Bringt am Ende Punkte: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Keeps an inn ready for a region: {region}, {points}.</source>
        <translation>Hält ein Gasthaus für ein Gebiet bereit: {region}, {points}.</translation>
    </message>
    <message>
        <source>Keeps the last tile of a region ready: {region}, {points}.</source>
        <translation>Hält das letzte Plättchen eines Gebiets bereit: {region}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Stores {n} ship(s), which load goods when placed.</source>
        <translation>
            <numerusform>Lagert {n} Schiff ein, das beim Legen Waren lädt.</numerusform>
            <numerusform>Lagert {n} Schiffe ein, die beim Legen Waren laden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has an inn ready for a region: {region}, {points}.</source>
        <translation>Hat ein Gasthaus für ein Gebiet bereit: {region}, {points}.</translation>
    </message>
    <message>
        <source>Takes {tile} with no space left in the duchy: 1 point at most.</source>
        <translation>Nimmt {tile}, aber das Fürstentum hat kein Feld mehr dafür: höchstens 1 Punkt.</translation>
    </message>
    <message>
        <source>Claims {feature}: {now}, and it stays unfinished</source>
        <translation>Besetzt {feature}: {now}, bleibt unfertig</translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} monasteries: {points}</source>
        <translation>
            <numerusform>Vollendet {n} Kloster: {points}</numerusform>
            <numerusform>Vollendet {n} Klöster: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there, {before} before</source>
        <translation>
            <numerusform>Behindert {feature}: Dort passt {n} Plättchen, vorher {before}</numerusform>
            <numerusform>Behindert {feature}: Dort passen {n} Plättchen, vorher {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there without a bridge, {before} before</source>
        <translation>
            <numerusform>Behindert {feature}: Ohne Brücke passt dort {n} Plättchen, vorher {before}</numerusform>
            <numerusform>Behindert {feature}: Ohne Brücke passen dort {n} Plättchen, vorher {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} cities: {points}</source>
        <translation>
            <numerusform>Vollendet {n} Stadt: {points}</numerusform>
            <numerusform>Vollendet {n} Städte: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} roads: {points}</source>
        <translation>
            <numerusform>Vollendet {n} Straße: {points}</numerusform>
            <numerusform>Vollendet {n} Straßen: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Denies an opponent a tile: {tile}, {points} ({name}).</source>
        <translation>Nimmt einem Gegner ein Plättchen weg: {tile}, {points} ({name}).</translation>
    </message>
    <message>
        <source>Bids for a tile with a monastery: up to {points}</source>
        <translation>Bietet für ein Plättchen mit einem Kloster: höchstens {points}</translation>
    </message>
    <message>
        <source>Gets a tile with a monastery: up to {points}</source>
        <translation>Bekommt ein Plättchen mit einem Kloster: höchstens {points}</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>Completing regions</source>
        <translation>Gebiete vollenden</translation>
    </message>
    <message>
        <source>Preparing regions</source>
        <translation>Gebiete vorbereiten</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Farbboni</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Goods and ships</source>
        <translation>Waren und Schiffe</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Wissensplättchen</translation>
    </message>
    <message>
        <source>Effects of tiles</source>
        <translation>Effekte der Plättchen</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Against an opponent</source>
        <translation>Gegen andere</translation>
    </message>
    <message>
        <source>Workers and silverlings</source>
        <translation>Arbeiter und Silberlinge</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schilde</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelswege</translation>
    </message>
    <message>
        <source>The solo game</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Completing features</source>
        <translation>Gebiete vollenden</translation>
    </message>
    <message>
        <source>Castles and bridges</source>
        <translation>Burgen und Brücken</translation>
    </message>
    <message>
        <source>Claiming features</source>
        <translation>Gebiete besetzen</translation>
    </message>
    <message>
        <source>Followers in supply</source>
        <translation>Gefolgsleute im Vorrat</translation>
    </message>
    <message>
        <source>Farmers and fields</source>
        <translation>Bauern und Wiesen</translation>
    </message>
    <message>
        <source>Extending features</source>
        <translation>Gebiete erweitern</translation>
    </message>
    <message>
        <source>Sharing features</source>
        <translation>Gebiete teilen</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Die Versteigerung</translation>
    </message>
    <message>
        <source>Completing colours</source>
        <translation>Farben vollenden</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Spaces within reach</source>
        <translation>Erreichbare Felder</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>Die Startburg</translation>
    </message>
    <message>
        <source>Crops</source>
        <translation>Erzeugnisse</translation>
    </message>
    <message>
        <source>Marble, workers and hexagons</source>
        <translation>Marmor, Arbeiter und Holzsechsecke</translation>
    </message>
    <message>
        <source>Region cards</source>
        <translation>Regionskarten</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>The end of a phase</source>
        <translation>Das Ende eines Durchgangs</translation>
    </message>
    <message>
        <source>The layout of the duchy</source>
        <translation>Die Anlage des Fürstentums</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>{move}. {brings}</source>
        <translation>{move}. {brings}</translation>
    </message>
    <message>
        <source>{move}, space {place}</source>
        <translation>{move}, Feld {place}</translation>
    </message>
    <message>
        <source>{move}, for {price}</source>
        <translation>{move}, für {price}</translation>
    </message>
    <message>
        <source>{follower}: {place}</source>
        <translation>{follower}: {place}</translation>
    </message>
    <message>
        <source>{move}, {tiles}</source>
        <translation>{move}, {tiles}</translation>
    </message>
    <message>
        <source>{tile} at {cell}: {sides}</source>
        <translation>{tile} bei {cell}: {sides}</translation>
    </message>
    <message>
        <source>for a monk</source>
        <translation>für einen Mönch</translation>
    </message>
    <message>
        <source>for a worker</source>
        <translation>für einen Arbeiter</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>for a marble</source>
        <translation>für einen Marmor</translation>
    </message>
    <message>
        <source>{board} turned</source>
        <translation>{board} gedreht</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <translation>bringt {points}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>for a silverling</source>
        <translation>für einen Silberling</translation>
    </message>
    <message>
        <source>Boards {boards}; shifts {steps}; start castle on {cell}</source>
        <translation>Tafeln {boards}; verschoben {steps}; Start-Kastell auf {cell}</translation>
    </message>
    <message>
        <source>You have nothing to decide right now.</source>
        <translation>Gerade hast du nichts zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>New game</name>
    <message>
        <source>Hands that you see</source>
        <translation>Hände, die du siehst</translation>
    </message>
    <message>
        <source>I see only one hand: {name}</source>
        <translation>Ich sehe nur eine Hand: {name}</translation>
    </message>
    <message>
        <source>I see all hands</source>
        <translation>Ich sehe alle Hände</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>Fürstentum {estate}</translation>
    </message>
    <message>
        <source>Estates</source>
        <translation>Fürstentümer</translation>
    </message>
    <message>
        <source>Each team plays the estate that it has chosen.</source>
        <translation>Jedes Team spielt das Fürstentum, das es gewählt hat.</translation>
    </message>
    <message>
        <source>You play the estate that you have chosen.</source>
        <translation>Du spielst das Fürstentum, das du gewählt hast.</translation>
    </message>
    <message>
        <source>Estates as chosen</source>
        <translation>Fürstentümer wie gewählt</translation>
    </message>
    <message>
        <source>Two dealt, choose openly</source>
        <translation>Zwei zur Wahl, offen</translation>
    </message>
    <message>
        <source>Two dealt, choose in secret</source>
        <translation>Zwei zur Wahl, geheim</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points</source>
        <translation>{elo} Elo, {points} Punkte</translation>
    </message>
    <message>
        <source>{elo} Elo</source>
        <translation>{elo} Elo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>modules</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Modules: {modules}</source>
        <translation>Module: {modules}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Choose modules</source>
        <translation>Module wählen</translation>
    </message>
    <message>
        <source>Choose who plays, then start. Everything else has a sensible default.</source>
        <translation>Wähle, wer mitspielt, und beginne. Alles andere ist sinnvoll voreingestellt.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Platz braucht einen Namen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>A decision takes {milliseconds} ms on average.</source>
        <translation>Eine Entscheidung dauert im Schnitt {milliseconds}&#xa0;ms.</translation>
    </message>
    <message>
        <source>{elo} Elo in other games, not measured in this one</source>
        <translation>{elo} Elo in anderen Partien, in dieser nicht gemessen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Choose a game, then who plays. Everything else has a sensible default.</source>
        <translation>Wähle ein Spiel, dann wer mitspielt. Alles andere ist sinnvoll voreingestellt.</translation>
    </message>
    <message>
        <source>{elo} Elo in other games, {seconds} s a turn</source>
        <translation>{elo} Elo in anderen Partien, {seconds}&#xa0;s je Zug</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points a game, {seconds} s a turn</source>
        <translation>{elo} Elo, {points} Punkte je Partie, {seconds}&#xa0;s je Zug</translation>
    </message>
    <message>
        <source>Pace of player {number}</source>
        <translation>Tempo auf Platz {number}</translation>
    </message>
    <message>
        <source>{seconds} s a turn</source>
        <translation>{seconds}&#xa0;s je Zug</translation>
    </message>
    <message>
        <source>plays with {name}</source>
        <translation>spielt mit {name}</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>spielt mit dir</translation>
    </message>
    <message>
        <source>At {target} points you get a castle&apos;s action. A lower target is easier.</source>
        <translation>Bei {target} Punkten bekommst du die Aktion einer Burg. Ein niedrigeres Ziel ist leichter.</translation>
    </message>
    <message>
        <source>First target</source>
        <translation>Erstes Ziel</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>Zusatzplättchen</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Weiße Burgen</translation>
    </message>
    <message>
        <source>Inns</source>
        <translation>Gasthäuser</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelswege</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schilde</translation>
    </message>
    <message>
        <source>Team game</source>
        <translation>Teamspiel</translation>
    </message>
    <message>
        <source>Two against two: partners share one large estate, silver, workers and goods.</source>
        <translation>Zwei gegen zwei: Jedes Team teilt sich ein großes Fürstentum, Silber, Arbeiter und Waren.</translation>
    </message>
    <message>
        <source>Solo game</source>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>Edition 2011</source>
        <translation>Ausgabe 2011</translation>
    </message>
    <message>
        <source>Edition 2019</source>
        <translation>Ausgabe 2019</translation>
    </message>
    <message>
        <source>Estates 1 to 10, three changed knowledge tiles, and modules.</source>
        <translation>Fürstentümer 1 bis 10, drei geänderte Wissensplättchen und Module.</translation>
    </message>
    <message>
        <source>Tiles, roads and cities</source>
        <translation>Plättchen, Straßen und Städte</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>The base game: 72 tiles.</source>
        <translation>Das Grundspiel: 72 Plättchen.</translation>
    </message>
    <message>
        <source>84 tiles, with {modules}.</source>
        <translation>84 Plättchen, mit {modules}.</translation>
    </message>
    <message>
        <source>Parts of the expansion</source>
        <translation>Teile der Erweiterung</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>no auctions</source>
        <translation>ohne Versteigerungen</translation>
    </message>
    <message>
        <source>bids up to {value}</source>
        <translation>Gebote bis {value}</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <translation>Basare</translation>
    </message>
    <message>
        <source>bazaars</source>
        <translation>Basaren</translation>
    </message>
    <message>
        <source>Five dice, one sheet</source>
        <translation>Fünf Würfel, ein Blatt</translation>
    </message>
    <message>
        <source>Cards, tiles and three boards</source>
        <translation>Karten, Plättchen und drei Tafeln</translation>
    </message>
    <message>
        <source>Boards {boards}</source>
        <translation>Tafeln {boards}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Tafel {board}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Duchies</source>
        <translation>Fürstentümer</translation>
    </message>
    <message>
        <source>Laid out in secret</source>
        <translation>Geheim ausgelegt</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Schneller Einstieg</translation>
    </message>
    <message>
        <source>The castle with the monk</source>
        <translation>Die Burg mit dem Mönch</translation>
    </message>
    <message>
        <source>The castle with the silver</source>
        <translation>Die Burg mit dem Silber</translation>
    </message>
    <message>
        <source>The castle with the goods</source>
        <translation>Die Burg mit der Ware</translation>
    </message>
    <message>
        <source>The castle with the worker</source>
        <translation>Die Burg mit dem Arbeiter</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Alle verschieden</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Startburg</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Fürstentum</translation>
    </message>
    <message>
        <source>Duchy {sheet}</source>
        <translation>Fürstentum {sheet}</translation>
    </message>
    <message>
        <source>Seed or challenge code</source>
        <translation>Startwert oder Code</translation>
    </message>
    <message>
        <source>Crest</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Fürstentum</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>None: the base game.</source>
        <translation>Keine: das Grundspiel.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>Stufe auf Platz {number}</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>spielt an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Dice, tiles and 37 spaces</source>
        <translation>Würfel, Plättchen und 37 Felder</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>ausgeteilt</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Alle für sich</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Zwei Teams</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>field points for occupied castles</source>
        <translation>Wiesenpunkte für besetzte Burgen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Cannot be combined with the team game.</source>
        <translation>Nicht mit dem Teamspiel kombinierbar.</translation>
    </message>
    <message>
        <source>Cannot be combined with the solo game.</source>
        <translation>Nicht mit dem Solospiel kombinierbar.</translation>
    </message>
    <message>
        <source>Everybody plays the estate shown beside their name.</source>
        <translation>Alle spielen das Fürstentum neben ihrem Namen.</translation>
    </message>
    <message>
        <source>Each player is dealt two estates and chooses one, in turn.</source>
        <translation>Alle erhalten zwei Fürstentümer und wählen der Reihe nach eines.</translation>
    </message>
    <message>
        <source>Nobody sees the others&apos; choice until all have chosen.</source>
        <translation>Niemand sieht die Wahl der anderen, bis alle gewählt haben.</translation>
    </message>
    <message>
        <source>You win if you cover every space within 25 rounds.</source>
        <translation>Du gewinnst, wenn du in 25 Runden jedes Feld bedeckst.</translation>
    </message>
    <message>
        <source>The same deal again. It counts as a casual game.</source>
        <translation>Dieselbe Ausgangslage noch einmal. Die Partie gilt als frei.</translation>
    </message>
    <message>
        <source>This challenge was made with another version of Burgundy Qt and would be dealt differently here.</source>
        <translation>Diese Herausforderung stammt aus einer anderen Version von Burgundy Qt; hier wäre die Ausgangslage eine andere.</translation>
    </message>
    <message>
        <source>A challenge: players, set-up and deal are fixed.</source>
        <translation>Eine Herausforderung: Mitspielende, Aufbau und Ausgangslage stehen fest.</translation>
    </message>
    <message>
        <source>The same seed always gives the same deal.</source>
        <translation>Derselbe Startwert ergibt immer dieselbe Ausgangslage.</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest}–{most} Personen</translation>
    </message>
    <message>
        <source>Two players have the same name: change one of them.</source>
        <translation>Zwei Namen sind gleich: Ändere einen davon.</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points a game, plays instantly</source>
        <translation>{elo} Elo, {points} Punkte je Partie, spielt sofort</translation>
    </message>
    <message>
        <source>Thinks for {seconds} s a turn.</source>
        <translation>Denkt {seconds}&#xa0;s über einen Zug nach.</translation>
    </message>
    <message>
        <source>Four more tiles: two knowledge tiles, a crane and geese.</source>
        <translation>Vier Plättchen mehr: zwei Wissensplättchen, ein Kran und Gänse.</translation>
    </message>
    <message>
        <source>Special estates with three posts, which score points when your tiles connect them.</source>
        <translation>Besondere Fürstentümer mit drei Posten, die Punkte bringen, wenn deine Plättchen sie verbinden.</translation>
    </message>
    <message>
        <source>Eight more buildings, each with an action of the white die, and a knowledge tile that scores them.</source>
        <translation>Acht Gebäude mehr, jedes mit einer Aktion des weißen Würfels, und ein Wissensplättchen, das sie wertet.</translation>
    </message>
    <message>
        <source>You can buy an inn in every phase. It fits any colour and makes its region larger.</source>
        <translation>In jedem Durchgang kannst du ein Gasthaus kaufen. Es passt auf jede Farbe und vergrößert sein Gebiet.</translation>
    </message>
    <message>
        <source>You place the goods that you sell along a route; the right goods earn a bonus.</source>
        <translation>Verkaufte Waren legst du auf einen Handelsweg; passende Waren bringen einen Bonus.</translation>
    </message>
    <message>
        <source>Two equal dice win a shield for a castle: a lasting ability that costs tribute.</source>
        <translation>Ein Pasch bringt einer Burg einen Schild: eine dauerhafte Fähigkeit, die Tribut kostet.</translation>
    </message>
    <message>
        <source>You alone against the clock: cover your whole estate in 25 rounds.</source>
        <translation>Du allein gegen die Zeit: Bedecke in 25 Runden dein ganzes Fürstentum.</translation>
    </message>
    <message>
        <source>The original game: estates 1 to 9.</source>
        <translation>Das ursprüngliche Spiel: Fürstentümer 1 bis 9.</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Versteigerungen</translation>
    </message>
    <message>
        <source>Bazaar: players bid in turn; without auctions, each player chooses a tile.</source>
        <translation>Basar: Gebote reihum; ohne Versteigerungen wählen alle ein Plättchen.</translation>
    </message>
    <message>
        <source>Small towns score 4</source>
        <translation>Städtchen bringen 4</translation>
    </message>
    <message>
        <source>A complete city of two tiles scores 4 points; without this option, 2.</source>
        <translation>Eine fertige Stadt aus zwei Plättchen bringt 4 Punkte, ohne diese Option 2.</translation>
    </message>
    <message>
        <source>Occupied castles count for fields</source>
        <translation>Besetzte Burgen zählen für Wiesen</translation>
    </message>
    <message>
        <source>A castle that never scored gives a field 4 points; without this option, 0.</source>
        <translation>Eine nie gewertete Burg bringt einer Wiese 4 Punkte, ohne diese Option 0.</translation>
    </message>
    <message>
        <source>The first player is random; only the order of the pile is hidden.</source>
        <translation>Wer beginnt, entscheidet der Zufall; verdeckt ist nur die Reihenfolge des Stapels.</translation>
    </message>
    <message>
        <source>small towns for 2</source>
        <translation>Städtchen zu 2</translation>
    </message>
    <message>
        <source>Lead a road over a field, a city or even another road.</source>
        <translation>Eine Straße über eine Wiese, eine Stadt oder sogar eine andere Straße führen.</translation>
    </message>
    <message>
        <source>Turn a small town into a castle: it scores as much as the next feature completed beside it.</source>
        <translation>Ein Städtchen zur Burg machen: Sie bringt so viel wie das nächste fertige Gebiet daneben.</translation>
    </message>
    <message>
        <source>A bazaar tile starts an auction: all bid points for the next tiles.</source>
        <translation>Ein Basarplättchen löst eine Versteigerung aus: Alle bieten Punkte für die nächsten Plättchen.</translation>
    </message>
    <message>
        <source>Another player has it: the two boards are swapped.</source>
        <translation>Jemand anderes hat sie: Die beiden Tafeln werden getauscht.</translation>
    </message>
    <message>
        <source>Each player is dealt one board of each kind.</source>
        <translation>Alle erhalten von jeder Art eine Tafel.</translation>
    </message>
    <message>
        <source>Each player gets the boards chosen beside their name.</source>
        <translation>Alle erhalten die Tafeln, die neben ihrem Namen gewählt sind.</translation>
    </message>
    <message>
        <source>The first player is random; hands stay hidden from the others.</source>
        <translation>Wer beginnt, entscheidet der Zufall; die Handkarten bleiben den anderen verborgen.</translation>
    </message>
    <message>
        <source>Each player arranges, turns and shifts their three boards and chooses a castle.</source>
        <translation>Alle ordnen, drehen und verschieben ihre drei Tafeln und wählen ein Kastell.</translation>
    </message>
    <message>
        <source>Boards A, B and C as dealt, with the start castle on B.</source>
        <translation>Tafeln A, B und C wie ausgeteilt, das Start-Kastell auf B.</translation>
    </message>
    <message>
        <source>All play at the same time; nobody waits for a turn.</source>
        <translation>Alle spielen gleichzeitig; niemand muss warten.</translation>
    </message>
    <message>
        <source>More than 50 points is good, more than 60 excellent, 70 or more incredible.</source>
        <translation>Mehr als 50 Punkte sind gut, mehr als 60 ausgezeichnet, ab 70 unglaublich.</translation>
    </message>
    <message>
        <source>All in secret</source>
        <translation>Alle geheim</translation>
    </message>
    <message>
        <source>All players choose their start castle at the same time; several may choose the same one.</source>
        <translation>Alle wählen ihre Startburg gleichzeitig; mehrere können dieselbe wählen.</translation>
    </message>
    <message>
        <source>Players choose openly in turn, each a different castle; up to four players.</source>
        <translation>Alle wählen offen der Reihe nach, jede Burg nur einmal; für bis zu vier.</translation>
    </message>
    <message>
        <source>Everybody starts with the same castle.</source>
        <translation>Alle beginnen mit derselben Burg.</translation>
    </message>
    <message>
        <source>Castle for all</source>
        <translation>Burg für alle</translation>
    </message>
    <message>
        <source>The first player chooses</source>
        <translation>Wer beginnt, wählt</translation>
    </message>
    <message>
        <source>{count} regions; the largest have {size} spaces: {kinds}.</source>
        <translation>{count} Gebiete; die größten haben {size} Felder: {kinds}.</translation>
    </message>
    <message>
        <source>Drawn when the game begins; everybody plays the same one.</source>
        <translation>Wird zu Beginn der Partie gelost; alle spielen dasselbe.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>This is not a challenge code or a seed. Enter a whole number from 0 to {largest}, or leave the field empty.</source>
        <translation>Das ist weder der Code einer Herausforderung noch ein Startwert. Gib eine ganze Zahl von 0 bis {largest} ein, oder lass das Feld leer.</translation>
    </message>
    <message>
        <source>The bridge sets the order of play; the first player is random.</source>
        <translation>Die Brücke bestimmt die Reihenfolge; wer beginnt, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>You can combine all available modules.</source>
        <translation>Alle verfügbaren Module lassen sich kombinieren.</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Random, the same for all</source>
        <translation>Zufällig, eins für alle</translation>
    </message>
    <message>
        <source>Drawn when the game begins: one estate for everybody who chooses this.</source>
        <translation>Wird zu Beginn der Partie gelost: ein Fürstentum für alle, die dies wählen.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Drawn when the game begins; no two players draw the same one.</source>
        <translation>Wird zu Beginn der Partie gelost; alle bekommen ein anderes.</translation>
    </message>
    <message>
        <source>Partners sit side by side; the first player is random.</source>
        <translation>Die beiden eines Teams sitzen nebeneinander; wer beginnt, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Your choices differ from the code, so this is a different game: only the seed of the code is used.</source>
        <translation>Deine Auswahl weicht vom Code ab, also ist das eine andere Partie: Vom Code gilt nur der Startwert.</translation>
    </message>
    <message>
        <source>This code contains a typing error, so the game cannot start. Check every letter and digit, or copy the code again, from BQ to the end.</source>
        <translation>Dieser Code enthält einen Tippfehler, deshalb kann die Partie nicht beginnen. Prüfe jeden Buchstaben und jede Ziffer, oder kopiere den Code noch einmal, von BQ bis zum Ende.</translation>
    </message>
    <message>
        <source>Player removed: {name}</source>
        <translation>Platz entfernt: {name}</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Fields score at the end; without this option, they never count.</source>
        <translation>Wiesen werden am Ende gewertet; ohne diese Option zählen sie nie.</translation>
    </message>
    <message>
        <source>no farmers</source>
        <translation>ohne Bauern</translation>
    </message>
    <message>
        <source>Record a game that you play with the box</source>
        <translation>Eine Partie aufzeichnen, die ihr am Tisch spielt</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Tief</translation>
    </message>
    <message>
        <source>{pace}, {seconds} s a turn: {elo} Elo</source>
        <translation>{pace}, {seconds}&#xa0;s je Zug: {elo} Elo</translation>
    </message>
    <message>
        <source>{level}, {pace}</source>
        <translation>{level}, {pace}</translation>
    </message>
    <message>
        <source>How long these bots think about a turn. All of them use the same pace.</source>
        <translation>Wie lange diese Bots über einen Zug nachdenken. Alle haben dasselbe Tempo.</translation>
    </message>
    <message>
        <source>Tries out many turns for {seconds} s.</source>
        <translation>Probiert {seconds}&#xa0;s lang viele Züge aus.</translation>
    </message>
</context>
<context>
    <name>Pass on</name>
    <message>
        <source>Colour die: {colour}</source>
        <translation>Farbwürfel: {colour}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} Sanduhr</numerusform>
            <numerusform>{n} Sanduhren</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is being set up.</source>
        <translation>Die Partie wird aufgebaut.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Weiter an {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>You go first.</source>
        <translation>Zuerst am Zug.</translation>
    </message>
    <message>
        <source>You go second.</source>
        <translation>Als Zweites am Zug.</translation>
    </message>
    <message>
        <source>You go third.</source>
        <translation>Als Drittes am Zug.</translation>
    </message>
    <message>
        <source>You go fourth.</source>
        <translation>Als Viertes am Zug.</translation>
    </message>
    <message>
        <source>You go fifth.</source>
        <translation>Als Fünftes am Zug.</translation>
    </message>
    <message>
        <source>You go sixth.</source>
        <translation>Als Sechstes am Zug.</translation>
    </message>
    <message>
        <source>Show this each time you pass the screen on</source>
        <translation>Immer zeigen, wenn der Bildschirm weitergegeben wird</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>Die showing {number}</source>
        <translation>Würfel mit {number}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The picture could not be saved</source>
        <translation>Das Bild konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Tisch als Bild speichern</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>Die Kurve als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures ({pattern})</source>
        <translation>Bilder ({pattern})</translation>
    </message>
    <message>
        <source>review</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Blatt speichern</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Blatt drucken</translation>
    </message>
    <message>
        <source>PDF documents ({pattern})</source>
        <translation>PDF-Dokumente ({pattern})</translation>
    </message>
    <message>
        <source>The program cannot write the file “{file}”.</source>
        <translation>Das Programm kann die Datei „{file}“ nicht schreiben.</translation>
    </message>
    <message>
        <source>Choose another folder, and check that the disk is not full.</source>
        <translation>Wähle einen anderen Ordner, und prüfe, ob auf der Festplatte noch Platz ist.</translation>
    </message>
    <message>
        <source>Picture saved: {file}</source>
        <translation>Bild gespeichert: {file}</translation>
    </message>
    <message>
        <source>The table has been copied as a picture.</source>
        <translation>Der Tisch wurde als Bild kopiert.</translation>
    </message>
    <message>
        <source>Sheet saved: {file}</source>
        <translation>Blatt gespeichert: {file}</translation>
    </message>
    <message>
        <source>The sheet has been sent to the printer.</source>
        <translation>Das Blatt wurde an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Save the turn as an animation</source>
        <translation>Den Zug als Animation speichern</translation>
    </message>
    <message>
        <source>Drawing the turn…</source>
        <translation>Der Zug wird gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>The animation could not be saved</source>
        <translation>Die Animation konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>No turn has been played yet.</source>
        <translation>Es wurde noch kein Zug gespielt.</translation>
    </message>
    <message>
        <source>Animation saved: {file}</source>
        <translation>Animation gespeichert: {file}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>zug</translation>
    </message>
    <message>
        <source>Save the report as a picture</source>
        <translation>Den Bericht als Bild speichern</translation>
    </message>
    <message>
        <source>report</source>
        <translation>bericht</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>Trauben</translation>
    </message>
    <message>
        <source>silk</source>
        <translation>Seide</translation>
    </message>
    <message>
        <source>jugs</source>
        <translation>Krüge</translation>
    </message>
    <message>
        <source>barrels</source>
        <translation>Fässer</translation>
    </message>
    <message>
        <source>cheese</source>
        <translation>Käse</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>pastures</source>
        <translation>Weiden</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Ware</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message numerus="yes">
        <source>{n} monk(s)</source>
        <translation>
            <numerusform>{n} Mönch</numerusform>
            <numerusform>{n} Mönche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silver</source>
        <translation>
            <numerusform>{n} Silber</numerusform>
            <numerusform>{n} Silber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} good(s)</source>
        <translation>
            <numerusform>{n} Ware</numerusform>
            <numerusform>{n} Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>monastery region</source>
        <translation>Klostergebiet</translation>
    </message>
    <message>
        <source>mine region</source>
        <translation>Minengebiet</translation>
    </message>
    <message>
        <source>river region</source>
        <translation>Flussgebiet</translation>
    </message>
    <message>
        <source>town region</source>
        <translation>Stadtgebiet</translation>
    </message>
    <message>
        <source>pasture region</source>
        <translation>Weidegebiet</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>Gasthaus</translation>
    </message>
    <message>
        <source>black tile</source>
        <translation>schwarzes Plättchen</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>Warenhaus</translation>
    </message>
    <message>
        <source>carpenter</source>
        <translation>Schreinerei</translation>
    </message>
    <message>
        <source>church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>boarding house</source>
        <translation>Wohnhaus</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>city hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>Wachturm</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>Kran</translation>
    </message>
    <message>
        <source>white castle</source>
        <translation>weiße Burg</translation>
    </message>
    <message>
        <source>sale</source>
        <translation>Verkauf</translation>
    </message>
    <message>
        <source>full colour</source>
        <translation>bedeckte Farbe</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>northwest {place}</source>
        <translation>Nordwest {place}</translation>
    </message>
    <message>
        <source>northeast {place}</source>
        <translation>Nordost {place}</translation>
    </message>
    <message>
        <source>southwest {place}</source>
        <translation>Südwest {place}</translation>
    </message>
    <message>
        <source>southeast {place}</source>
        <translation>Südost {place}</translation>
    </message>
    <message numerus="yes">
        <source>{n} chicken(s)</source>
        <translation>
            <numerusform>{n} Huhn</numerusform>
            <numerusform>{n} Hühner</numerusform>
        </translation>
    </message>
    <message>
        <source>shield {number}</source>
        <translation>Schild {number}</translation>
    </message>
    <message numerus="yes">
        <source>{n} worker(s)</source>
        <translation>
            <numerusform>{n} Arbeiter</numerusform>
            <numerusform>{n} Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silverling(s)</source>
        <translation>
            <numerusform>{n} Silberling</numerusform>
            <numerusform>{n} Silberlinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cheese(s)</source>
        <translation>
            <numerusform>{n} Käse</numerusform>
            <numerusform>{n} Käse</numerusform>
        </translation>
    </message>
    <message>
        <source>knowledge tile {number}</source>
        <translation>Wissensplättchen {number}</translation>
    </message>
    <message>
        <source>trade route</source>
        <translation>Handelsweg</translation>
    </message>
    <message numerus="yes">
        <source>{n} cow(s)</source>
        <translation>
            <numerusform>{n} Kuh</numerusform>
            <numerusform>{n} Kühe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sheep</source>
        <translation>
            <numerusform>{n} Schaf</numerusform>
            <numerusform>{n} Schafe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pig(s)</source>
        <translation>
            <numerusform>{n} Schwein</numerusform>
            <numerusform>{n} Schweine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} geese</source>
        <translation>
            <numerusform>{n} Gans</numerusform>
            <numerusform>{n} Gänse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fish</source>
        <translation>
            <numerusform>{n} Fisch</numerusform>
            <numerusform>{n} Fische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bunch(es) of grapes</source>
        <translation>
            <numerusform>{n} Traube</numerusform>
            <numerusform>{n} Trauben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} spool(s) of silk</source>
        <translation>
            <numerusform>{n} Rolle Seide</numerusform>
            <numerusform>{n} Rollen Seide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} jug(s)</source>
        <translation>
            <numerusform>{n} Krug</numerusform>
            <numerusform>{n} Krüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} barrel(s)</source>
        <translation>
            <numerusform>{n} Fass</numerusform>
            <numerusform>{n} Fässer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>buy the {tile} from the black depot</source>
        <translation>{tile} aus dem schwarzen Depot kaufen</translation>
    </message>
    <message>
        <source>buy an inn</source>
        <translation>ein Gasthaus kaufen</translation>
    </message>
    <message>
        <source>pay no tribute</source>
        <translation>keinen Tribut zahlen</translation>
    </message>
    <message>
        <source>load {goods} from depot {depots}</source>
        <translation>{goods} aus Depot {depots} laden</translation>
    </message>
    <message>
        <source>load {goods} from depots {depots}</source>
        <translation>{goods} aus den Depots {depots} laden</translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {die}</source>
        <translation>{tile} mit der {die} aus Depot {depot} nehmen</translation>
    </message>
    <message>
        <source>sell {goods} with the {die}</source>
        <translation>{goods} mit der {die} verkaufen</translation>
    </message>
    <message>
        <source>take workers with the {die}</source>
        <translation>Arbeiter mit der {die} nehmen</translation>
    </message>
    <message>
        <source>turn the {die} to {to}</source>
        <translation>die {die} auf {to} drehen</translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {effect}</source>
        <translation>{tile} aus Depot {depot} nehmen ({effect})</translation>
    </message>
    <message>
        <source>sell {goods} with the {effect}</source>
        <translation>{goods} verkaufen ({effect})</translation>
    </message>
    <message>
        <source>take workers with the {effect}</source>
        <translation>Arbeiter nehmen ({effect})</translation>
    </message>
    <message>
        <source>leave the {effect} unused</source>
        <translation>auf den Effekt verzichten ({effect})</translation>
    </message>
    <message>
        <source>use the {effect} as {building}</source>
        <translation>wie {building} wirken ({effect})</translation>
    </message>
    <message>
        <source>take {shield} from depot {depot} with the {effect}</source>
        <translation>{shield} aus Depot {depot} nehmen ({effect})</translation>
    </message>
    <message>
        <source>take all {goods} with the {effect}</source>
        <translation>alles nehmen: {goods} ({effect})</translation>
    </message>
    <message>
        <source>begin on estate {estate} with the castle on {castle}</source>
        <translation>in Fürstentum {estate} mit der Burg auf {castle} beginnen</translation>
    </message>
    <message>
        <source>buy the {tile} from depot {depot}</source>
        <translation>{tile} aus Depot {depot} kaufen</translation>
    </message>
    <message>
        <source>buy 2 workers</source>
        <translation>2 Arbeiter kaufen</translation>
    </message>
    <message>
        <source>take {shield} from depot {depot}</source>
        <translation>{shield} aus Depot {depot} nehmen</translation>
    </message>
    <message>
        <source>pay tribute for {shields}</source>
        <translation>Tribut zahlen: {shields}</translation>
    </message>
    <message>
        <source>buy a point</source>
        <translation>einen Punkt kaufen</translation>
    </message>
    <message>
        <source>take the {tile} from the black depot as a black tile</source>
        <translation>{tile} aus dem schwarzen Depot als schwarzes Plättchen nehmen</translation>
    </message>
    <message>
        <source>give {goods} for the black tile</source>
        <translation>{goods} für das schwarze Plättchen abgeben</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>put the tile aside</source>
        <translation>das Plättchen beiseitelegen</translation>
    </message>
    <message>
        <source>build a bridge at {cell}</source>
        <translation>bei {cell} eine Brücke bauen</translation>
    </message>
    <message>
        <source>choose for the castle: {feature}</source>
        <translation>für die Burg wählen: {feature}</translation>
    </message>
    <message>
        <source>choose {tile}</source>
        <translation>{tile} wählen</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>{points} bieten</translation>
    </message>
    <message>
        <source>buy the tile for the bid</source>
        <translation>das Plättchen für das Gebot kaufen</translation>
    </message>
    <message>
        <source>sell the tile for the bid</source>
        <translation>das Plättchen für das Gebot verkaufen</translation>
    </message>
    <message>
        <source>begin with the castle on {cell}</source>
        <translation>mit der Burg auf {cell} beginnen</translation>
    </message>
    <message>
        <source>take a worker</source>
        <translation>einen Arbeiter nehmen</translation>
    </message>
    <message>
        <source>lay out the boards {boards} with the castle on {cell}</source>
        <translation>die Tafeln {boards} auslegen, Kastell auf {cell}</translation>
    </message>
    <message>
        <source>take the bonus tile {bonus}</source>
        <translation>das Bonusplättchen {bonus} nehmen</translation>
    </message>
    <message>
        <source>draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>take {tile}</source>
        <translation>{tile} nehmen</translation>
    </message>
    <message>
        <source>{action} for a marble</source>
        <translation>{action} für einen Marmor</translation>
    </message>
    <message>
        <source>place the {tile} on {cell} with the {die}</source>
        <translation>{tile} mit der {die} auf {cell} legen</translation>
    </message>
    <message>
        <source>place the {tile} on {cell} with the {effect}</source>
        <translation>{tile} auf {cell} legen ({effect})</translation>
    </message>
    <message>
        <source>take the workers from the {effect}</source>
        <translation>Arbeiter annehmen ({effect})</translation>
    </message>
    <message>
        <source>discard the {tile}</source>
        <translation>{tile} abwerfen</translation>
    </message>
    <message>
        <source>{action}, discarding the {tile}</source>
        <translation>{action}, dafür {tile} abwerfen</translation>
    </message>
    <message>
        <source>place {tile} at {cell}</source>
        <translation>{tile} bei {cell} legen</translation>
    </message>
    <message>
        <source>place a knight in the city</source>
        <translation>einen Ritter in die Stadt setzen</translation>
    </message>
    <message>
        <source>place a thief on the road</source>
        <translation>einen Wegelagerer auf die Straße setzen</translation>
    </message>
    <message>
        <source>place a thief on the bridge</source>
        <translation>einen Wegelagerer auf die Brücke setzen</translation>
    </message>
    <message>
        <source>place a monk in the monastery</source>
        <translation>einen Mönch ins Kloster setzen</translation>
    </message>
    <message>
        <source>place a farmer in the field</source>
        <translation>einen Bauern auf die Wiese setzen</translation>
    </message>
    <message>
        <source>turn the town into a castle</source>
        <translation>das Städtchen zur Burg machen</translation>
    </message>
    <message>
        <source>mark only one space</source>
        <translation>nur ein Feld markieren</translation>
    </message>
    <message>
        <source>swap all {colour} in the display</source>
        <translation>alle {colour} der Auslage tauschen</translation>
    </message>
    <message>
        <source>place {tile} on {cell}</source>
        <translation>{tile} auf {cell} legen</translation>
    </message>
    <message>
        <source>place {tile} on {cell} with the castle</source>
        <translation>{tile} mit dem Kastell auf {cell} legen</translation>
    </message>
    <message>
        <source>place nothing with the castle</source>
        <translation>mit dem Kastell nichts legen</translation>
    </message>
    <message>
        <source>name player {player} to share their knowledge tiles</source>
        <translation>Spieler {player} nennen und die Wissensplättchen mitnutzen</translation>
    </message>
    <message>
        <source>do nothing more</source>
        <translation>nichts weiter tun</translation>
    </message>
    <message>
        <source>write {number} in the monastery {cell}</source>
        <translation>{number} auf das Kloster {cell} schreiben</translation>
    </message>
    <message>
        <source>write {number} in the mine {cell}</source>
        <translation>{number} auf die Mine {cell} schreiben</translation>
    </message>
    <message>
        <source>write {number} in the river {cell}</source>
        <translation>{number} auf den Fluss {cell} schreiben</translation>
    </message>
    <message>
        <source>write {number} in the town {cell}</source>
        <translation>{number} auf die Stadt {cell} schreiben</translation>
    </message>
    <message>
        <source>write {number} in the castle {cell}</source>
        <translation>{number} auf die Burg {cell} schreiben</translation>
    </message>
    <message>
        <source>write {number} in the pasture {cell}</source>
        <translation>{number} auf die Weide {cell} schreiben</translation>
    </message>
    <message>
        <source>write {number} in space {cell}</source>
        <translation>{number} in Feld {cell} schreiben</translation>
    </message>
</context>
<context>
    <name>Play on</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>A new game begins here: {place}. It is casual, because its dice and tiles come up as before.</source>
        <translation>Hier beginnt eine neue Partie: {place}. Sie ist frei, denn Würfel und Plättchen kommen wie zuvor.</translation>
    </message>
    <message>
        <source>The game you are looking at becomes casual too, because you could see what comes next.</source>
        <translation>Auch die Partie, die du ansiehst, wird frei: Du könntest sehen, was in ihr noch kommt.</translation>
    </message>
    <message>
        <source>The game you are looking at does not change.</source>
        <translation>Die Partie, die du ansiehst, bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Estate spaces covered</source>
        <translation>Bedeckte Felder</translation>
    </message>
    <message>
        <source>Regions completed</source>
        <translation>Abgeschlossene Gebiete</translation>
    </message>
    <message>
        <source>Goods tiles sold</source>
        <translation>Verkaufte Warenplättchen</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Gekaufte Plättchen</translation>
    </message>
    <message>
        <source>Workers paid</source>
        <translation>Bezahlte Arbeiter</translation>
    </message>
    <message>
        <source>Spaces marked</source>
        <translation>Markierte Felder</translation>
    </message>
    <message>
        <source>Bonuses used</source>
        <translation>Verbrauchte Boni</translation>
    </message>
    <message>
        <source>Second marks</source>
        <translation>Zweite Markierungen</translation>
    </message>
    <message>
        <source>Bonuses left</source>
        <translation>Übrige Boni</translation>
    </message>
    <message>
        <source>spaces marked</source>
        <translation>Felder markiert</translation>
    </message>
    <message>
        <source>regions completed</source>
        <translation>Gebiete fertig</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Points by tile</source>
        <translation>Punkte nach Plättchen</translation>
    </message>
    <message>
        <source>Cities completed</source>
        <translation>Städte fertig</translation>
    </message>
    <message>
        <source>Most points for a city</source>
        <translation>Meiste Punkte für eine Stadt</translation>
    </message>
    <message>
        <source>Roads completed</source>
        <translation>Straßen fertig</translation>
    </message>
    <message>
        <source>Monasteries completed</source>
        <translation>Klöster fertig</translation>
    </message>
    <message>
        <source>Fields with farmers</source>
        <translation>Wiesen mit Bauern</translation>
    </message>
    <message>
        <source>Bridges built</source>
        <translation>Brücken gebaut</translation>
    </message>
    <message>
        <source>Castles built</source>
        <translation>Burgen gebaut</translation>
    </message>
    <message>
        <source>Tiles from bazaars</source>
        <translation>Plättchen von Basaren</translation>
    </message>
    <message>
        <source>{deal}.</source>
        <translation>{deal}.</translation>
    </message>
    <message>
        <source>with {modules}</source>
        <translation>mit {modules}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Bazaars: gained and paid</source>
        <translation>Basare: bekommen und gezahlt</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <translation>Basare</translation>
    </message>
    <message>
        <source>Unfinished cities</source>
        <translation>Unfertige Städte</translation>
    </message>
    <message>
        <source>Cities, end</source>
        <translation>Städte, Ende</translation>
    </message>
    <message>
        <source>Unfinished roads</source>
        <translation>Unfertige Straßen</translation>
    </message>
    <message>
        <source>Roads, end</source>
        <translation>Straßen, Ende</translation>
    </message>
    <message>
        <source>Unfinished monasteries</source>
        <translation>Unfertige Klöster</translation>
    </message>
    <message>
        <source>Monasteries, end</source>
        <translation>Klöster, Ende</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Wiesen</translation>
    </message>
    <message>
        <source>Pastures, counted twice</source>
        <translation>Weiden, doppelt gezählt</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Weiden</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Colours completed</source>
        <translation>Fertige Farben</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Spaces covered</source>
        <translation>Bedeckte Felder</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Tiles taken</source>
        <translation>Genommene Plättchen</translation>
    </message>
    <message>
        <source>Yield cards</source>
        <translation>Ertragskarten</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>Crops</source>
        <translation>Erzeugnisse</translation>
    </message>
    <message>
        <source>Bonus tiles +1 storage</source>
        <translation>Bonusplättchen +1 Lagerplatz</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Erträge</translation>
    </message>
    <message>
        <source>Hexagons without room</source>
        <translation>Sechsecke ohne Platz</translation>
    </message>
    <message>
        <source>No room</source>
        <translation>Kein Platz</translation>
    </message>
    <message>
        <source>Cards in hand, end</source>
        <translation>Handkarten, Ende</translation>
    </message>
    <message>
        <source>Cards, end</source>
        <translation>Karten, Ende</translation>
    </message>
    <message>
        <source>Stored tiles, end</source>
        <translation>Plättchen im Lager, Ende</translation>
    </message>
    <message>
        <source>Tiles, end</source>
        <translation>Plättchen, Ende</translation>
    </message>
    <message>
        <source>Stored hexagons, end</source>
        <translation>Sechsecke im Lager, Ende</translation>
    </message>
    <message>
        <source>Hexagons, end</source>
        <translation>Sechsecke, Ende</translation>
    </message>
    <message>
        <source>Marble left over</source>
        <translation>Übriger Marmor</translation>
    </message>
    <message>
        <source>Marble, end</source>
        <translation>Marmor, Ende</translation>
    </message>
    <message>
        <source>Workers left over</source>
        <translation>Übrige Arbeiter</translation>
    </message>
    <message>
        <source>Workers, end</source>
        <translation>Arbeiter, Ende</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Modules: {modules}.</source>
        <translation>Module: {modules}.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Points by phase</source>
        <translation>Punkte nach Durchgang</translation>
    </message>
    <message>
        <source>Along the way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3. Platz</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4. Platz</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces covered</source>
        <translation>{covered} von {spaces} Feldern bedeckt</translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation>{count} von {whole}</translation>
    </message>
    <message>
        <source>spaces covered</source>
        <translation>Felder bedeckt</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Storage tiles</source>
        <translation>Lagerplättchen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>All points by source, and what is still open</source>
        <translation>Alle Punkte nach Quelle und was noch offen ist</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>{title}: {course}</source>
        <translation>{title}: {course}</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>5. Platz</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>6. Platz</translation>
    </message>
    <message>
        <source>Phase bonus</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Verkaufte Waren</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Verkäufe</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Farbboni</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Wissensplättchen</translation>
    </message>
    <message>
        <source>Knowledge, end</source>
        <translation>Wissen am Ende</translation>
    </message>
    <message>
        <source>Goods, silver, workers left</source>
        <translation>Waren, Silber, Arbeiter übrig</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelswege</translation>
    </message>
    <message>
        <source>Points bought</source>
        <translation>Gekaufte Punkte</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Schilde</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Rounds with nothing to mark</source>
        <translation>Runden ohne passendes Feld</translation>
    </message>
    <message>
        <source>One player, duchy {sheet}.</source>
        <translation>Allein, Fürstentum {sheet}.</translation>
    </message>
    <message>
        <source>Two players, duchy {sheet}.</source>
        <translation>Zu zweit, Fürstentum {sheet}.</translation>
    </message>
    <message>
        <source>Three players, duchy {sheet}.</source>
        <translation>Zu dritt, Fürstentum {sheet}.</translation>
    </message>
    <message>
        <source>Four players, duchy {sheet}.</source>
        <translation>Zu viert, Fürstentum {sheet}.</translation>
    </message>
    <message>
        <source>Five players, duchy {sheet}.</source>
        <translation>Zu fünft, Fürstentum {sheet}.</translation>
    </message>
    <message>
        <source>Six players, duchy {sheet}.</source>
        <translation>Zu sechst, Fürstentum {sheet}.</translation>
    </message>
    <message>
        <source>Tiles placed</source>
        <translation>Plättchen gelegt</translation>
    </message>
    <message>
        <source>Followers placed</source>
        <translation>Gefolgsleute gesetzt</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Zu fünft</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Zu sechst</translation>
    </message>
    <message>
        <source>Castles</source>
        <comment>towns turned into castles</comment>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>Tiles placed by castles</source>
        <translation>Von Kastellen gelegte Plättchen</translation>
    </message>
    <message>
        <source>Extra actions for marble</source>
        <translation>Zusätzliche Aktionen für Marmor</translation>
    </message>
    <message>
        <source>Colours removed</source>
        <translation>Weggeräumte Farben</translation>
    </message>
    <message>
        <source>Two players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Zu zweit, {rounds} Runden, Fürstentümer geheim ausgelegt.</translation>
    </message>
    <message>
        <source>Three players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Zu dritt, {rounds} Runden, Fürstentümer geheim ausgelegt.</translation>
    </message>
    <message>
        <source>Four players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Zu viert, {rounds} Runden, Fürstentümer geheim ausgelegt.</translation>
    </message>
    <message>
        <source>Two players, {rounds} rounds, quick start.</source>
        <translation>Zu zweit, {rounds} Runden, schneller Einstieg.</translation>
    </message>
    <message>
        <source>Three players, {rounds} rounds, quick start.</source>
        <translation>Zu dritt, {rounds} Runden, schneller Einstieg.</translation>
    </message>
    <message>
        <source>Four players, {rounds} rounds, quick start.</source>
        <translation>Zu viert, {rounds} Runden, schneller Einstieg.</translation>
    </message>
    <message>
        <source>Each green point is counted here as many times as it will have been added by the end.</source>
        <translation>Jeder grüne Punkt zählt hier so oft, wie er bis zum Ende hinzugezählt wird.</translation>
    </message>
    <message>
        <source>Each green point is counted here as many times as it was added to the red points.</source>
        <translation>Jeder grüne Punkt zählt hier so oft, wie er zu den roten hinzugezählt wurde.</translation>
    </message>
    <message>
        <source>One player, edition {edition}, 25 rounds.</source>
        <translation>Allein, Ausgabe {edition}, 25 Runden.</translation>
    </message>
    <message>
        <source>Two players, edition {edition}, 25 rounds.</source>
        <translation>Zu zweit, Ausgabe {edition}, 25 Runden.</translation>
    </message>
    <message>
        <source>Three players, edition {edition}, 25 rounds.</source>
        <translation>Zu dritt, Ausgabe {edition}, 25 Runden.</translation>
    </message>
    <message>
        <source>Four players, edition {edition}, 25 rounds.</source>
        <translation>Zu viert, Ausgabe {edition}, 25 Runden.</translation>
    </message>
    <message>
        <source>player {seat}: {points}</source>
        <translation>Platz {seat}: {points}</translation>
    </message>
    <message>
        <source>A team&apos;s points for knowledge tiles and leftovers are listed with its first member.</source>
        <translation>Die Punkte eines Teams für Wissensplättchen und Übriges stehen bei seinem ersten Mitglied.</translation>
    </message>
    <message>
        <source>Team total</source>
        <translation>Team gesamt</translation>
    </message>
    <message>
        <source>targets reached</source>
        <translation>Ziele erreicht</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Punkte insgesamt</translation>
    </message>
    <message>
        <source>The same players and a new deal; the first player is drawn again.</source>
        <translation>Dieselbe Besetzung, neu ausgeteilt; wer beginnt, wird neu ausgelost.</translation>
    </message>
    <message>
        <source>Leftovers, end</source>
        <translation>Rest am Ende</translation>
    </message>
    <message>
        <source>Black tiles placed</source>
        <translation>Gelegte schwarze Plättchen</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>That is not possible</source>
        <translation>Das geht nicht</translation>
    </message>
    <message>
        <source>Choose something else.</source>
        <translation>Wähle etwas anderes.</translation>
    </message>
    <message numerus="yes">
        <source>{n} error(s) so far.</source>
        <translation>
            <numerusform>Bisher ist {n} Fehler aufgetreten.</numerusform>
            <numerusform>Bisher sind {n} Fehler aufgetreten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>A file or folder cannot be used</source>
        <translation>Eine Datei oder ein Ordner lässt sich nicht benutzen</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Es kann nichts gespeichert werden</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>If the table looks wrong, undo the last action or restart the program. Your report helps to fix the error.</source>
        <translation>Wenn der Tisch falsch aussieht, nimm die letzte Aktion zurück oder starte das Programm neu. Dein Bericht hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>A bot could not choose a move</source>
        <translation>Ein Bot konnte keinen Zug wählen</translation>
    </message>
    <message>
        <source>No hint was found</source>
        <translation>Kein Hinweis gefunden</translation>
    </message>
    <message>
        <source>The tutor could not check your move</source>
        <translation>Der Tutor konnte deinen Zug nicht prüfen</translation>
    </message>
    <message>
        <source>Path copied</source>
        <translation>Pfad kopiert</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>“{file}”: the system reports “{reason}”. Your request was not carried out.</source>
        <translation>„{file}“: Das System meldet „{reason}“. Dein Auftrag wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Check that the disk is connected and that you are allowed to read and write in the folder. Then try again.</source>
        <translation>Prüfe, ob die Festplatte angeschlossen ist und ob du in dem Ordner lesen und schreiben darfst. Versuch es dann noch einmal.</translation>
    </message>
    <message>
        <source>Burgundy Qt cannot write to the folder “{folder}”: the system reports “{reason}”. You can play, but your games, settings and statistics will be lost when you close the program.</source>
        <translation>Burgundy Qt kann nicht in den Ordner „{folder}“ schreiben: Das System meldet „{reason}“. Du kannst spielen, aber Partien, Einstellungen und Statistik gehen verloren, wenn du das Programm schließt.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder, then restart the program. To use another folder, start it with --data-dir.</source>
        <translation>Prüfe, ob du in den Ordner schreiben darfst, und starte das Programm dann neu. Wenn du einen anderen Ordner benutzen willst, starte es mit --data-dir.</translation>
    </message>
    <message>
        <source>The program ran into an error, but your game continues. Unless another message says otherwise, it is saved up to the last completed action.</source>
        <translation>Im Programm ist ein Fehler aufgetreten, aber deine Partie geht weiter. Solange keine andere Meldung das Gegenteil sagt, ist sie bis zur letzten abgeschlossenen Aktion gespeichert.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Click a glowing space. Then you enter what was paid.</source>
        <translation>Klicke auf ein leuchtendes Feld. Danach gibst du ein, womit bezahlt wurde.</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>Plättchen nehmen</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>Waren verkaufen</translation>
    </message>
    <message>
        <source>turn a die into workers</source>
        <translation>Arbeiter nehmen</translation>
    </message>
    <message>
        <source>Choose a glowing space. It moves your marker on the bridge and loads goods.</source>
        <translation>Wähle ein leuchtendes Feld. Dein Spielstein zieht auf der Brücke weiter, und du lädst Waren.</translation>
    </message>
    <message>
        <source>Both dice are used. End your turn.</source>
        <translation>Beide Würfel sind genutzt. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>{actions}.</source>
        <translation>{actions}.</translation>
    </message>
    <message>
        <source>The castle&apos;s action</source>
        <translation>Die Aktion der Burg</translation>
    </message>
    <message>
        <source>The carpenter</source>
        <translation>Die Schreinerei</translation>
    </message>
    <message>
        <source>Take a building from a depot, or pass.</source>
        <translation>Nimm ein Gebäude aus einem Depot, oder verzichte.</translation>
    </message>
    <message>
        <source>The church</source>
        <translation>Die Kirche</translation>
    </message>
    <message>
        <source>Take a mine, a knowledge tile or a castle from a depot, or pass.</source>
        <translation>Nimm eine Mine, ein Wissensplättchen oder eine Burg aus einem Depot, oder verzichte.</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Der Markt</translation>
    </message>
    <message>
        <source>Take a ship or an animal tile from a depot, or pass.</source>
        <translation>Nimm ein Schiff oder ein Tierplättchen aus einem Depot, oder verzichte.</translation>
    </message>
    <message>
        <source>The city hall</source>
        <translation>Das Rathaus</translation>
    </message>
    <message>
        <source>The warehouse</source>
        <translation>Das Warenhaus</translation>
    </message>
    <message>
        <source>Sell one kind of goods without a die, or pass.</source>
        <translation>Verkauf ohne Würfel eine Warensorte, oder verzichte.</translation>
    </message>
    <message>
        <source>The ship comes in</source>
        <translation>Das Schiff legt an</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Choose a glowing space. Its region counts as one space larger.</source>
        <translation>Wähle ein leuchtendes Feld. Sein Gebiet gilt als ein Feld größer.</translation>
    </message>
    <message>
        <source>The white castle</source>
        <translation>Die weiße Burg</translation>
    </message>
    <message>
        <source>The crane</source>
        <translation>Der Kran</translation>
    </message>
    <message>
        <source>The ship and your shield</source>
        <translation>Das Schiff und dein Schild</translation>
    </message>
    <message>
        <source>Choose the goods to take from all depots, or pass.</source>
        <translation>Wähle die Waren, die du aus allen Depots nimmst, oder verzichte.</translation>
    </message>
    <message>
        <source>The castle and your shield</source>
        <translation>Die Burg und dein Schild</translation>
    </message>
    <message>
        <source>Take a shield from a depot, or pass.</source>
        <translation>Nimm einen Schild aus einem Depot, oder verzichte.</translation>
    </message>
    <message>
        <source>The end of the phase</source>
        <translation>Das Ende des Durchgangs</translation>
    </message>
    <message>
        <source>Tribute for your shields</source>
        <translation>Tribut für deine Schilde</translation>
    </message>
    <message>
        <source>Too many tiles</source>
        <translation>Zu viele Plättchen</translation>
    </message>
    <message>
        <source>Turn a die</source>
        <translation>Einen Würfel drehen</translation>
    </message>
    <message>
        <source>Choose the number that it should show.</source>
        <translation>Wähle die Zahl, die er zeigen soll.</translation>
    </message>
    <message>
        <source>buy a point</source>
        <translation>einen Punkt kaufen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>{name} bids {points}: buy at that price, or sell.</source>
        <translation>{name} bietet {points}: Kauf zu diesem Preis, oder verkauf.</translation>
    </message>
    <message>
        <source>Put it aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Build a bridge?</source>
        <translation>Eine Brücke bauen?</translation>
    </message>
    <message>
        <source>Place a follower?</source>
        <translation>Gefolgsmann setzen?</translation>
    </message>
    <message>
        <source>Castle or points?</source>
        <translation>Burg oder Punkte?</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Wähle ein Plättchen</translation>
    </message>
    <message>
        <source>No bridge</source>
        <translation>Keine Brücke</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Kein Gefolgsmann</translation>
    </message>
    <message>
        <source>Raise or pass</source>
        <translation>Mehr bieten?</translation>
    </message>
    <message>
        <source>Buy or sell</source>
        <translation>Kauf oder Verkauf?</translation>
    </message>
    <message>
        <source>Your opening bid</source>
        <translation>Dein Eröffnungsgebot</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Click a castle that nobody else has.</source>
        <translation>Klick eine Burg an, die noch niemand hat.</translation>
    </message>
    <message>
        <source>With a monk</source>
        <translation>Mit einem Mönch</translation>
    </message>
    <message>
        <source>One colour die counts as any colour. Choose a glowing space.</source>
        <translation>Ein Farbwürfel zählt als beliebige Farbe. Wähle ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>With a worker</source>
        <translation>Mit einem Arbeiter</translation>
    </message>
    <message>
        <source>One number die counts as any number. Choose a glowing space.</source>
        <translation>Ein Zahlenwürfel zählt als beliebige Zahl. Wähle ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>Click one of your four castles.</source>
        <translation>Klick eine deiner vier Burgen an.</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Welche Zahl?</translation>
    </message>
    <message>
        <source>Nothing fits these dice</source>
        <translation>Nichts passt zu diesen Würfeln</translation>
    </message>
    <message>
        <source>Take a worker</source>
        <translation>Einen Arbeiter nehmen</translation>
    </message>
    <message>
        <source>Choose a glowing space.</source>
        <translation>Wähle ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>Die Startburg</translation>
    </message>
    <message>
        <source>Take a worker for later rounds.</source>
        <translation>Nimm einen Arbeiter für spätere Runden.</translation>
    </message>
    <message numerus="yes">
        <source>Castle: {n} neighbour(s), colours: {colours}</source>
        <translation>
            <numerusform>Kastell: {n} Nachbar, Farben: {colours}</numerusform>
            <numerusform>Kastell: {n} Nachbarn, Farben: {colours}</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards, or take a tile.</source>
        <translation>Zieh Karten, oder nimm ein Plättchen.</translation>
    </message>
    <message>
        <source>Draw cards.</source>
        <translation>Zieh Karten.</translation>
    </message>
    <message>
        <source>Take a tile.</source>
        <translation>Nimm ein Plättchen.</translation>
    </message>
    <message>
        <source>Other payment</source>
        <translation>Anders zahlen</translation>
    </message>
    <message>
        <source>{whose}: {asked}</source>
        <translation>{whose}: {asked}</translation>
    </message>
    <message>
        <source>Choose a bonus tile</source>
        <translation>Wähle ein Bonusplättchen</translation>
    </message>
    <message>
        <source>The town</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Das Kastell</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Nimm ein Plättchen</translation>
    </message>
    <message>
        <source>The display has changed: take one of the glowing tiles.</source>
        <translation>Die Auslage ist anders: Nimm eines der leuchtenden Plättchen.</translation>
    </message>
    <message>
        <source>Nothing fits yet</source>
        <translation>Noch passt nichts</translation>
    </message>
    <message>
        <source>Swap another kind, or take a tile that does not fit.</source>
        <translation>Tausch noch eine Art, oder nimm ein Plättchen, das nicht passt.</translation>
    </message>
    <message>
        <source>{can} Or end your turn and keep the marble.</source>
        <translation>{can} Oder beende deinen Zug und behalte den Marmor.</translation>
    </message>
    <message>
        <source>Take: {tile}</source>
        <translation>Nimm: {tile}</translation>
    </message>
    <message>
        <source>Click a glowing space. It costs nothing.</source>
        <translation>Klick ein leuchtendes Feld an. Es kostet nichts.</translation>
    </message>
    <message>
        <source>Swap a kind</source>
        <translation>Eine Art tauschen</translation>
    </message>
    <message>
        <source>As proposed</source>
        <translation>Wie vorgeschlagen</translation>
    </message>
    <message>
        <source>One more action for a marble?</source>
        <translation>Noch eine Aktion für einen Marmor?</translation>
    </message>
    <message>
        <source>{name} cannot go on</source>
        <translation>{name} kann nicht weiter</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>Was nun?</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Neu überlegen</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>Warten auf {names}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{actions}. You may also buy.</source>
        <translation>{actions}. Du darfst auch kaufen.</translation>
    </message>
    <message>
        <source>Your first castle</source>
        <translation>Deine erste Burg</translation>
    </message>
    <message>
        <source>The {tile}</source>
        <translation>{tile}</translation>
    </message>
    <message>
        <source>Take it with a die, or buy it?</source>
        <translation>Mit einem Würfel nehmen oder kaufen?</translation>
    </message>
    <message>
        <source>Buy the {tile}</source>
        <translation>{tile} kaufen</translation>
    </message>
    <message>
        <source>Pay with silverlings or with workers?</source>
        <translation>Mit Silberlingen zahlen oder mit Arbeitern?</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy points.</source>
        <translation>Beide Würfel sind genutzt. Du kannst noch Punkte kaufen.</translation>
    </message>
    <message>
        <source>All spaces of a colour are covered</source>
        <translation>Alle Felder einer Farbe sind bedeckt</translation>
    </message>
    <message>
        <source>A black tile for 5 goods</source>
        <translation>Ein schwarzes Plättchen für 5 Waren</translation>
    </message>
    <message>
        <source>{tile}, face down</source>
        <translation>{tile}, verdeckt</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy points or a tile.</source>
        <translation>Beide Würfel sind genutzt. Du kannst noch Punkte oder ein Plättchen kaufen.</translation>
    </message>
    <message>
        <source>Give goods for the black tile</source>
        <translation>Gib Waren für das schwarze Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>Click {n} more of your goods, of any kind.</source>
        <translation>
            <numerusform>Klick noch {n} deiner Waren an, gleich welcher Sorte.</numerusform>
            <numerusform>Klick noch {n} deiner Waren an, gleich welcher Sorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Bis zu meinem Zug</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name}: {action}.</translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>The final score shows every point and where it came from.</source>
        <translation>Die Schlusswertung zeigt jeden Punkt und woher er kam.</translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation>{tile} nehmen</translation>
    </message>
    <message>
        <source>Each shield that you keep costs 1 silverling. The others leave the game.</source>
        <translation>Jeder Schild, den du behältst, kostet 1 Silberling. Die anderen kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy a tile.</source>
        <translation>Beide Würfel sind genutzt. Du kannst noch ein Plättchen kaufen.</translation>
    </message>
    <message>
        <source>Which goods?</source>
        <translation>Welche Waren?</translation>
    </message>
    <message>
        <source>The {die}</source>
        <translation>Die {die}</translation>
    </message>
    <message>
        <source>You may buy a tile.</source>
        <translation>Du darfst ein Plättchen kaufen.</translation>
    </message>
    <message>
        <source>Choose your estate</source>
        <translation>Wähle dein Fürstentum</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Welches Plättchen?</translation>
    </message>
    <message>
        <source>Choose the stored tile for this space.</source>
        <translation>Wähle das Plättchen aus dem Lager für dieses Feld.</translation>
    </message>
    <message>
        <source>Choose a glowing castle space.</source>
        <translation>Wähle ein leuchtendes Burgfeld.</translation>
    </message>
    <message>
        <source>Depot {depot}</source>
        <translation>Depot {depot}</translation>
    </message>
    <message>
        <source>Add the goods of a neighbouring depot, or click this one again to load it alone.</source>
        <translation>Nimm die Waren eines Nachbardepots dazu, oder klick dieses noch einmal an, um nur hier zu laden.</translation>
    </message>
    <message>
        <source>place a stored tile</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Choose a glowing space. It gives you one more action with any die.</source>
        <translation>Wähle ein leuchtendes Feld. Du bekommst noch eine Aktion mit einem beliebigen Würfel.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It gives you a silverling at the end of every phase.</source>
        <translation>Wähle ein leuchtendes Feld. Am Ende jedes Durchgangs bringt es einen Silberling.</translation>
    </message>
    <message>
        <source>Choose a glowing space. Every tile of this kind in the same pasture scores again.</source>
        <translation>Wähle ein leuchtendes Feld. Alle gleichen Tiere auf derselben Weide zählen noch einmal.</translation>
    </message>
    <message>
        <source>Choose a glowing space. Its effect happens at once.</source>
        <translation>Wähle ein leuchtendes Feld. Der Effekt tritt sofort ein.</translation>
    </message>
    <message>
        <source>Choose a glowing space. The tile works from now on.</source>
        <translation>Wähle ein leuchtendes Feld. Das Plättchen wirkt von da an.</translation>
    </message>
    <message>
        <source>One more action with a die of any value: click what to do.</source>
        <translation>Noch eine Aktion mit einem beliebigen Würfel: Klick an, was du tun willst.</translation>
    </message>
    <message>
        <source>Place another stored tile on a space of any number, or pass.</source>
        <translation>Leg noch ein Plättchen aus dem Lager, ganz gleich auf welche Zahl, oder verzichte.</translation>
    </message>
    <message>
        <source>Choose the depot to load goods from.</source>
        <translation>Wähle das Depot, dessen Waren du lädst.</translation>
    </message>
    <message>
        <source>Matching goods on your trade route</source>
        <translation>Die passende Ware auf deinem Handelsweg</translation>
    </message>
    <message>
        <source>One more action with the number of the white die: click what to do.</source>
        <translation>Eine weitere Aktion mit der Zahl des weißen Würfels: Klick an, was du tun willst.</translation>
    </message>
    <message>
        <source>Choose the building whose effect it copies, or pass.</source>
        <translation>Wähle das Gebäude, das er nachahmt, oder verzichte.</translation>
    </message>
    <message>
        <source>Place a tile from a numbered depot directly on your estate, or pass.</source>
        <translation>Leg ein Plättchen aus einem nummerierten Depot gleich in dein Fürstentum, oder verzichte.</translation>
    </message>
    <message>
        <source>Place a tile from the black depot directly on your estate, or pass.</source>
        <translation>Leg ein Plättchen aus dem schwarzen Depot gleich in dein Fürstentum, oder verzichte.</translation>
    </message>
    <message>
        <source>Your storage has room for three tiles again: choose one to discard.</source>
        <translation>Dein Lager fasst wieder drei Plättchen: Wähle eines, das du abwirfst.</translation>
    </message>
    <message>
        <source>Workers for you and another player</source>
        <translation>Arbeiter für dich, einer für jemand anders</translation>
    </message>
    <message>
        <source>Take your workers or pass. If you pass, the owner of shield 2 gets none either.</source>
        <translation>Nimm deine Arbeiter, oder verzichte, damit auch Schild 2 keinen bringt.</translation>
    </message>
    <message>
        <source>Choose the castle to place it on.</source>
        <translation>Wähle die Burg, auf die er kommt.</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Wähle jemanden</translation>
    </message>
    <message>
        <source>The knowledge tiles on their estate work for you too.</source>
        <translation>Die Wissensplättchen in diesem Fürstentum wirken auch für dich.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Place it here?</source>
        <translation>Hierher legen?</translation>
    </message>
    <message>
        <source>Click where to build it, or keep it. You have {left}.</source>
        <translation>Klick an, wo du sie baust, oder behalte sie. Du hast {left}.</translation>
    </message>
    <message>
        <source>Click where to place it, or keep it. You have {left}.</source>
        <translation>Klick an, wohin du ihn setzt, oder behalte ihn. Du hast {left}.</translation>
    </message>
    <message>
        <source>Click the feature that scores for it.</source>
        <translation>Klick das Gebiet an, das für sie zählt.</translation>
    </message>
    <message>
        <source>You place it this turn.</source>
        <translation>Du legst es in diesem Zug.</translation>
    </message>
    <message>
        <source>{name} bids {bid}. Raise once, or pass.</source>
        <translation>{name} bietet {bid}. Erhöhe einmal, oder passe.</translation>
    </message>
    <message>
        <source>Click a glowing space for the tile.</source>
        <translation>Klick einen leuchtenden Platz für das Plättchen an.</translation>
    </message>
    <message>
        <source>This also builds the bridge.</source>
        <translation>Die Brücke wird gleich mitgebaut.</translation>
    </message>
    <message>
        <source>Click it again to place it, or try another space.</source>
        <translation>Klick es noch einmal an, um es zu legen, oder probier einen anderen Platz.</translation>
    </message>
    <message>
        <source>Click it again to turn it, or press {left} or {right}.</source>
        <translation>Klick es noch einmal an, um es zu drehen, oder drück {left} oder {right}.</translation>
    </message>
    <message>
        <source>A small town of two tiles is complete.</source>
        <translation>Ein Städtchen aus zwei Plättchen ist fertig.</translation>
    </message>
    <message>
        <source>Which feature for the castle?</source>
        <translation>Welches Gebiet für die Burg?</translation>
    </message>
    <message>
        <source>It will be auctioned next, and you open the bidding.</source>
        <translation>Es wird als Nächstes versteigert, und du eröffnest.</translation>
    </message>
    <message>
        <source>The others raise once or pass. Then you buy or sell.</source>
        <translation>Die anderen erhöhen einmal oder passen. Dann kaufst oder verkaufst du.</translation>
    </message>
    <message>
        <source>It fits only with a bridge: place it that way, or put it aside.</source>
        <translation>Es passt nur mit einer Brücke: Leg es so, oder leg es beiseite.</translation>
    </message>
    <message>
        <source>Place with bridge</source>
        <translation>Mit Brücke legen</translation>
    </message>
    <message>
        <source>Click one of your four castles. Everyone chooses at the same time.</source>
        <translation>Klick eine deiner vier Burgen an. Alle wählen gleichzeitig.</translation>
    </message>
    <message>
        <source>Click the castle that everyone begins with.</source>
        <translation>Klick die Burg an, mit der alle beginnen.</translation>
    </message>
    <message>
        <source>Press Ready to confirm, or choose another space.</source>
        <translation>Bestätige mit Fertig, oder wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>Choose the number to write on this space.</source>
        <translation>Wähle die Zahl, die du auf dieses Feld schreibst.</translation>
    </message>
    <message>
        <source>You can mark the glowing spaces with this die.</source>
        <translation>Die leuchtenden Felder kannst du mit diesem Würfel markieren.</translation>
    </message>
    <message>
        <source>Choose a glowing space; its price is shown on it.</source>
        <translation>Wähle ein leuchtendes Feld; sein Preis steht darauf.</translation>
    </message>
    <message>
        <source>One more for 1 silver?</source>
        <translation>Noch eins für 1 Silber?</translation>
    </message>
    <message>
        <source>Choose a glowing space. Everyone plays at the same time.</source>
        <translation>Wähle ein leuchtendes Feld. Alle spielen gleichzeitig.</translation>
    </message>
    <message>
        <source>Take a worker, or pay to mark a glowing space.</source>
        <translation>Du kannst auch für ein Feld zahlen.</translation>
    </message>
    <message>
        <source>Arrange your duchy</source>
        <translation>Leg dein Fürstentum aus</translation>
    </message>
    <message numerus="yes">
        <source>All regions together score {n} green point(s).</source>
        <translation>
            <numerusform>Alle Gebiete zusammen bringen {n} grünen Punkt.</numerusform>
            <numerusform>Alle Gebiete zusammen bringen {n} grüne Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards, take a tile, or place a stored one.</source>
        <translation>Zieh Karten, nimm ein Plättchen, oder leg eins aus dem Lager.</translation>
    </message>
    <message>
        <source>Draw cards, or place a stored tile.</source>
        <translation>Zieh Karten, oder leg ein Plättchen aus dem Lager.</translation>
    </message>
    <message>
        <source>Take a tile, or place a stored one.</source>
        <translation>Nimm ein Plättchen, oder leg eins aus dem Lager.</translation>
    </message>
    <message>
        <source>Place a stored tile.</source>
        <translation>Leg ein Plättchen aus dem Lager.</translation>
    </message>
    <message>
        <source>Click a glowing space: you pay with the cards that rise.</source>
        <translation>Klick ein leuchtendes Feld an: Du zahlst mit den Karten, die sich heben.</translation>
    </message>
    <message>
        <source>Every duchy begins with one. The storage tile scores 2 green points at once.</source>
        <translation>Jedes Fürstentum beginnt mit einem. „+1 Lagerplatz“ bringt sofort 2 grüne Punkte.</translation>
    </message>
    <message>
        <source>Choose a bonus tile, even of a kind you already have.</source>
        <translation>Wähle ein Bonusplättchen, auch von einer Art, die du schon hast.</translation>
    </message>
    <message>
        <source>Place a glowing tile from the display at once, without cards, or pass.</source>
        <translation>Leg sofort ein leuchtendes Plättchen der Auslage, ohne Karten, oder verzichte.</translation>
    </message>
    <message>
        <source>{can} A marble gives you one more action.</source>
        <translation>{can} Ein Marmor bringt noch eine Aktion.</translation>
    </message>
    <message>
        <source>Click a tile to replace all tiles of its colour.</source>
        <translation>Klick ein Plättchen an, um alle seiner Farbe zu ersetzen.</translation>
    </message>
    <message>
        <source>Place: {tile}</source>
        <translation>Leg: {tile}</translation>
    </message>
    <message>
        <source>Place a stored tile</source>
        <translation>Leg ein Plättchen aus dem Lager</translation>
    </message>
    <message>
        <source>Click a glowing space to pay with the raised cards, or click other cards.</source>
        <translation>Klick ein leuchtendes Feld an, um so zu zahlen, oder wähl andere Karten.</translation>
    </message>
    <message>
        <source>Your storage is full: click a tile in it to discard.</source>
        <translation>Dein Lager ist voll: Klick an, was du dafür abgibst.</translation>
    </message>
    <message>
        <source>Which of these tiles?</source>
        <translation>Welches Plättchen?</translation>
    </message>
    <message>
        <source>Several tiles fit this space: click one of them.</source>
        <translation>Mehrere passen auf dieses Feld: Klick eines davon an.</translation>
    </message>
    <message>
        <source>The game is paused until you choose who takes over.</source>
        <translation>Die Partie ist angehalten, bis du wählst, wer übernimmt.</translation>
    </message>
    <message>
        <source>Everyone is ready</source>
        <translation>Alle sind fertig</translation>
    </message>
    <message>
        <source>First read what your guide has to say.</source>
        <translation>Lies zuerst, was dein Begleiter sagt.</translation>
    </message>
    <message>
        <source>Click the castle space where your estate begins.</source>
        <translation>Klick das Burgfeld an, von dem dein Fürstentum ausgeht.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It scores at once for what you have at that moment.</source>
        <translation>Wähle ein leuchtendes Feld. Es bringt sofort Punkte für das, was du dann hast.</translation>
    </message>
    <message>
        <source>Choose a glowing space of any colour. The tile covers it and does nothing else.</source>
        <translation>Wähle ein leuchtendes Feld, gleich welcher Farbe. Das Plättchen bedeckt es und bewirkt sonst nichts.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It loads the goods of one depot, and all other goods leave the game.</source>
        <translation>Wähle ein leuchtendes Feld. Das Schiff lädt die Waren eines Depots, alle anderen verlassen das Spiel.</translation>
    </message>
    <message>
        <source>Choose a tile from the black depot: it goes to your storage face down. Or pass.</source>
        <translation>Wähle ein Plättchen des schwarzen Depots: Es kommt verdeckt in dein Lager. Oder verzichte.</translation>
    </message>
    <message>
        <source>You choose the order</source>
        <translation>Du wählst, was zuerst kommt</translation>
    </message>
    <message>
        <source>Place a tile from the black depot directly on your estate, on a space of any number.</source>
        <translation>Leg ein Plättchen des schwarzen Depots auf ein Feld mit beliebiger Zahl.</translation>
    </message>
    <message>
        <source>Still to do: {effects}. Click the next one.</source>
        <translation>Noch offen: {effects}. Klick an, was du als Nächstes tun willst.</translation>
    </message>
    <message>
        <source>With which effect?</source>
        <translation>Mit welchem Effekt?</translation>
    </message>
    <message>
        <source>Several of your effects can do this.</source>
        <translation>Mehrere deiner Effekte können das.</translation>
    </message>
    <message>
        <source>You can still buy a tile. To go without one, end your turn again.</source>
        <translation>Du kannst noch ein Plättchen kaufen. Sonst beende den Zug noch einmal.</translation>
    </message>
    <message>
        <source>Into your own storage, or into the shared one, from which both of you can place it?</source>
        <translation>In dein eigenes Lager oder ins gemeinsame, aus dem ihr beide es legen könnt?</translation>
    </message>
    <message>
        <source>Both storages are full: choose the tile to discard. The new one takes its place.</source>
        <translation>Beide Lager sind voll: Wähle das Plättchen, das du abwirfst. Das neue kommt an seine Stelle.</translation>
    </message>
    <message>
        <source>Already chosen: {goods}. You have room for three kinds: choose the goods to load.</source>
        <translation>Schon dabei: {goods}. Du hast Platz für drei Sorten: Wähle, was du lädst.</translation>
    </message>
    <message>
        <source>You have room for three kinds: choose the goods to load.</source>
        <translation>Du hast Platz für drei Sorten: Wähle, was du lädst.</translation>
    </message>
    <message>
        <source>Click what to do with it, or click the die again to put it back.</source>
        <translation>Klick an, was du damit tun willst, oder noch einmal den Würfel, um ihn zurückzulegen.</translation>
    </message>
    <message>
        <source>Then click the castle space where your estate begins.</source>
        <translation>Dann klick das Burgfeld an, von dem es ausgeht.</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>{tile} legen</translation>
    </message>
    <message>
        <source>Your storage is full: choose the tile to discard.</source>
        <translation>Dein Lager ist voll: Wähle das Plättchen, das du abwirfst.</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in an auction</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Choose a second space, or press Ready.</source>
        <translation>Wähle ein zweites Feld, oder drück auf Fertig.</translation>
    </message>
    <message>
        <source>This game is played without help until it ends.</source>
        <translation>Diese Partie wird bis zum Ende ohne Hilfe gespielt.</translation>
    </message>
    <message>
        <source>No help: use what the rules allow.</source>
        <translation>Ohne Hilfe: Nutze, was die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Go on, or press {key} to go one step back.</source>
        <translation>Mach weiter, oder geh mit {key} einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Go on, or go one step back.</source>
        <translation>Mach weiter, oder geh einen Schritt zurück.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>The endless puzzles were damaged</source>
        <translation>Die endlosen Aufgaben waren beschädigt</translation>
    </message>
    <message>
        <source>You do not need to do anything: the program finds new ones.</source>
        <translation>Du musst nichts tun: Das Programm findet neue.</translation>
    </message>
    <message numerus="yes">
        <source>{n} new puzzle(s), found while the program was idle.</source>
        <translation>
            <numerusform>{n} neue Aufgabe, gefunden, während niemand das Programm benutzt hat.</numerusform>
            <numerusform>{n} neue Aufgaben, gefunden, während niemand das Programm benutzt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many puzzles as you can in five minutes</source>
        <translation>So viele Aufgaben, wie du in fünf Minuten schaffst</translation>
    </message>
    <message>
        <source>As many puzzles as you can until you have missed three</source>
        <translation>So viele Aufgaben, wie du schaffst, bis du drei verfehlt hast</translation>
    </message>
    <message>
        <source>Endless puzzles</source>
        <translation>Endlose Aufgaben</translation>
    </message>
    <message>
        <source>Your best run: {best}.</source>
        <translation>Dein bester Lauf: {best}.</translation>
    </message>
    <message>
        <source>Against time</source>
        <translation>Gegen die Zeit</translation>
    </message>
    <message>
        <source>Three misses</source>
        <translation>Drei Fehlversuche</translation>
    </message>
    <message>
        <source>Puzzle {number}, misses left: {left}</source>
        <translation>Aufgabe {number}, Fehlversuche übrig: {left}</translation>
    </message>
    <message>
        <source>Solved in this run: {solved}.</source>
        <translation>In diesem Lauf gelöst: {solved}.</translation>
    </message>
    <message>
        <source>Puzzle rating: {elo} ± {deviation}.</source>
        <translation>Wertungszahl für Aufgaben: {elo} ± {deviation}.</translation>
    </message>
    <message>
        <source>Puzzle {number}, time left: {time}</source>
        <translation>Aufgabe {number}, Restzeit: {time}</translation>
    </message>
    <message>
        <source>The time is up. The last puzzle was still open and does not count.</source>
        <translation>Die Zeit ist um. Die letzte Aufgabe war noch offen und zählt nicht.</translation>
    </message>
    <message>
        <source>Your puzzle rating begins with the first puzzle that you try.</source>
        <translation>Deine Wertungszahl für Aufgaben beginnt mit der ersten Aufgabe, die du versuchst.</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>Das ist dein bester Lauf.</translation>
    </message>
    <message>
        <source>There are no puzzles of this game yet.</source>
        <translation>Zu diesem Spiel gibt es noch keine Aufgaben.</translation>
    </message>
    <message>
        <source>No run is possible</source>
        <translation>Kein Lauf möglich</translation>
    </message>
    <message>
        <source>The puzzles from your own games were damaged</source>
        <translation>Die Aufgaben aus deinen eigenen Partien waren beschädigt</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>Die Datei wurde aufgehoben: {file}.</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}“: {reason}.</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>heute fällig</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message numerus="yes">
        <source>From your own games: {n} puzzle(s)</source>
        <translation>
            <numerusform>Aus deinen eigenen Partien: {n} Aufgabe</numerusform>
            <numerusform>Aus deinen eigenen Partien: {n} Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve those due today</source>
        <translation>Die heute fälligen lösen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Aufgabe {number} von {count}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>noch nicht versucht</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Aufgabe {number}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>You do not need to do anything: the next review brings new ones.</source>
        <translation>Du musst nichts tun: Die nächste Partieanalyse bringt neue.</translation>
    </message>
    <message>
        <source>Your puzzle progress cannot be saved</source>
        <translation>Dein Stand bei den Aufgaben lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Check that you can write to the folder and that the disk is not full.</source>
        <translation>Prüfe, ob in den Ordner geschrieben werden kann und ob auf der Festplatte noch Platz ist.</translation>
    </message>
    <message>
        <source>Something went wrong with the puzzles</source>
        <translation>Bei den Aufgaben ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <source>Your saved puzzle progress was damaged</source>
        <translation>Der gespeicherte Stand der Aufgaben war beschädigt</translation>
    </message>
    <message>
        <source>You do not need to do anything: all puzzles are open again.</source>
        <translation>Du musst nichts tun: Alle Aufgaben sind wieder offen.</translation>
    </message>
    <message>
        <source>Positions with one clearly best turn. Solved puzzles come back after 1, 3, 7 and 21 days, unsolved ones the next day.</source>
        <translation>Stellungen mit einem klar besten Zug. Gelöste Aufgaben kommen nach 1, 3, 7 und 21 Tagen wieder, ungelöste am nächsten Tag.</translation>
    </message>
    <message numerus="yes">
        <source>From games between bots: {n} puzzle(s)</source>
        <translation>
            <numerusform>Aus Partien von Bots: {n} Aufgabe</numerusform>
            <numerusform>Aus Partien von Bots: {n} Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Review your own games to get more puzzles.</source>
        <translation>Analysiere deine eigenen Partien, dann bekommst du weitere Aufgaben.</translation>
    </message>
    <message>
        <source>Found: {found} of {count}. Puzzles that you did not solve at once come back tomorrow.</source>
        <translation>Gefunden: {found} von {count}. Nicht sofort gelöste Aufgaben kommen morgen wieder.</translation>
    </message>
    <message>
        <source>comes back on {day}</source>
        <translation>kommt wieder am {day}</translation>
    </message>
    <message>
        <source>One turn is clearly better than all others. Find it and play the whole turn on the table. A puzzle counts as solved only if you find the turn at once, without a hint.</source>
        <translation>Ein Zug ist klar besser als alle anderen. Finde ihn und spiel den ganzen Zug auf dem Tisch. Eine Aufgabe gilt nur als gelöst, wenn du den Zug sofort und ohne Hinweis findest.</translation>
    </message>
    <message>
        <source>The rules of this version do not allow the moves played there.</source>
        <translation>Die Regeln dieser Version lassen nicht zu, was dort gespielt wurde.</translation>
    </message>
    <message>
        <source>This puzzle cannot be shown</source>
        <translation>Diese Aufgabe lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>You lose most by: {themes}.</source>
        <translation>Am meisten verlierst du hier: {themes}.</translation>
    </message>
    <message>
        <source>Your weak points</source>
        <translation>Deine Schwächen</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The turn could not be checked</source>
        <translation>Der Zug konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Found: {found} of {count}</source>
        <translation>Gefunden: {found} von {count}</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Das war alles</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>The best turn is marked on the table, step by step.</source>
        <translation>Der beste Zug ist auf dem Tisch markiert, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>There is a better turn</source>
        <translation>Es gibt einen besseren Zug</translation>
    </message>
    <message>
        <source>This one costs {price}.</source>
        <translation>Dieser kostet {price}.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Hinweis</translation>
    </message>
    <message>
        <source>Think about this: {kind}</source>
        <translation>Denk darüber nach: {kind}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>your attempt</source>
        <translation>dein Versuch</translation>
    </message>
    <message>
        <source>Compared with this turn: {turn}</source>
        <translation>Gegenüber diesem Zug: {turn}</translation>
    </message>
    <message>
        <source>Find the best turn and play it on the table. This is only a trial.</source>
        <translation>Finde den besten Zug und spiel ihn auf dem Tisch. Das ist nur ein Versuch.</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>Dein Zug wird geprüft</translation>
    </message>
    <message>
        <source>It costs {price}; the turn played in the game cost {before}.</source>
        <translation>Er kostet {price}; der gespielte Zug kostete {before}.</translation>
    </message>
    <message>
        <source>This is as good as the best known turn.</source>
        <translation>Das ist so gut wie der beste bekannte Zug.</translation>
    </message>
    <message>
        <source>Better than the turn played</source>
        <translation>Besser als der gespielte Zug</translation>
    </message>
    <message>
        <source>the next best turn</source>
        <translation>der nächstbeste Zug</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <translation>{name}, {points}</translation>
    </message>
    <message>
        <source>{action} ({outcome})</source>
        <translation>{action} ({outcome})</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close. {key} shows it again.</source>
        <translation>Schließen. {key} zeigt es wieder.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Enter it under Move, Entries ({key}).</source>
        <translation>Gib es unter Zug, Einträge ein ({key}).</translation>
    </message>
    <message>
        <source>{name}: {entry}</source>
        <translation>{name}: {entry}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Choose an entry to correct it. The later ones follow again.</source>
        <translation>Wähle einen Eintrag, um ihn zu berichtigen. Die späteren folgen danach wieder.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {entry}. Enter it anew or cut off here.</source>
        <translation>Eintrag {number} passt nicht mehr: {entry}. Gib ihn neu ein oder schneide hier ab.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Cut off here</source>
        <translation>Hier abschneiden</translation>
    </message>
    <message>
        <source>Enter what came</source>
        <translation>Eingeben, was kam</translation>
    </message>
    <message>
        <source>{entry} (does not fit)</source>
        <translation>{entry} (passt nicht)</translation>
    </message>
    <message>
        <source>{entry} (not in the game now)</source>
        <translation>{entry} (jetzt nicht in der Partie)</translation>
    </message>
    <message>
        <source>Enter anew</source>
        <translation>Neu eingeben</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Davor einfügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Opponent&apos;s play</source>
        <translation>Spiel des Gegners</translation>
    </message>
    <message>
        <source>{rest} ± {error}</source>
        <translation>{rest} ± {error}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>Eigenes Spiel</translation>
    </message>
    <message>
        <source>The others&apos; play</source>
        <translation>Spiel der anderen</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>{part}: {value}</source>
        <translation>{part}: {value}</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Aus den Fehlern lernen</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Luck was neither good nor bad.</source>
        <translation>Weder Glück noch Pech.</translation>
    </message>
    <message>
        <source>Good decisions: {good} of {count}.</source>
        <translation>Gute Entscheidungen: {good} von {count}.</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Es gab nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>A single game like this does not show a player&apos;s level.</source>
        <translation>Eine einzelne Partie wie diese zeigt nicht, auf welcher Stufe jemand spielt.</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Durchgang {phase}</translation>
    </message>
    <message>
        <source>First third</source>
        <translation>Erstes Drittel</translation>
    </message>
    <message>
        <source>Second third</source>
        <translation>Zweites Drittel</translation>
    </message>
    <message>
        <source>Last third</source>
        <translation>Letztes Drittel</translation>
    </message>
    <message>
        <source>{part}: {good} of {count}</source>
        <translation>{part}: {good} von {count}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Played: {turn}.</source>
        <translation>Gespielt: {turn}.</translation>
    </message>
    <message>
        <source>Better: {turn}.</source>
        <translation>Besser: {turn}.</translation>
    </message>
    <message>
        <source>This game was played about as well.</source>
        <translation>Diese Partie wurde etwa gleich gut gespielt.</translation>
    </message>
    <message>
        <source>Look at this moment of the game</source>
        <translation>Diesen Moment der Partie ansehen</translation>
    </message>
    <message>
        <source>Good luck brought {points}.</source>
        <translation>Glück brachte {points}.</translation>
    </message>
    <message>
        <source>Bad luck cost {points}.</source>
        <translation>Pech kostete {points}.</translation>
    </message>
    <message>
        <source>Unexplained</source>
        <translation>Nicht erklärt</translation>
    </message>
    <message>
        <source>No turn cost more than chance can explain. Well played.</source>
        <translation>Kein Zug hat mehr gekostet, als der Zufall erklären kann. Gut gespielt.</translation>
    </message>
    <message>
        <source>Losses by kind</source>
        <translation>Verluste nach Art</translation>
    </message>
    <message>
        <source>Losses by phase</source>
        <translation>Verluste nach Durchgang</translation>
    </message>
    <message>
        <source>Quality of play</source>
        <translation>Qualität des Spiels</translation>
    </message>
    <message>
        <source>Covers the part reviewed so far.</source>
        <translation>Gilt für den bisher analysierten Teil.</translation>
    </message>
    <message>
        <source>Good luck raised the chance to win by {share}.</source>
        <translation>Glück erhöhte die Siegchance um {share}.</translation>
    </message>
    <message>
        <source>Bad luck lowered the chance to win by {share}.</source>
        <translation>Pech senkte die Siegchance um {share}.</translation>
    </message>
    <message>
        <source>This game was played better.</source>
        <translation>Diese Partie wurde besser gespielt.</translation>
    </message>
    <message>
        <source>This game was not played as well.</source>
        <translation>Diese Partie wurde schlechter gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>{count} points lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>{count} Punkte je Entscheidung verloren, bei {n} Entscheidung.</numerusform>
            <numerusform>{count} Punkte je Entscheidung verloren, bei {n} Entscheidungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} spaces lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>{count} Felder je Entscheidung verloren, bei {n} Entscheidung.</numerusform>
            <numerusform>{count} Felder je Entscheidung verloren, bei {n} Entscheidungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points of the lead lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>{count} Punkte Vorsprung je Entscheidung verloren, bei {n} Entscheidung.</numerusform>
            <numerusform>{count} Punkte Vorsprung je Entscheidung verloren, bei {n} Entscheidungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: {count} points per decision, in {n} reviewed game(s).</source>
        <translation>
            <numerusform>Früher: {count} Punkte je Entscheidung, in {n} analysierten Partie.</numerusform>
            <numerusform>Früher: {count} Punkte je Entscheidung, in {n} analysierten Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>The decisions brought about as much as a Knight&apos;s would have.</source>
        <translation>Das eigene Spiel brachte etwa so viel wie das eines Ritters.</translation>
    </message>
    <message>
        <source>Level of play: {level}, {elo} ± {error}.</source>
        <translation>Spielstärke: {level}, {elo} ± {error}.</translation>
    </message>
    <message>
        <source>Level of play: {level}.</source>
        <translation>Spielstärke: {level}.</translation>
    </message>
    <message>
        <source>The decisions brought {points} more than a Knight&apos;s would have.</source>
        <translation>Das eigene Spiel brachte {points} mehr als das eines Ritters.</translation>
    </message>
    <message>
        <source>The decisions brought {points} less than a Knight&apos;s would have.</source>
        <translation>Das eigene Spiel brachte {points} weniger als das eines Ritters.</translation>
    </message>
    <message>
        <source>The decisions brought {share} more chance to win than a Knight&apos;s would have.</source>
        <translation>Das eigene Spiel brachte {share} mehr Siegchance als das eines Ritters.</translation>
    </message>
    <message>
        <source>The decisions brought {share} less chance to win than a Knight&apos;s would have.</source>
        <translation>Das eigene Spiel brachte {share} weniger Siegchance als das eines Ritters.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least {n} decision(s) to name a level.</source>
        <translation>
            <numerusform>Um eine Stufe zu nennen, braucht es mindestens {n} Entscheidung.</numerusform>
            <numerusform>Um eine Stufe zu nennen, braucht es mindestens {n} Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good strategy</source>
        <translation>Gute Strategie</translation>
    </message>
    <message>
        <source>What to think about in this game</source>
        <translation>Worüber es sich in diesem Spiel nachzudenken lohnt</translation>
    </message>
    <message>
        <source>The lesson about what cost most in this game</source>
        <translation>Die Lektion zu dem, was in dieser Partie am meisten gekostet hat</translation>
    </message>
    <message>
        <source>Save this moment as a picture…</source>
        <translation>Diesen Moment als Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Als Bild speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Halbes Tempo</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>See the next move</source>
        <translation>Den nächsten Zug sehen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Gang der Partie</translation>
    </message>
    <message>
        <source>{name}: {action} ({outcome})</source>
        <translation>{name}: {action} ({outcome})</translation>
    </message>
    <message>
        <source>{where}, move {at} of {last}</source>
        <translation>{where}, Aktion {at} von {last}</translation>
    </message>
    <message>
        <source>{where}, {name}: {points}</source>
        <translation>{where}, {name}: {points}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>You end the turn</source>
        <translation>Du beendest den Zug</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} beendet den Zug</translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>Du hast gewählt</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <translation>{name} hat gewählt</translation>
    </message>
    <message>
        <source>Set-up, move {at} of {last}</source>
        <translation>Aufbau, Aktion {at} von {last}</translation>
    </message>
    <message>
        <source>The end, move {at} of {last}</source>
        <translation>Das Ende, Aktion {at} von {last}</translation>
    </message>
    <message>
        <source>Hint for this moment</source>
        <translation>Hinweis für diesen Moment</translation>
    </message>
    <message>
        <source>You can play on from here when the game is over</source>
        <translation>Von hier aus kannst du weiterspielen, wenn die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Eine Aktion vor</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normales Tempo</translation>
    </message>
    <message>
        <source>Triple speed</source>
        <translation>Dreifaches Tempo</translation>
    </message>
    <message>
        <source>Back to the current state of the game</source>
        <translation>Zurück zum jetzigen Stand der Partie</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Von dieser Stellung aus eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>No hint here: this player&apos;s hand is hidden</source>
        <translation>Hier kein Hinweis: Die Hand dieser Person ist verborgen</translation>
    </message>
    <message>
        <source>The new game would show you things that are still hidden in this one. Finish this game first.</source>
        <translation>In der neuen Partie könntest du sehen, was in dieser noch verborgen ist. Spiel zuerst diese Partie zu Ende.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>The white die</source>
        <translation>Der weiße Würfel</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>The phase</source>
        <translation>Der Durchgang</translation>
    </message>
    <message>
        <source>Border post</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>Inns for sale</source>
        <translation>Gasthäuser zu kaufen</translation>
    </message>
    <message>
        <source>One building of each kind</source>
        <translation>Jede Gebäudeart nur einmal</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>At the end, incomplete</source>
        <translation>Am Ende, nicht fertig</translation>
    </message>
    <message>
        <source>Tiles with</source>
        <translation>Plättchen mit</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>tiles</comment>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>1, and 1 for each tile around it</source>
        <translation>1, und 1 für jedes Plättchen rundherum</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>never complete</source>
        <translation>nie fertig</translation>
    </message>
    <message>
        <source>{city} for each complete city, {castle} for each castle</source>
        <translation>{city} für jede fertige Stadt, {castle} für jede Burg</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>a shield</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>a monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>a bazaar</source>
        <translation>Basar</translation>
    </message>
    <message>
        <source>different ones in each town</source>
        <translation>in jeder Stadt verschiedene</translation>
    </message>
    <message>
        <source>the same in each pasture</source>
        <translation>auf jeder Weide die gleiche</translation>
    </message>
    <message>
        <source>the bonus that it shows</source>
        <translation>den Bonus, den sie zeigt</translation>
    </message>
    <message>
        <source>twice the points</source>
        <translation>doppelt so viele Punkte</translation>
    </message>
    <message>
        <source>one colour die counts as any other colour</source>
        <translation>ein Farbwürfel gilt als eine beliebige andere Farbe</translation>
    </message>
    <message>
        <source>a second space in this round</source>
        <translation>ein zweites Feld in dieser Runde</translation>
    </message>
    <message>
        <source>one number die counts as any other number</source>
        <translation>ein Zahlenwürfel gilt als eine beliebige andere Zahl</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Durchgang {phase}</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Second value</source>
        <translation>Zweiter Wert</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>{points} and more</source>
        <translation>{points} und mehr</translation>
    </message>
    <message>
        <source>Spaces of the regions</source>
        <translation>Felder der Gebiete</translation>
    </message>
    <message>
        <source>a bonus tile of your choice</source>
        <translation>ein Bonusplättchen deiner Wahl</translation>
    </message>
    <message>
        <source>1 green point for each new crop in its region</source>
        <translation>1 grüner Punkt für jedes neue Erzeugnis in seinem Gebiet</translation>
    </message>
    <message>
        <source>a marble</source>
        <translation>ein Marmor</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>ein Arbeiter</translation>
    </message>
    <message>
        <source>a yield card</source>
        <translation>eine Ertragskarte</translation>
    </message>
    <message>
        <source>Green points</source>
        <translation>Grüne Punkte</translation>
    </message>
    <message>
        <source>Each player</source>
        <translation>Pro Person</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Yield card</source>
        <translation>Ertragskarte</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {page}</source>
        <translation>Regeln: {page}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Large bonus</source>
        <translation>Großer Bonus</translation>
    </message>
    <message>
        <source>Small bonus</source>
        <translation>Kleiner Bonus</translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a region</comment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Punkte dazu</translation>
    </message>
    <message>
        <source>Points for each tile</source>
        <translation>Punkte je Plättchen</translation>
    </message>
    <message>
        <source>Tiles in the numbered depots</source>
        <translation>Plättchen in den nummerierten Depots</translation>
    </message>
    <message>
        <source>Tiles in the black depot</source>
        <translation>Plättchen im schwarzen Depot</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a colour</comment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>{points} per tile and {points} per shield</source>
        <translation>{points} je Plättchen und {points} je Wappen</translation>
    </message>
    <message>
        <source>1 per tile and 1 per shield</source>
        <translation>1 je Plättchen und 1 je Wappen</translation>
    </message>
    <message>
        <source>1 per tile</source>
        <translation>1 je Plättchen</translation>
    </message>
    <message>
        <source>as much as the feature that completes it</source>
        <translation>so viel wie das Gebiet, das sie fertig macht</translation>
    </message>
    <message>
        <source>one from a space next to it</source>
        <translation>eine von einem Nachbarfeld</translation>
    </message>
    <message>
        <source>sold on two hourglasses</source>
        <translation>wird verkauft, wenn zwei Sanduhren fallen</translation>
    </message>
    <message>
        <source>A full region gives</source>
        <translation>Ein volles Gebiet bringt</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>one tile from the display, placed at once without cards</source>
        <translation>ein Plättchen der Auslage, sofort und ohne Karten gelegt</translation>
    </message>
    <message>
        <source>a wooden hexagon for your storage</source>
        <translation>ein Holzsechseck in dein Lager</translation>
    </message>
    <message>
        <source>Effect of its tiles</source>
        <translation>Effekt ihrer Plättchen</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>Regelseite</translation>
    </message>
    <message>
        <source>No results for “{words}”. Try another word, or a shorter one.</source>
        <translation>Keine Treffer für „{words}“. Versuch es mit einem anderen oder kürzeren Wort.</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Wirkung</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>the “)” at the end of a variation is missing</source>
        <translation>die „)“ am Ende einer Variante fehlt</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>Der eingefügte Text</translation>
    </message>
    <message>
        <source>The file could not be changed</source>
        <translation>Die Datei konnte nicht geändert werden</translation>
    </message>
    <message>
        <source>The saved game cannot be opened</source>
        <translation>Die gespeicherte Partie kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The saved game is damaged</source>
        <translation>Die gespeicherte Partie ist beschädigt</translation>
    </message>
    <message>
        <source>The file is too large for a saved game</source>
        <translation>Die Datei ist zu groß für eine gespeicherte Partie</translation>
    </message>
    <message>
        <source>This is not a saved game</source>
        <translation>Das ist keine gespeicherte Partie</translation>
    </message>
    <message>
        <source>The saved game needs a newer version</source>
        <translation>Die gespeicherte Partie braucht eine neuere Version</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved</source>
        <translation>Die Regeln haben sich geändert, seit diese Partie gespeichert wurde</translation>
    </message>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Die gespeicherte Partie kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>This game is open in another window</source>
        <translation>Diese Partie ist in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>the file is larger than {size} MiB</source>
        <translation>die Datei ist größer als {size}&#xa0;MiB</translation>
    </message>
    <message>
        <source>the file was not written by Burgundy Qt</source>
        <translation>die Datei wurde nicht von Burgundy Qt geschrieben</translation>
    </message>
    <message>
        <source>{what}. The game is saved up to move {move}.</source>
        <translation>{what}. Die Partie ist bis Aktion {move} gespeichert.</translation>
    </message>
    <message>
        <source>its snapshot contains no position</source>
        <translation>ihr Schnappschuss enthält keine Stellung</translation>
    </message>
    <message>
        <source>it does not contain a game: a game begins with “[burgundy-qt game:”</source>
        <translation>er enthält keine Partie: Eine Partie beginnt mit „[burgundy-qt game:“</translation>
    </message>
    <message>
        <source>the “]” at the end of the game is missing</source>
        <translation>das „]“ am Ende der Partie fehlt</translation>
    </message>
    <message>
        <source>it is too long for a game</source>
        <translation>er ist zu lang für eine Partie</translation>
    </message>
    <message>
        <source>some of its characters were lost on the way</source>
        <translation>unterwegs sind einige seiner Zeichen verloren gegangen</translation>
    </message>
    <message>
        <source>some of its characters were changed or lost on the way</source>
        <translation>unterwegs sind einige seiner Zeichen verändert worden oder verloren gegangen</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you are allowed to write to the folder and that the disk is not full.</source>
        <translation>Prüfe, ob die Datei noch vorhanden ist, ob du in den Ordner schreiben darfst und ob auf der Festplatte noch Platz ist.</translation>
    </message>
    <message>
        <source>in its last turn, its record no longer leads to the saved position</source>
        <translation>in ihrem letzten Zug führt ihre Aufzeichnung nicht mehr zur gespeicherten Stellung</translation>
    </message>
    <message>
        <source>it names {named} players, but the game has {seats}</source>
        <translation>sie nennt {named} Namen, aber die Partie hat {seats} Plätze</translation>
    </message>
    <message>
        <source>from turn {turn} on, its record no longer leads to the saved position</source>
        <translation>ab Zug {turn} führt ihre Aufzeichnung nicht mehr zur gespeicherten Stellung</translation>
    </message>
    <message>
        <source>its record cannot be replayed</source>
        <translation>ihre Aufzeichnung lässt sich nicht nachspielen</translation>
    </message>
    <message>
        <source>Open another saved game or a copy of this one, or start a new game.</source>
        <translation>Öffne eine andere gespeicherte Partie oder eine Kopie von dieser, oder beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>The saved game is incomplete</source>
        <translation>Die gespeicherte Partie ist unvollständig</translation>
    </message>
    <message>
        <source>Check that you chose the right file.</source>
        <translation>Prüfe, ob du die richtige Datei gewählt hast.</translation>
    </message>
    <message>
        <source>Choose a file that was saved by Burgundy Qt.</source>
        <translation>Wähle eine Datei, die von Burgundy Qt gespeichert wurde.</translation>
    </message>
    <message>
        <source>The file was not changed. Install the latest version of Burgundy Qt, then open the game again.</source>
        <translation>Die Datei wurde nicht verändert. Installiere die neueste Version von Burgundy Qt und öffne die Partie dann noch einmal.</translation>
    </message>
    <message>
        <source>The file was not changed. Finish the game with the version of the program that saved it.</source>
        <translation>Die Datei wurde nicht verändert. Spiel die Partie mit der Programmversion zu Ende, die sie gespeichert hat.</translation>
    </message>
    <message>
        <source>This version does not have a bot of this game</source>
        <translation>Dieser Version fehlt ein Bot dieser Partie</translation>
    </message>
    <message>
        <source>The file was not changed. Open it with the version of the program that saved it.</source>
        <translation>Die Datei wurde nicht verändert. Öffne sie mit der Programmversion, die sie gespeichert hat.</translation>
    </message>
    <message>
        <source>An engine of this game has not been added</source>
        <translation>Eine Engine dieser Partie ist nicht hinzugefügt</translation>
    </message>
    <message>
        <source>Nothing is lost. Add the engine in the settings, or open the game with a bot in its place.</source>
        <translation>Nichts ist verloren. Füge die Engine in den Einstellungen hinzu, oder öffne die Partie mit einem Bot an ihrer Stelle.</translation>
    </message>
    <message>
        <source>Check that the file still exists and that you are allowed to read it.</source>
        <translation>Prüfe, ob die Datei noch vorhanden ist und ob du sie lesen darfst.</translation>
    </message>
    <message>
        <source>You can play on. Free some disk space, or save the game in another folder.</source>
        <translation>Du kannst weiterspielen. Schaff Platz auf der Festplatte, oder speichere die Partie in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Continue in the other window, or close it and open the game here again.</source>
        <translation>Spiel im anderen Fenster weiter, oder schließ es und öffne die Partie hier noch einmal.</translation>
    </message>
    <message>
        <source>the engine of this player has not been added: {names}</source>
        <translation>die Engine ist nicht hinzugefügt: {names}</translation>
    </message>
    <message>
        <source>the system reports “{reason}”</source>
        <translation>das System meldet „{reason}“</translation>
    </message>
    <message>
        <source>it has format {format}, but this program reads formats up to {known}</source>
        <translation>sie hat Format {format}, aber dieses Programm liest nur Formate bis {known}</translation>
    </message>
    <message>
        <source>its contents are nested too deeply</source>
        <translation>ihr Inhalt ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its “version” is not a version number</source>
        <translation>„version“ ist darin keine Versionsnummer</translation>
    </message>
    <message>
        <source>its contents have changed since it was saved (the checksum does not match)</source>
        <translation>ihr Inhalt hat sich seit dem Speichern verändert (die Prüfsumme stimmt nicht)</translation>
    </message>
    <message>
        <source>its “{part}” is missing or has the wrong type</source>
        <translation>„{part}“ fehlt darin oder hat den falschen Typ</translation>
    </message>
    <message numerus="yes">
        <source>the file ends too early, after {n} byte(s)</source>
        <translation>
            <numerusform>die Datei endet zu früh, nach {n} Byte</numerusform>
            <numerusform>die Datei endet zu früh, nach {n} Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>it is from a game that this program does not know yet</source>
        <translation>sie gehört zu einem Spiel, das dieses Programm noch nicht kennt</translation>
    </message>
    <message>
        <source>its contents cannot be read</source>
        <translation>ihr Inhalt lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>{what}. It was renamed to {file}</source>
        <translation>{what}. Sie wurde umbenannt in {file}</translation>
    </message>
    <message>
        <source>it is being played in another window of Burgundy Qt</source>
        <translation>sie wird gerade in einem anderen Fenster von Burgundy Qt gespielt</translation>
    </message>
    <message>
        <source>Check that the disk is connected, not full and not write-protected: the program tries again after every move. Or choose Game, Save a copy, and another folder.</source>
        <translation>Prüfe, ob die Festplatte angeschlossen, nicht voll und nicht schreibgeschützt ist: Das Programm versucht es nach jedem Zug noch einmal. Oder wähle Partie, Kopie speichern, und einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{what}. This game is not saved.</source>
        <translation>{what}. Diese Partie ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>You can play on, but unsaved moves will be lost when you leave this game.</source>
        <translation>Du kannst weiterspielen, aber nicht gespeicherte Züge gehen verloren, wenn du diese Partie verlässt.</translation>
    </message>
    <message>
        <source>line {line}: it has version {version}, but this program reads version {known}</source>
        <translation>Zeile {line}: Sie hat Version {version}, aber dieses Programm liest Version {known}</translation>
    </message>
    <message>
        <source>the game in line {line} has no header “New”</source>
        <translation>die Partie in Zeile {line} hat keine Kopfzeile „New“</translation>
    </message>
    <message>
        <source>the game in line {line} ends too early</source>
        <translation>die Partie in Zeile {line} endet zu früh</translation>
    </message>
    <message>
        <source>the game in line {line} has been changed</source>
        <translation>die Partie in Zeile {line} wurde verändert</translation>
    </message>
    <message>
        <source>the “}” at the end of a comment is missing</source>
        <translation>die „}“ am Ende eines Kommentars fehlt</translation>
    </message>
    <message>
        <source>line {line} is no header, event, action or comment: {text}</source>
        <translation>Zeile {line} ist weder Kopfzeile noch Ereignis, Aktion oder Kommentar: {text}</translation>
    </message>
    <message>
        <source>the game in line {line} cannot be replayed</source>
        <translation>die Partie in Zeile {line} lässt sich nicht nachspielen</translation>
    </message>
    <message>
        <source>its “{part}” has more than {size} KiB</source>
        <translation>„{part}“ darin hat mehr als {size} KiB</translation>
    </message>
    <message>
        <source>the game in line {line} is too long</source>
        <translation>die Partie in Zeile {line} ist zu lang</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>none left</source>
        <comment>no bonus for this colour</comment>
        <translation>vergeben</translation>
    </message>
    <message>
        <source>{source} +{points}</source>
        <translation>{source} +{points}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Durchgang {phase}</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered</source>
        <translation>{colour}: {covered} von {cells} bedeckt</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered, bonus {bonus}</source>
        <translation>{colour}: {covered} von {cells} bedeckt, Bonus {bonus}</translation>
    </message>
    <message>
        <source>Features that are still open</source>
        <translation>Gebiete, die noch offen sind</translation>
    </message>
    <message>
        <source>In hand: {followers}</source>
        <translation>Im Vorrat: {followers}</translation>
    </message>
    <message>
        <source>no tile fits</source>
        <translation>kein Plättchen passt</translation>
    </message>
    <message numerus="yes">
        <source>{n} fitting tile(s)</source>
        <translation>
            <numerusform>{n} passendes Plättchen</numerusform>
            <numerusform>{n} passende Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>jetzt {points}</translation>
    </message>
    <message>
        <source>others have more followers</source>
        <translation>andere haben mehr Gefolgsleute</translation>
    </message>
    <message>
        <source>complete {points}</source>
        <translation>fertig {points}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>No follower is on the map.</source>
        <translation>Kein Gefolgsmann steht auf der Karte.</translation>
    </message>
    <message>
        <source>{colour}: {marked} of {cells} marked, value {value}</source>
        <translation>{colour}: {marked} von {cells} markiert, Wert {value}</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>{milestone}.</source>
        <translation>{milestone}.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>all spaces of a colour are covered</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Regions that are still open</source>
        <translation>Gebiete, die noch offen sind</translation>
    </message>
    <message numerus="yes">
        <source>{n} to go</source>
        <translation>
            <numerusform>noch {n}</numerusform>
            <numerusform>noch {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{covered} of {cells}</source>
        <translation>{covered} von {cells}</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Still open: {name}</source>
        <translation>Noch offen: {name}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>At the end, as things stand: {parts}.</source>
        <translation>Am Ende, so wie es jetzt steht: {parts}.</translation>
    </message>
    <message>
        <source>At the end, as things stand: nothing yet.</source>
        <translation>Am Ende, so wie es jetzt steht: noch nichts.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>For a full colour: a tile from the black depot</source>
        <translation>Für eine bedeckte Farbe: ein Plättchen aus dem schwarzen Depot</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s) to go</source>
        <translation>
            <numerusform>noch {n} Feld</numerusform>
            <numerusform>noch {n} Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {n} tile(s)</source>
        <translation>
            <numerusform>mindestens {n} Plättchen</numerusform>
            <numerusform>mindestens {n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} free space(s) beside it</source>
        <translation>
            <numerusform>{n} freies Feld daneben</numerusform>
            <numerusform>{n} freie Felder daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>{milestone}. Unfinished features and fields count as they are now.</source>
        <translation>{milestone}. Unfertige Gebiete und Wiesen zählen nach jetzigem Stand.</translation>
    </message>
    <message>
        <source>{colour}: {marked} of {cells} marked; if completed now +{points}</source>
        <translation>{colour}: {marked} von {cells} markiert; wenn jetzt fertig, +{points}</translation>
    </message>
    <message>
        <source>For a full colour</source>
        <translation>Für eine volle Farbe</translation>
    </message>
    <message>
        <source>{milestone}. These are all the points written so far.</source>
        <translation>{milestone}. Das sind alle bisher aufgeschriebenen Punkte.</translation>
    </message>
    <message>
        <source>The players are still choosing their start castles.</source>
        <translation>Die Startburgen werden noch gewählt.</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered; +{points} green when full, {together} at the end</source>
        <translation>{colour}: {covered} von {cells} bedeckt; voll +{points} grün, am Ende {together}</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>The players are still arranging their duchies.</source>
        <translation>Die Fürstentümer werden noch ausgelegt.</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered; if completed now +{points}, and +{bonus} for the phase</source>
        <translation>{colour}: {covered} von {cells} bedeckt; wenn jetzt fertig, +{points} und +{bonus} für den Durchgang</translation>
    </message>
    <message>
        <source>Bonus for a full colour</source>
        <translation>Bonus für eine volle Farbe</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round} of 5. Points scored only at the end are shown as they are now.</source>
        <translation>Durchgang {phase}, Runde {round} von 5. Punkte, die erst am Ende zählen, zeigen den jetzigen Stand.</translation>
    </message>
    <message>
        <source>The players are still choosing their estates. Nobody has scored yet.</source>
        <translation>Die Fürstentümer werden noch gewählt. Bisher hat niemand Punkte.</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round} of 5. These are all the points that moved the counter.</source>
        <translation>Durchgang {phase}, Runde {round} von 5. Das sind alle Punkte, die den Zähler bewegt haben.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Choose colour and picture</source>
        <translation>Farbe und Bild wählen</translation>
    </message>
    <message>
        <source>Crest: {colour}, {picture}</source>
        <translation>Wappen: {colour}, {picture}</translation>
    </message>
    <message>
        <source>Crest: {colour}</source>
        <translation>Wappen: {colour}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Kuh</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Gans</translation>
    </message>
    <message>
        <source>Hound</source>
        <translation>Jagdhund</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Hahn</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Lilie</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Trauben</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Flieder</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Let a bot take over for a person, or take over from a bot. This takes effect at the next decision.</source>
        <translation>Übergib einen Platz an einen Bot, oder übernimm ihn von einem Bot. Das gilt ab der nächsten Entscheidung.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>This is already a casual game.</source>
        <translation>Diese Partie ist schon frei.</translation>
    </message>
    <message>
        <source>You are replacing a player, so the game becomes casual.</source>
        <translation>Du besetzt einen Platz neu, darum wird die Partie frei.</translation>
    </message>
    <message>
        <source>If you replace a player, the game becomes casual.</source>
        <translation>Besetzt du einen Platz neu, wird die Partie frei.</translation>
    </message>
    <message>
        <source>A person who takes over from a bot sees its hand. The game then counts as casual.</source>
        <translation>Wer von einem Bot übernimmt, sieht dessen Handkarten. Die Partie ist dann frei.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Endless puzzles</source>
        <translation>Endlose Aufgaben</translation>
    </message>
    <message>
        <source>Finds new puzzles while Home is in view and nobody uses the program</source>
        <translation>Neue Aufgaben suchen, während die Startseite zu sehen ist und niemand das Programm benutzt</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Feierliche Momente</translation>
    </message>
    <message>
        <source>After a phase who leads, and at the end who has won</source>
        <translation>Wer nach einem Durchgang vorn liegt und wer am Ende gewonnen hat</translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation>Pergament</translation>
    </message>
    <message>
        <source>Cellar</source>
        <translation>Keller</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Files and privacy</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Games, statistics and settings</source>
        <translation>Partien, Statistik und Einstellungen</translation>
    </message>
    <message>
        <source>Nothing leaves your computer</source>
        <translation>Nichts verlässt deinen Computer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Follow system: {language}</source>
        <translation>Wie das System: {language}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>From {least} to {most}</source>
        <translation>Von {least} bis {most}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Bots act at once</source>
        <translation>Bots handeln sofort</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The Duke thinks</source>
        <translation>Der Herzog denkt nach</translation>
    </message>
    <message>
        <source>{seconds} s a turn: {elo} Elo</source>
        <translation>{seconds}&#xa0;s je Zug: {elo} Elo</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Pass the screen on</source>
        <translation>Den Bildschirm weitergeben</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>Abschnitt zurücksetzen</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Tiles, dice and coins, points, your turn, and the end of a game</source>
        <translation>Plättchen, Würfel und Münzen, Punkte, dein Zug und das Ende einer Partie</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <translation>Die Einstellungen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Some settings could not be read</source>
        <translation>Einige Einstellungen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Hints play for points</source>
        <translation>Hinweise spielen auf Punkte</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>The program sends no data and downloads nothing.</source>
        <translation>Das Programm sendet keine Daten und lädt nichts herunter.</translation>
    </message>
    <message>
        <source>For all text, numbers and dates</source>
        <translation>Für alle Texte, Zahlen und Datumsangaben</translation>
    </message>
    <message>
        <source>High: darker text, stronger lines, a thick outline around the focus</source>
        <translation>Hoch: dunklerer Text, kräftigere Linien, ein dicker Rahmen um die Auswahl</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>How fast tiles, goods and coins move</source>
        <translation>Wie schnell sich Plättchen, Waren und Münzen bewegen</translation>
    </message>
    <message>
        <source>No movement and no pulsing: changes only fade</source>
        <translation>Keine Bewegung, kein Pulsieren: Änderungen werden nur überblendet</translation>
    </message>
    <message>
        <source>How long each of their actions is shown</source>
        <translation>Wie lange jede ihrer Aktionen zu sehen ist</translation>
    </message>
    <message>
        <source>Their actions are shown without animation or pauses; the log lists them</source>
        <translation>Ihre Aktionen erscheinen ohne Animation und Pausen; der Verlauf zählt sie auf</translation>
    </message>
    <message>
        <source>End turns automatically</source>
        <translation>Züge automatisch beenden</translation>
    </message>
    <message>
        <source>When both dice are used and you cannot buy anything</source>
        <translation>Wenn beide Würfel genutzt sind und du nichts kaufen kannst</translation>
    </message>
    <message>
        <source>Remind me to buy</source>
        <translation>An einen Kauf erinnern</translation>
    </message>
    <message>
        <source>When you end a turn but could still buy a tile</source>
        <translation>Wenn du deinen Zug beendest und noch ein Plättchen kaufen könntest</translation>
    </message>
    <message>
        <source>Between turns, a screen shows who is next and what has happened</source>
        <translation>Zwischen den Zügen zeigt ein Bildschirm, wer drankommt und was geschehen ist</translation>
    </message>
    <message>
        <source>{section}: all settings are back to their defaults.</source>
        <translation>{section}: Alle Einstellungen sind zurückgesetzt.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>Änderungen wirken sofort.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Alle Einstellungen sind zurückgesetzt.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>In the statistics, and in a line after a game</source>
        <translation>In der Statistik und in einer Zeile nach der Partie</translation>
    </message>
    <message>
        <source>In addition to the volume of your computer</source>
        <translation>Zusätzlich zur Lautstärke deines Computers</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>The old file was renamed to “{file}”.</source>
        <translation>Die alte Datei heißt jetzt „{file}“.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}. The default settings are used for now. Your games are not affected.</source>
        <translation>Die Datei „{file}“ lässt sich nicht lesen: {reason}. Vorerst gelten die Voreinstellungen. Deine Partien sind nicht betroffen.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then restart the program.</source>
        <translation>Prüfe, ob du die Datei lesen darfst, und starte das Programm dann neu.</translation>
    </message>
    <message>
        <source>The file “{file}” is damaged. The default settings are used. Your games are not affected.</source>
        <translation>Die Datei „{file}“ ist beschädigt. Es gelten die Voreinstellungen. Deine Partien sind nicht betroffen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} setting(s) in the file “{file}” could not be read. The default is used instead. All other settings are unchanged.</source>
        <translation>
            <numerusform>{n} Einstellung in der Datei „{file}“ ist nicht lesbar. Dafür gilt die Voreinstellung. Alle anderen Einstellungen bleiben, wie sie sind.</numerusform>
            <numerusform>{n} Einstellungen in der Datei „{file}“ sind nicht lesbar. Dafür gilt die Voreinstellung. Alle anderen Einstellungen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}. Your changes apply until you close the program.</source>
        <translation>„{file}“ kann nicht geschrieben werden: {reason}. Deine Änderungen gelten, bis du das Programm schließt.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder and that the disk is not full.</source>
        <translation>Prüfe, ob du in den Ordner schreiben darfst und ob auf der Festplatte noch Platz ist.</translation>
    </message>
    <message>
        <source>The old file could not be saved.</source>
        <translation>Die alte Datei konnte nicht gesichert werden.</translation>
    </message>
    <message>
        <source>Choose your settings again under Game, Settings.</source>
        <translation>Wähle deine Einstellungen neu, unter Partie, Einstellungen.</translation>
    </message>
    <message>
        <source>Check your settings under Game, Settings.</source>
        <translation>Prüfe deine Einstellungen unter Partie, Einstellungen.</translation>
    </message>
    <message>
        <source>As many points as possible, whatever the others score; otherwise hints play to win</source>
        <translation>So viele Punkte wie möglich, egal was die anderen erzielen; sonst auf Sieg</translation>
    </message>
    <message>
        <source>When your turn begins, small cards show what the other players did</source>
        <translation>Kärtchen zeigen zu Beginn deines Zuges, was die anderen getan haben</translation>
    </message>
    <message>
        <source>Asks before you make a move that costs {shares} chance to win or more. Games with the tutor are casual; you cannot add it to a rated game that has begun</source>
        <translation>Fragt vor einem Zug, der {shares} Siegchance oder mehr kostet. Partien mit Tutor sind frei; zu einer begonnenen gewerteten Partie kommt er nicht dazu</translation>
    </message>
</context>
<context>
    <name>Solo</name>
    <message>
        <source>Spaces covered</source>
        <translation>Felder bedeckt</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>A black tile</source>
        <translation>Schwarzes Plättchen</translation>
    </message>
    <message>
        <source>Buy a point</source>
        <translation>Punkt kaufen</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>{points} of {target} points</source>
        <translation>{points} von {target} Punkten</translation>
    </message>
    <message>
        <source>For 1 silverling</source>
        <translation>Für 1 Silberling</translation>
    </message>
    <message>
        <source>The counter</source>
        <translation>Der Zähler</translation>
    </message>
    <message>
        <source>5 goods</source>
        <translation>5 Waren</translation>
    </message>
    <message>
        <source>even</source>
        <comment>neither ahead of the pace nor behind it</comment>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>{count} ahead</source>
        <translation>{count} voraus</translation>
    </message>
    <message>
        <source>{count} behind</source>
        <translation>{count} zurück</translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation>{count} von {whole}</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Runden gespielt</translation>
    </message>
    <message>
        <source>At {target} one more action; then {after} are enough.</source>
        <translation>Bei {target} noch eine Aktion; dann reichen {after}.</translation>
    </message>
</context>
<context>
    <name>Source of points</name>
    <message>
        <source>animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>watchtowers</source>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>completed regions</source>
        <translation>abgeschlossene Gebiete</translation>
    </message>
    <message>
        <source>completing regions early</source>
        <translation>früh abgeschlossene Gebiete</translation>
    </message>
    <message>
        <source>goods sold</source>
        <translation>verkaufte Waren</translation>
    </message>
    <message>
        <source>colour bonuses</source>
        <translation>Farbboni</translation>
    </message>
    <message>
        <source>goods left over</source>
        <translation>übrige Waren</translation>
    </message>
    <message>
        <source>silverlings left over</source>
        <translation>übrige Silberlinge</translation>
    </message>
    <message>
        <source>workers left over</source>
        <translation>übrige Arbeiter</translation>
    </message>
    <message>
        <source>trade routes</source>
        <translation>Handelswege</translation>
    </message>
    <message>
        <source>points bought</source>
        <translation>gekaufte Punkte</translation>
    </message>
    <message>
        <source>joined border posts</source>
        <translation>verbundene Grenzposten</translation>
    </message>
    <message>
        <source>joining all border posts</source>
        <translation>alle Grenzposten verbunden</translation>
    </message>
    <message>
        <source>spaces for castles</source>
        <translation>Felder für Burgen</translation>
    </message>
    <message>
        <source>spaces for mines</source>
        <translation>Felder für Minen</translation>
    </message>
    <message>
        <source>spaces for knowledge tiles</source>
        <translation>Felder für Wissensplättchen</translation>
    </message>
    <message>
        <source>spaces for ships</source>
        <translation>Felder für Schiffe</translation>
    </message>
    <message>
        <source>spaces for animals</source>
        <translation>Felder für Tiere</translation>
    </message>
    <message>
        <source>spaces for buildings</source>
        <translation>Felder für Gebäude</translation>
    </message>
    <message>
        <source>completed cities</source>
        <translation>fertige Städte</translation>
    </message>
    <message>
        <source>completed roads</source>
        <translation>fertige Straßen</translation>
    </message>
    <message>
        <source>completed monasteries</source>
        <translation>fertige Klöster</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>unfinished cities</source>
        <translation>unfertige Städte</translation>
    </message>
    <message>
        <source>unfinished roads</source>
        <translation>unfertige Straßen</translation>
    </message>
    <message>
        <source>unfinished monasteries</source>
        <translation>unfertige Klöster</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Wiesen</translation>
    </message>
    <message>
        <source>mine regions</source>
        <translation>Minengebiete</translation>
    </message>
    <message>
        <source>monastery regions</source>
        <translation>Klostergebiete</translation>
    </message>
    <message>
        <source>pasture regions</source>
        <translation>Weidegebiete</translation>
    </message>
    <message>
        <source>river regions</source>
        <translation>Flussgebiete</translation>
    </message>
    <message>
        <source>town regions</source>
        <translation>Stadtgebiete</translation>
    </message>
    <message>
        <source>completed colours</source>
        <translation>fertige Farben</translation>
    </message>
    <message>
        <source>crops</source>
        <translation>Erzeugnisse</translation>
    </message>
    <message>
        <source>the bonus tile +1 storage</source>
        <translation>das Bonusplättchen +1 Lagerplatz</translation>
    </message>
    <message>
        <source>yield cards</source>
        <translation>Ertragskarten</translation>
    </message>
    <message>
        <source>hexagons without room</source>
        <translation>Sechsecke ohne Platz</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>übrige Handkarten</translation>
    </message>
    <message>
        <source>tiles left in storage</source>
        <translation>Plättchen im Lager</translation>
    </message>
    <message>
        <source>hexagons left in storage</source>
        <translation>Sechsecke im Lager</translation>
    </message>
    <message>
        <source>marble left over</source>
        <translation>übriger Marmor</translation>
    </message>
    <message>
        <source>bazaars</source>
        <translation>Basare</translation>
    </message>
    <message>
        <source>castle regions</source>
        <translation>Burggebiete</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>character</source>
        <translation>Charakter</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} Partie</numerusform>
            <numerusform>{n} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of {n} game(s)</source>
        <translation>
            <numerusform>{won} von {n} Partie</numerusform>
            <numerusform>{won} von {n} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Lead per game</source>
        <translation>Vorsprung je Partie</translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>bestes Ergebnis: {points}</translation>
    </message>
    <message>
        <source>±{points} Elo</source>
        <translation>±{points} Elo</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>Die Statistik kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>The plots cannot be loaded: {error}.</source>
        <translation>Die Diagramme können nicht geladen werden: {error}.</translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation>Punkte, Partie für Partie</translation>
    </message>
    <message>
        <source>{source}, game by game</source>
        <translation>{source}, Partie für Partie</translation>
    </message>
    <message>
        <source>lost {games}</source>
        <translation>verloren {games}</translation>
    </message>
    <message>
        <source>won {games}</source>
        <translation>gewonnen {games}</translation>
    </message>
    <message>
        <source>{verdict}, from {least}</source>
        <translation>{verdict}, ab {least}</translation>
    </message>
    <message>
        <source>below {least}</source>
        <translation>unter {least}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>on duchy {sheet}</source>
        <translation>im Fürstentum {sheet}</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>By duchy</source>
        <translation>Nach Fürstentum</translation>
    </message>
    <message>
        <source>Duchy {sheet}</source>
        <translation>Fürstentum {sheet}</translation>
    </message>
    <message>
        <source>duchy</source>
        <translation>Fürstentum</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message numerus="yes">
        <source>{least} to {most} points: {n} game(s)</source>
        <translation>
            <numerusform>{least} bis {most} Punkte: {n} Partie</numerusform>
            <numerusform>{least} bis {most} Punkte: {n} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>duchies {sheets}</source>
        <translation>Fürstentümer {sheets}</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}, duchy {sheet}</source>
        <translation>{date}: {points}, {outcome}, Fürstentum {sheet}</translation>
    </message>
    <message>
        <source>duchy {sheet}</source>
        <translation>Fürstentum {sheet}</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Fehlerquote</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}</source>
        <translation>{date}: {points}, {outcome}</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>With the expansion</source>
        <translation>Mit Erweiterung</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>shared the victory</source>
        <translation>Sieg geteilt</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Mit anderen</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), {won} won, the quickest after {rounds} rounds.</source>
        <translation>
            <numerusform>{n} Solopartie, {won} gewonnen, am schnellsten nach {rounds} Runden.</numerusform>
            <numerusform>{n} Solopartien, {won} gewonnen, am schnellsten nach {rounds} Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} casual game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} freie Partie seit {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n} freie Partien seit {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>editions {editions}</source>
        <translation>Ausgaben {editions}</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}, estate {estate}</source>
        <translation>{date}: {points}, {outcome}, Fürstentum {estate}</translation>
    </message>
    <message numerus="yes">
        <source>lost by {n}</source>
        <translation>
            <numerusform>mit {n} Punkt Rückstand verloren</numerusform>
            <numerusform>mit {n} Punkten Rückstand verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>Ausgabe {edition}</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), none won yet; at most {best} spaces covered.</source>
        <translation>
            <numerusform>{n} Solopartie, noch keine gewonnen; höchstens {best} Felder bedeckt.</numerusform>
            <numerusform>{n} Solopartien, noch keine gewonnen; höchstens {best} Felder bedeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rated game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} gewertete Partie seit {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n} gewertete Partien seit {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {edition}</source>
        <translation>Ausgabe {edition}</translation>
    </message>
    <message numerus="yes">
        <source>won by {n}</source>
        <translation>
            <numerusform>mit {n} Punkt Vorsprung gewonnen</numerusform>
            <numerusform>mit {n} Punkten Vorsprung gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition {edition}, modules</source>
        <translation>Ausgabe {edition}, Module</translation>
    </message>
    <message>
        <source>The line above is about them. Figures and plots cover all other games.</source>
        <translation>Sie zählen in der Zeile oben. Zahlen und Kurven entstehen aus allen anderen Partien.</translation>
    </message>
    <message>
        <source>No casual games yet</source>
        <translation>Noch keine freien Partien</translation>
    </message>
    <message>
        <source>won the tie</source>
        <translation>bei Gleichstand gewonnen</translation>
    </message>
    <message>
        <source>lost the tie</source>
        <translation>bei Gleichstand verloren</translation>
    </message>
    <message>
        <source>Only team and solo games here</source>
        <translation>Hier nur Team- und Solopartien</translation>
    </message>
    <message>
        <source>No rated games this year</source>
        <translation>In diesem Jahr keine gewerteten Partien</translation>
    </message>
    <message>
        <source>No casual games this year</source>
        <translation>In diesem Jahr keine freien Partien</translation>
    </message>
    <message>
        <source>No rated games yet</source>
        <translation>Noch keine gewerteten Partien</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>Bestwert: {points}</translation>
    </message>
    <message>
        <source>one game in {number}</source>
        <translation>jede {number}. Partie</translation>
    </message>
    <message>
        <source>Strength, game by game</source>
        <translation>Stärke, Partie für Partie</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>estate</source>
        <translation>Fürstentum</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>{part}: {share} won</source>
        <translation>{part}: {share} gewonnen</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Estate {estate} ({edition})</source>
        <translation>Fürstentum {estate} ({edition})</translation>
    </message>
    <message>
        <source>Follow this source game by game</source>
        <translation>Dieser Quelle Partie für Partie folgen</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>30 games</source>
        <translation>30 Partien</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Wessen Partien</translation>
    </message>
    <message>
        <source>Games with others or alone</source>
        <translation>Partien mit anderen oder allein</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren …</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Points ahead of the best other player, or behind.</source>
        <translation>Punkte vor der besten Konkurrenz oder dahinter.</translation>
    </message>
    <message>
        <source>over the best other</source>
        <translation>auf die beste Konkurrenz</translation>
    </message>
    <message>
        <source>Install the program again. You can still play and save games.</source>
        <translation>Installiere das Programm neu. Du kannst weiterhin spielen und Partien speichern.</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Solopartien</translation>
    </message>
    <message>
        <source>Distribution of points</source>
        <translation>Verteilung der Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s).</source>
        <translation>
            <numerusform>{n} Solopartie.</numerusform>
            <numerusform>{n} Solopartien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Je Entscheidung verloren</translation>
    </message>
    <message>
        <source>A game is rated if it has no hints and no tutor, and if undo went no further than normally allowed. All other games are casual.</source>
        <translation>Gewertet ist eine Partie ohne Hinweise und Tutor, in der nicht weiter zurückgenommen wurde, als sonst erlaubt ist. Alle anderen Partien sind frei.</translation>
    </message>
    <message>
        <source>others&apos; average</source>
        <translation>Schnitt der anderen</translation>
    </message>
    <message>
        <source>Only rated games against bots measure your strength, and there were none in this period.</source>
        <translation>Nur gewertete Partien gegen Bots messen deine Stärke, und in dieser Zeit gab es keine.</translation>
    </message>
    <message>
        <source>The bots&apos; strength in this game has not been measured yet, so yours is not known either.</source>
        <translation>Die Stärke der Bots in diesem Spiel wurde noch nicht gemessen, darum ist auch deine nicht bekannt.</translation>
    </message>
    <message>
        <source>Team and solo games are counted separately: no figure below includes them.</source>
        <translation>Team- und Solopartien werden getrennt gezählt: Keine Zahl hier unten enthält sie.</translation>
    </message>
    <message>
        <source>The mark in the bar shows how much pure chance would win.</source>
        <translation>Der Strich im Balken zeigt, wie viel der bloße Zufall gewinnen würde.</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>zu zweit</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>zu dritt</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>zu viert</translation>
    </message>
    <message>
        <source>two to three players</source>
        <translation>zu zweit bis dritt</translation>
    </message>
    <message>
        <source>two to four players</source>
        <translation>zu zweit bis viert</translation>
    </message>
    <message>
        <source>three to four players</source>
        <translation>zu dritt bis viert</translation>
    </message>
    <message numerus="yes">
        <source>There are {n} rated game(s): choose Rated above.</source>
        <translation>
            <numerusform>Es gibt aber {n} gewertete Partie: Wähle oben „Gewertet“.</numerusform>
            <numerusform>Es gibt aber {n} gewertete Partien: Wähle oben „Gewertet“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} team game(s), {won} won; best team result: {best} points.</source>
        <translation>
            <numerusform>{n} Teampartie, {won} gewonnen; bestes Teamergebnis: {best} Punkte.</numerusform>
            <numerusform>{n} Teampartien, {won} gewonnen; bestes Teamergebnis: {best} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {n} casual game(s): choose Casual above.</source>
        <translation>
            <numerusform>Es gibt aber {n} freie Partie: Wähle oben „Frei“.</numerusform>
            <numerusform>Es gibt aber {n} freie Partien: Wähle oben „Frei“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>Play a game to its end to see here how you did.</source>
        <translation>Spiel eine Partie zu Ende, dann siehst du hier, wie du abgeschnitten hast.</translation>
    </message>
    <message>
        <source>Choose “All” above to see the earlier ones.</source>
        <translation>Wähle oben „Alle“, um die früheren zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>average of {n}</source>
        <translation>
            <numerusform>Schnitt aus {n}</numerusform>
            <numerusform>Schnitt aus {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning and losing margins</source>
        <translation>Wie deutlich Partien gewonnen und verloren wurden</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Personenzahl</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Personen</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} Person</numerusform>
            <numerusform>{n} Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost per decision, game by game</source>
        <translation>Je Entscheidung verloren, Partie für Partie</translation>
    </message>
    <message>
        <source>{source}: {own} points per game, others {others}</source>
        <translation>{source}: {own} Punkte je Partie, die anderen {others}</translation>
    </message>
    <message>
        <source>Saved to “{file}”.</source>
        <translation>Gespeichert in „{file}“.</translation>
    </message>
    <message>
        <source>needs two games</source>
        <translation>ab zwei Partien</translation>
    </message>
    <message numerus="yes">
        <source>{day}: {count} points of the lead lost per decision, {n} decision(s)</source>
        <translation>
            <numerusform>{day}: {count} Punkte Vorsprung je Entscheidung verloren, {n} Entscheidung</numerusform>
            <numerusform>{day}: {count} Punkte Vorsprung je Entscheidung verloren, {n} Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Help allowed</source>
        <translation>Hilfe erlaubt</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Strength is an Elo rating on the bots&apos; scale. In 95 of 100 cases, your true strength lies within the ± shown.</source>
        <translation>Die Stärke ist eine Elo-Zahl auf der Skala der Bots. In 95 von 100 Fällen liegt deine wahre Stärke in dem Bereich, den ± angibt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} recorded game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} aufgezeichnete Partie seit {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n} aufgezeichnete Partien seit {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No recorded games here</source>
        <translation>Hier gibt es keine aufgezeichneten Partien</translation>
    </message>
    <message>
        <source>In the new-game dialog you can record a game of the box.</source>
        <translation>Im Dialog „Neue Partie“ kannst du eine Partie mit der Schachtel aufzeichnen.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Once per turn you may buy a tile from any depot for 2 silverlings, not only from the black one.</source>
        <translation>Einmal in deinem Zug darfst du für 2 Silberlinge ein Plättchen aus einem beliebigen Depot kaufen, nicht nur aus dem schwarzen.</translation>
    </message>
    <message>
        <source>It does not apply to the boarding house. If you also own tile 14, you get 4 workers and 1 silverling.</source>
        <translation>Beim Wohnhaus wirkt es nicht. Hast du auch Plättchen 14, bekommst du 4 Arbeiter und 1 Silberling.</translation>
    </message>
    <message>
        <source>At the end you score 3 points for each kind of goods that you have sold.</source>
        <translation>Am Ende bekommst du 3 Punkte für jede Warensorte, die du verkauft hast.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from any depot for 2 silverlings or 2 workers, not only from the black one.</source>
        <translation>Einmal in deinem Zug darfst du für 2 Silberlinge oder 2 Arbeiter ein Plättchen aus einem beliebigen Depot kaufen, nicht nur aus dem schwarzen.</translation>
    </message>
    <message>
        <source>You cannot pay 1 of each. It is still only one purchase per turn.</source>
        <translation>Du kannst nicht je 1 davon zahlen. Es bleibt bei einem Kauf im Zug.</translation>
    </message>
    <message>
        <source>At the end you score 2 points for each kind of goods that you have sold.</source>
        <translation>Am Ende bekommst du 2 Punkte für jede Warensorte, die du verkauft hast.</translation>
    </message>
    <message>
        <source>One sold tile of a kind is enough. Unsold goods do not count here.</source>
        <translation>Ein verkauftes Plättchen einer Sorte genügt. Nicht verkaufte Waren zählen hier nicht.</translation>
    </message>
    <message>
        <source>Your marker is always on top on its bay of the bridge. So you play before the others there.</source>
        <translation>Dein Spielstein liegt auf seinem Bogen der Brücke immer ganz oben. So bist du vor den anderen dort an der Reihe.</translation>
    </message>
    <message>
        <source>It stays on top when another marker moves onto the bay later.</source>
        <translation>Er bleibt oben, auch wenn später ein anderer Spielstein auf den Bogen kommt.</translation>
    </message>
    <message>
        <source>As often as you like, even while a tile waits for your choice. You may still make the one purchase of your turn.</source>
        <translation>So oft du magst, auch während ein Plättchen auf deine Wahl wartet. Den einen Kauf deines Zuges hast du trotzdem noch.</translation>
    </message>
    <message>
        <source>When you place it, choose any building and use its effect, even if you do not own that building.</source>
        <translation>Legst du ihn, wähle ein beliebiges Gebäude und nutze dessen Effekt, auch wenn du dieses Gebäude nicht hast.</translation>
    </message>
    <message>
        <source>At the end it counts as a building of any one kind. With one of the knowledge tiles 16 to 23 or 29 it scores 4 points.</source>
        <translation>Am Ende zählt er als Gebäude einer beliebigen Art. Mit einem der Wissensplättchen 16 bis 23 oder 29 bringt er 4 Punkte.</translation>
    </message>
    <message>
        <source>When you place animals in this pasture later, the geese score 2 points again. Knowledge tile 24 counts them as a separate kind.</source>
        <translation>Legst du später Tiere auf diese Weide, bringen die Gänse noch einmal 2 Punkte. Für Wissensplättchen 24 sind sie eine eigene Art.</translation>
    </message>
    <message>
        <source>At the end of each of the five phases it brings you 1 silverling.</source>
        <translation>Am Ende jedes der fünf Durchgänge bringt sie dir 1 Silberling.</translation>
    </message>
    <message>
        <source>A region completed in this phase brings {points} points on top of those for its size.</source>
        <translation>Ein Gebiet, das in diesem Durchgang abgeschlossen wird, bringt {points} Punkte zusätzlich zu denen für seine Größe.</translation>
    </message>
    <message>
        <source>Round {round} of five in this phase.</source>
        <translation>Runde {round} von fünf in diesem Durchgang.</translation>
    </message>
    <message>
        <source>Goods tiles sold so far. Knowledge tiles 15 and 25 count them at the end.</source>
        <translation>Bisher verkaufte Warenplättchen. Wissensplättchen 15 und 25 zählen sie am Ende.</translation>
    </message>
    <message>
        <source>Every sale of goods brings you 2 silverlings instead of 1.</source>
        <translation>Jeder Verkauf von Waren bringt dir 2 Silberlinge statt 1.</translation>
    </message>
    <message>
        <source>It is per sale, not per goods tile.</source>
        <translation>Es gilt je Verkauf, nicht je Warenplättchen.</translation>
    </message>
    <message>
        <source>Each worker you pay changes a die by up to 2 instead of 1.</source>
        <translation>Jeder Arbeiter, den du zahlst, verändert einen Würfel um bis zu 2 statt um 1.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each warehouse on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jedes Warenhaus in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each watchtower on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jeden Wachturm in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each carpenter on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jede Schreinerei in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each church on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jede Kirche in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each market on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jeden Markt in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each boarding house on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jedes Wohnhaus in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each bank on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jede Bank in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each city hall on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jedes Rathaus in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>At the end you score 1 point for every goods tile you have sold.</source>
        <translation>Am Ende bekommst du 1 Punkt für jedes Warenplättchen, das du verkauft hast.</translation>
    </message>
    <message>
        <source>At the end you score 2 points for each colour bonus you have won, large or small.</source>
        <translation>Am Ende bekommst du 2 Punkte für jeden Farbbonus, den du gewonnen hast, ob groß oder klein.</translation>
    </message>
    <message>
        <source>for the region</source>
        <translation>für das Gebiet</translation>
    </message>
    <message>
        <source>for completing it in this phase</source>
        <translation>für den Abschluss in diesem Durchgang</translation>
    </message>
    <message>
        <source>for animals</source>
        <translation>für Tiere</translation>
    </message>
    <message>
        <source>for the sale</source>
        <translation>für den Verkauf</translation>
    </message>
    <message>
        <source>for the colour bonus</source>
        <translation>für den Farbbonus</translation>
    </message>
    <message>
        <source>for the watchtower</source>
        <translation>für den Wachturm</translation>
    </message>
    <message>
        <source>for the trade route</source>
        <translation>für den Handelsweg</translation>
    </message>
    <message>
        <source>for joining border posts</source>
        <translation>für verbundene Grenzposten</translation>
    </message>
    <message>
        <source>for shields</source>
        <translation>für Schilde</translation>
    </message>
    <message>
        <source>for knowledge tiles</source>
        <translation>für Wissensplättchen</translation>
    </message>
    <message>
        <source>for silver</source>
        <translation>für Silber</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>the colour of spaces</comment>
        <translation>Burgfelder</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>the colour of spaces</comment>
        <translation>Minenfelder</translation>
    </message>
    <message>
        <source>knowledge</source>
        <comment>the colour of spaces</comment>
        <translation>Wissensfelder</translation>
    </message>
    <message>
        <source>river</source>
        <comment>the colour of spaces</comment>
        <translation>Flussfelder</translation>
    </message>
    <message>
        <source>pasture</source>
        <comment>the colour of spaces</comment>
        <translation>Weidefelder</translation>
    </message>
    <message>
        <source>city</source>
        <comment>the colour of spaces</comment>
        <translation>Stadtfelder</translation>
    </message>
    <message>
        <source>Castle space</source>
        <translation>Burgfeld</translation>
    </message>
    <message>
        <source>Mine space</source>
        <translation>Minenfeld</translation>
    </message>
    <message>
        <source>Knowledge space</source>
        <translation>Wissensfeld</translation>
    </message>
    <message>
        <source>River space</source>
        <translation>Flussfeld</translation>
    </message>
    <message>
        <source>Pasture space</source>
        <translation>Weidefeld</translation>
    </message>
    <message>
        <source>City space</source>
        <translation>Stadtfeld</translation>
    </message>
    <message>
        <source>This round: depot {depot}</source>
        <translation>Diese Runde: Depot {depot}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Counts at the end</source>
        <translation>Zählt am Ende</translation>
    </message>
    <message>
        <source>Depot {depot}, taken with a {depot}</source>
        <translation>Depot {depot}, zu nehmen mit einer {depot}</translation>
    </message>
    <message>
        <source>In your storage</source>
        <translation>In deinem Lager</translation>
    </message>
    <message>
        <source>In {name}&apos;s storage</source>
        <translation>Im Lager von {name}</translation>
    </message>
    <message>
        <source>Tiles never move from one storage to another.</source>
        <translation>Plättchen wechseln nie von einem Lager ins andere.</translation>
    </message>
    <message>
        <source>Estate of the team: {name}</source>
        <translation>Fürstentum des Teams: {name}</translation>
    </message>
    <message>
        <source>{count}, shared by the team</source>
        <translation>{count}, gemeinsam im Team</translation>
    </message>
    <message>
        <source>Loaded by a ship</source>
        <translation>Ein Schiff lädt sie</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>The white die</source>
        <translation>Der weiße Würfel</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Durchgang {phase}</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Large {colour} bonus</source>
        <translation>Großer Bonus: {colour}</translation>
    </message>
    <message>
        <source>Small {colour} bonus</source>
        <translation>Kleiner Bonus: {colour}</translation>
    </message>
    <message>
        <source>Sold goods</source>
        <translation>Verkaufte Waren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>the {die}</source>
        <translation>die {die}</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Bringt jetzt</translation>
    </message>
    <message numerus="yes">
        <source>{n} inn(s) for sale, 2 silverlings each</source>
        <translation>
            <numerusform>{n} Gasthaus zu kaufen, für 2 Silberlinge</numerusform>
            <numerusform>{n} Gasthäuser zu kaufen, je 2 Silberlinge</numerusform>
        </translation>
    </message>
    <message>
        <source>Black depot, 2 silverlings</source>
        <translation>Schwarzes Depot, 2 Silberlinge</translation>
    </message>
    <message>
        <source>On your estate</source>
        <translation>In deinem Fürstentum</translation>
    </message>
    <message>
        <source>On {name}&apos;s estate</source>
        <translation>Im Fürstentum von {name}</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>{have} of {size} covered</source>
        <translation>{have} von {size} bedeckt</translation>
    </message>
    <message>
        <source>{have} of {size}, complete</source>
        <translation>{have} von {size}, abgeschlossen</translation>
    </message>
    <message>
        <source>Trade route: a building</source>
        <translation>Handelsweg: ein Gebäude</translation>
    </message>
    <message>
        <source>Trade route: a mine, knowledge or a castle</source>
        <translation>Handelsweg: Mine, Wissen oder Burg</translation>
    </message>
    <message>
        <source>Trade route: a ship or animals</source>
        <translation>Handelsweg: Schiff oder Tiere</translation>
    </message>
    <message>
        <source>Trade route: another sale</source>
        <translation>Handelsweg: noch ein Verkauf</translation>
    </message>
    <message>
        <source>Trade route: one more action</source>
        <translation>Handelsweg: eine weitere Aktion</translation>
    </message>
    <message>
        <source>Trade route: workers</source>
        <translation>Handelsweg: Arbeiter</translation>
    </message>
    <message>
        <source>Trade route: silver</source>
        <translation>Handelsweg: Silber</translation>
    </message>
    <message>
        <source>Trade route: points</source>
        <translation>Handelsweg: Punkte</translation>
    </message>
    <message>
        <source>{joined} of 3 pairs joined</source>
        <translation>{joined} von 3 Paaren verbunden</translation>
    </message>
    <message>
        <source>On your castle</source>
        <translation>Auf deiner Burg</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Border post</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>A team has covered all {colour} spaces of its estate: {name}.</source>
        <translation>Ein Team hat alle {colour} seines Fürstentums bedeckt: {name}.</translation>
    </message>
    <message>
        <source>Points of the team</source>
        <translation>Punkte des Teams</translation>
    </message>
    <message>
        <source>At the end you score 3 points for each colour bonus you have won, large or small.</source>
        <translation>Am Ende bekommst du 3 Punkte für jeden Farbbonus, den du gewonnen hast, ob groß oder klein.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each white castle on your estate.</source>
        <translation>Am Ende bekommst du 4 Punkte für jede weiße Burg in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>It covers a space of any colour, and its region counts as one space larger.</source>
        <translation>Es bedeckt ein Feld beliebiger Farbe, und sein Gebiet gilt als ein Feld größer.</translation>
    </message>
    <message>
        <source>You may pass.</source>
        <translation>Du darfst darauf verzichten.</translation>
    </message>
    <message>
        <source>Estate {estate}, {covered} of {spaces} covered</source>
        <translation>Fürstentum {estate}: {covered} von {spaces}</translation>
    </message>
    <message>
        <source>Estate not chosen yet</source>
        <translation>Fürstentum noch nicht gewählt</translation>
    </message>
    <message>
        <source>Whenever another player gains workers, you get 1 worker.</source>
        <translation>Immer wenn jemand anderes Arbeiter bekommt, bekommst du 1 Arbeiter.</translation>
    </message>
    <message>
        <source>The reward for joining all border posts is not doubled.</source>
        <translation>Die Belohnung für das Verbinden aller Grenzposten wird nicht verdoppelt.</translation>
    </message>
    <message>
        <source>The worker that knowledge tile 2 adds is not doubled.</source>
        <translation>Der Arbeiter, den Wissensplättchen 2 dazugibt, wird nicht verdoppelt.</translation>
    </message>
    <message>
        <source>A sale brings you 1 silverling for each goods tile sold, instead of 1 for the sale.</source>
        <translation>Ein Verkauf bringt dir 1 Silberling für jedes verkaufte Warenplättchen statt 1 für den Verkauf.</translation>
    </message>
    <message>
        <source>Knowledge tile 3 adds nothing to it.</source>
        <translation>Wissensplättchen 3 trägt nichts bei.</translation>
    </message>
    <message>
        <source>At the end your knowledge tiles bring twice their points.</source>
        <translation>Am Ende bringen deine Wissensplättchen doppelte Punkte.</translation>
    </message>
    <message>
        <source>Only your own: those that shield 6 lends you count once.</source>
        <translation>Nur deine eigenen: Was Schild 6 dir leiht, zählt einfach.</translation>
    </message>
    <message>
        <source>Selling goods brings you twice the points.</source>
        <translation>Warenverkäufe bringen dir doppelte Punkte.</translation>
    </message>
    <message>
        <source>The points of a trade route are not doubled.</source>
        <translation>Die Punkte eines Handelswegs werden nicht verdoppelt.</translation>
    </message>
    <message>
        <source>At the end each of your shields is worth twice its points, this one too.</source>
        <translation>Am Ende bringt jeder deiner Schilde doppelte Punkte, auch dieser.</translation>
    </message>
    <message>
        <source>Once in each of your turns you may turn one of your dice to any number.</source>
        <translation>Einmal in jedem deiner Züge darfst du einen deiner Würfel auf eine beliebige Zahl drehen.</translation>
    </message>
    <message>
        <source>Each region that you complete counts as one space larger.</source>
        <translation>Jedes Gebiet, das du abschließt, gilt als ein Feld größer.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each kind of animal on your estate: cows, sheep, pigs, chickens, and the geese of the extra tiles.</source>
        <translation>Am Ende bekommst du 4 Punkte für jede Tierart in deinem Fürstentum: Kühe, Schafe, Schweine, Hühner und die Gänse der Zusatzplättchen.</translation>
    </message>
    <message>
        <source>A city may have only one building of each kind, unless you own knowledge tile 1.</source>
        <translation>In einer Stadt steht jede Gebäudeart nur einmal, außer du besitzt Wissensplättchen 1.</translation>
    </message>
    <message>
        <source>When you place it, you take one more action at once, as if you had a third die of any value.</source>
        <translation>Legst du sie, hast du sofort noch eine Aktion, als hättest du einen dritten Würfel mit beliebiger Zahl.</translation>
    </message>
    <message>
        <source>You must take the action; taking 2 workers is always possible.</source>
        <translation>Die Aktion ist Pflicht; 2 Arbeiter sind immer möglich.</translation>
    </message>
    <message>
        <source>When you place it, you load all goods of one depot that you have room for. Your marker moves on by one bay.</source>
        <translation>Legst du es, lädst du alle Waren eines Depots, für die du Platz hast. Dein Spielstein zieht einen Bogen weiter.</translation>
    </message>
    <message>
        <source>You can keep at most three kinds of goods. The new order applies from the next round.</source>
        <translation>Du kannst höchstens drei Warensorten lagern. Die neue Reihenfolge gilt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>When you place this tile, you score 1 point for each animal on it. All earlier tiles with the same animal in the pasture score again.</source>
        <translation>Legst du dieses Plättchen, bekommst du 1 Punkt für jedes Tier darauf. Alle früheren Plättchen mit dem gleichen Tier auf der Weide zählen noch einmal.</translation>
    </message>
    <message>
        <source>They need not touch: the pasture is the whole connected region.</source>
        <translation>Berühren müssen sie einander nicht: Die Weide ist das ganze zusammenhängende Gebiet.</translation>
    </message>
    <message>
        <source>Sell them with a die of this number, always the whole pile. You get {points} points for each tile and 1 silverling per sale.</source>
        <translation>Verkauf sie mit einem Würfel dieser Zahl, immer den ganzen Stapel. Du bekommst {points} Punkte für jedes Plättchen und 1 Silberling je Verkauf.</translation>
    </message>
    <message>
        <source>You can keep at most three kinds. Unsold goods are worth 1 point each at the end.</source>
        <translation>Du kannst höchstens drei Sorten lagern. Was nicht verkauft ist, bringt am Ende je 1 Punkt.</translation>
    </message>
    <message>
        <source>It goes to the depot that the white die shows in round {round}.</source>
        <translation>Sie kommt in das Depot, das der weiße Würfel in Runde {round} zeigt.</translation>
    </message>
    <message>
        <source>These goods wait for a ship: a player who places one may load all goods of one depot.</source>
        <translation>Diese Waren warten auf ein Schiff: Wer eines legt, darf alle Waren eines Depots laden.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for 2 silverlings. At the end, each silverling is worth 1 point.</source>
        <translation>Einmal im Zug kannst du für 2 Silberlinge ein Plättchen aus dem schwarzen Depot kaufen. Am Ende bringt jeder Silberling 1 Punkt.</translation>
    </message>
    <message>
        <source>Each worker changes a die by 1; 6 and 1 are neighbours. You can turn a die of any value into 2 workers.</source>
        <translation>Jeder Arbeiter verändert einen Würfel um 1; 6 und 1 sind Nachbarn. Jeden Würfel, ganz gleich was er zeigt, kannst du zu 2 Arbeitern machen.</translation>
    </message>
    <message>
        <source>You always pay as few as possible. At the end, two workers are worth 1 point.</source>
        <translation>Du zahlst immer so wenige wie möglich. Am Ende bringen zwei Arbeiter 1 Punkt.</translation>
    </message>
    <message>
        <source>Take a tile from the depot with its number, or place a stored tile on a space with its number. You may also sell goods with its number, or get 2 workers.</source>
        <translation>Nimm ein Plättchen aus dem Depot mit seiner Zahl oder leg eines aus dem Lager auf ein Feld mit seiner Zahl. Du kannst auch Waren mit seiner Zahl verkaufen oder 2 Arbeiter nehmen.</translation>
    </message>
    <message>
        <source>This die has already been used this round.</source>
        <translation>Dieser Würfel ist in dieser Runde schon benutzt.</translation>
    </message>
    <message>
        <source>The white die shows the depot for this round&apos;s goods tile.</source>
        <translation>Der weiße Würfel zeigt, in welches Depot das Warenplättchen der Runde kommt.</translation>
    </message>
    <message>
        <source>A phase has five rounds. Then mines pay, and the depots are refilled.</source>
        <translation>Ein Durchgang hat fünf Runden; dann zahlen die Minen, und die Depots werden neu gefüllt.</translation>
    </message>
    <message>
        <source>The bridge shows the order of play: the marker furthest to the right goes first. On the same bay, the top marker goes first.</source>
        <translation>Die Brücke zeigt die Reihenfolge: Der Spielstein am weitesten rechts ist zuerst am Zug. Auf demselben Bogen ist es der oberste.</translation>
    </message>
    <message>
        <source>Every ship moves its owner&apos;s marker on by one bay. The new order applies from the next round.</source>
        <translation>Mit jedem Schiff zieht dein Spielstein einen Bogen weiter. Die neue Reihenfolge gilt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>For the first player to cover all {colour} spaces of an estate: {points} points.</source>
        <translation>Wer zuerst alle {colour} im Fürstentum bedeckt, bekommt {points} Punkte.</translation>
    </message>
    <message>
        <source>For the second player to cover all {colour} spaces of an estate: {points} points. A third player gets none.</source>
        <translation>Wer als Nächstes alle {colour} im Fürstentum bedeckt, bekommt {points} Punkte. Danach gibt es nichts mehr.</translation>
    </message>
    <message>
        <source>You have covered all {colour} spaces of your estate.</source>
        <translation>Du hast alle {colour} deines Fürstentums bedeckt.</translation>
    </message>
    <message>
        <source>{name} has covered all {colour} spaces of their estate.</source>
        <translation>{name} hat alle {colour} des Fürstentums bedeckt.</translation>
    </message>
    <message>
        <source>Points scored so far. Points that count only at the end are not included yet.</source>
        <translation>Bisherige Punkte. Was erst am Ende zählt, ist noch nicht dabei.</translation>
    </message>
    <message>
        <source>When you place it, you may sell all goods of one kind at once, without a die.</source>
        <translation>Legst du es, darfst du sofort ohne Würfel alle Waren einer Sorte verkaufen.</translation>
    </message>
    <message>
        <source>It is a normal sale: you get silver and points, and knowledge tiles 3 and 4 apply.</source>
        <translation>Es ist ein normaler Verkauf: Du bekommst Silber und Punkte, und die Wissensplättchen 3 und 4 wirken.</translation>
    </message>
    <message>
        <source>When you place it, you may take a building from any numbered depot, without a die.</source>
        <translation>Legst du sie, darfst du ohne Würfel ein Gebäude aus einem beliebigen nummerierten Depot nehmen.</translation>
    </message>
    <message>
        <source>When you place it, you may take a mine, a knowledge tile or a castle from any numbered depot, without a die.</source>
        <translation>Legst du sie, darfst du ohne Würfel eine Mine, ein Wissensplättchen oder eine Burg aus einem beliebigen nummerierten Depot nehmen.</translation>
    </message>
    <message>
        <source>When you place it, you may take a ship or an animal tile from any numbered depot, without a die.</source>
        <translation>Legst du ihn, darfst du ohne Würfel ein Schiff oder ein Tierplättchen aus einem beliebigen nummerierten Depot nehmen.</translation>
    </message>
    <message>
        <source>When you place it, you get 4 workers.</source>
        <translation>Legst du es, bekommst du 4 Arbeiter.</translation>
    </message>
    <message>
        <source>Knowledge tiles 13 and 14 do not add to it: they apply only to workers from a die.</source>
        <translation>Die Wissensplättchen 13 und 14 tragen nichts bei: Sie gelten für die Arbeiter aus einem Würfel.</translation>
    </message>
    <message>
        <source>When you place it, you get 2 silverlings.</source>
        <translation>Legst du sie, bekommst du 2 Silberlinge.</translation>
    </message>
    <message>
        <source>When you place it, you may at once place another tile from your storage on a space of any number.</source>
        <translation>Legst du es, darfst du sofort noch ein Plättchen aus deinem Lager legen, auf ein Feld mit beliebiger Zahl.</translation>
    </message>
    <message>
        <source>Only the number is ignored: the rules for colour, neighbours and one building of each kind still apply.</source>
        <translation>Nur die Zahl spielt keine Rolle: Die Regeln für Farbe, Nachbarn und eine Gebäudeart je Stadt gelten weiter.</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points.</source>
        <translation>Legst du ihn, bekommst du 4 Punkte.</translation>
    </message>
    <message>
        <source>Your cities may have several buildings of the same kind.</source>
        <translation>In deinen Städten darf dieselbe Gebäudeart mehrmals stehen.</translation>
    </message>
    <message>
        <source>At the end of a phase, each of your mines brings 1 worker as well as its silverling.</source>
        <translation>Am Ende eines Durchgangs bringt jede deiner Minen zum Silberling noch 1 Arbeiter.</translation>
    </message>
    <message>
        <source>Every sale of goods brings you 1 worker as well as the silver.</source>
        <translation>Jeder Verkauf von Waren bringt dir außer dem Silber noch 1 Arbeiter.</translation>
    </message>
    <message>
        <source>When you place a ship, you may load from two neighbouring depots instead of one.</source>
        <translation>Legst du ein Schiff, darfst du aus zwei benachbarten Depots laden statt aus einem.</translation>
    </message>
    <message>
        <source>The depots form a ring: 6 and 1 are neighbours too.</source>
        <translation>Die Depots bilden einen Ring: Auch 6 und 1 sind Nachbarn.</translation>
    </message>
    <message>
        <source>It is still only one purchase per turn.</source>
        <translation>Es bleibt bei einem Kauf im Zug.</translation>
    </message>
    <message>
        <source>Whenever you place animals, each tile that scores brings 1 more point.</source>
        <translation>Immer wenn du Tiere legst, bringt jedes Plättchen, das zählt, 1 Punkt mehr.</translation>
    </message>
    <message>
        <source>It is 1 per tile, not per animal. Earlier tiles that score again count too.</source>
        <translation>Es ist 1 je Plättchen, nicht je Tier. Auch frühere Plättchen, die noch einmal zählen, gehören dazu.</translation>
    </message>
    <message>
        <source>When you place a building, you may change the die by 1 for free.</source>
        <translation>Legst du ein Gebäude, darfst du den Würfel kostenlos um 1 verändern.</translation>
    </message>
    <message>
        <source>Only one step is free. If you need more, you pay workers for the rest.</source>
        <translation>Nur ein Schritt ist kostenlos. Brauchst du mehr, zahlst du für den Rest Arbeiter.</translation>
    </message>
    <message>
        <source>When you place a ship or animals, you may change the die by 1 for free.</source>
        <translation>Legst du ein Schiff oder Tiere, darfst du den Würfel kostenlos um 1 verändern.</translation>
    </message>
    <message>
        <source>When you place a castle, a mine or a knowledge tile, you may change the die by 1 for free.</source>
        <translation>Legst du eine Burg, eine Mine oder ein Wissensplättchen, darfst du den Würfel kostenlos um 1 verändern.</translation>
    </message>
    <message>
        <source>When you take a tile from a depot, you may change the die by 1 for free.</source>
        <translation>Nimmst du ein Plättchen aus einem Depot, darfst du den Würfel kostenlos um 1 verändern.</translation>
    </message>
    <message>
        <source>When you turn a die into workers, you also get 1 silverling.</source>
        <translation>Machst du einen Würfel zu Arbeitern, bekommst du auch 1 Silberling.</translation>
    </message>
    <message>
        <source>When you turn a die into workers, you get 4 instead of 2.</source>
        <translation>Machst du einen Würfel zu Arbeitern, bekommst du 4 statt 2.</translation>
    </message>
    <message>
        <source>It does not apply to the boarding house.</source>
        <translation>Beim Wohnhaus wirkt es nicht.</translation>
    </message>
    <message>
        <source>A castle belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Hierher gehört eine Burg, gelegt mit einer {number} neben einem bedeckten Feld.</translation>
    </message>
    <message>
        <source>A mine belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Hierher gehört eine Mine, gelegt mit einer {number} neben einem bedeckten Feld.</translation>
    </message>
    <message>
        <source>A knowledge tile belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Hierher gehört ein Wissensplättchen, gelegt mit einer {number} neben einem bedeckten Feld.</translation>
    </message>
    <message>
        <source>A ship belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Hierher gehört ein Schiff, gelegt mit einer {number} neben einem bedeckten Feld.</translation>
    </message>
    <message>
        <source>Animals belong here. Place them with a {number}, next to a covered space.</source>
        <translation>Hierher gehören Tiere, gelegt mit einer {number} neben einem bedeckten Feld.</translation>
    </message>
    <message>
        <source>A building belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Hierher gehört ein Gebäude, gelegt mit einer {number} neben einem bedeckten Feld.</translation>
    </message>
    <message>
        <source>for leftovers</source>
        <translation>für Übriges</translation>
    </message>
    <message>
        <source>Takes effect immediately</source>
        <translation>Wirkt ab sofort</translation>
    </message>
    <message>
        <source>Counts when placed</source>
        <translation>Zählt beim Legen</translation>
    </message>
    <message>
        <source>There is room for two tiles here. Only the owner of this storage can place them.</source>
        <translation>Hier haben zwei Plättchen Platz. Nur wer dieses Lager besitzt, kann sie legen.</translation>
    </message>
    <message>
        <source>Points move the counter. When it reaches the target, it returns to 0 and you take one more action at once.</source>
        <translation>Punkte bewegen den Zähler. Erreicht er das Ziel, geht er auf 0 zurück, und du hast sofort noch eine Aktion.</translation>
    </message>
    <message>
        <source>Needs a {number}</source>
        <translation>Braucht eine {number}</translation>
    </message>
    <message>
        <source>You own {count}</source>
        <translation>Du hast {count}</translation>
    </message>
    <message>
        <source>{name} owns {count}</source>
        <translation>{name} hat {count}</translation>
    </message>
    <message>
        <source>Goods in depot {depot}</source>
        <translation>Waren in Depot {depot}</translation>
    </message>
    <message>
        <source>Die showing {die}</source>
        <translation>Würfel mit {die}</translation>
    </message>
    <message>
        <source>In the team&apos;s shared storage</source>
        <translation>Im gemeinsamen Lager des Teams</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Laufender Durchgang</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Scores now, at most</source>
        <translation>Bringt jetzt höchstens</translation>
    </message>
    <message>
        <source>If completed in phase {phase}</source>
        <translation>Bei Abschluss in Durchgang {phase}</translation>
    </message>
    <message>
        <source>Trade route: place a tile</source>
        <translation>Handelsweg: ein Plättchen legen</translation>
    </message>
    <message>
        <source>Space {space}, needs: {goods}</source>
        <translation>Feld {space}, braucht: {goods}</translation>
    </message>
    <message>
        <source>Depot {depot}, taken with two dice showing {depot}</source>
        <translation>Depot {depot}, zu nehmen mit zwei Würfeln, die {depot} zeigen</translation>
    </message>
    <message>
        <source>On one of {name}&apos;s castles</source>
        <translation>Auf einer Burg von {name}</translation>
    </message>
    <message>
        <source>Space {space}, the next one, needs: {goods}</source>
        <translation>Feld {space}, das nächste, braucht: {goods}</translation>
    </message>
    <message>
        <source>Its trade route needs</source>
        <translation>Der Handelsweg braucht</translation>
    </message>
    <message>
        <source>Named player</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>On this space</source>
        <translation>Liegt hier</translation>
    </message>
    <message>
        <source>There is room for two tiles here, and only you can place them.</source>
        <translation>Hier haben zwei Plättchen Platz, und nur du kannst sie legen.</translation>
    </message>
    <message>
        <source>There is room for two tiles here, and either team member can place them.</source>
        <translation>Hier haben zwei Plättchen Platz, und beide im Team können sie legen.</translation>
    </message>
    <message>
        <source>The points of both team members. The team with more points wins.</source>
        <translation>Die Punkte beider zusammen. Das Team mit mehr Punkten gewinnt.</translation>
    </message>
    <message>
        <source>Points that count only at the end are not included yet.</source>
        <translation>Was erst am Ende zählt, ist noch nicht dabei.</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Startburg</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>liegt hier</translation>
    </message>
    <message>
        <source>can be placed here</source>
        <translation>darf hierher</translation>
    </message>
    <message>
        <source>Place sold goods along the route from left to right, one tile on each space.</source>
        <translation>Verkaufte Waren kommen von links nach rechts auf den Handelsweg, ein Plättchen auf jedes Feld.</translation>
    </message>
    <message>
        <source>The matching goods are here: they have brought their bonus.</source>
        <translation>Hier liegt die passende Ware: Sie hat ihren Bonus gebracht.</translation>
    </message>
    <message>
        <source>Other goods are here, so there was no bonus.</source>
        <translation>Hier liegt eine andere Ware, darum gab es keinen Bonus.</translation>
    </message>
    <message>
        <source>Instead of a tile from the black depot, you may buy an inn. It costs 2 silverlings too.</source>
        <translation>Statt eines Plättchens aus dem schwarzen Depot kannst du ein Gasthaus kaufen. Auch das kostet 2 Silberlinge.</translation>
    </message>
    <message>
        <source>Every phase adds one more inn. Unsold inns stay.</source>
        <translation>In jedem Durchgang kommt ein Gasthaus dazu. Nicht verkaufte bleiben liegen.</translation>
    </message>
    <message>
        <source>If covered spaces join it to another post, you score the points of the current phase.</source>
        <translation>Verbinden ihn bedeckte Felder mit einem anderen Posten, bekommst du die Punkte des laufenden Durchgangs.</translation>
    </message>
    <message>
        <source>The path need not be straight. The first player to join all three posts scores {large} more points, the second {small}.</source>
        <translation>Der Weg muss nicht gerade sein. Wer zuerst alle drei Posten verbindet, bekommt {large} Punkte mehr, wer es danach schafft, {small}.</translation>
    </message>
    <message>
        <source>These two posts are joined and have brought {points} points.</source>
        <translation>Diese beiden Posten sind verbunden und haben {points} Punkte gebracht.</translation>
    </message>
    <message>
        <source>Whenever you have a decision to make, you may buy 2 workers for 1 silverling.</source>
        <translation>Wann immer du etwas zu entscheiden hast, darfst du für 1 Silberling 2 Arbeiter kaufen.</translation>
    </message>
    <message>
        <source>When you place it, you take one more action at once, with the number of this round&apos;s white die.</source>
        <translation>Legst du sie, hast du sofort noch eine Aktion, mit der Zahl des weißen Würfels dieser Runde.</translation>
    </message>
    <message>
        <source>You must take the action. Workers and knowledge tiles change the number as if it were your own die.</source>
        <translation>Die Aktion ist Pflicht. Arbeiter und Wissensplättchen verändern die Zahl, als wäre es dein eigener Würfel.</translation>
    </message>
    <message>
        <source>When you place this tile, you score 2 points. All tiles of one other kind of animal in the pasture score again: the kind that brings the most.</source>
        <translation>Legst du dieses Plättchen, bekommst du 2 Punkte. Auf der Weide zählen noch einmal alle Plättchen einer anderen Tierart: der, die am meisten bringt.</translation>
    </message>
    <message>
        <source>At most one inn per region, and never more than 36 points for the size. Knowledge tiles 9 to 11 do not help you place it.</source>
        <translation>Höchstens ein Gasthaus je Gebiet, und für die Größe nie mehr als 36 Punkte. Die Wissensplättchen 9 bis 11 helfen beim Legen nicht.</translation>
    </message>
    <message>
        <source>Matching goods bring a building, taken from any numbered depot.</source>
        <translation>Die passende Ware bringt ein Gebäude aus einem beliebigen nummerierten Depot.</translation>
    </message>
    <message>
        <source>Matching goods bring a mine, a knowledge tile or a castle, taken from any numbered depot.</source>
        <translation>Die passende Ware bringt eine Mine, ein Wissensplättchen oder eine Burg aus einem beliebigen nummerierten Depot.</translation>
    </message>
    <message>
        <source>Matching goods bring a ship or an animal tile, taken from any numbered depot.</source>
        <translation>Die passende Ware bringt ein Schiff oder ein Tierplättchen aus einem beliebigen nummerierten Depot.</translation>
    </message>
    <message>
        <source>Matching goods let you place a tile from your storage on a space of any number.</source>
        <translation>Die passende Ware lässt dich ein Plättchen aus deinem Lager legen, auf ein Feld mit beliebiger Zahl.</translation>
    </message>
    <message>
        <source>Matching goods let you sell all goods of one kind, without a die.</source>
        <translation>Die passende Ware lässt dich ohne Würfel alle Waren einer Sorte verkaufen.</translation>
    </message>
    <message>
        <source>You may pass. The tiles of the new sale are placed first.</source>
        <translation>Du darfst darauf verzichten. Die Plättchen des neuen Verkaufs werden zuerst gelegt.</translation>
    </message>
    <message>
        <source>Matching goods bring one more action, as if you had a third die of any value.</source>
        <translation>Die passende Ware bringt noch eine Aktion, als hättest du einen dritten Würfel mit beliebiger Zahl.</translation>
    </message>
    <message>
        <source>Matching goods bring 4 workers.</source>
        <translation>Die passende Ware bringt 4 Arbeiter.</translation>
    </message>
    <message>
        <source>Matching goods bring 2 silverlings.</source>
        <translation>Die passende Ware bringt 2 Silberlinge.</translation>
    </message>
    <message>
        <source>Matching goods bring 4 points.</source>
        <translation>Die passende Ware bringt 4 Punkte.</translation>
    </message>
    <message>
        <source>If you still own it at the end, it is worth {points} points.</source>
        <translation>Hast du ihn am Ende noch, bringt er {points} Punkte.</translation>
    </message>
    <message>
        <source>Take it with two dice that both show {depot}, and place it on one of your castles.</source>
        <translation>Nimm ihn mit zwei Würfeln, die beide {depot} zeigen, und leg ihn auf eine deiner Burgen.</translation>
    </message>
    <message>
        <source>When you place animals, all your pastures count as one.</source>
        <translation>Wenn du Tiere legst, zählen alle deine Weiden als eine.</translation>
    </message>
    <message>
        <source>Only for the points of animals: as regions, the pastures stay separate.</source>
        <translation>Nur für die Punkte der Tiere: Als Gebiete bleiben die Weiden getrennt.</translation>
    </message>
    <message>
        <source>You get 1 each time, however many workers they gain. That is why the others may decline theirs.</source>
        <translation>Du bekommst jedes Mal 1, ganz gleich wie viele Arbeiter es waren. Darum dürfen die anderen auf ihre verzichten.</translation>
    </message>
    <message>
        <source>You may pay the tribute for your shields with workers instead of silverlings.</source>
        <translation>Den Tribut für deine Schilde darfst du statt mit Silberlingen mit Arbeitern zahlen.</translation>
    </message>
    <message>
        <source>One worker for each shield. You may mix workers and silver.</source>
        <translation>Ein Arbeiter je Schild. Arbeiter und Silber darfst du mischen.</translation>
    </message>
    <message>
        <source>Your storage has room for any number of tiles.</source>
        <translation>In deinem Lager haben beliebig viele Plättchen Platz.</translation>
    </message>
    <message>
        <source>If you lose the shield, discard tiles until three are left.</source>
        <translation>Verlierst du den Schild, wirfst du Plättchen ab, bis drei übrig sind.</translation>
    </message>
    <message>
        <source>When you place a ship, you may also take all goods of one kind from all six depots.</source>
        <translation>Wenn du ein Schiff legst, darfst du dazu alle Waren einer Sorte aus allen sechs Depots nehmen.</translation>
    </message>
    <message>
        <source>You do this after the ship has loaded. You can still keep at most three kinds of goods.</source>
        <translation>Das kommt, nachdem das Schiff geladen hat. Du kannst weiterhin höchstens drei Warensorten lagern.</translation>
    </message>
    <message>
        <source>Once per game you name another player. From then on, the knowledge tiles on that estate work for you too. This includes tiles placed later and tiles that count at the end.</source>
        <translation>Einmal in der Partie wählst du jemand anderen. Von da an wirken die Wissensplättchen in diesem Fürstentum auch für dich. Das gilt auch für später gelegte und für solche, die am Ende zählen.</translation>
    </message>
    <message>
        <source>This applies as long as you own the shield. Only knowledge tile 27 is not shared.</source>
        <translation>Das gilt, solange du den Schild hast. Nur Wissensplättchen 27 wird nicht geteilt.</translation>
    </message>
    <message>
        <source>The colour bonuses that you win score double points.</source>
        <translation>Die Farbboni, die du gewinnst, bringen doppelte Punkte.</translation>
    </message>
    <message>
        <source>At the end of a phase, each of your mines brings 2 silverlings instead of 1.</source>
        <translation>Am Ende eines Durchgangs bringt jede deiner Minen 2 Silberlinge statt 1.</translation>
    </message>
    <message>
        <source>Whenever you place a castle, you may take a shield from any depot.</source>
        <translation>Immer wenn du eine Burg legst, darfst du einen Schild aus einem beliebigen Depot nehmen.</translation>
    </message>
    <message>
        <source>You do this after the castle&apos;s action, without dice.</source>
        <translation>Das kommt nach der Aktion der Burg, ohne Würfel.</translation>
    </message>
    <message>
        <source>At the end of each phase, you may place a tile from a numbered depot straight onto your estate.</source>
        <translation>Am Ende jedes Durchgangs darfst du ein Plättchen aus einem nummerierten Depot direkt in dein Fürstentum legen.</translation>
    </message>
    <message>
        <source>Only the number of the space is ignored. The tile takes effect at once, and a mine placed this way pays immediately.</source>
        <translation>Nur die Zahl des Feldes spielt keine Rolle. Das Plättchen wirkt sofort, und eine so gelegte Mine zahlt gleich.</translation>
    </message>
    <message>
        <source>At the end of each phase, you may place a tile from the black depot straight onto your estate.</source>
        <translation>Am Ende jedes Durchgangs darfst du ein Plättchen aus dem schwarzen Depot direkt in dein Fürstentum legen.</translation>
    </message>
    <message>
        <source>Only the number of the space is ignored. You may place an inn as well.</source>
        <translation>Nur die Zahl des Feldes spielt keine Rolle. Es darf auch ein Gasthaus sein.</translation>
    </message>
    <message>
        <source>A region never scores more than 36 points for its size.</source>
        <translation>Für seine Größe bringt ein Gebiet nie mehr als 36 Punkte.</translation>
    </message>
    <message>
        <source>The tiles that you place need no covered neighbour.</source>
        <translation>Die Plättchen, die du legst, brauchen keinen bedeckten Nachbarn.</translation>
    </message>
    <message>
        <source>It covers a space of any colour and completes regions and colours like any other tile.</source>
        <translation>Es bedeckt ein Feld beliebiger Farbe und schließt Gebiete und Farben ab wie jedes andere Plättchen.</translation>
    </message>
    <message>
        <source>It has no other effect: no silver from a mine, no goods for a ship, no points for animals.</source>
        <translation>Es hat keinen weiteren Effekt: kein Silber einer Mine, keine Waren für ein Schiff, keine Punkte für Tiere.</translation>
    </message>
    <message>
        <source>When you place it, you load all goods of one depot. The goods of all other depots leave the game.</source>
        <translation>Legst du es, lädst du alle Waren eines Depots. Die Waren aller anderen Depots verlassen das Spiel.</translation>
    </message>
    <message>
        <source>Then you may pay 5 goods of any kind for a tile from the black depot. It becomes a black tile.</source>
        <translation>Dann darfst du 5 beliebige Waren für ein Plättchen des schwarzen Depots geben. Es wird ein schwarzes Plättchen.</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points for every building of this kind on your estate: {building}.</source>
        <translation>Legst du es, bekommst du 4 Punkte für jedes Gebäude dieser Art in deinem Fürstentum: {building}.</translation>
    </message>
    <message>
        <source>It scores only at that moment: buildings that you place later do not count.</source>
        <translation>Es zählt nur in diesem Moment: Gebäude, die du später legst, zählen nicht mehr.</translation>
    </message>
    <message>
        <source>Points beyond the target are lost. Each time, the target drops by 5 points, but never below 5.</source>
        <translation>Punkte über dem Ziel verfallen. Jedes Mal sinkt das Ziel um 5 Punkte, aber nie unter 5.</translation>
    </message>
    <message>
        <source>When you have scored points, you may buy more for 1 silverling each.</source>
        <translation>Hast du Punkte bekommen, darfst du welche dazukaufen, für je 1 Silberling.</translation>
    </message>
    <message>
        <source>This lasts until your next action with a die, your next purchase or the end of your turn.</source>
        <translation>Das gilt bis zu deiner nächsten Aktion mit einem Würfel, deinem nächsten Kauf oder dem Ende deines Zuges.</translation>
    </message>
    <message>
        <source>You win as soon as all spaces of your estate are covered, within 25 rounds.</source>
        <translation>Du gewinnst, sobald alle Felder deines Fürstentums bedeckt sind, in höchstens 25 Runden.</translation>
    </message>
    <message>
        <source>The pace compares you with covering the same number of spaces in every round.</source>
        <translation>Maßstab für das Tempo: in jeder Runde gleich viele Felder bedecken.</translation>
    </message>
    <message>
        <source>You may keep all kinds. When you place a ship, you may pay 5 goods of any kind for a black tile.</source>
        <translation>Du darfst alle Sorten behalten. Legst du ein Schiff, darfst du 5 beliebige Waren für ein schwarzes Plättchen geben.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for 2 silverlings. When you score points, you may buy more for 1 silverling each.</source>
        <translation>Einmal im Zug kannst du für 2 Silberlinge ein Plättchen aus dem schwarzen Depot kaufen. Bekommst du Punkte, kannst du welche dazukaufen, für je 1 Silberling.</translation>
    </message>
    <message>
        <source>You always pay as few as possible.</source>
        <translation>Du zahlst immer so wenige wie möglich.</translation>
    </message>
    <message>
        <source>The first tile of this depot leaves the game. If the depot is empty, the next one clockwise loses its first tile.</source>
        <translation>Das erste Plättchen dieses Depots verlässt das Spiel. Ist das Depot leer, trifft es das nächste im Uhrzeigersinn, das noch eines hat.</translation>
    </message>
    <message>
        <source>Goods tiles sold so far. Knowledge tiles 15 and 25 count these when you place them.</source>
        <translation>Bisher verkaufte Warenplättchen. Die Wissensplättchen 15 und 25 zählen sie, wenn du diese legst.</translation>
    </message>
    <message>
        <source>When you place it, you score 2 points for each kind of goods of which you have sold at least one.</source>
        <translation>Legst du es, bekommst du 2 Punkte für jede Warensorte, von der du mindestens ein Plättchen verkauft hast.</translation>
    </message>
    <message>
        <source>When you place it, you score 1 point for every goods tile that you have sold so far.</source>
        <translation>Legst du es, bekommst du 1 Punkt für jedes Warenplättchen, das du bisher verkauft hast.</translation>
    </message>
    <message>
        <source>When you place it, you score 3 points for each colour of which all spaces are covered.</source>
        <translation>Legst du es, bekommst du 3 Punkte für jede Farbe, deren Felder alle bedeckt sind.</translation>
    </message>
    <message>
        <source>No player can change it. Only a white castle uses its number (2019 edition).</source>
        <translation>Niemand kann ihn verändern. Nur eine weiße Burg nutzt seine Zahl (Ausgabe 2019).</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points for each kind of animal on your estate: cows, sheep, pigs, chickens, and the geese of the extra tiles.</source>
        <translation>Legst du es, bekommst du 4 Punkte für jede Tierart in deinem Fürstentum: Kühe, Schafe, Schweine, Hühner und die Gänse der Zusatzplättchen.</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>A tournament cannot be read</source>
        <translation>Ein Turnier lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} gegen {other}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>Aktion {number}</translation>
    </message>
    <message numerus="yes">
        <source>Over after {n} action(s)</source>
        <translation>
            <numerusform>Zu Ende nach {n} Aktion</numerusform>
            <numerusform>Zu Ende nach {n} Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Andere Partie</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} von {last}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>ms a decision</source>
        <translation>ms je Entscheidung</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add all levels</source>
        <translation>Alle Stufen hinzufügen</translation>
    </message>
    <message>
        <source>Network from a file…</source>
        <translation>Netz aus einer Datei&#xa0;…</translation>
    </message>
    <message>
        <source>A network</source>
        <translation>Ein Netz</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} Partie</numerusform>
            <numerusform>{n} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, about {time}</source>
        <translation>{games}, etwa {time}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message numerus="yes">
        <source>the last {n}</source>
        <translation>
            <numerusform>die letzte {n}</numerusform>
            <numerusform>die letzten {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Everyone against everyone</source>
        <translation>Alle gegen alle</translation>
    </message>
    <message>
        <source>Players per game</source>
        <translation>Personen je Partie</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erster Startwert</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>No game is being played</source>
        <translation>Gerade wird nichts gespielt</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>The next games begin</source>
        <translation>Die nächsten Partien beginnen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Remove the tournament</source>
        <translation>Turnier entfernen</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Character of the player to add</source>
        <translation>Charakter des neuen Spielers</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Kein Charakter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the tournament {name}</source>
        <translation>Turnier {name} öffnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Neues Turnier&#xa0;…</translation>
    </message>
    <message>
        <source>Remove the tournament?</source>
        <translation>Turnier entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} Person</numerusform>
            <numerusform>{n} Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} pair(s)</source>
        <translation>
            <numerusform>{done} von {n} Paar</numerusform>
            <numerusform>{done} von {n} Paaren</numerusform>
        </translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hour(s)</source>
        <translation>
            <numerusform>{n} Stunde</numerusform>
            <numerusform>{n} Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{elo} ({low} to {high})</source>
        <translation>{elo} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{place}: {name}, Elo {elo}, {score} of the wins, {points} points</source>
        <translation>{place}: {name}, Elo {elo}, {score} der Siege, {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s)</source>
        <translation>
            <numerusform>{n} Paar</numerusform>
            <numerusform>{n} Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} against {other}: {score} of the wins ({low} to {high}), Elo {elo}, {pairs}</source>
        <translation>{one} gegen {other}: {score} der Siege ({low} bis {high}), Elo {elo}, {pairs}</translation>
    </message>
    <message>
        <source>everyone against everyone</source>
        <translation>alle gegen alle</translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s)</source>
        <translation>
            <numerusform>{n} Sekunde</numerusform>
            <numerusform>{n} Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute(s)</source>
        <translation>
            <numerusform>{n} Minute</numerusform>
            <numerusform>{n} Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Turniersieg: {name}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>A tournament needs a newer version</source>
        <translation>Ein Turnier braucht eine neuere Version</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}“: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more character(s)</source>
        <translation>
            <numerusform>… und {n} weiteres Zeichen</numerusform>
            <numerusform>… und {n} weitere Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Start these programs?</source>
        <translation>Diese Programme starten?</translation>
    </message>
    <message numerus="yes">
        <source>This tournament starts {n} program(s) that you have not added to your engines. A program can do anything that you can do on this computer. Start only programs that you know:</source>
        <translation>
            <numerusform>Dieses Turnier startet {n} Programm, das du nicht zu deinen Engines hinzugefügt hast. Ein Programm kann alles, was du auf diesem Computer tun kannst. Starte nur Programme, die du kennst:</numerusform>
            <numerusform>Dieses Turnier startet {n} Programme, die du nicht zu deinen Engines hinzugefügt hast. Ein Programm kann alles, was du auf diesem Computer tun kannst. Starte nur Programme, die du kennst:</numerusform>
        </translation>
    </message>
    <message>
        <source>The tournament has stopped</source>
        <translation>Das Turnier ist angehalten</translation>
    </message>
    <message>
        <source>Finished pairs are kept. Fix the problem, then click Resume.</source>
        <translation>Fertige Paare bleiben erhalten. Behebe das Problem und klick dann auf „Fortsetzen“.</translation>
    </message>
    <message>
        <source>Its plan is damaged. The file was renamed to {file}.</source>
        <translation>Sein Plan ist beschädigt. Die Datei heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>Create the tournament again. Its results are still in the same folder.</source>
        <translation>Leg das Turnier neu an. Seine Ergebnisse sind noch im selben Ordner.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved</source>
        <translation>Das Turnier lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Free some disk space or choose another folder, then try again.</source>
        <translation>Schaff Platz auf der Festplatte, oder wähle einen anderen Ordner. Versuch es dann noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) are saved. Open one to look back or to review it.</source>
        <translation>
            <numerusform>{n} Partie ist gespeichert. Öffne sie, um zurückzublicken oder sie zu analysieren.</numerusform>
            <numerusform>{n} Partien sind gespeichert. Öffne eine, um zurückzublicken oder sie zu analysieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of their games were saved, or they have not met yet.</source>
        <translation>Keine ihrer Partien wurde gespeichert, oder sie haben noch nicht gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Anzahl der Tische</translation>
    </message>
    <message>
        <source>Click a game to enlarge it.</source>
        <translation>Klick auf eine Partie, um sie zu vergrößern.</translation>
    </message>
    <message>
        <source>Continue with the next game automatically</source>
        <translation>Automatisch zur nächsten Partie</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Zum aktuellen Stand</translation>
    </message>
    <message>
        <source>At the speed of the game</source>
        <translation>So schnell, wie gespielt wird</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Alle gegen alle</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Player to add</source>
        <translation>Bot oder Engine zum Hinzufügen</translation>
    </message>
    <message>
        <source>Pace of the player to add</source>
        <translation>Tempo beim Hinzufügen</translation>
    </message>
    <message>
        <source>Bots and engines play pairs of games with the same deal, so luck and seating matter little.</source>
        <translation>Bots und Engines spielen Paare von Partien mit derselben Ausgangslage, damit Glück und Platz kaum ins Gewicht fallen.</translation>
    </message>
    <message>
        <source>named after its players</source>
        <translation>nach den Namen im Turnier</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Als Befehl</translation>
    </message>
    <message>
        <source>A tournament needs at least two players: add one.</source>
        <translation>Ein Turnier braucht mindestens zwei Mitspielende: Füge noch jemanden hinzu.</translation>
    </message>
    <message>
        <source>The first against the rest</source>
        <translation>Nummer 1 gegen alle</translation>
    </message>
    <message>
        <source>Pairs per match</source>
        <translation>Paare je Begegnung</translation>
    </message>
    <message>
        <source>Save games</source>
        <translation>Partien speichern</translation>
    </message>
    <message>
        <source>Double-click a cell or press Enter to see the games of these two players.</source>
        <translation>Ein Doppelklick auf eine Zelle oder die Eingabetaste zeigt die Partien der beiden.</translation>
    </message>
    <message>
        <source>Games are shown here while the tournament is running.</source>
        <translation>Hier sind Partien zu sehen, während das Turnier läuft.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Laufende Partien</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Bots of every level, networks and engines play each other as often as you like. You can pause a tournament and resume it later, even after you have closed the program.</source>
        <translation>Bots jeder Stufe, Netze und Engines spielen gegeneinander, so oft du willst. Du kannst ein Turnier anhalten und später fortsetzen, auch nachdem du das Programm geschlossen hast.</translation>
    </message>
    <message>
        <source>No tournaments yet</source>
        <translation>Noch keine Turniere</translation>
    </message>
    <message>
        <source>Find out which bot or engine is the strongest.</source>
        <translation>Finde heraus, welcher Bot oder welche Engine am stärksten ist.</translation>
    </message>
    <message>
        <source>“{name}”, its results and its saved games will be deleted.</source>
        <translation>„{name}“, die Ergebnisse und die gespeicherten Partien werden gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s) per match</source>
        <translation>
            <numerusform>{n} Paar je Begegnung</numerusform>
            <numerusform>{n} Paare je Begegnung</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against all others</source>
        <translation>{name} gegen alle anderen</translation>
    </message>
    <message>
        <source>{name}: no games yet</source>
        <translation>{name}: noch keine Partien</translation>
    </message>
    <message>
        <source>{one} and {other} have not met yet.</source>
        <translation>{one} und {other} haben noch nicht gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>In the lead: {name}</source>
        <translation>In Führung: {name}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>This version cannot play the games of the tournament {name}. The tournament was not changed. All other tournaments are in the list.</source>
        <translation>Diese Version kann die Partien des Turniers {name} nicht spielen. Das Turnier wurde nicht verändert. Alle anderen Turniere sind in der Liste.</translation>
    </message>
    <message>
        <source>To continue it, install the latest version of Burgundy Qt.</source>
        <translation>Wenn du es fortsetzen willst, installiere die neueste Version von Burgundy Qt.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then open the tournaments again.</source>
        <translation>Prüfe, ob du die Datei lesen darfst, und öffne die Turniere dann noch einmal.</translation>
    </message>
    <message>
        <source>Start and resume</source>
        <translation>Starten und fortsetzen</translation>
    </message>
    <message>
        <source>All saved games</source>
        <translation>Alle gespeicherten Partien</translation>
    </message>
    <message>
        <source>this tournament has no saved games</source>
        <translation>dieses Turnier hat keine gespeicherten Partien</translation>
    </message>
</context>
<context>
    <name>Tuscany</name>
    <message>
        <source>agriculture spaces</source>
        <translation>Landwirtschaften</translation>
    </message>
    <message>
        <source>{count}× {name}</source>
        <translation>{count}× {name}</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>Kastell</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>Gutshof</translation>
    </message>
    <message>
        <source>agriculture</source>
        <translation>Landwirtschaft</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>cart</source>
        <translation>Fuhrwerk</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>Kastelle</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>inns</source>
        <translation>Gutshöfe</translation>
    </message>
    <message>
        <source>quarries</source>
        <translation>Steinbrüche</translation>
    </message>
    <message>
        <source>villages</source>
        <translation>Dörfer</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>carts</source>
        <translation>Fuhrwerke</translation>
    </message>
    <message>
        <source>castle region</source>
        <translation>Kastellgebiet</translation>
    </message>
    <message>
        <source>town region</source>
        <translation>Stadtgebiet</translation>
    </message>
    <message>
        <source>inn region</source>
        <translation>Gutshofgebiet</translation>
    </message>
    <message>
        <source>agriculture region</source>
        <translation>Landwirtschaftsgebiet</translation>
    </message>
    <message>
        <source>quarry region</source>
        <translation>Steinbruchgebiet</translation>
    </message>
    <message>
        <source>village region</source>
        <translation>Dorfgebiet</translation>
    </message>
    <message>
        <source>monastery region</source>
        <translation>Klostergebiet</translation>
    </message>
    <message>
        <source>cart region</source>
        <translation>Fuhrwerkgebiet</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>Trauben</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>Vieh</translation>
    </message>
    <message>
        <source>olives</source>
        <translation>Oliven</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>+1 Karte</translation>
    </message>
    <message>
        <source>+1 marble</source>
        <translation>+1 Marmor</translation>
    </message>
    <message>
        <source>+1 storage</source>
        <translation>+1 Lagerplatz</translation>
    </message>
    <message>
        <source>+1 worker</source>
        <translation>+1 Arbeiter</translation>
    </message>
    <message>
        <source>+1 yield card</source>
        <translation>+1 Ertragskarte</translation>
    </message>
    <message>
        <source>two region cards</source>
        <translation>zwei Regionskarten</translation>
    </message>
    <message>
        <source>one region card and 1 red point</source>
        <translation>eine Regionskarte und 1 roter Punkt</translation>
    </message>
    <message>
        <source>1 green point</source>
        <translation>1 grüner Punkt</translation>
    </message>
    <message>
        <source>2 red points</source>
        <translation>2 rote Punkte</translation>
    </message>
    <message>
        <source>a marble</source>
        <translation>ein Marmor</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>ein Arbeiter</translation>
    </message>
    <message>
        <source>a wooden hexagon</source>
        <translation>ein Holzsechseck</translation>
    </message>
    <message numerus="yes">
        <source>{n} card(s)</source>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marble</source>
        <translation>
            <numerusform>{n} Marmor</numerusform>
            <numerusform>{n} Marmor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hexagon(s)</source>
        <translation>
            <numerusform>{n} Sechseck</numerusform>
            <numerusform>{n} Sechsecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} Plättchen</numerusform>
            <numerusform>{n} Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} green point(s)</source>
        <translation>
            <numerusform>{n} grüner Punkt</numerusform>
            <numerusform>{n} grüne Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red point(s)</source>
        <translation>
            <numerusform>{n} roter Punkt</numerusform>
            <numerusform>{n} rote Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>wooden hexagon</source>
        <translation>Holzsechseck</translation>
    </message>
    <message>
        <source>agriculture with {crops}</source>
        <translation>Landwirtschaft mit {crops}</translation>
    </message>
</context>
<context>
    <name>Tuscany table</name>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>marble</source>
        <translation>Marmor</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Drag a board to its place, click it to turn it, or use its buttons.</source>
        <translation>Zieh eine Tafel an ihren Platz, klick sie an, um sie zu drehen, oder nimm ihre Knöpfe.</translation>
    </message>
    <message>
        <source>points when full</source>
        <translation>Punkte, wenn voll</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>1 green point for each crop that its region does not have yet.</source>
        <translation>1 grüner Punkt für jedes Erzeugnis, das sein Gebiet noch nicht hat.</translation>
    </message>
    <message>
        <source>Draw three region cards.</source>
        <translation>Zieh drei Regionskarten.</translation>
    </message>
    <message>
        <source>Fits any space and counts there as a tile of the space&apos;s colour.</source>
        <translation>Passt auf jedes Feld und zählt dort als Plättchen von dessen Farbe.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <source>Stack {phase}</source>
        <translation>Stapel {phase}</translation>
    </message>
    <message>
        <source>{covered} of {all}</source>
        <translation>{covered} von {all}</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Fürstentum</translation>
    </message>
    <message>
        <source>Is ready</source>
        <translation>Ist fertig</translation>
    </message>
    <message>
        <source>Spaces covered</source>
        <translation>Bedeckte Felder</translation>
    </message>
    <message>
        <source>Regions full</source>
        <translation>Volle Gebiete</translation>
    </message>
    <message>
        <source>Region cards</source>
        <translation>Regionskarten</translation>
    </message>
    <message>
        <source>Neutral tiles</source>
        <translation>Neutrale Plättchen</translation>
    </message>
    <message>
        <source>Yield cards</source>
        <translation>Ertragskarten</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>All {spaces}</source>
        <translation>Alle {spaces}</translation>
    </message>
    <message>
        <source>Phase I ends with the round in which somebody empties a left stack.</source>
        <translation>Durchgang I endet mit der Runde, in der jemand einen linken Stapel leert.</translation>
    </message>
    <message>
        <source>Phase II ends with the round in which somebody empties a middle stack.</source>
        <translation>Durchgang II endet mit der Runde, in der jemand einen mittleren Stapel leert.</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Durchgang {phase}</translation>
    </message>
    <message>
        <source>Green points</source>
        <translation>Grüne Punkte</translation>
    </message>
    <message>
        <source>Red points</source>
        <translation>Rote Punkte</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>A stack is empty: the phase ends with this round.</source>
        <translation>Ein Stapel ist leer: Der Durchgang endet mit dieser Runde.</translation>
    </message>
    <message>
        <source>Will still be added</source>
        <translation>Werden noch gezählt</translation>
    </message>
    <message>
        <source>{count} of this colour on display</source>
        <translation>{count} dieser Farbe in der Auslage</translation>
    </message>
    <message>
        <source>Region of {size}, {covered} covered</source>
        <translation>Gebiet der Größe {size}, {covered} bedeckt</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} von {all}</translation>
    </message>
    <message>
        <source>Board {kind}</source>
        <translation>Tafel {kind}</translation>
    </message>
    <message>
        <source>Room for one tile or one wooden hexagon.</source>
        <translation>Platz für ein Plättchen oder ein Holzsechseck.</translation>
    </message>
    <message>
        <source>It does nothing and scores nothing by itself.</source>
        <translation>Es bewirkt nichts und bringt für sich keine Punkte.</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Start-Kastell</translation>
    </message>
    <message>
        <source>Counts as {tile}.</source>
        <translation>Zählt als: {tile}.</translation>
    </message>
    <message>
        <source>Region of {size}, full</source>
        <translation>Gebiet der Größe {size}, voll</translation>
    </message>
    <message>
        <source>A gap</source>
        <translation>Eine Lücke</translation>
    </message>
    <message>
        <source>Free storage space</source>
        <translation>Freier Lagerplatz</translation>
    </message>
    <message>
        <source>The region, when full</source>
        <translation>Das Gebiet, wenn es voll ist</translation>
    </message>
    <message>
        <source>Crops in it</source>
        <translation>Erzeugnisse darin</translation>
    </message>
    <message>
        <source>{spaces} left</source>
        <translation>{spaces} übrig</translation>
    </message>
    <message>
        <source>A region of {size}</source>
        <translation>Ein Gebiet der Größe {size}</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>Durchgang {phase}, Runde {round}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Deck {count}</source>
        <translation>Stapel {count}</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces</source>
        <translation>{covered} von {spaces} Feldern</translation>
    </message>
    <message>
        <source>Hand {count}</source>
        <translation>Hand {count}</translation>
    </message>
    <message>
        <source>Green scores after I, II and III</source>
        <translation>Grün zählt nach I, II und III</translation>
    </message>
    <message>
        <source>Green scores after II and III</source>
        <translation>Grün zählt nach II und III</translation>
    </message>
    <message>
        <source>Green scores once more</source>
        <translation>Grün zählt noch einmal</translation>
    </message>
    <message>
        <source>Arrange your duchy</source>
        <translation>Leg dein Fürstentum aus</translation>
    </message>
    <message>
        <source>Order, turn and shift the three boards, then choose the start castle. Nobody else sees it yet.</source>
        <translation>Ordne, dreh und verschieb die drei Tafeln, dann wähle das Start-Kastell. Noch sieht es sonst niemand.</translation>
    </message>
    <message>
        <source>At once place one fitting tile from the display without cards, or none.</source>
        <translation>Leg sofort ein passendes Plättchen der Auslage, ohne Karten, oder keins.</translation>
    </message>
    <message>
        <source>Take a bonus tile of any kind that is still available.</source>
        <translation>Nimm ein Bonusplättchen einer beliebigen Art, die noch da ist.</translation>
    </message>
    <message>
        <source>Gives you a wooden hexagon for your storage.</source>
        <translation>Bringt ein Holzsechseck ins Lager.</translation>
    </message>
    <message>
        <source>Gives you 1 marble, and 1 more for each +1 marble tile.</source>
        <translation>Bringt 1 Marmor, und 1 mehr für jedes Plättchen „+1 Marmor“.</translation>
    </message>
    <message>
        <source>Gives you 1 worker, and 1 more for each +1 worker tile.</source>
        <translation>Bringt 1 Arbeiter, und 1 mehr für jedes Plättchen „+1 Arbeiter“.</translation>
    </message>
    <message>
        <source>Reveals a yield card, and 1 more for each +1 yield card tile.</source>
        <translation>Deckt eine Ertragskarte auf, und 1 mehr für jedes Plättchen „+1 Ertragskarte“.</translation>
    </message>
    <message>
        <source>Gives now</source>
        <translation>Bringt jetzt</translation>
    </message>
    <message>
        <source>Only their owner knows which cards they are, until the end.</source>
        <translation>Welche Karten es sind, weiß bis zum Ende nur, wem sie gehören.</translation>
    </message>
    <message>
        <source>Once per turn you can pay one marble for a second action of any kind.</source>
        <translation>Einmal pro Zug kannst du einen Marmor für eine zweite Aktion beliebiger Art zahlen.</translation>
    </message>
    <message>
        <source>At the end of the game, each scores 1 red point.</source>
        <translation>Am Ende der Partie bringt jeder 1 roten Punkt.</translation>
    </message>
    <message>
        <source>Each replaces one of the two cards that a space costs.</source>
        <translation>Jeder ersetzt eine der zwei Karten, die ein Feld kostet.</translation>
    </message>
    <message>
        <source>These fill the gaps that this player leaves in the display, from the left.</source>
        <translation>Sie füllen von links die Lücken, die beim Nehmen in der Auslage entstehen.</translation>
    </message>
    <message>
        <source>Still in all three stacks, in an order nobody knows:</source>
        <translation>Noch in allen drei Stapeln, Reihenfolge unbekannt:</translation>
    </message>
    <message>
        <source>Placing a tile on a space costs two cards of the space&apos;s colour.</source>
        <translation>Ein Plättchen auf ein Feld zu legen kostet zwei Karten in dessen Farbe.</translation>
    </message>
    <message>
        <source>Any pair of equal cards replaces one missing card.</source>
        <translation>Ein Paar gleicher Karten ersetzt eine fehlende Karte.</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} auf der Hand</translation>
    </message>
    <message>
        <source>At the end of the game, 1 red point for every five cards.</source>
        <translation>Am Ende der Partie 1 roter Punkt für je fünf Karten.</translation>
    </message>
    <message>
        <source>Of players with equal points, the one with more empty spaces is ahead.</source>
        <translation>Bei gleichen Punkten liegt vorn, wer mehr leere Felder hat.</translation>
    </message>
    <message>
        <source>All duchies are revealed when everyone is ready.</source>
        <translation>Alle Fürstentümer werden gezeigt, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>Arranges their duchy</source>
        <translation>Legt das Fürstentum aus</translation>
    </message>
    <message>
        <source>Whenever you draw as an action, 1 extra card.</source>
        <translation>Immer wenn du als Aktion ziehst, 1 Karte mehr.</translation>
    </message>
    <message>
        <source>1 more storage space, and 2 green points at once.</source>
        <translation>1 Lagerplatz mehr und sofort 2 grüne Punkte.</translation>
    </message>
    <message>
        <source>Each quarry you place gives you 1 extra marble.</source>
        <translation>Jeder Steinbruch, den du legst, bringt 1 Marmor mehr.</translation>
    </message>
    <message>
        <source>Each village you place gives you 1 extra worker.</source>
        <translation>Jedes Dorf, das du legst, bringt 1 Arbeiter mehr.</translation>
    </message>
    <message>
        <source>Each cart you place reveals 1 extra yield card.</source>
        <translation>Jedes Fuhrwerk, das du legst, deckt 1 Ertragskarte mehr auf.</translation>
    </message>
    <message>
        <source>Drawing is an action: three cards, and 1 more for each +1 card tile.</source>
        <translation>Ziehen ist eine Aktion: drei Karten, und 1 mehr für jedes Plättchen „+1 Karte“.</translation>
    </message>
    <message>
        <source>When the deck is empty and somebody needs a card, these are shuffled.</source>
        <translation>Ist der Stapel leer und wird eine Karte gebraucht, werden diese neu gemischt.</translation>
    </message>
    <message>
        <source>These refill the display where five tiles of one colour were removed.</source>
        <translation>Sie füllen die Auslage auf, wo fünf Plättchen einer Farbe entfernt wurden.</translation>
    </message>
    <message>
        <source>A cart reveals a card, and its effect happens at once.</source>
        <translation>Ein Fuhrwerk deckt eine Karte auf; ihr Effekt tritt sofort ein.</translation>
    </message>
    <message>
        <source>The last one revealed</source>
        <translation>Zuletzt aufgedeckt</translation>
    </message>
    <message>
        <source>For the first and second player to cover all spaces of this colour.</source>
        <translation>Für die beiden, die zuerst alle Felder dieser Farbe bedecken.</translation>
    </message>
    <message>
        <source>When somebody empties a right stack, you finish that round and play one more.</source>
        <translation>Leert jemand einen rechten Stapel, wird diese Runde zu Ende gespielt und noch eine.</translation>
    </message>
    <message>
        <source>The player with the most red points wins. Cards and stores score a few more at the end.</source>
        <translation>Wer die meisten roten Punkte hat, gewinnt. Am Ende bringen Karten und Vorräte noch einige.</translation>
    </message>
    <message>
        <source>Bonus tiles do not increase it.</source>
        <translation>Bonusplättchen erhöhen das nicht.</translation>
    </message>
    <message>
        <source>Taken by {name}</source>
        <translation>Erhalten: {name}</translation>
    </message>
    <message>
        <source>Added to the red points at the end of each phase. They are not used up.</source>
        <translation>Werden am Ende jedes Durchgangs zu den roten Punkten gezählt und bleiben erhalten.</translation>
    </message>
    <message>
        <source>Cards neither discarded nor in your hand (in the deck and other hands):</source>
        <translation>Karten weder auf der Ablage noch auf deiner Hand (Stapel und andere Hände):</translation>
    </message>
    <message>
        <source>{count} shown</source>
        <translation>{count} aufgedeckt</translation>
    </message>
    <message>
        <source>A right stack is empty: you play one more round.</source>
        <translation>Ein rechter Stapel ist leer: Es wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>Five tiles of one colour are removed from the display at once.</source>
        <translation>Fünf Plättchen einer Farbe werden sofort aus der Auslage entfernt.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 red point.</source>
        <translation>Am Ende der Partie 1 roter Punkt.</translation>
    </message>
    <message>
        <source>Click it to turn it half a turn.</source>
        <translation>Ein Klick dreht sie um eine halbe Umdrehung.</translation>
    </message>
    <message>
        <source>Swaps the board with the one on its left.</source>
        <translation>Tauscht die Tafel mit der linken.</translation>
    </message>
    <message>
        <source>Swaps the board with the one on its right.</source>
        <translation>Tauscht die Tafel mit der rechten.</translation>
    </message>
    <message>
        <source>Turns the board half a turn.</source>
        <translation>Dreht die Tafel um eine halbe Umdrehung.</translation>
    </message>
    <message>
        <source>Shifts the board by one space: to half a space above or below its neighbour.</source>
        <translation>Verschiebt die Tafel um ein Feld: ein halbes über oder unter ihre Nachbarin.</translation>
    </message>
    <message>
        <source>Larger regions score more, but take longer to complete.</source>
        <translation>Größere Gebiete bringen mehr, aber es dauert länger, sie zu füllen.</translation>
    </message>
    <message>
        <source>No tile is left to fill it.</source>
        <translation>Es ist kein Plättchen mehr da, das sie füllen könnte.</translation>
    </message>
    <message>
        <source>You can cover it once a space next to it is covered.</source>
        <translation>Es kann bedeckt werden, sobald ein Feld daneben bedeckt ist.</translation>
    </message>
    <message>
        <source>The start castle can go here. The duchy grows from it.</source>
        <translation>Hier kann das Start-Kastell stehen, von dem aus das Fürstentum wächst.</translation>
    </message>
    <message>
        <source>All of them, as things stand</source>
        <translation>Alle, wie es jetzt steht</translation>
    </message>
    <message>
        <source>arranges</source>
        <translation>legt aus</translation>
    </message>
    <message>
        <source>Taken by you</source>
        <translation>Von dir erhalten</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Ungenauigkeiten</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Is that a slip?</source>
        <translation>Eine Ungenauigkeit?</translation>
    </message>
    <message>
        <source>Is that a mistake?</source>
        <translation>Ist das ein Fehler?</translation>
    </message>
    <message>
        <source>Is that a blunder?</source>
        <translation>Ist das ein Patzer?</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Give these points away?</source>
        <translation>Diese Punkte verschenken?</translation>
    </message>
    <message>
        <source>Off: no bot here can judge decisions in this game.</source>
        <translation>Aus: Kein Bot hier kann in diesem Spiel Entscheidungen beurteilen.</translation>
    </message>
    <message>
        <source>It asks before you make a costly decision. The game is casual.</source>
        <translation>Er fragt vor teuren Entscheidungen nach. Die Partie ist frei.</translation>
    </message>
    <message>
        <source>It costs {price}.</source>
        <translation>Das kostet {price}.</translation>
    </message>
    <message>
        <source>Asks about slips, which cost {percent} chance to win or more</source>
        <translation>Fragt bei Ungenauigkeiten: ab {percent} Siegchance</translation>
    </message>
    <message>
        <source>Asks about mistakes, which cost {percent} chance to win or more</source>
        <translation>Fragt bei Fehlern: ab {percent} Siegchance</translation>
    </message>
    <message>
        <source>Asks about blunders, which cost {percent} chance to win or more</source>
        <translation>Fragt bei Patzern: ab {percent} Siegchance</translation>
    </message>
    <message>
        <source>Play without help</source>
        <translation>Ohne Hilfe spielen</translation>
    </message>
    <message>
        <source>Until the game ends, nothing glows, and nothing is counted or advised.</source>
        <translation>Bis zum Ende der Partie leuchtet nichts, und nichts wird gezählt oder geraten.</translation>
    </message>
    <message>
        <source>A better turn {fact}</source>
        <translation>Ein besserer Zug {fact}</translation>
    </message>
    <message>
        <source>Your choice {fact}</source>
        <translation>Deine Wahl {fact}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Undo further?</source>
        <translation>Noch weiter zurück?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Since your last action, dice, tiles or secret choices have been revealed, or another player has acted. If you undo anyway, the game becomes casual, and you can undo as far as you like.</source>
        <translation>Seit deiner letzten Aktion wurden Würfel, Plättchen oder geheime Entscheidungen aufgedeckt, oder jemand anders war am Zug. Gehst du trotzdem zurück, wird die Partie frei, und du kannst beliebig weit zurückgehen.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>{verdict}, {least}</source>
        <translation>{verdict}, {least}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Ausgezeichnet</translation>
    </message>
    <message>
        <source>Incredible</source>
        <translation>Unglaublich</translation>
    </message>
    <message>
        <source>{points}: {verdict}</source>
        <translation>{points}: {verdict}</translation>
    </message>
    <message>
        <source>{points}: not good yet</source>
        <translation>{points}: noch nicht gut</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>{name} {chance}</source>
        <translation>{name} {chance}</translation>
    </message>
    <message>
        <source>{heading}. {prompt}</source>
        <translation>{heading}. {prompt}</translation>
    </message>
    <message>
        <source>Chances to win: {shares}</source>
        <translation>Siegchancen: {shares}</translation>
    </message>
    <message>
        <source>It is too early for a forecast.</source>
        <translation>Für eine Prognose ist es noch zu früh.</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Siegchancen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Eine Aktion vor</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Web page</name>
    <message>
        <source>{name}, {cost}. {better}</source>
        <translation>{name}, {cost}. {better}</translation>
    </message>
    <message>
        <source>Share the game as a web page</source>
        <translation>Das Spiel als Webseite teilen</translation>
    </message>
    <message>
        <source>Web pages ({pattern})</source>
        <translation>Webseiten ({pattern})</translation>
    </message>
    <message>
        <source>The web page could not be saved</source>
        <translation>Die Webseite konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Web page saved: {file}</source>
        <translation>Webseite gespeichert: {file}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spiel</translation>
    </message>
    <message>
        <source>Making the web page: {share}</source>
        <translation>Webseite entsteht: {share}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Schlussstand</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Vorheriger Zug</translation>
    </message>
    <message>
        <source>Action before</source>
        <translation>Vorherige Aktion</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Nächste Aktion</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Nächster Schlüsselmoment</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Das Spiel beginnt</translation>
    </message>
    <message>
        <source>Keys: left and right for an action, page up and page down for a turn, space to play.</source>
        <translation>Tasten: links und rechts für eine Aktion, Bild auf und Bild ab für einen Zug, Leertaste zum Abspielen.</translation>
    </message>
    <message>
        <source>Save the game for Burgundy Qt</source>
        <translation>Spiel für Burgundy Qt speichern</translation>
    </message>
    <message>
        <source>Made with Burgundy Qt, an unofficial fan work. All pictures are its own.</source>
        <translation>Erstellt mit Burgundy Qt, einem inoffiziellen Fanprojekt. Alle Bilder sind eigene.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Phase {phase}, round {round} of 5</source>
        <translation>Durchgang {phase}, Runde {round} von 5</translation>
    </message>
    <message>
        <source>{moment}, {tiles} left</source>
        <translation>{moment}, übrig: {tiles}</translation>
    </message>
    <message>
        <source>{moment}, the pile is empty</source>
        <translation>{moment}, der Stapel ist leer</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>Phase {phase}, {crossed} of {boxes}</source>
        <translation>Durchgang {phase}, {crossed} von {boxes}</translation>
    </message>
    <message>
        <source>Dice Game</source>
        <translation>Würfelspiel</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>Toskana</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>This game could not be saved</source>
        <translation>Diese Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>{where}, ladder</source>
        <translation>{where}, Leiter</translation>
    </message>
    <message>
        <source>{where}, weekly cup</source>
        <translation>{where}, Wochenpokal</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>{where}, casual, tutor</source>
        <translation>{where}, frei, mit Tutor</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Looking back: {where}</source>
        <translation>Rückblick: {where}</translation>
    </message>
    <message>
        <source>{moment}: the phase ends</source>
        <translation>{moment}: der Durchgang endet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{where}, casual</source>
        <translation>{where}, frei</translation>
    </message>
    <message>
        <source>If you leave the game now, you lose everything that is not saved. Leave anyway?</source>
        <translation>Wenn du die Partie jetzt verlässt, geht alles verloren, was nicht gespeichert ist. Trotzdem verlassen?</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Question: {where}</source>
        <translation>Frage: {where}</translation>
    </message>
    <message>
        <source>Version {version}. An unofficial home for The Castles of Burgundy, made by players for players. All pictures and texts are original.</source>
        <translation>Version {version}. Ein inoffizielles Zuhause für „Die Burgen von Burgund“, gemacht aus Freude am Spielen. Alle Bilder und Texte sind eigens dafür entstanden.</translation>
    </message>
    <message>
        <source>{moment}: one more round follows</source>
        <translation>{moment}: noch eine folgt</translation>
    </message>
    <message>
        <source>Burgundy Qt games ({pattern})</source>
        <translation>Partien von Burgundy Qt ({pattern})</translation>
    </message>
    <message>
        <source>Copy of the game saved: {file}</source>
        <translation>Kopie der Partie gespeichert: {file}</translation>
    </message>
    <message>
        <source>{where}, without help</source>
        <translation>{where}, ohne Hilfe</translation>
    </message>
    <message>
        <source>{where}, casual, without help</source>
        <translation>{where}, frei, ohne Hilfe</translation>
    </message>
    <message>
        <source>Games as text ({pattern})</source>
        <translation>Partien als Text ({pattern})</translation>
    </message>
    <message>
        <source>Analysis: {where}</source>
        <translation>Analyse: {where}</translation>
    </message>
    <message>
        <source>{where}: {value}</source>
        <translation>{where}: {value}</translation>
    </message>
</context>
<context>
    <name>Winning</name>
    <message numerus="yes">
        <source>Team {name} wins by {n}</source>
        <translation>
            <numerusform>Team {name} gewinnt mit {n} Punkt Vorsprung</numerusform>
            <numerusform>Team {name} gewinnt mit {n} Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>Team {name} wins the tie at {points}</source>
        <translation>Team {name} gewinnt bei Gleichstand: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by {n}</source>
        <translation>
            <numerusform>{name} gewinnt mit {n} Punkt Vorsprung</numerusform>
            <numerusform>{name} gewinnt mit {n} Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the tie at {points}</source>
        <translation>{name} gewinnt bei Gleichstand: {points}</translation>
    </message>
    <message>
        <source>The teams are level on points: the one with fewer covered spaces wins, {fewer} against {more}.</source>
        <translation>Die Teams haben gleich viele Punkte: Es gewinnt das Team mit weniger bedeckten Feldern, {fewer} gegen {more}.</translation>
    </message>
    <message>
        <source>Not this time: {covered} of {spaces} spaces</source>
        <translation>Diesmal nicht: {covered} von {spaces} Feldern</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation>Du teilst den Sieg mit {names}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{points} each; empty spaces and green points are equal too.</source>
        <translation>Je {points}; auch leere Felder und grüne Punkte sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>Your team wins by {n}</source>
        <translation>
            <numerusform>Dein Team gewinnt mit {n} Punkt Vorsprung</numerusform>
            <numerusform>Dein Team gewinnt mit {n} Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team wins the tie at {points}</source>
        <translation>Dein Team gewinnt bei Gleichstand: {points}</translation>
    </message>
    <message numerus="yes">
        <source>You win by {n}</source>
        <translation>
            <numerusform>Du gewinnst mit {n} Punkt Vorsprung</numerusform>
            <numerusform>Du gewinnst mit {n} Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the tie at {points}</source>
        <translation>Du gewinnst bei Gleichstand: {points}</translation>
    </message>
    <message>
        <source>The 25 rounds are over. A lower target makes the game easier.</source>
        <translation>Die 25 Runden sind vorbei. Ein niedrigeres Ziel macht das Spiel leichter.</translation>
    </message>
    <message>
        <source>Points and covered spaces are equal: the team with the last marker in the order of play wins.</source>
        <translation>Gleich viele Punkte und bedeckte Felder: Es gewinnt das Team, dessen Spielstein in der Reihenfolge ganz hinten steht.</translation>
    </message>
    <message>
        <source>All {spaces} spaces were covered in round {round} of 25.</source>
        <translation>Alle {spaces} Felder sind bedeckt, in Runde {round} von 25.</translation>
    </message>
    <message>
        <source>{more} empty estate spaces against {fewer}: the player with more wins.</source>
        <translation>{more} leere Felder gegen {fewer}: Die größere Zahl entscheidet.</translation>
    </message>
    <message>
        <source>The empty estate spaces are equal too: the player who acted later in the last round wins.</source>
        <translation>Auch gleich viele leere Felder: Es gewinnt, wer in der letzten Runde später am Zug war.</translation>
    </message>
    <message>
        <source>{points} each, so the place is shared.</source>
        <translation>Je {points}: Der Platz wird geteilt.</translation>
    </message>
    <message>
        <source>“{verdict}” starts at {least}: {points} to go.</source>
        <translation>„{verdict}“ beginnt bei {least}: noch {points}.</translation>
    </message>
    <message>
        <source>{points} each; bonuses left are equal too: {left}.</source>
        <translation>Je {points}; auch gleich viele übrige Boni: {left}.</translation>
    </message>
    <message>
        <source>{more} bonuses left against {fewer}: the player with more wins.</source>
        <translation>{more} übrige Boni gegen {fewer}: Die größere Zahl entscheidet.</translation>
    </message>
    <message>
        <source>Empty spaces are equal too; {more} green points against {fewer}: the player with more wins.</source>
        <translation>Auch die leeren Felder sind gleich; {more} grüne Punkte gegen {fewer}: Die größere Zahl entscheidet.</translation>
    </message>
    <message>
        <source>{more} empty spaces against {fewer}: the player with more wins.</source>
        <translation>{more} leere Felder gegen {fewer}: Die größere Zahl entscheidet.</translation>
    </message>
</context>
</TS>
