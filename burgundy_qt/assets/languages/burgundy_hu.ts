<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Achievements</name>
    <message>
        <source>Added to your achievements: {titles}</source>
        <translation>Új a teljesítményeid között: {titles}</translation>
    </message>
    <message>
        <source>Added to the achievements of {name}: {titles}</source>
        <translation>Új a teljesítmények között ({name}): {titles}</translation>
    </message>
    <message>
        <source>Cover 22 spaces of your duchy or more.</source>
        <translation>Fedj le legalább 22 mezőt a hercegségedben.</translation>
    </message>
    <message>
        <source>Lord of all estates</source>
        <translation>Minden hercegség ura</translation>
    </message>
    <message>
        <source>Win on each of the estates 1 to 10 of the edition 2019.</source>
        <translation>Nyerj a 2019-es kiadás 1–10. hercegségének mindegyikén.</translation>
    </message>
    <message>
        <source>Lord of the old estates</source>
        <translation>A régi hercegségek ura</translation>
    </message>
    <message>
        <source>Win on each of the estates 1 to 9 of the edition 2011.</source>
        <translation>Nyerj a 2011-es kiadás 1–9. hercegségének mindegyikén.</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Minden szín</translation>
    </message>
    <message>
        <source>Get the large bonus tile of each colour.</source>
        <translation>Szerezd meg minden szín nagy színbónuszát.</translation>
    </message>
    <message>
        <source>Every module</source>
        <translation>Minden modul</translation>
    </message>
    <message>
        <source>Win with each module for two to four players.</source>
        <translation>Nyerj minden, két–négy játékosnak szóló modullal.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>Kétszáz</translation>
    </message>
    <message>
        <source>Win with 200 points or more.</source>
        <translation>Nyerj legalább 200 ponttal.</translation>
    </message>
    <message>
        <source>Not a gap</source>
        <translation>Hézag nélkül</translation>
    </message>
    <message>
        <source>Cover every space of your estate.</source>
        <translation>Fedd le hercegséged összes mezőjét.</translation>
    </message>
    <message>
        <source>Full pasture</source>
        <translation>Teli legelő</translation>
    </message>
    <message>
        <source>Score 12 points or more with one animal tile.</source>
        <translation>Kapj legalább 12 pontot egyetlen állatlapkáért.</translation>
    </message>
    <message>
        <source>Great region</source>
        <translation>Nagy terület</translation>
    </message>
    <message>
        <source>Complete a region of seven or eight spaces.</source>
        <translation>Fejezz be egy hét vagy nyolc mezős területet.</translation>
    </message>
    <message>
        <source>Early riser</source>
        <translation>Korán kelő</translation>
    </message>
    <message>
        <source>Complete three regions in phase A.</source>
        <translation>Fejezz be három területet az A fázisban.</translation>
    </message>
    <message>
        <source>Good business</source>
        <translation>Jó üzlet</translation>
    </message>
    <message>
        <source>Sell four goods at once.</source>
        <translation>Adj el négy árut egyszerre.</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Nagy tudás</translation>
    </message>
    <message>
        <source>Score 16 points or more with one knowledge tile.</source>
        <translation>Kapj legalább 16 pontot egyetlen tudáslapkáért.</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Cél elérve</translation>
    </message>
    <message>
        <source>Win a solo game.</source>
        <translation>Nyerj meg egy egyszemélyes játszmát.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Vállvetve</translation>
    </message>
    <message>
        <source>Win a team game.</source>
        <translation>Nyerj meg egy csapatjátszmát.</translation>
    </message>
    <message>
        <source>Every expansion</source>
        <translation>Minden kiegészítő</translation>
    </message>
    <message>
        <source>Win with the bridges, with the castles and with the bazaars.</source>
        <translation>Nyerj a hidakkal, a várakkal és a bazárokkal is.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Minden egyszerre</translation>
    </message>
    <message>
        <source>Win with bridges, castles and bazaars in the same game.</source>
        <translation>Nyerj olyan játszmát, amelyben hidak, várak és bazárok is vannak.</translation>
    </message>
    <message>
        <source>Round the track</source>
        <translation>Egy teljes kör</translation>
    </message>
    <message>
        <source>Win with 100 points or more.</source>
        <translation>Nyerj legalább 100 ponttal.</translation>
    </message>
    <message>
        <source>Great city</source>
        <translation>Nagy város</translation>
    </message>
    <message>
        <source>Score 24 points or more with one city.</source>
        <translation>Kapj legalább 24 pontot egyetlen városért.</translation>
    </message>
    <message>
        <source>Long road</source>
        <translation>Hosszú út</translation>
    </message>
    <message>
        <source>Score 10 points or more with one road.</source>
        <translation>Kapj legalább 10 pontot egyetlen útért.</translation>
    </message>
    <message>
        <source>Two abbots</source>
        <translation>Két kolostor</translation>
    </message>
    <message>
        <source>Complete two monasteries in one game.</source>
        <translation>Fejezz be két kolostort egy játszmában.</translation>
    </message>
    <message>
        <source>Rich farmer</source>
        <translation>Gazdag paraszt</translation>
    </message>
    <message>
        <source>Score 20 points or more with one field.</source>
        <translation>Kapj legalább 20 pontot egyetlen mezőért.</translation>
    </message>
    <message>
        <source>Lord of the castle</source>
        <translation>A vár ura</translation>
    </message>
    <message>
        <source>Score 10 points or more with one castle.</source>
        <translation>Kapj legalább 10 pontot egyetlen várért.</translation>
    </message>
    <message>
        <source>Four duchies</source>
        <translation>Négy hercegség</translation>
    </message>
    <message>
        <source>Win on each of the duchies A to D.</source>
        <translation>Nyerj az A–D hercegség mindegyikén.</translation>
    </message>
    <message>
        <source>First everywhere</source>
        <translation>Mindenhol első</translation>
    </message>
    <message>
        <source>Be the first to complete each colour.</source>
        <translation>Fejezz be minden színt elsőként.</translation>
    </message>
    <message>
        <source>Sixty alone</source>
        <translation>Hatvan egyedül</translation>
    </message>
    <message>
        <source>Score 60 points or more in a solo game.</source>
        <translation>Érj el legalább 60 pontot egy egyszemélyes játszmában.</translation>
    </message>
    <message>
        <source>Seventy alone</source>
        <translation>Hetven egyedül</translation>
    </message>
    <message>
        <source>Score 70 points or more in a solo game.</source>
        <translation>Érj el legalább 70 pontot egy egyszemélyes játszmában.</translation>
    </message>
    <message>
        <source>Seventy</source>
        <translation>Hetven</translation>
    </message>
    <message>
        <source>Win with 70 points or more.</source>
        <translation>Nyerj legalább 70 ponttal.</translation>
    </message>
    <message>
        <source>Three firsts</source>
        <translation>Háromszor első</translation>
    </message>
    <message>
        <source>Get three first bonuses in one game.</source>
        <translation>Szerezz három első bónuszt egy játszmában.</translation>
    </message>
    <message>
        <source>Well filled</source>
        <translation>Teli lap</translation>
    </message>
    <message>
        <source>Mark 31 spaces or more.</source>
        <translation>Jelölj meg legalább 31 mezőt.</translation>
    </message>
    <message>
        <source>Great town</source>
        <translation>Nagy város</translation>
    </message>
    <message>
        <source>Score 13 points or more with one region.</source>
        <translation>Kapj legalább 13 pontot egyetlen területért.</translation>
    </message>
    <message>
        <source>Good trade</source>
        <translation>Jó vásár</translation>
    </message>
    <message>
        <source>Sell three goods at once.</source>
        <translation>Adj el három árut egyszerre.</translation>
    </message>
    <message>
        <source>Every board</source>
        <translation>Minden tábla</translation>
    </message>
    <message>
        <source>Win with each of the twelve boards.</source>
        <translation>Nyerj a tizenkét tábla mindegyikével.</translation>
    </message>
    <message>
        <source>First in every colour</source>
        <translation>Minden színben első</translation>
    </message>
    <message>
        <source>Get the larger bonus of each colour.</source>
        <translation>Szerezd meg minden szín nagyobb bónuszát.</translation>
    </message>
    <message>
        <source>One hundred</source>
        <translation>Száz</translation>
    </message>
    <message>
        <source>Clockmaker</source>
        <translation>Órásmester</translation>
    </message>
    <message>
        <source>End all three phases yourself.</source>
        <translation>Te zárd le mindhárom fázist.</translation>
    </message>
    <message>
        <source>Filled duchy</source>
        <translation>Teli hercegség</translation>
    </message>
    <message>
        <source>Two great regions</source>
        <translation>Két nagy terület</translation>
    </message>
    <message>
        <source>Complete two regions worth 6 points in one game.</source>
        <translation>Fejezz be egy játszmában két 6 pontot érő területet.</translation>
    </message>
    <message>
        <source>Six bonuses</source>
        <translation>Hat bónusz</translation>
    </message>
    <message>
        <source>Get the bonus of six colours in one game.</source>
        <translation>Szerezd meg egy játszmában hat szín bónuszát.</translation>
    </message>
    <message>
        <source>Rich harvest</source>
        <translation>Gazdag termés</translation>
    </message>
    <message>
        <source>Get eight yield cards in one game.</source>
        <translation>Szerezz nyolc hozamkártyát egy játszmában.</translation>
    </message>
    <message>
        <source>Only rated games count: those without hints, without the tutor, and with only the usual undo. Achievements stay on this computer.</source>
        <translation>Csak a rangsorolt játszmák számítanak: tanács, oktató és a szokásosnál messzebb menő visszavonás nélkül. A teljesítmények ezen a gépen maradnak.</translation>
    </message>
    <message>
        <source>{done} of {all} achievements reached.</source>
        <translation>Elért teljesítmények: {done} / {all}.</translation>
    </message>
    <message>
        <source>First victory</source>
        <translation>Első győzelem</translation>
    </message>
    <message>
        <source>Win a game against others.</source>
        <translation>Nyerj meg egy játszmát mások ellen.</translation>
    </message>
    <message>
        <source>Knight beaten</source>
        <translation>Legyőzött lovag</translation>
    </message>
    <message>
        <source>Win a game with a Knight in it.</source>
        <translation>Nyerj olyan játszmát, amelyben lovag is játszik.</translation>
    </message>
    <message>
        <source>Duke beaten</source>
        <translation>Legyőzött herceg</translation>
    </message>
    <message>
        <source>Win a game with a Duke in it.</source>
        <translation>Nyerj olyan játszmát, amelyben herceg is játszik.</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Teli asztal</translation>
    </message>
    <message>
        <source>Win against three or more others.</source>
        <translation>Nyerj legalább három másik ellen.</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>Hajszállal</translation>
    </message>
    <message>
        <source>Win by one point, or win a tie.</source>
        <translation>Nyerj egyetlen ponttal vagy pontegyenlőséggel.</translation>
    </message>
    <message>
        <source>All by yourself</source>
        <translation>Egészen egyedül</translation>
    </message>
    <message>
        <source>Win a game that is played without the program&apos;s help.</source>
        <translation>Nyerj olyan játszmát, amelyben a program nem segít.</translation>
    </message>
    <message>
        <source>Still missing: {parts}</source>
        <translation>Még hiányzik: {parts}</translation>
    </message>
    <message>
        <source>Reached on {day}</source>
        <translation>Elérve: {day}</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} / {all}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Teljesítmények</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>Depot {depot}</source>
        <translation>{depot}.&#xa0;raktár</translation>
    </message>
    <message>
        <source>Depots</source>
        <translation>Raktárak</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bónuszok</translation>
    </message>
    <message>
        <source>Black depot</source>
        <translation>Fekete raktár</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Válaszok</translation>
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
        <translation>Hercegség: {name}</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>kastély</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>bánya</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>hajó</translation>
    </message>
    <message>
        <source>animals</source>
        <translation>állatok</translation>
    </message>
    <message>
        <source>building</source>
        <translation>épület</translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation>tudás</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}: {tile}</source>
        <translation>{place} mező, {kind}, a száma {number}: {tile}</translation>
    </message>
    <message>
        <source>{tile}, depot {depot}</source>
        <translation>{tile}, {depot}.&#xa0;raktár</translation>
    </message>
    <message>
        <source>Goods of depot {depot}: {goods}</source>
        <translation>A(z) {depot}.&#xa0;raktár árui: {goods}</translation>
    </message>
    <message>
        <source>Storage {place}: {tile}</source>
        <translation>Tároló, {place}.&#xa0;hely: {tile}</translation>
    </message>
    <message>
        <source>Shared storage {place}: {tile}</source>
        <translation>Közös tároló, {place}.&#xa0;hely: {tile}</translation>
    </message>
    <message>
        <source>Goods {place}: {goods}, sold with a {die}</source>
        <translation>Áruk, {place}.&#xa0;hely: {goods}, {die}-(essel) adható el</translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation>Kocka: {face}</translation>
    </message>
    <message>
        <source>Goods sold: {count}</source>
        <translation>Eladott áruk: {count}</translation>
    </message>
    <message>
        <source>White die: {face}</source>
        <translation>Fehér kocka: {face}</translation>
    </message>
    <message>
        <source>Phase {phase}: {points} for a region</source>
        <translation>{phase} fázis: területenként {points}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;forduló</translation>
    </message>
    <message>
        <source>Order of play: {names}</source>
        <translation>Játéksorrend: {names}</translation>
    </message>
    <message>
        <source>Small bonus, {colour}: {points}</source>
        <translation>Kis bónusz, {colour}: {points}</translation>
    </message>
    <message>
        <source>Space {place}</source>
        <translation>{place} mező</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}, empty</source>
        <translation>{place} mező, {kind}, a száma {number}, üres</translation>
    </message>
    <message>
        <source>Shared storage {place}, empty</source>
        <translation>Közös tároló, {place}.&#xa0;hely: üres</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>üres hely</translation>
    </message>
    <message>
        <source>Inns for sale: {count}</source>
        <translation>Eladó fogadók: {count}</translation>
    </message>
    <message>
        <source>Space {place}, on the castle: {shield}</source>
        <translation>{place} mező, a kastélyon: {shield}</translation>
    </message>
    <message>
        <source>Border posts: {joined} of 3 pairs joined</source>
        <translation>Határőrhelyek: összekötött párok {joined} a 3-ból</translation>
    </message>
    <message>
        <source>Counter: {points} of {target} points</source>
        <translation>Számláló: {target} pontból {points}</translation>
    </message>
    <message>
        <source>Buy a point for 1 silverling</source>
        <translation>Egy pont vásárlása 1 ezüstért</translation>
    </message>
    <message>
        <source>Counter: {points} points</source>
        <translation>Számláló, pont: {points}</translation>
    </message>
    <message>
        <source>The goal: cover all spaces</source>
        <translation>A játék célja: minden mező lefedése</translation>
    </message>
    <message>
        <source>Team: {names}</source>
        <translation>Csapat: {names}</translation>
    </message>
    <message>
        <source>Together: {points}</source>
        <translation>Összesen: {points}</translation>
    </message>
    <message>
        <source>{tile}, black depot</source>
        <translation>{tile}, fekete raktár</translation>
    </message>
    <message>
        <source>Goods of depot {depot}: none</source>
        <translation>A(z) {depot}.&#xa0;raktárban nincs áru</translation>
    </message>
    <message>
        <source>Storage {place}, empty</source>
        <translation>Tároló, {place}.&#xa0;hely: üres</translation>
    </message>
    <message>
        <source>Goods {place}, empty</source>
        <translation>Áruk, {place}.&#xa0;hely: üres</translation>
    </message>
    <message>
        <source>No die</source>
        <translation>Nincs kocka</translation>
    </message>
    <message>
        <source>Die {face}, used</source>
        <translation>Kocka: {face}, felhasználva</translation>
    </message>
    <message>
        <source>White die</source>
        <translation>Fehér kocka</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {points} for a region</source>
        <translation>{phase} fázis, most: területenként {points}</translation>
    </message>
    <message>
        <source>Round {round}, now</source>
        <translation>{round}.&#xa0;forduló, most</translation>
    </message>
    <message>
        <source>Large bonus, {colour}: {points}</source>
        <translation>Nagy bónusz, {colour}: {points}</translation>
    </message>
    <message>
        <source>{name} {followers}</source>
        <translation>{name} {followers}</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>most {points}</translation>
    </message>
    <message>
        <source>when complete {points}</source>
        <translation>készen {points}</translation>
    </message>
    <message>
        <source>a castle</source>
        <translation>vár</translation>
    </message>
    <message>
        <source>complete: {points}</source>
        <translation>kész: {points}</translation>
    </message>
    <message>
        <source>open {cell}</source>
        <translation>nyitott: {cell}</translation>
    </message>
    <message>
        <source>open {cell} (fitting: {count})</source>
        <translation>nyitott: {cell} (illik: {count})</translation>
    </message>
    <message>
        <source>Row {way}</source>
        <translation>Sor: {way}</translation>
    </message>
    <message>
        <source>Row of the start tile</source>
        <translation>A kezdőlapka sora</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Lapka</translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>A lapkán</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Bazár</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Területek</translation>
    </message>
    <message>
        <source>May build a bridge</source>
        <translation>Hidat építhet</translation>
    </message>
    <message>
        <source>Decides on a castle</source>
        <translation>Várról dönt</translation>
    </message>
    <message>
        <source>Chooses a tile at the bazaar</source>
        <translation>Lapkát választ a bazárban</translation>
    </message>
    <message>
        <source>Buys or sells</source>
        <translation>Vesz vagy elad</translation>
    </message>
    <message>
        <source>Turn the tile to the left</source>
        <translation>A lapka forgatása balra</translation>
    </message>
    <message>
        <source>Turn the tile to the right</source>
        <translation>A lapka forgatása jobbra</translation>
    </message>
    <message>
        <source>Bid less</source>
        <translation>Kisebb ajánlat</translation>
    </message>
    <message>
        <source>Bid more</source>
        <translation>Nagyobb ajánlat</translation>
    </message>
    <message>
        <source>Buy the tile for the highest bid</source>
        <translation>A lapka megvétele a legmagasabb ajánlatért</translation>
    </message>
    <message>
        <source>Sell the tile for the highest bid</source>
        <translation>A lapka eladása a legmagasabb ajánlatért</translation>
    </message>
    <message>
        <source>Pile: {tiles}</source>
        <translation>Pakli: {tiles}</translation>
    </message>
    <message>
        <source>{tile}: {name}, for {points}</source>
        <translation>{tile}: {name}, ára {points}</translation>
    </message>
    <message>
        <source>{name}: bids {points}</source>
        <translation>{name}: ajánlata {points}</translation>
    </message>
    <message>
        <source>Your bid: {points}</source>
        <translation>Az ajánlatod: {points}</translation>
    </message>
    <message>
        <source>{tile}, with a {bridge}</source>
        <translation>{tile}, hozzá {bridge}</translation>
    </message>
    <message>
        <source>{cell}: {tile}</source>
        <translation>{cell}: {tile}</translation>
    </message>
    <message>
        <source>{follower} at {cell}: {feature}</source>
        <translation>{follower}, {cell}: {feature}</translation>
    </message>
    <message>
        <source>Castle at {cell}: has scored</source>
        <translation>Vár, {cell}: már kapott pontot</translation>
    </message>
    <message>
        <source>In hand: {followers}</source>
        <translation>A készletben: {followers}</translation>
    </message>
    <message>
        <source>{tile}: {name}</source>
        <translation>{tile}: {name}</translation>
    </message>
    <message>
        <source>{name}: no bid yet</source>
        <translation>{name}: még nincs ajánlat</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Az ajánlatod</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, üres</translation>
    </message>
    <message>
        <source>bridge {axis}</source>
        <translation>híd {axis}</translation>
    </message>
    <message>
        <source>Castle at {cell}: waits for a feature beside it</source>
        <translation>Vár, {cell}: egy szomszédos területre vár</translation>
    </message>
    <message numerus="yes">
        <source>your tile fits in {n} way(s)</source>
        <translation>
            <numerusform>a lapkád {n} módon illik</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Track of phase {phase}</source>
        <translation>A(z) {phase}. fázis sávja</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>A cél</translation>
    </message>
    <message>
        <source>Points by phase: {name}</source>
        <translation>Pontok fázisonként: {name}</translation>
    </message>
    <message>
        <source>Colours completed: {name}</source>
        <translation>Teli színek: {name}</translation>
    </message>
    <message>
        <source>Duchy: {name}</source>
        <translation>Hercegség: {name}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}: {number}</source>
        <translation>{place} mező, {kind}: {number}</translation>
    </message>
    <message>
        <source>castle with {bonus}</source>
        <translation>kastély, bónusza: {bonus}</translation>
    </message>
    <message>
        <source>Colour die: {hue}, {kind}</source>
        <translation>Színkocka: {hue}, {kind}</translation>
    </message>
    <message>
        <source>{bonus}: {count}</source>
        <translation>{bonus}: {count}</translation>
    </message>
    <message>
        <source>Circle: {bonus}</source>
        <translation>Kör: {bonus}</translation>
    </message>
    <message>
        <source>{colour} complete, second: {points}</source>
        <translation>{colour} teli, második: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}: {points}</source>
        <translation>{phase}. fázis: {points}</translation>
    </message>
    <message>
        <source>Duchy {letter}: {marked} of {cells} spaces marked</source>
        <translation>{letter} hercegség: {marked} / {cells} mező megjelölve</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Sheet: {name}</source>
        <translation>Játéklap: {name}</translation>
    </message>
    <message>
        <source>The colour of your combination</source>
        <translation>A kombinációd színe</translation>
    </message>
    <message>
        <source>{points}; {verdicts}</source>
        <translation>{points}; {verdicts}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, empty</source>
        <translation>{place} mező, {kind}, üres</translation>
    </message>
    <message>
        <source>Space {place}, {kind}: start castle</source>
        <translation>{place} mező, {kind}: kezdő kastély</translation>
    </message>
    <message numerus="yes">
        <source>Hourglass die: {n} hourglass(es)</source>
        <translation>
            <numerusform>Homokórás kocka: {n} homokóra</numerusform>
        </translation>
    </message>
    <message>
        <source>Number die: {number}</source>
        <translation>Számkocka: {number}</translation>
    </message>
    <message>
        <source>{colour} complete, first: {points}</source>
        <translation>{colour} teli, első: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}, now: one more round follows</source>
        <translation>{phase}. fázis, most: még egy forduló következik</translation>
    </message>
    <message>
        <source>Phase {phase}, now: it ends with this round</source>
        <translation>{phase}. fázis, most: ezzel a fordulóval véget ér</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játszma véget ért</translation>
    </message>
    <message>
        <source>Box {box}, open</source>
        <translation>{box}. négyzet, szabad</translation>
    </message>
    <message>
        <source>The number of your combination</source>
        <translation>A kombinációd száma</translation>
    </message>
    <message numerus="yes">
        <source>{n} round(s) left</source>
        <translation>
            <numerusform>még {n} forduló</numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict} from {least}</source>
        <translation>{verdict}: {least} ponttól</translation>
    </message>
    <message>
        <source>the first value</source>
        <translation>az első érték</translation>
    </message>
    <message>
        <source>the second value</source>
        <translation>a második érték</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Kínálat</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kártyák</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Kéz: {name}</translation>
    </message>
    <message>
        <source>Boards: {name}</source>
        <translation>Táblák: {name}</translation>
    </message>
    <message>
        <source>Left stack: {tiles}</source>
        <translation>Bal halom: {tiles}</translation>
    </message>
    <message>
        <source>Middle stack: {tiles}</source>
        <translation>Középső halom: {tiles}</translation>
    </message>
    <message>
        <source>Right stack: {tiles}</source>
        <translation>Jobb halom: {tiles}</translation>
    </message>
    <message>
        <source>Board {board}: turn it</source>
        <translation>{board} tábla: elforgatás</translation>
    </message>
    <message>
        <source>Board {board} to the left</source>
        <translation>{board} tábla balra</translation>
    </message>
    <message>
        <source>Board {board} to the right</source>
        <translation>{board} tábla jobbra</translation>
    </message>
    <message>
        <source>Neutral stack: {tiles}</source>
        <translation>Semleges halom: {tiles}</translation>
    </message>
    <message>
        <source>Deck: {cards}</source>
        <translation>Pakli: {cards}</translation>
    </message>
    <message>
        <source>Discards: {cards}</source>
        <translation>Dobott kártyák: {cards}</translation>
    </message>
    <message>
        <source>Yield cards: {count}</source>
        <translation>Hozamkártyák: {count}</translation>
    </message>
    <message>
        <source>Yield card: {gain}</source>
        <translation>Hozamkártya: {gain}</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces covered</source>
        <translation>{covered} / {spaces} mező lefedve</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <translation>Kézben: {cards}</translation>
    </message>
    <message>
        <source>Card: {colour}</source>
        <translation>Kártya: {colour}</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}: {count}</source>
        <translation>Bónuszlapka, {bonus}: {count}</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}: {count} left</source>
        <translation>Bónuszlapka, {bonus}: még {count}</translation>
    </message>
    <message>
        <source>All {colour}, second: {points}</source>
        <translation>{colour}, mind, másodikként: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}: {tiles} of {all} tiles shown</source>
        <translation>{phase}. fázis: {tiles} / {all} lapka felfedve</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}: {tile}</source>
        <translation>{column}. oszlop, {row}. mező, {colour}: {tile}</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>All {colour}: {points}, {name}</source>
        <translation>{colour}, mind: {points}, {name}</translation>
    </message>
    <message>
        <source>All {colour}, first: {points}</source>
        <translation>{colour}, mind, elsőként: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {tiles} of {all} tiles shown</source>
        <translation>{phase}. fázis, most: {tiles} / {all} lapka felfedve</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}, empty</source>
        <translation>{column}. oszlop, {row}. mező, {colour}, üres</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}: start castle</source>
        <translation>{column}. oszlop, {row}. mező, {colour}: kezdő vár</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>lefedve</translation>
    </message>
    <message>
        <source>Phase {phase}, now: the last round</source>
        <translation>{phase}. fázis, most: az utolsó forduló</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Progress of the game</source>
        <translation>A játszma menete</translation>
    </message>
    <message>
        <source>You can choose this.</source>
        <translation>Választható.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Játékos: {name}</translation>
    </message>
    <message>
        <source>Trade route, space {space}, for {goods}, empty</source>
        <translation>Kereskedőút, {space}. mező, ide való: {goods}, üres</translation>
    </message>
    <message>
        <source>Trade route, space {space}, for {goods}: {laid}</source>
        <translation>Kereskedőút, {space}. mező, ide való: {goods}, itt van: {laid}</translation>
    </message>
    <message>
        <source>The goal: {covered} of {spaces} spaces covered, {gone} of {rounds} rounds played, pace: {pace}</source>
        <translation>A játék célja: {spaces} mezőből {covered} lefedve, {rounds} fordulóból {gone} lejátszva, tempó: {pace}</translation>
    </message>
    <message>
        <source>Empty spaces</source>
        <translation>Üres mezők</translation>
    </message>
    <message>
        <source>Places a tile</source>
        <translation>Lapkát rak le</translation>
    </message>
    <message>
        <source>May place a follower</source>
        <translation>Alattvalót állíthat fel</translation>
    </message>
    <message>
        <source>Chooses a feature for the castle</source>
        <translation>Területet választ a várnak</translation>
    </message>
    <message>
        <source>Makes a bid</source>
        <translation>Ajánlatot tesz</translation>
    </message>
    <message>
        <source>Tile to place: {tile}, {sides}</source>
        <translation>Lerakandó: {tile}, {sides}</translation>
    </message>
    <message>
        <source>{follower}: {feature}</source>
        <translation>{follower}: {feature}</translation>
    </message>
    <message>
        <source>remaining tiles that fit: {count}</source>
        <translation>megmaradt illő lapkák: {count}</translation>
    </message>
    <message>
        <source>{cell}, your tile placed here: {sides}</source>
        <translation>{cell}, itt a lapkád: {sides}</translation>
    </message>
    <message>
        <source>{follower} of {name}: {feature}</source>
        <translation>{follower} ({name}): {feature}</translation>
    </message>
    <message>
        <source>No tile to place</source>
        <translation>Nincs lerakandó lapka</translation>
    </message>
    <message>
        <source>{tile}: up for auction</source>
        <translation>{tile}: árverés alatt</translation>
    </message>
    <message>
        <source>{tile}: available</source>
        <translation>{tile}: szabad</translation>
    </message>
    <message>
        <source>{name}: passed</source>
        <translation>{name}: passzolt</translation>
    </message>
    <message>
        <source>no remaining tile fits</source>
        <translation>egy megmaradt lapka sem illik ide</translation>
    </message>
    <message>
        <source>Still to be placed: {tile}</source>
        <translation>Lerakásra vár: {tile}</translation>
    </message>
    <message>
        <source>Box {box}, crossed off</source>
        <translation>{box}. négyzet, áthúzva</translation>
    </message>
    <message>
        <source>Phase {phase}: {crossed} of {boxes} boxes crossed off</source>
        <translation>{phase}. fázis: {crossed} / {boxes} négyzet áthúzva</translation>
    </message>
    <message numerus="yes">
        <source>A region of {n} space(s): {one} in phase I, {two} in II, {three} in III; pastures score twice</source>
        <translation>
            <numerusform>{n} mezős terület: I. fázis {one}, II. fázis {two}, III. fázis {three}; legelőért dupla</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} complete: {points} scored</source>
        <translation>{colour} teli: {points} megszerezve</translation>
    </message>
    <message>
        <source>{colour} complete: {points}, already taken</source>
        <translation>{colour} teli: {points}, elkelt</translation>
    </message>
    <message>
        <source>Chooses</source>
        <translation>Választ</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {crossed} of {boxes} boxes crossed off</source>
        <translation>{phase}. fázis, most: {crossed} / {boxes} négyzet áthúzva</translation>
    </message>
    <message>
        <source>A completed colour scores {value}</source>
        <translation>Egy teli színért jár: {value}</translation>
    </message>
    <message>
        <source>Turn board {board} half a turn</source>
        <translation>{board} tábla elforgatása fél fordulattal</translation>
    </message>
    <message>
        <source>Board {board} half a space up or down</source>
        <translation>{board} tábla fél mezővel fel vagy le</translation>
    </message>
    <message>
        <source>Display {place}: {tile}</source>
        <translation>Kínálat, {place}. hely: {tile}</translation>
    </message>
    <message>
        <source>Display {place}, empty</source>
        <translation>Kínálat, {place}. hely: üres</translation>
    </message>
    <message>
        <source>No yield card revealed</source>
        <translation>Nincs felfedett hozamkártya</translation>
    </message>
    <message>
        <source>Is playing</source>
        <translation>Soron van</translation>
    </message>
    <message>
        <source>Arranges the duchy</source>
        <translation>Elrendezi a hercegségét</translation>
    </message>
    <message>
        <source>Round {round}, adds {goods}</source>
        <translation>{round}.&#xa0;forduló, ezt hozza: {goods}</translation>
    </message>
    <message>
        <source>Small bonus, {colour}. Won by: {name}</source>
        <translation>Kis bónusz, {colour}. Megszerezte: {name}</translation>
    </message>
    <message>
        <source>Large bonus, {colour}. Won by: {name}</source>
        <translation>Nagy bónusz, {colour}. Megszerezte: {name}</translation>
    </message>
    <message>
        <source>your {follower}: {feature}</source>
        <translation>{follower} (te): {feature}</translation>
    </message>
    <message>
        <source>Undone: {lines}</source>
        <translation>Visszavonva: {lines}</translation>
    </message>
    <message>
        <source>Dice: {faces}.</source>
        <translation>Kockák: {faces}.</translation>
    </message>
    <message>
        <source>If the game ended now: {points}, of them {fields} for fields</source>
        <translation>Ha most vége lenne: {points}, ebből a mezőkért: {fields}</translation>
    </message>
    <message>
        <source>If the game ended now: {points}</source>
        <translation>Ha most vége lenne: {points}</translation>
    </message>
    <message>
        <source>chance to complete it {chance}</source>
        <translation>a befejezés esélye {chance}</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>The game no longer has the position where this tree begins.</source>
        <translation>A játszmában már nincs meg az az állás, amellyel ez a fa kezdődik.</translation>
    </message>
    <message>
        <source>You choose what chance brings</source>
        <translation>Te választod meg a véletlent</translation>
    </message>
    <message>
        <source>Chance is drawn by lot</source>
        <translation>A véletlent sorsolás dönti el</translation>
    </message>
    <message>
        <source>This game has no tree yet. Play an action.</source>
        <translation>Ennek a játszmának még nincs fája. Játssz meg egy akciót.</translation>
    </message>
    <message>
        <source>Choose chance when it comes</source>
        <translation>A véletlen megválasztása, amikor jön</translation>
    </message>
    <message>
        <source>Trees of this game</source>
        <translation>A játszma fái</translation>
    </message>
    <message>
        <source>as {name} sees it</source>
        <translation>ahogyan {name} látja</translation>
    </message>
    <message numerus="yes">
        <source>After {n} action(s) of the game</source>
        <translation>
            <numerusform>A játszma {n} akciója után</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} action(s) in the tree</source>
        <translation>
            <numerusform>{n} akció a fában</numerusform>
        </translation>
    </message>
    <message>
        <source>A tree stays here even if you undo the position where it begins.</source>
        <translation>Egy fa akkor is itt marad, ha visszavonod az állást, amellyel kezdődik.</translation>
    </message>
    <message>
        <source>Delete tree</source>
        <translation>Fa törlése</translation>
    </message>
    <message>
        <source>Show tree</source>
        <translation>Fa megjelenítése</translation>
    </message>
    <message>
        <source>{tree} (in view)</source>
        <translation>{tree} (látható)</translation>
    </message>
    <message>
        <source>The position cannot be valued</source>
        <translation>Az állást nem lehet értékelni</translation>
    </message>
    <message>
        <source>The bots cannot play on</source>
        <translation>A botok nem tudnak továbbjátszani</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>The rules do not allow this variation. You can delete it.</source>
        <translation>A szabályok nem engedik ezt a változatot. Törölheted.</translation>
    </message>
    <message>
        <source>The game&apos;s file has no room for more variations. Delete some of them.</source>
        <translation>A játszma fájljában nincs hely több változatnak. Törölj közülük néhányat.</translation>
    </message>
    <message>
        <source>There is only one branch. Go back and try another action first.</source>
        <translation>Csak egy változat van. Menj vissza, és előbb próbálj ki egy másik akciót.</translation>
    </message>
    <message>
        <source>The end of this branch</source>
        <translation>E változat vége</translation>
    </message>
    <message>
        <source>Go back and try another action, or compare branches.</source>
        <translation>Menj vissza, és próbálj ki egy másik akciót, vagy hasonlíts össze változatokat.</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>A botok továbbjátszanak</translation>
    </message>
    <message>
        <source>They stop at the end of the round.</source>
        <translation>A forduló végén megállnak.</translation>
    </message>
    <message>
        <source>{points} ± {error}</source>
        <translation>{points} ± {error}</translation>
    </message>
    <message>
        <source>After a search of {seconds} s, for equal players</source>
        <translation>{seconds} mp keresés után, egyforma erős játékosokkal</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Legjobb körök</translation>
    </message>
    <message>
        <source>Bots to the end of the round</source>
        <translation>Botok a forduló végéig</translation>
    </message>
    <message>
        <source>Draw chance again</source>
        <translation>Új sorsolás</translation>
    </message>
    <message>
        <source>Draw hidden hands again</source>
        <translation>Rejtett lapok új sorsolása</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>Változatok összehasonlítása</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>Legyen ez a fő változat</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Törlés innen</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Az elemzés bezárása</translation>
    </message>
    <message>
        <source>Valuing the position</source>
        <translation>Az állás értékelése</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>A játszma eredménye</translation>
    </message>
    <message>
        <source>Nothing confirms figures for such games, so none are shown.</source>
        <translation>Az ilyen játszmák számait semmi sem igazolja, ezért itt nincsenek.</translation>
    </message>
    <message>
        <source>At first sight, without a search</source>
        <translation>Első ránézésre, keresés nélkül</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <translation>Az állás neve</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Megjegyzés</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Esély</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>{name}: {share}, {points} points</source>
        <translation>{name}: {share}, {points} pont</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>A kör lejátszása</translation>
    </message>
    <message>
        <source>Branch {number}: {name}</source>
        <translation>{number}. változat: {name}</translation>
    </message>
    <message>
        <source>The expected points at the ends of two branches.</source>
        <translation>A várható pontok két változat végén.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>First branch</source>
        <translation>Első változat</translation>
    </message>
    <message>
        <source>Second branch</source>
        <translation>Második változat</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Különbség</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Kezdet</translation>
    </message>
    <message>
        <source>{move} (not possible)</source>
        <translation>{move} (nem lehetséges)</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over</source>
        <translation>Ezt a játszmát akkor elemezheted, ha véget ért</translation>
    </message>
    <message>
        <source>The players still hide their hands, and nobody at the screen knows one.</source>
        <translation>A játékosok még titkolják a lapjaikat, és a képernyőnél senki sem ismer egyet sem.</translation>
    </message>
    <message>
        <source>Analyse this game?</source>
        <translation>Elemzed ezt a játszmát?</translation>
    </message>
    <message>
        <source>If you analyse it now, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Ha most elemzed, kötetlen játszma lesz belőle: többé nem számít bele az értékszámodba. Ezt játszmánként csak egyszer kérdezzük meg.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Choose what chance brings</source>
        <translation>A véletlen megválasztása</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Fa</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Tároló</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Áruk</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Eladva</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>ezüst</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>munkás</translation>
    </message>
    <message>
        <source>Shared by the team</source>
        <translation>A csapat közös javai</translation>
    </message>
    <message>
        <source>Your own storage</source>
        <translation>Saját tárolód</translation>
    </message>
    <message>
        <source>{name}&apos;s own storage</source>
        <translation>Saját tároló: {name}</translation>
    </message>
</context>
<context>
    <name>Carcassonne</name>
    <message>
        <source>monastery with road</source>
        <translation>kolostor úttal</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>kolostor</translation>
    </message>
    <message>
        <source>full city with shield</source>
        <translation>teljes város címerrel</translation>
    </message>
    <message>
        <source>city edge with straight road</source>
        <translation>városszél egyenes úttal</translation>
    </message>
    <message>
        <source>city edge</source>
        <translation>városszél</translation>
    </message>
    <message>
        <source>city band with shield</source>
        <translation>városi sáv címerrel</translation>
    </message>
    <message>
        <source>city band</source>
        <translation>városi sáv</translation>
    </message>
    <message>
        <source>two opposite city edges</source>
        <translation>két szemközti városszél</translation>
    </message>
    <message>
        <source>two adjacent city edges</source>
        <translation>két szomszédos városszél</translation>
    </message>
    <message>
        <source>city edge with road bending right</source>
        <translation>városszél jobbra kanyarodó úttal</translation>
    </message>
    <message>
        <source>city edge with road bending left</source>
        <translation>városszél balra kanyarodó úttal</translation>
    </message>
    <message>
        <source>city edge with crossing</source>
        <translation>városszél kereszteződéssel</translation>
    </message>
    <message>
        <source>city corner with shield</source>
        <translation>városi sarok címerrel</translation>
    </message>
    <message>
        <source>city corner</source>
        <translation>városi sarok</translation>
    </message>
    <message>
        <source>city corner with shield and road</source>
        <translation>városi sarok címerrel és úttal</translation>
    </message>
    <message>
        <source>city corner with road</source>
        <translation>városi sarok úttal</translation>
    </message>
    <message>
        <source>three-sided city with shield</source>
        <translation>háromoldalú város címerrel</translation>
    </message>
    <message>
        <source>three-sided city</source>
        <translation>háromoldalú város</translation>
    </message>
    <message>
        <source>three-sided city with shield and road</source>
        <translation>háromoldalú város címerrel és úttal</translation>
    </message>
    <message>
        <source>three-sided city with road</source>
        <translation>háromoldalú város úttal</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>egyenes út</translation>
    </message>
    <message>
        <source>bent road</source>
        <translation>útkanyar</translation>
    </message>
    <message>
        <source>three-way crossing</source>
        <translation>hármas kereszteződés</translation>
    </message>
    <message>
        <source>four-way crossing</source>
        <translation>négyes kereszteződés</translation>
    </message>
    <message>
        <source>full city with bazaar</source>
        <translation>teljes város bazárral</translation>
    </message>
    <message>
        <source>three city edges with road</source>
        <translation>három városszél úttal</translation>
    </message>
    <message>
        <source>city band with bazaar</source>
        <translation>városi sáv bazárral</translation>
    </message>
    <message>
        <source>wide city with road</source>
        <translation>széles város úttal</translation>
    </message>
    <message>
        <source>city edge with road and bazaar</source>
        <translation>városszél úttal és bazárral</translation>
    </message>
    <message>
        <source>bazaar</source>
        <translation>bazár</translation>
    </message>
    <message>
        <source>monastery in a city band</source>
        <translation>kolostor városi sávban</translation>
    </message>
    <message>
        <source>monastery beside a road</source>
        <translation>kolostor út mellett</translation>
    </message>
    <message>
        <source>bazaar with road</source>
        <translation>bazár úttal</translation>
    </message>
    <message>
        <source>bazaar between two roads</source>
        <translation>bazár két út között</translation>
    </message>
    <message>
        <source>bazaar between two roads, with inn</source>
        <translation>bazár két út között, fogadóval</translation>
    </message>
    <message>
        <source>city</source>
        <translation>város</translation>
    </message>
    <message>
        <source>road</source>
        <translation>út</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>híd</translation>
    </message>
    <message>
        <source>field</source>
        <translation>mező</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>vár</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>lovag</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>útonálló</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>szerzetes</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>paraszt</translation>
    </message>
    <message>
        <source>north</source>
        <translation>észak</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>északkelet</translation>
    </message>
    <message>
        <source>east</source>
        <translation>kelet</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>délkelet</translation>
    </message>
    <message>
        <source>south</source>
        <translation>dél</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>délnyugat</translation>
    </message>
    <message>
        <source>west</source>
        <translation>nyugat</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>északnyugat</translation>
    </message>
    <message>
        <source>from west to east</source>
        <translation>nyugatról keletre</translation>
    </message>
    <message>
        <source>from north to south</source>
        <translation>északról délre</translation>
    </message>
    <message>
        <source>{across}, {down}</source>
        <comment>2 east, 1 south</comment>
        <translation>{across}, {down}</translation>
    </message>
    <message>
        <source>{steps} east</source>
        <comment>of the start tile</comment>
        <translation>{steps} keletre</translation>
    </message>
    <message>
        <source>{steps} south</source>
        <comment>of the start tile</comment>
        <translation>{steps} délre</translation>
    </message>
    <message>
        <source>{feature} at {cell}</source>
        <translation>{feature}, {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} shield(s)</source>
        <translation>
            <numerusform>{n} címer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s)</source>
        <translation>
            <numerusform>{n} alattvaló</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bridge(s)</source>
        <translation>
            <numerusform>{n} híd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} castle(s)</source>
        <translation>
            <numerusform>{n} vár</numerusform>
        </translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>kezdőlapka</translation>
    </message>
    <message>
        <source>{steps} west</source>
        <comment>of the start tile</comment>
        <translation>{steps} nyugatra</translation>
    </message>
    <message>
        <source>{steps} north</source>
        <comment>of the start tile</comment>
        <translation>{steps} északra</translation>
    </message>
    <message>
        <source>{feature} {sides}</source>
        <translation>{feature}: {sides}</translation>
    </message>
    <message>
        <source>bridge {axis} at {cell}</source>
        <translation>híd {axis}, {cell}</translation>
    </message>
    <message>
        <source>fields all round</source>
        <translation>körben mező</translation>
    </message>
    <message>
        <source>{side}, beside the city</source>
        <translation>{side}, a város mellett</translation>
    </message>
</context>
<context>
    <name>Carcassonne table</name>
    <message>
        <source>Followers</source>
        <translation>Alattvalók</translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>maradt</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Hidak</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Várak</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>választ</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>nyit</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>licitál</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passzolt</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>következik</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>vár</translation>
    </message>
    <message>
        <source>has a tile</source>
        <translation>van lapkája</translation>
    </message>
    <message>
        <source>buys or sells</source>
        <translation>vesz vagy elad</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Bazár</translation>
    </message>
    <message>
        <source>{name}, for {points}</source>
        <translation>{name}, {points} pontért</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Ajánlatok</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>Chosen by: {name}</source>
        <translation>Választotta: {name}</translation>
    </message>
    <message>
        <source>{name}, free</source>
        <translation>{name}, ingyen</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Megveszem</translation>
    </message>
    <message>
        <source>Sell it to {name}</source>
        <translation>Eladás neki: {name}</translation>
    </message>
    <message>
        <source>Tiles not seen yet that fit here: {fits} of {unseen}.</source>
        <translation>Még elő nem került lapkák, amelyek ide illenek: {fits}, összesen {unseen} közül.</translation>
    </message>
    <message>
        <source>{tiles} in the pile</source>
        <translation>{tiles} a pakliban</translation>
    </message>
    <message>
        <source>{followers} in hand</source>
        <translation>{followers} a készletben</translation>
    </message>
    <message>
        <source>Farmers stay to the end.</source>
        <translation>A parasztok a végéig maradnak.</translation>
    </message>
    <message>
        <source>Bought by {name}</source>
        <translation>Vevő: {name}</translation>
    </message>
    <message>
        <source>Bid of {points}</source>
        <translation>Ajánlat: {points}</translation>
    </message>
    <message>
        <source>{points} paid to {name}</source>
        <translation>{points}; kapja: {name}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>A játékban</translation>
    </message>
    <message>
        <source>With a bazaar</source>
        <translation>Bazárral</translation>
    </message>
    <message>
        <source>City of {tiles}</source>
        <translation>Város: {tiles}</translation>
    </message>
    <message>
        <source>Road of {tiles}</source>
        <translation>Út: {tiles}</translation>
    </message>
    <message>
        <source>Monastery with {tiles} of 9</source>
        <translation>Kolostor: {tiles} a 9-ből</translation>
    </message>
    <message>
        <source>Field on {tiles}</source>
        <translation>Mező: {tiles}</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Híd</translation>
    </message>
    <message>
        <source>Tiles that fit there, of {unseen}</source>
        <translation>Odaillő lapkák, összesen {unseen}</translation>
    </message>
    <message>
        <source>{number}, {name}</source>
        <translation>{number}, {name}</translation>
    </message>
    <message>
        <source>When complete, at least</source>
        <translation>Készen legalább</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Ha most vége lenne</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Címerek</translation>
    </message>
    <message>
        <source>Complete cities beside it</source>
        <translation>Kész városok mellette</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>A végén</translation>
    </message>
    <message>
        <source>Castles among them</source>
        <translation>Köztük várak</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Most ér</translation>
    </message>
    <message>
        <source>Bridge {axis}</source>
        <translation>Híd {axis}</translation>
    </message>
    <message>
        <source>fits with a bridge</source>
        <translation>híddal illik</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>illik</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Még nem került elő</translation>
    </message>
    <message>
        <source>Except with a bridge.</source>
        <translation>Hacsak nem híddal.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>holt</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>{number}. lapka</translation>
    </message>
    <message>
        <source>Bazaar after tile {number}</source>
        <translation>Bazár a(z) {number}. lapka után</translation>
    </message>
    <message>
        <source>No tile left</source>
        <translation>Nincs több lapka</translation>
    </message>
    <message>
        <source>At auction</source>
        <translation>Árverésen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Lapka</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Alattvaló</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Utak</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Kolostorok</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Mezők</translation>
    </message>
    <message>
        <source>Who goes where?</source>
        <translation>Ki hová álljon?</translation>
    </message>
    <message>
        <source>{name}: {left} of {count} left</source>
        <translation>{name}: {left} maradt, összesen {count}</translation>
    </message>
    <message>
        <source>{left} of {count}</source>
        <translation>{left} / {count}</translation>
    </message>
    <message>
        <source>all seen</source>
        <translation>mind előkerült</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Út</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kolostor</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Címer</translation>
    </message>
    <message>
        <source>Try a tile on the map to see what else would fit there.</source>
        <translation>Próbálj ki egy lapkát a térképen, és látod, mi illene még oda.</translation>
    </message>
    <message>
        <source>{tiles} in the pile.</source>
        <translation>{tiles} a pakliban.</translation>
    </message>
    <message>
        <source>{out} of those shown are out of the game; nobody knows which.</source>
        <translation>A mutatottak közül {out} nincs játékban; senki sem tudja, melyik.</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Maradék lapkák</translation>
    </message>
    <message>
        <source>With a bazaar: {many}.</source>
        <translation>Bazárral: {many}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>most dönt</translation>
    </message>
    <message>
        <source>places their tile</source>
        <translation>lerakja a lapkáját</translation>
    </message>
    <message>
        <source>one tile per player; players who have one stop bidding</source>
        <translation>mindenkinek egy lapka; akinek már van, nem licitál</translation>
    </message>
    <message>
        <source>each player chooses a tile and places it</source>
        <translation>mindenki választ egy lapkát és lerakja</translation>
    </message>
    <message>
        <source>available</source>
        <translation>szabad</translation>
    </message>
    <message>
        <source>Nobody knows their order. Click to see which tiles they are.</source>
        <translation>A sorrendjüket senki sem ismeri. Kattints rá, és látod, mely lapkák ezek.</translation>
    </message>
    <message>
        <source>Claimed features on the map are scored at the end.</source>
        <translation>A térképen elfoglalt területek a végén pontot érnek.</translation>
    </message>
    <message>
        <source>They come back when their feature is scored.</source>
        <translation>Visszatérnek, miután a területük pontot ért.</translation>
    </message>
    <message>
        <source>You may build one per turn, from field edge to field edge.</source>
        <translation>Körönként egy építhető, mezőszéltől mezőszélig.</translation>
    </message>
    <message>
        <source>A small town of two tiles can become a castle instead of scoring.</source>
        <translation>Egy kétlapkás városka pont helyett várrá válhat.</translation>
    </message>
    <message>
        <source>It is placed when this player&apos;s turn comes.</source>
        <translation>Akkor kerül lerakásra, amikor ez a játékos következik.</translation>
    </message>
    <message>
        <source>Whoever gets the tile pays this, even if their score falls below 0.</source>
        <translation>Aki a lapkát kapja, ennyit fizet, akkor is, ha a pontszáma 0 alá esik.</translation>
    </message>
    <message>
        <source>It joins the roads at its ends, but nothing below it.</source>
        <translation>A végein lévő utakat köti össze, alatta semmit.</translation>
    </message>
    <message>
        <source>claimed by {names}</source>
        <translation>birtokosa: {names}</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation>Lerakás köre</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>senkié</translation>
    </message>
    <message>
        <source>claimed by you</source>
        <translation>a tiéd</translation>
    </message>
    <message>
        <source>This small town is a castle, and counts as one for fields.</source>
        <translation>A városka vár, a mezőknél is annak számít.</translation>
    </message>
    <message>
        <source>Fields score at the end, for the cities next to them.</source>
        <translation>A mezők a végén számítanak, a mellettük lévő városok szerint.</translation>
    </message>
    <message>
        <source>Complete and scored.</source>
        <translation>Kész, már pontot ért.</translation>
    </message>
    <message>
        <source>Open spaces</source>
        <translation>Nyitott helyek</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Üres hely</translation>
    </message>
    <message>
        <source>The next feature completed on any of its six spaces scores the same points for the castle.</source>
        <translation>A következő terület, amely a hat helye valamelyikén elkészül, ugyanannyi pontot hoz a várnak.</translation>
    </message>
    <message>
        <source>From then on, its ends must meet roads. It counts as one tile of that road.</source>
        <translation>Ettől kezdve a végeihez útnak kell csatlakoznia. Az út egy lapkájának számít.</translation>
    </message>
    <message>
        <source>None of the remaining tiles fits here.</source>
        <translation>A megmaradt lapkák egyike sem illik ide.</translation>
    </message>
    <message>
        <source>fits when turned</source>
        <translation>elforgatva illik</translation>
    </message>
    <message>
        <source>It has already scored and stays empty.</source>
        <translation>Már kapott pontot, és üres marad.</translation>
    </message>
    <message>
        <source>Tile numbers</source>
        <translation>Lapkák sorszáma</translation>
    </message>
    <message>
        <source>Tile edges</source>
        <translation>Lapkák széle</translation>
    </message>
    <message>
        <source>Spaces that no tile fits</source>
        <translation>Helyek, ahová egy lapka sem illik</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Lerakandó</translation>
    </message>
    <message numerus="yes">
        <source>fits {n} space(s)</source>
        <translation>
            <numerusform>{n} helyre illik</numerusform>
        </translation>
    </message>
    <message>
        <source>Just placed</source>
        <translation>Most lerakva</translation>
    </message>
    <message>
        <source>Outlined: the {fits} that fit where you try the tile.</source>
        <translation>Bekeretezve a próbált helyre illő lapkák: {fits}.</translation>
    </message>
    <message>
        <source>claimed by you together with {names}</source>
        <translation>a tiéd, és még: {names}</translation>
    </message>
    <message>
        <source>Bought by you</source>
        <translation>Te vetted meg</translation>
    </message>
    <message>
        <source>{points} paid to you</source>
        <translation>{points}; te kapod</translation>
    </message>
    <message>
        <source>Fields do not count: this game has no farmers.</source>
        <translation>A mezők nem számítanak: ez a játszma parasztok nélkül folyik.</translation>
    </message>
    <message>
        <source>Points if the game ended now</source>
        <translation>Pontok, ha most vége lenne</translation>
    </message>
    <message>
        <source>Chance to complete it</source>
        <translation>A befejezés esélye</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>In the lead by {points}: {name}</source>
        <translation>Vezet: {name} (előny: {points})</translation>
    </message>
    <message>
        <source>Phase {phase} is over</source>
        <translation>Lezárult fázis: {phase}</translation>
    </message>
    <message>
        <source>Level beaten: {level}</source>
        <translation>Legyőzött szint: {level}</translation>
    </message>
    <message>
        <source>In the lead together: {names}</source>
        <translation>Együtt vezetnek: {names}</translation>
    </message>
    <message>
        <source>{name}: {gain} in this phase, {points} in all</source>
        <translation>{name}: {gain} ebben a fázisban, összesen {points}</translation>
    </message>
    <message>
        <source>Your new best, {points} before</source>
        <translation>Új legjobb eredményed, eddig {points}</translation>
    </message>
    <message>
        <source>Any key or click shows the score</source>
        <translation>Bármelyik billentyű vagy kattintás megmutatja a pontozást</translation>
    </message>
    <message>
        <source>Your new best ({board}), {points} before</source>
        <translation>Új legjobb eredményed ({board}), eddig {points}</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Challenge of {day}</source>
        <translation>Kihívás: {day}</translation>
    </message>
    <message>
        <source>Challenge of {day}, for practice</source>
        <translation>Gyakorló kihívás: {day}</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <translation>Játék gyakorlásként</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>A nap kihívása</translation>
    </message>
    <message>
        <source>played today: {games}</source>
        <translation>ma lejátszva: {games}</translation>
    </message>
    <message>
        <source>against a bot: {level}</source>
        <translation>bot ellen: {level}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <translation>{place}. hely {all} közül</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>egyedül</translation>
    </message>
    <message numerus="yes">
        <source>{n} day(s) in a row</source>
        <translation>
            <numerusform>{n} nap egymás után</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>ma</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Your challenge results cannot be saved</source>
        <translation>A kihívásokban elért eredményeid nem menthetők</translation>
    </message>
    <message>
        <source>Something went wrong with the challenges</source>
        <translation>Hiba történt a kihívásoknál</translation>
    </message>
    <message>
        <source>The file with your challenge results was damaged</source>
        <translation>A kihívások eredményeit tartalmazó fájl megsérült</translation>
    </message>
    <message>
        <source>You do not need to do anything: new results are saved as usual.</source>
        <translation>Nincs teendőd: az új eredményeket a program a szokásos módon menti.</translation>
    </message>
    <message>
        <source>Each game has one deal a day, the same for everybody. Your first try counts; then bots of every level play it, too.</source>
        <translation>Minden játékhoz naponta egy kiosztás tartozik, mindenkinek ugyanaz. Az első próbálkozás számít; utána minden szint botja is lejátssza.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Play today&apos;s challenge</source>
        <translation>A mai kihívás játszása</translation>
    </message>
    <message>
        <source>Bots of every level on this deal.</source>
        <translation>Az összes szint botja ezzel a kiosztással.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Előző hónap</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Következő hónap</translation>
    </message>
    <message>
        <source>Place {place} of {all}, counting the bots of every level.</source>
        <translation>{place}. hely {all} közül, az összes szint botjával együtt.</translation>
    </message>
    <message>
        <source>Not played; you can play it for practice</source>
        <translation>Nincs lejátszva; gyakorlásként még lehet</translation>
    </message>
    <message numerus="yes">
        <source>The bots are playing the same deal: {n} level(s) to go.</source>
        <translation>
            <numerusform>A botok most ugyanezt a kiosztást játsszák: még {n} szint van hátra.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat the bots of every level.</source>
        <translation>Az összes szint botját legyőzted.</translation>
    </message>
    <message>
        <source>{points} in a casual game, which does not count</source>
        <translation>{points} egy kötetlen játszmában, amely nem számít</translation>
    </message>
    <message>
        <source>Started, not finished yet</source>
        <translation>Elkezdve, még nincs befejezve</translation>
    </message>
    <message>
        <source>Started, never finished</source>
        <translation>Elkezdve, de soha be nem fejezve</translation>
    </message>
    <message>
        <source>Not played yet; your first game counts</source>
        <translation>Még nincs lejátszva; az első játszmád számít</translation>
    </message>
    <message numerus="yes">
        <source>longest series: {n} day(s)</source>
        <translation>
            <numerusform>leghosszabb sorozat: {n} nap</numerusform>
        </translation>
    </message>
    <message>
        <source>started</source>
        <translation>elkezdve</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}.</source>
        <translation>A sérült fájl új neve: {file}.</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>What was paid?</source>
        <translation>Mivel fizettek?</translation>
    </message>
    <message>
        <source>A worker, or two equal cards, replace a card of the space.</source>
        <translation>Egy munkás vagy két egyforma kártya a mező egy kártyáját helyettesíti.</translation>
    </message>
    <message>
        <source>The other hands stay open: only what is played becomes known.</source>
        <translation>A többi kéz nyitva marad: csak az derül ki, amit kijátszanak.</translation>
    </message>
    <message>
        <source>Paid: {name}</source>
        <translation>Fizetség: {name}</translation>
    </message>
    <message>
        <source>White die</source>
        <translation>Fehér kocka</translation>
    </message>
    <message>
        <source>Estates: {name}</source>
        <translation>Hercegségek: {name}</translation>
    </message>
    <message>
        <source>Goods of the phase</source>
        <translation>A fázis árui</translation>
    </message>
    <message>
        <source>Goods: {name}</source>
        <translation>Áruk: {name}</translation>
    </message>
    <message>
        <source>Trade route: {name}</source>
        <translation>Kereskedőút: {name}</translation>
    </message>
    <message>
        <source>Black depot</source>
        <translation>Fekete raktár</translation>
    </message>
    <message>
        <source>Dice: {name}</source>
        <translation>Kockák: {name}</translation>
    </message>
    <message>
        <source>Tile: {name}</source>
        <translation>Lapka: {name}</translation>
    </message>
    <message>
        <source>Shields at depot {number}</source>
        <translation>Pajzsok a(z) {number}. raktárnál</translation>
    </message>
    <message>
        <source>Depot {number}</source>
        <translation>{number}. raktár</translation>
    </message>
    <message>
        <source>Tile {number} of the bazaar</source>
        <translation>A bazár {number}. lapkája</translation>
    </message>
    <message>
        <source>Hourglass die</source>
        <translation>Homokórás kocka</translation>
    </message>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} homokóra</numerusform>
        </translation>
    </message>
    <message>
        <source>Number dice</source>
        <translation>Számkockák</translation>
    </message>
    <message>
        <source>Colour dice</source>
        <translation>Színkockák</translation>
    </message>
    <message>
        <source>Yield card: {name}</source>
        <translation>Hozamkártya: {name}</translation>
    </message>
    <message>
        <source>Boards: {name}</source>
        <translation>Táblák: {name}</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Kínálat</translation>
    </message>
    <message>
        <source>Region cards: {name}</source>
        <translation>Területkártyák: {name}</translation>
    </message>
    <message>
        <source>Tile for the display: {name}</source>
        <translation>Lapka a kínálatba: {name}</translation>
    </message>
    <message>
        <source>Neutral tile for the display</source>
        <translation>Semleges lapka a kínálatba</translation>
    </message>
    <message>
        <source>Chosen so far</source>
        <translation>Eddig kiválasztva</translation>
    </message>
    <message>
        <source>What may come</source>
        <translation>Ami jöhet</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <translation>Véletlen húzás</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>First to play</source>
        <translation>Kezdő játékos</translation>
    </message>
    <message>
        <source>Region cards are entered when they are drawn, so the person who enters them sees all hands.</source>
        <translation>A területkártyákat húzáskor kell megadni, így aki rögzít, minden kezet lát.</translation>
    </message>
    <message>
        <source>What came up?</source>
        <translation>Mi jött?</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>In the last turn: “{fact}”</source>
        <translation>Az utolsó körben: „{fact}”</translation>
    </message>
    <message>
        <source>Oriane the shepherd</source>
        <translation>Oriane, a juhász</translation>
    </message>
    <message>
        <source>My flock comes first: I collect animals of one kind.</source>
        <translation>A nyájam az első: egyforma állatokat gyűjtök.</translation>
    </message>
    <message>
        <source>Renaud the mason</source>
        <translation>Renaud, a kőműves</translation>
    </message>
    <message>
        <source>A town is never big enough, so I build house after house.</source>
        <translation>Egy város sosem elég nagy, ezért házat ház után építek.</translation>
    </message>
    <message>
        <source>Mathilde the merchant</source>
        <translation>Mathilde, a kereskedő</translation>
    </message>
    <message>
        <source>Ships bring goods, and goods bring silver and points.</source>
        <translation>A hajók árut hoznak, az áru pedig ezüstöt és pontot.</translation>
    </message>
    <message>
        <source>Anselme the scholar</source>
        <translation>Anselme, a tudós</translation>
    </message>
    <message>
        <source>I collect knowledge tiles that pay at the end.</source>
        <translation>Olyan tudáslapkákat gyűjtök, amelyek a végén kifizetődnek.</translation>
    </message>
    <message>
        <source>Colin the miner</source>
        <translation>Colin, a bányász</translation>
    </message>
    <message>
        <source>Silver buys almost anything, so I open mines.</source>
        <translation>Ezüstért szinte minden kapható, ezért bányákat nyitok.</translation>
    </message>
    <message>
        <source>Aymeric the builder</source>
        <translation>Aymeric, az építőmester</translation>
    </message>
    <message>
        <source>I build the biggest cities in the land.</source>
        <translation>Én építem az ország legnagyobb városait.</translation>
    </message>
    <message>
        <source>Guilhem the farmer</source>
        <translation>Guilhem, a paraszt</translation>
    </message>
    <message>
        <source>Others build the cities, and my fields feed them.</source>
        <translation>Mások építik a városokat, és az én mezőim táplálják őket.</translation>
    </message>
    <message>
        <source>Jaufre the messenger</source>
        <translation>Jaufre, a hírnök</translation>
    </message>
    <message>
        <source>I follow every road to its end.</source>
        <translation>Minden utat végigjárok.</translation>
    </message>
    <message>
        <source>Alazais the abbess</source>
        <translation>Alazais, az apátnő</translation>
    </message>
    <message>
        <source>I want a quiet monastery with land all around it.</source>
        <translation>Csendes kolostort akarok, körülötte földdel.</translation>
    </message>
    <message>
        <source>Raimon the blocker</source>
        <translation>Raimon, a zavarkeltő</translation>
    </message>
    <message>
        <source>Before I score, I spoil your plans.</source>
        <translation>Mielőtt pontot szerzek, elrontom a terveidet.</translation>
    </message>
    <message>
        <source>Perrette the shepherd</source>
        <translation>Perrette, a juhász</translation>
    </message>
    <message>
        <source>Pastures count twice, so I fill them first.</source>
        <translation>A legelők duplán számítanak, ezért azokat töltöm meg először.</translation>
    </message>
    <message>
        <source>Bastien the skipper</source>
        <translation>Bastien, a hajós</translation>
    </message>
    <message>
        <source>I follow the rivers and sell what they bring.</source>
        <translation>Követem a folyókat, és eladom, amit hoznak.</translation>
    </message>
    <message>
        <source>Gaspard the mason</source>
        <translation>Gaspard, a kőműves</translation>
    </message>
    <message>
        <source>Give me room for a town, and I will build it.</source>
        <translation>Adj helyet egy városnak, és én felépítem.</translation>
    </message>
    <message>
        <source>Blanche the abbess</source>
        <translation>Blanche, az apátnő</translation>
    </message>
    <message>
        <source>Monks make any colour fit, so I begin with monasteries.</source>
        <translation>Szerzetessel minden szín jó, ezért kolostorokkal kezdek.</translation>
    </message>
    <message>
        <source>Hugo the miner</source>
        <translation>Hugo, a bányász</translation>
    </message>
    <message>
        <source>A silverling pays for a second mark, so I dig.</source>
        <translation>Egy ezüstért második mezőt is jelölhetek, ezért ások.</translation>
    </message>
    <message>
        <source>Fiora the farmer</source>
        <translation>Fiora, a gazda</translation>
    </message>
    <message>
        <source>I want every crop to grow on my land.</source>
        <translation>Azt akarom, hogy a földemen minden teremjen.</translation>
    </message>
    <message>
        <source>Luca the carter</source>
        <translation>Luca, a fuvaros</translation>
    </message>
    <message>
        <source>My carts bring home the yield cards.</source>
        <translation>A szekereim hazahozzák a hozamkártyákat.</translation>
    </message>
    <message>
        <source>Beppe the innkeeper</source>
        <translation>Beppe, a fogadós</translation>
    </message>
    <message>
        <source>Inns bring hexagons, and a hexagon fits anywhere.</source>
        <translation>A fogadók hatszöget adnak, a hatszög pedig mindenhová illik.</translation>
    </message>
    <message>
        <source>Nello the quarryman</source>
        <translation>Nello, a kőfejtő</translation>
    </message>
    <message>
        <source>Marble lets me act twice, so I never have enough.</source>
        <translation>A márvánnyal kétszer léphetek, ezért sosem elég.</translation>
    </message>
    <message>
        <source>Chiara the abbess</source>
        <translation>Chiara, az apátnő</translation>
    </message>
    <message>
        <source>Monasteries fill my hand with cards.</source>
        <translation>A kolostorok kártyával töltik meg a kezemet.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>a glowing space</source>
        <translation>egy világító mezőt</translation>
    </message>
    <message>
        <source>a glowing tile in your storage</source>
        <translation>egy világító lapkát a tárolódban</translation>
    </message>
    <message>
        <source>a glowing tile in a depot</source>
        <translation>egy világító lapkát egy raktárban</translation>
    </message>
    <message>
        <source>glowing goods</source>
        <translation>világító árukat</translation>
    </message>
    <message>
        <source>the glowing goods of a depot</source>
        <translation>egy raktár világító áruit</translation>
    </message>
    <message>
        <source>a glowing shield</source>
        <translation>egy világító pajzsot</translation>
    </message>
    <message>
        <source>the worker box</source>
        <translation>a munkások dobozát</translation>
    </message>
    <message>
        <source>the silver box</source>
        <translation>az ezüst dobozát</translation>
    </message>
    <message>
        <source>the button that buys a point</source>
        <translation>a pontvásárlás gombját</translation>
    </message>
    <message>
        <source>the glowing shield on your castle</source>
        <translation>a kastélyod világító pajzsát</translation>
    </message>
    <message>
        <source>one of the answers shown</source>
        <translation>egyet a látható válaszok közül</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>a Kör vége gombot</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>a Passz gombot</translation>
    </message>
    <message>
        <source>Build a castle</source>
        <translation>Vár építése</translation>
    </message>
    <message>
        <source>Take the points</source>
        <translation>Inkább a pontok</translation>
    </message>
    <message>
        <source>{points} now, {complete} when closed</source>
        <translation>{points} most, {complete} lezárva</translation>
    </message>
    <message>
        <source>{points} now, {complete} when surrounded</source>
        <translation>{points} most, {complete} körülvéve</translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation>híddal</translation>
    </message>
    <message>
        <source>{name} +{more}</source>
        <translation>{name} +{more}</translation>
    </message>
    <message>
        <source>a glowing feature</source>
        <translation>egy világító területet</translation>
    </message>
    <message>
        <source>a tile of the bazaar</source>
        <translation>egy lapkát a bazárból</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>a Megveszem gombot</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>az Eladás gombot</translation>
    </message>
    <message>
        <source>a lower bid</source>
        <translation>alacsonyabb ajánlatot</translation>
    </message>
    <message>
        <source>a higher bid</source>
        <translation>magasabb ajánlatot</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>az ajánlatot</translation>
    </message>
    <message>
        <source>an arrow that turns the tile</source>
        <translation>egy lapkaforgató nyilat</translation>
    </message>
    <message>
        <source>another tile</source>
        <translation>másik lapkát</translation>
    </message>
    <message>
        <source>the worker instead of a mark</source>
        <translation>a munkást jelölés helyett</translation>
    </message>
    <message>
        <source>a glowing bonus</source>
        <translation>egy világító bónuszt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>a Kész gombot</translation>
    </message>
    <message>
        <source>{number} with a monk</source>
        <translation>{number} egy szerzetessel</translation>
    </message>
    <message>
        <source>{number} with a worker</source>
        <translation>{number} egy munkással</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>a glowing storage space</source>
        <translation>egy világító helyet a tárolóban</translation>
    </message>
    <message>
        <source>the deck of cards</source>
        <translation>a kártyapaklit</translation>
    </message>
    <message>
        <source>a glowing bonus tile</source>
        <translation>egy világító bónuszlapkát</translation>
    </message>
    <message>
        <source>an arrow below a board</source>
        <translation>egy nyilat egy tábla alatt</translation>
    </message>
    <message>
        <source>another way</source>
        <translation>egy másik módot</translation>
    </message>
    <message>
        <source>Choose {things}.</source>
        <translation>Válassz: {things}.</translation>
    </message>
    <message>
        <source>There is nothing to choose just now.</source>
        <translation>Most éppen nincs mit választani.</translation>
    </message>
    <message>
        <source>Choose {things}. {key} goes one step back.</source>
        <translation>Válassz: {things}. {key}: egy lépés vissza.</translation>
    </message>
    <message>
        <source>Take with a die</source>
        <translation>Elvétel kockával</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>{estate}.&#xa0;hercegség</translation>
    </message>
    <message>
        <source>Buy for 2 workers</source>
        <translation>Vétel 2 munkásért</translation>
    </message>
    <message>
        <source>Take a building: {count} on offer</source>
        <translation>Egy épület elvétele: {count} közül</translation>
    </message>
    <message>
        <source>Take a mine, a knowledge tile or a castle: {count} on offer</source>
        <translation>Bánya, tudáslapka vagy kastély elvétele: {count} közül</translation>
    </message>
    <message>
        <source>Take a ship or animals: {count} on offer</source>
        <translation>Hajó vagy állatok elvétele: {count} közül</translation>
    </message>
    <message>
        <source>Sell one kind of goods</source>
        <translation>Egy árufajta eladása</translation>
    </message>
    <message>
        <source>One more action with the white die</source>
        <translation>Még egy akció a fehér kockával</translation>
    </message>
    <message>
        <source>{action}, at best {gain}</source>
        <translation>{action}, legfeljebb {gain}</translation>
    </message>
    <message numerus="yes">
        <source>+{n} point(s)</source>
        <translation>
            <numerusform>+{n} pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n} ezüst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n} munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the {die}</source>
        <translation>Forgatás: {die}-(es)</translation>
    </message>
    <message>
        <source>To a {die}</source>
        <translation>Erre: {die}-(es)</translation>
    </message>
    <message>
        <source>Give up {shield}</source>
        <translation>Lemondás: {shield}</translation>
    </message>
    <message>
        <source>Keep {shield} for 1 worker</source>
        <translation>Megtartás 1 munkásért: {shield}</translation>
    </message>
    <message>
        <source>Keep {shield} for 1 silverling</source>
        <translation>Megtartás 1 ezüstért: {shield}</translation>
    </message>
    <message>
        <source>Take the workers</source>
        <translation>Munkások elfogadása</translation>
    </message>
    <message>
        <source>Buy for 2 silverlings</source>
        <translation>Vétel 2 ezüstért</translation>
    </message>
    <message>
        <source>Click a castle space, drag a board to its place, click it to turn it, or use its buttons.</source>
        <translation>Kattints egy kastélymezőre, húzd a táblát a helyére, kattints rá a fordításhoz, vagy használd a gombjait.</translation>
    </message>
    <message>
        <source>cards to pay with</source>
        <translation>kártyákat a fizetéshez</translation>
    </message>
    <message>
        <source>a worker to pay with</source>
        <translation>egy munkást a fizetéshez</translation>
    </message>
    <message>
        <source>a glowing space in a storage</source>
        <translation>egy világító helyet egy tárolóban</translation>
    </message>
    <message>
        <source>{points} now, scored at the end</source>
        <translation>{points} most, pontozás a végén</translation>
    </message>
    <message>
        <source>The next feature completed on its six spaces brings you the same points.</source>
        <translation>A hat helyén legközelebb elkészülő terület pontjait te is megkapod.</translation>
    </message>
    <message>
        <source>The tile fits here only this way.</source>
        <translation>A lapka itt csak így illik be.</translation>
    </message>
    <message>
        <source>a glowing space for the tile</source>
        <translation>egy világító helyet a lapkának</translation>
    </message>
    <message>
        <source>a space for a bridge</source>
        <translation>egy helyet a hídnak</translation>
    </message>
    <message>
        <source>a space for a follower</source>
        <translation>egy helyet az alattvalónak</translation>
    </message>
    <message>
        <source>the tile in your hand</source>
        <translation>a kezedben lévő lapkát</translation>
    </message>
    <message>
        <source>a glowing tile in the display</source>
        <translation>egy világító lapkát a kínálatban</translation>
    </message>
    <message>
        <source>a half-space shift of a board</source>
        <translation>egy tábla eltolását fél mezővel</translation>
    </message>
    <message>
        <source>the duchy as it is</source>
        <translation>a hercegség mostani elrendezését</translation>
    </message>
    <message>
        <source>the last button</source>
        <translation>az utolsó gombot</translation>
    </message>
    <message>
        <source>Place a stored tile: {count} would fit</source>
        <translation>Egy lapka lerakása a tárolódból: {count} közül</translation>
    </message>
    <message>
        <source>a board to turn</source>
        <translation>egy megfordítandó táblát</translation>
    </message>
    <message>
        <source>the button that declines</source>
        <translation>a lemondás gombját</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Ezt a szabályok most nem engedik.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No clock</source>
        <translation>Óra nélkül</translation>
    </message>
    <message>
        <source>For the whole game</source>
        <translation>Az egész játszmára</translation>
    </message>
    <message>
        <source>For every turn</source>
        <translation>Minden körre</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Óra</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Idő a játszmára</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Idő egy körre</translation>
    </message>
    <message numerus="yes">
        <source>{n} minute(s) each</source>
        <translation>
            <numerusform>{n} perc fejenként</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} second(s) a turn</source>
        <translation>
            <numerusform>+ {n}&#xa0;mp körönként</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a turn</source>
        <translation>
            <numerusform>{n}&#xa0;mp körönként</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Gondolkodási idő</translation>
    </message>
    <message>
        <source>It only says when time is up. You can still play on.</source>
        <translation>Csak jelzi, ha lejárt az idő. Tovább lehet játszani.</translation>
    </message>
    <message>
        <source>Time added per turn</source>
        <translation>Körönként hozzáadott idő</translation>
    </message>
    <message>
        <source>Time is up for: {name}. You can still play on.</source>
        <translation>Lejárt az idő: {name}. Tovább lehet játszani.</translation>
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
        <translation>A ranglétráidat és kupáidat tároló fájl megsérült</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}.</source>
        <translation>A sérült fájl új neve: {file}.</translation>
    </message>
    <message>
        <source>You do not need to do anything: new results are saved as usual.</source>
        <translation>Nincs teendőd: az új eredményeket a program a szokásos módon menti.</translation>
    </message>
    <message>
        <source>Your ladders and cups cannot be saved</source>
        <translation>A ranglétráidat és kupáidat nem lehet menteni</translation>
    </message>
    <message>
        <source>Something went wrong with the ladders and cups</source>
        <translation>Valami elromlott a ranglétrákkal és kupákkal</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Negyeddöntők</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Elődöntők</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Döntő</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <translation>Negyeddöntő</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Elődöntő</translation>
    </message>
    <message>
        <source>You play your quarter-final against {name}.</source>
        <translation>Ellenfeled a negyeddöntőben: {name}.</translation>
    </message>
    <message>
        <source>You play your semi-final against {name}.</source>
        <translation>Ellenfeled az elődöntőben: {name}.</translation>
    </message>
    <message>
        <source>You play the final against {name}.</source>
        <translation>Ellenfeled a döntőben: {name}.</translation>
    </message>
    <message>
        <source>You win and are in the semi-final.</source>
        <translation>Győztél, és ott vagy az elődöntőben.</translation>
    </message>
    <message>
        <source>You win and are in the final.</source>
        <translation>Győztél, és ott vagy a döntőben.</translation>
    </message>
    <message>
        <source>You win the cup!</source>
        <translation>Megnyerted a kupát!</translation>
    </message>
    <message>
        <source>You are out: you lost the quarter-final.</source>
        <translation>A negyeddöntőben kiestél.</translation>
    </message>
    <message>
        <source>You are out: you lost the semi-final.</source>
        <translation>Az elődöntőben kiestél.</translation>
    </message>
    <message>
        <source>You lost the final.</source>
        <translation>A döntőt elvesztetted.</translation>
    </message>
    <message>
        <source>You win the match {score}. Next on the ladder: {name}.</source>
        <translation>Megnyerted a párharcot: {score}. A ranglétrán a következő: {name}.</translation>
    </message>
    <message>
        <source>Won {score}</source>
        <translation>Győzelem: {score}</translation>
    </message>
    <message>
        <source>Lost {score}; try again</source>
        <translation>Vereség: {score}; próbáld újra</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Következő</translation>
    </message>
    <message>
        <source>This cup cannot go on: this version of the program does not know the bot “{name}”. You can begin the cup anew with other bots.</source>
        <translation>Ez a kupa nem folytatható: a program e változata nem ismeri a(z) „{name}” botot. Más botokkal újrakezdheted a kupát.</translation>
    </message>
    <message>
        <source>This game does not count. Play another one.</source>
        <translation>Ez a játszma nem számít. Játssz egy újat.</translation>
    </message>
    <message>
        <source>Score of the match: {score}</source>
        <translation>A párharc állása: {score}</translation>
    </message>
    <message>
        <source>The score of the match is {score}.</source>
        <translation>A párharc állása: {score}.</translation>
    </message>
    <message>
        <source>You lose the match {score}. Try again!</source>
        <translation>Elvesztetted a párharcot: {score}. Próbáld újra!</translation>
    </message>
    <message>
        <source>You win the match {score}. You have beaten everyone on this ladder!</source>
        <translation>Megnyerted a párharcot: {score}. Ezzel mindenkit legyőztél ezen a ranglétrán!</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name} wins the cup.</source>
        <translation>A kupát {name} nyerte.</translation>
    </message>
    <message>
        <source>The bots are playing…</source>
        <translation>A botok játszanak…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>{beaten} of {count} beaten</source>
        <translation>Legyőzve: {beaten} / {count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ranglétra</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Játszd le ezt a játszmát</translation>
    </message>
    <message>
        <source>Weekly cup</source>
        <translation>Heti kupa</translation>
    </message>
    <message>
        <source>Week from {day}. {deal}</source>
        <translation>A hét kezdete: {day} {deal}</translation>
    </message>
    <message>
        <source>Beat one bot after the other, from the weakest to the strongest. The first to win two games wins the match.</source>
        <translation>Győzd le sorban a botokat, a leggyengébbtől a legerősebbig. A párharcot az nyeri, aki előbb nyer két játszmát.</translation>
    </message>
    <message>
        <source>Eight players, one game per match, and the loser is out. Every Monday a new cup begins.</source>
        <translation>Nyolc játékos, fordulónként egy játszma, a vesztes kiesik. Minden hétfőn új kupa kezdődik.</translation>
    </message>
    <message>
        <source>Ladder and cup</source>
        <translation>Ranglétra és kupa</translation>
    </message>
    <message>
        <source>Begin the cup anew</source>
        <translation>Kupa újrakezdése</translation>
    </message>
    <message>
        <source>Play against: {name}</source>
        <translation>Játék – ellenfél: {name}</translation>
    </message>
    <message>
        <source>You have beaten everyone on this ladder.</source>
        <translation>Ezen a ranglétrán már mindenkit legyőztél.</translation>
    </message>
    <message>
        <source>Weekly cup: {round}</source>
        <translation>Heti kupa: {round}</translation>
    </message>
    <message>
        <source>Ladder: {name}</source>
        <translation>Ranglétra: {name}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>győztes: {name}</translation>
    </message>
    <message>
        <source>{round}: {players}</source>
        <translation>{round}: {players}</translation>
    </message>
    <message>
        <source>View this game</source>
        <translation>A játszma megtekintése</translation>
    </message>
    <message numerus="yes">
        <source>{n} cup(s) won</source>
        <translation>
            <numerusform>{n} kupát nyertél</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message>
        <source>costs {share} chance to win</source>
        <translation>ára: {share} győzelmi esély</translation>
    </message>
    <message>
        <source>Show the cost of each choice?</source>
        <translation>Megjelenjen minden választás ára?</translation>
    </message>
    <message>
        <source>If you look at the costs, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Ha megnézed az árakat, a játszma kötetlen lesz: nem számít bele az értékszámodba. A program ezt játszmánként csak egyszer kérdezi meg.</translation>
    </message>
    <message>
        <source>Show the costs</source>
        <translation>Árak megjelenítése</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>olyan jó, mint a legjobb</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>ára: {points}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lay out the duchy and choose the start castle. Several layouts are about as good as the best one.</source>
        <translation>Rakd ki a hercegséget, és válaszd ki a kezdő várat. Több elrendezés is nagyjából olyan jó, mint a legjobb.</translation>
    </message>
    <message>
        <source>the best layout with another start castle</source>
        <translation>a legjobb elrendezés másik kezdő várral</translation>
    </message>
    <message>
        <source>Castle chains</source>
        <translation>Kastélyláncok</translation>
    </message>
    <message>
        <source>A castle gives you one more action, with a die of any value. If you use this action to place another tile with an effect, the chain goes on.</source>
        <translation>A kastély még egy akciót ad, tetszőleges értékű kockával. Ha ezzel újabb hatással bíró lapkát raksz le, a lánc folytatódik.</translation>
    </message>
    <message>
        <source>Follow the marked turn from the castle on. What does the action of the castle do that neither of the two dice could do?</source>
        <translation>Kövesd a megmutatott kört a kastélytól kezdve. Mit tesz a kastély akciója, amit a két kocka egyike sem tehetne?</translation>
    </message>
    <message>
        <source>Place a castle when its action brings a lot. You can complete a region, take a tile that no die reaches, or sell many goods. Do not use it for workers.</source>
        <translation>Akkor rakj le kastélyt, amikor az akciója sokat hoz. Befejezhetsz egy területet, elvehetsz egy lapkát, amelyet egyik kocka sem ér el, vagy eladhatsz sok árut. Munkásokra ne pazarold.</translation>
    </message>
    <message>
        <source>Find the inn and the space for it. Which region does it help to complete, and what will that region score with one space more?</source>
        <translation>Keresd meg a fogadót és a mezőjét. Melyik terület befejezésében segít, és mennyit ér az a terület eggyel több mezővel?</translation>
    </message>
    <message>
        <source>Buy an inn for a space whose own tiles are hard to get. It also counts for the colour bonus. A region can have only one inn.</source>
        <translation>Olyan mezőre vegyél fogadót, amelyre nehéz lapkát szerezni. A színbónuszba is beleszámít. Egy területen csak egy fogadó lehet.</translation>
    </message>
    <message>
        <source>Look at the white castle and at the white die. Which action would you get with this number, and which region would the tile help to complete?</source>
        <translation>Nézd meg a fehér kastélyt és a fehér kockát. Milyen akciót tenne lehetővé ez a szám, és melyik terület befejezésében segít a lapka?</translation>
    </message>
    <message>
        <source>A white castle can wait in your storage until the white die shows a good number. Workers change the number for this action, too.</source>
        <translation>A fehér kastély várhat a tárolódban, amíg a fehér kocka jó számot mutat. A számot ennél az akciónál is megváltoztathatod munkásokkal.</translation>
    </message>
    <message>
        <source>Before you load or sell goods, see which kinds the next spaces show. Sell your goods in an order that puts many of them on spaces of their own kind.</source>
        <translation>Mielőtt árut raksz be vagy adsz el, nézd meg, milyen fajtákat mutatnak a következő mezők. Olyan sorrendben add el az áruidat, hogy sok kerüljön a saját fajtájának mezőjére.</translation>
    </message>
    <message>
        <source>Each of these tiles exists only once. If you can use one of them well, take it before an opponent does.</source>
        <translation>Ezekből a lapkákból csak egy-egy van. Ha valamelyiket jól tudod használni, vedd el, mielőtt egy ellenfél teszi.</translation>
    </message>
    <message>
        <source>Laying out your duchy</source>
        <translation>A hercegség kirakása</translation>
    </message>
    <message>
        <source>Before the game you lay out your three boards and choose your start castle. You can only place tiles beside covered spaces, so the castle decides where you begin.</source>
        <translation>A játszma előtt kirakod a három tábládat, és kiválasztod a kezdő váradat. Lapkát csak lefedett mező mellé rakhatsz, ezért a vár dönti el, hol kezdesz.</translation>
    </message>
    <message>
        <source>Count the spaces that touch the start castle, and their colours. Then look for regions that reach from one board to the next.</source>
        <translation>Számold meg a kezdő vár melletti mezőket és a színeiket. Aztán keresd meg azokat a területeket, amelyek egyik tábláról a másikra átérnek.</translation>
    </message>
    <message>
        <source>Choose a castle that touches many colours, so that you can use most of your first cards. Then turn and move the boards until small regions join to large ones.</source>
        <translation>Olyan várat válassz, amely sok szín mellett van, hogy az első kártyáid többségét használhasd. Aztán forgasd és tologasd a táblákat, amíg a kis területek nagyokká állnak össze.</translation>
    </message>
    <message>
        <source>Alone for 60 points</source>
        <translation>Egyedül 60 pontért</translation>
    </message>
    <message>
        <source>Alone you try to score as many points as you can, and 60 is a good target. In 24 rounds that is two or three points a round.</source>
        <translation>Egyedül annyi pontot próbálsz szerezni, amennyit csak lehet, és a 60 jó cél. 24 forduló alatt ez fordulónként két-három pont.</translation>
    </message>
    <message>
        <source>Before you place a tile, think about the tile that you will need next. Place it so that many of the tiles left can complete your feature.</source>
        <translation>Lerakás előtt gondolj arra, milyen lapka kell majd. Úgy rakd le, hogy a megmaradt lapkák közül sok be tudja fejezni a területedet.</translation>
    </message>
    <message>
        <source>With the module Bazaars each player sometimes gets a tile at auction. The player who chose the tile sells it for the highest bid, or keeps it and pays that bid to the bidder.</source>
        <translation>A Bazárok modulban néha minden játékos árverésen kap egy lapkát. Aki a lapkát választotta, eladja a legmagasabb ajánlatért, vagy megtartja, és kifizeti az ajánlatot annak, aki tette.</translation>
    </message>
    <message>
        <source>Bid less for a tile than it will bring you. If it completes nothing for you, pass, or bid a single point. An opponent who needs the tile may pay you that point.</source>
        <translation>Kevesebbet ajánlj egy lapkáért, mint amennyit hoz neked. Ha nem fejez be neked semmit, passzolj, vagy ajánlj egyetlen pontot. Az az ellenfél, akinek kell a lapka, talán kifizeti neked ezt a pontot.</translation>
    </message>
    <message>
        <source>Look at the tile that the marked turn takes. Does it have a space in the duchy, and what will it bring there? A tile without a space only fills the storage.</source>
        <translation>Nézd meg a lapkát, amelyet a megjelölt kör elvesz. Van mezője a hercegségben, és mit hoz ott? Egy mező nélküli lapka csak a tárolót tölti meg.</translation>
    </message>
    <message>
        <source>Once in your turn you may pay one marble for a second action. Pay it only if that action brings you more than the marble in a later turn.</source>
        <translation>Körönként egyszer fizethetsz egy márványt egy második akcióért. Csak akkor fizesd ki, ha ez az akció többet hoz neked, mint a márvány egy későbbi körben.</translation>
    </message>
    <message>
        <source>In the marked turn you pay a marble and take a tile. What would you lose if you ended the turn instead and kept the marble?</source>
        <translation>A megjelölt körben kifizetsz egy márványt, és elveszel egy lapkát. Mit veszítenél, ha ehelyett befejeznéd a kört, és megtartanád a márványt?</translation>
    </message>
    <message>
        <source>If you would lose a tile or points without the second action, pay the marble. If you would only draw cards with it, keep it.</source>
        <translation>Ha a második akció nélkül elveszítenél egy lapkát vagy pontokat, fizesd ki a márványt. Ha csak lapokat húznál érte, tartsd meg.</translation>
    </message>
    <message>
        <source>First look for an action that the dice allow as they are. If a die has no good action, take workers with it, and keep one or two for the next turn.</source>
        <translation>Először olyan akciót keress, amelyet a kockák változatlanul megengednek. Ha egy kockának nincs jó akciója, végy érte munkásokat, és tarts meg egyet-kettőt a következő körre.</translation>
    </message>
    <message>
        <source>The end of a phase</source>
        <translation>A fázis vége</translation>
    </message>
    <message>
        <source>If you take a tile from the display, one from your own stack replaces it. If the stack of one player for this phase is empty, the phase ends with that round, and green points count.</source>
        <translation>Ha elveszel egy lapkát a kínálatból, a saját halmodból kerül másik a helyére. Ha valakinek elfogy az e fázishoz tartozó halma, azzal a fordulóval véget ér a fázis, és számítanak a zöld pontok.</translation>
    </message>
    <message>
        <source>Compare the green points of the players, and count the tiles in the stacks. What would happen if the phase ended now?</source>
        <translation>Hasonlítsd össze a játékosok zöld pontjait, és számold meg a halmok lapkáit. Mi történne, ha most érne véget a fázis?</translation>
    </message>
    <message>
        <source>If you are ahead in green points, end the phase soon. If you are behind or can still place a tile, wait: draw cards or place tiles instead.</source>
        <translation>Ha zöld pontban vezetsz, hamar fejezd be a fázist. Ha lemaradtál, vagy még le tudsz rakni egy lapkát, várj: inkább húzz kártyákat, vagy rakj le lapkákat.</translation>
    </message>
    <message>
        <source>The last phase</source>
        <translation>Az utolsó fázis</translation>
    </message>
    <message>
        <source>After phase E the game ends, and tiles in your storage are worth nothing. So think about which spaces you can still cover, and which regions you can complete.</source>
        <translation>Az E fázis után véget ér a játszma, és a tárolódban lévő lapkák semmit sem érnek. Gondold át, mely mezőket tudod még lefedni, és mely területeket befejezni.</translation>
    </message>
    <message>
        <source>Count the rounds that are left: you have two dice for each. Then look at what the marked turn brings now, and at what it makes possible.</source>
        <translation>Számold meg a hátralévő fordulókat: mindegyikben két kockád van. Aztán nézd meg, mit hoz a megmutatott kör most, és mit tesz lehetővé később.</translation>
    </message>
    <message>
        <source>In the last rounds take only tiles that you can still place. Sell your goods, and use your workers and silverlings: at the end they bring few points.</source>
        <translation>Az utolsó fordulókban csak olyan lapkát vegyél el, amelyet még le tudsz rakni. Add el az áruidat, és használd fel a munkásaidat meg az ezüstjeidet: a végén kevés pontot érnek.</translation>
    </message>
    <message>
        <source>With the module Border posts your estate has three posts at its edge. You score when covered spaces lead from one post to another, and more points in an earlier phase.</source>
        <translation>A Határőrhelyek modulban a hercegséged szélén három őrhely van. Akkor kapsz pontot, ha lefedett mezők vezetnek egyik őrhelytől a másikig, egy korábbi fázisban többet.</translation>
    </message>
    <message>
        <source>Find the three posts. The marked turn joins two of them: follow the covered spaces from one post to the other.</source>
        <translation>Keresd meg a három őrhelyet. A megmutatott kör kettőt összeköt: kövesd a lefedett mezőket egyik őrhelytől a másikig.</translation>
    </message>
    <message>
        <source>Plan the path between two posts from the start. Choose a path through small regions, so that you score for both.</source>
        <translation>Tervezd meg az őrhelyek közti utat az elejétől. Kis területeken át vezető utat válassz, így mindkettőért pontot kapsz.</translation>
    </message>
    <message>
        <source>Blocking opponents</source>
        <translation>Az ellenfelek akadályozása</translation>
    </message>
    <message>
        <source>As long as an opponent&apos;s feature is incomplete, their follower stays there. Your tile can make its open spaces hard or impossible to fill.</source>
        <translation>Amíg egy ellenfél területe nincs kész, az alattvalója ott marad. A lapkáddal elérheted, hogy az üres helyeit nehéz vagy lehetetlen legyen betölteni.</translation>
    </message>
    <message>
        <source>The marked turn places a tile beside an open space of an opponent&apos;s feature. Which tiles still fit there, and how many of them are left?</source>
        <translation>A megmutatott kör egy ellenfél területének üres helye mellé tesz lapkát. Milyen lapkák illenek még oda, és hány maradt belőlük?</translation>
    </message>
    <message>
        <source>First look for your own points. If two turns bring you about the same, choose the one that blocks the larger feature of an opponent.</source>
        <translation>Először a saját pontjaidat keresd. Ha két kör nagyjából ugyanannyit hoz, azt válaszd, amelyik egy ellenfél nagyobb területét akadályozza.</translation>
    </message>
    <message>
        <source>Look at the tile on offer and at the open spaces of your features. What would it bring you, and what would it bring an opponent?</source>
        <translation>Nézd meg az árverezett lapkát és a területeid üres helyeit. Mit hozna neked, és mit egy ellenfélnek?</translation>
    </message>
    <message>
        <source>Full regions</source>
        <translation>Teli területek</translation>
    </message>
    <message>
        <source>Complete regions as early as you can. Begin a large region only if you have enough rounds left for all its spaces.</source>
        <translation>Fejezd be a területeket minél korábban. Nagy területet csak akkor kezdj el, ha minden mezőjére marad elég forduló.</translation>
    </message>
    <message>
        <source>Preparing regions</source>
        <translation>Területek előkészítése</translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation>A bónuszok használata</translation>
    </message>
    <message>
        <source>Spaces within reach</source>
        <translation>Elérhető mezők</translation>
    </message>
    <message>
        <source>You can only mark a space that touches a marked one. With more colours within reach, you can use more of the dice in the next round.</source>
        <translation>Csak olyan mezőt jelölhetsz meg, amely egy megjelölt mellett van. Ha több színt érsz el, a következő fordulóban több kockát használhatsz.</translation>
    </message>
    <message>
        <source>Full colours</source>
        <translation>Teli színek</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>A kezdő kastély</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>{number}. lecke: {title}</translation>
    </message>
    <message>
        <source>{title} (lesson {number})</source>
        <translation>{title} ({number}. lecke)</translation>
    </message>
    <message>
        <source>Lesson {number}, position {at} of {count}</source>
        <translation>{number}. lecke, {at}. állás, összesen {count}</translation>
    </message>
    <message>
        <source>One turn is better than all others here. Find it and play the whole turn on the table. You can try as often as you like.</source>
        <translation>Itt egy kör jobb az összes többinél. Keresd meg, és játszd le az egész kört az asztalon. Annyiszor próbálhatod, ahányszor csak szeretnéd.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lecke</translation>
    </message>
    <message>
        <source>Done: {found} of {count} found</source>
        <translation>Kész: megtalálva {found}, összesen {count}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Ismétlés</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Tanfolyam</translation>
    </message>
    <message>
        <source>Short lessons for after your first game: an idea, a position to look at, and three positions in which you find the best turn.</source>
        <translation>Rövid leckék az első játszmád utánra: egy gondolat, egy megnézendő állás és három állás, amelyben megkeresed a legjobb kört.</translation>
    </message>
    <message>
        <source>Your reviewed games advise: {lessons}.</source>
        <translation>Az elemzett játszmáid szerint ez segít: {lessons}.</translation>
    </message>
    <message>
        <source>Begin lesson {number}</source>
        <translation>A(z) {number}. lecke kezdése</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Minden lecke kész</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>Ez a lecke nem mutatható meg</translation>
    </message>
    <message>
        <source>Regions and timing</source>
        <translation>Területek időben</translation>
    </message>
    <message>
        <source>Complete small regions in the first phases. Late in the game, begin only regions that you can still complete.</source>
        <translation>Az első fázisokban fejezd be a kis területeket. A játszma vége felé csak olyat kezdj el, amelyet még befejezhetsz.</translation>
    </message>
    <message>
        <source>Using the storage</source>
        <translation>A tároló használata</translation>
    </message>
    <message>
        <source>Look at the depots, the dice and the stored tiles. Which tile fits a space beside the covered ones, and which does not?</source>
        <translation>Nézd meg a raktárakat, a kockákat és a tárolt lapkákat. Melyik lapka illik a foglalt mezők mellé, és melyik nem?</translation>
    </message>
    <message>
        <source>Workers and silverlings</source>
        <translation>Munkások és ezüstök</translation>
    </message>
    <message>
        <source>Chains of actions</source>
        <translation>Akcióláncok</translation>
    </message>
    <message>
        <source>Goods and ships</source>
        <translation>Áruk és hajók</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Állatok</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Színbónuszok</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Tudáslapkák</translation>
    </message>
    <message>
        <source>Against an opponent</source>
        <translation>Az ellenfél ellen</translation>
    </message>
    <message>
        <source>Completing features</source>
        <translation>Területek befejezése</translation>
    </message>
    <message>
        <source>Claiming features</source>
        <translation>Területek elfoglalása</translation>
    </message>
    <message>
        <source>Farmers and fields</source>
        <translation>Parasztok és mezők</translation>
    </message>
    <message>
        <source>Roads and cities are the borders of a field. Look for the complete cities beside it, and for those that will soon be complete.</source>
        <translation>A mező határai az utak és a városok. Keresd meg a mellette lévő kész városokat és azokat, amelyek hamar készek lesznek.</translation>
    </message>
    <message>
        <source>Joining features</source>
        <translation>Területek összekötése</translation>
    </message>
    <message>
        <source>Find the two features that meet here, or could meet with one more tile. Count the followers of each player on both.</source>
        <translation>Keresd meg a két területet, amely itt találkozik, vagy még egy lapkával találkozhatna. Számold meg mindkettőn a játékosok alattvalóit.</translation>
    </message>
    <message>
        <source>Counting tiles</source>
        <translation>A lapkák számolása</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Kártyák és lapkák</translation>
    </message>
    <message>
        <source>A tile costs two region cards of its colour. A worker or a pair of equal cards replaces a card that you lack.</source>
        <translation>Egy lapka két azonos színű területkártyába kerül. Egy hiányzó kártyát egy munkás vagy két egyforma kártya pótol.</translation>
    </message>
    <message>
        <source>Do not collect tiles without cards, or cards without a tile in mind. Each action should make the next one possible.</source>
        <translation>Ne gyűjts lapkát kártya nélkül, se kártyát cél nélkül. Minden akció tegye lehetővé a következőt.</translation>
    </message>
    <message>
        <source>Second actions</source>
        <translation>Második akciók</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bónuszlapkák</translation>
    </message>
    <message>
        <source>A completed region scores twice: for its size and for the phase. An earlier phase brings more points. The points of the phase do not depend on the size.</source>
        <translation>A befejezett terület kétszer ér pontot: a méretéért és a fázisért. Korábbi fázisban több pont jár. A fázis pontjai nem függnek a mérettől.</translation>
    </message>
    <message>
        <source>Look at the region that the marked turn helps you to complete. Count its empty spaces, and see which numbers you need for them.</source>
        <translation>Nézd meg azt a területet, amelynek befejezésében a megmutatott kör segít. Számold meg az üres mezőit, és nézd meg, milyen számok kellenek rájuk.</translation>
    </message>
    <message>
        <source>A tile in your storage scores nothing yet, and there is room for only three. Take tiles that have a space in your estate and that you can place soon.</source>
        <translation>A tárolóban lévő lapka még semmit sem ér, és csak háromnak van hely. Olyan lapkát vegyél el, amelynek van mezője a hercegségedben, és amelyet hamar le tudsz rakni.</translation>
    </message>
    <message>
        <source>Place each tile as soon as you have a die for it. If your storage is full, you must discard a stored tile to take a new one.</source>
        <translation>Minden lapkát rakj le, amint van hozzá kockád. Ha a tárolód megtelt, el kell dobnod belőle egy lapkát, hogy újat vehess el.</translation>
    </message>
    <message>
        <source>One worker changes a die by one. Once in your turn you may buy a tile from the black depot for two silverlings. You need no die.</source>
        <translation>Egy munkás eggyel változtat meg egy kockát. Körönként egyszer vehetsz egy lapkát a fekete raktárból két ezüstért. Kocka nem kell hozzá.</translation>
    </message>
    <message>
        <source>Look at the dice, the workers and the silverlings. What can you do with the dice unchanged, and what would a change cost?</source>
        <translation>Nézd meg a kockákat, a munkásokat és az ezüstöket. Mit tehetsz a kockákkal változtatás nélkül, és mibe kerülne a változtatás?</translation>
    </message>
    <message>
        <source>Some tiles give you another action at once. A castle gives you an action with a die of any value. With a carpenter, church or market you take one more tile.</source>
        <translation>Némelyik lapka azonnal újabb akciót ad. A kastély egy akciót ad tetszőleges értékű kockával. Az ácsműhellyel, a templommal vagy a piaccal még egy lapkát veszel el.</translation>
    </message>
    <message>
        <source>Follow the marked turn step by step. One action leads to the next, so you do more than two dice allow.</source>
        <translation>Kövesd a megmutatott kört lépésről lépésre. Az egyik akció a másikhoz vezet, így többet teszel, mint amennyit két kocka enged.</translation>
    </message>
    <message>
        <source>Before you place such a tile, make sure that you have a good use for its action. With the extra action you can sometimes complete a region in the same turn.</source>
        <translation>Mielőtt leraksz egy ilyen lapkát, nézd meg, hogy jól tudod-e használni az akcióját. A további akcióval néha még ugyanabban a körben befejezhetsz egy területet.</translation>
    </message>
    <message>
        <source>A ship loads goods from a depot and moves you forward in the order of play. Later you use a die to sell all goods of its number, and each tile scores.</source>
        <translation>Egy hajó árut rak be egy raktárból, és előrébb visz a játéksorrendben. Később egy kockával eladod a számához tartozó összes árut, és minden lapka pontot ér.</translation>
    </message>
    <message>
        <source>Look at the goods: which kinds fit the dice, and how many tiles of each do you have? A sale also brings a silverling.</source>
        <translation>Nézd meg az árukat: melyik fajta illik a kockákhoz, és hány lapkád van belőle? Az eladás egy ezüstöt is hoz.</translation>
    </message>
    <message>
        <source>A sale is one action, however many goods you sell. So collect many goods of one kind before you sell them.</source>
        <translation>Az eladás egy akció, akármennyi árut adsz el. Ezért sok árut gyűjts egy fajtából, mielőtt eladod.</translation>
    </message>
    <message>
        <source>A new animal tile scores one point for each animal on it. Earlier animals of the same kind in that pasture score again. So a pasture with only one kind scores again and again.</source>
        <translation>Egy új állatlapka minden rajta lévő állatért egy pontot ér. Az ezen a legelőn lévő azonos fajtájú korábbi állatok újra pontot érnek. Így az a legelő, amelyen csak egy fajta van, újra meg újra pontot ér.</translation>
    </message>
    <message>
        <source>Count the animals of the same kind on the new tile and in its pasture. If you place one more tile of this kind there, all of them score again.</source>
        <translation>Számold meg az azonos fajtájú állatokat az új lapkán és a legelőjén. Ha még egy ilyen fajtájú lapkát raksz oda, mindegyik újra pontot ér.</translation>
    </message>
    <message>
        <source>Choose one kind for each pasture, and place the first tile there early. Then even a later tile with few animals scores well.</source>
        <translation>Minden legelőre egy fajtát válassz, és oda korán rakd le az első lapkát. Akkor egy későbbi, kevés állatos lapka is sok pontot ér.</translation>
    </message>
    <message>
        <source>The first player to cover all spaces of a colour gets the large bonus. The second player gets the small one. You can fill a colour with few spaces sooner.</source>
        <translation>Aki elsőként foglalja el egy szín összes mezőjét, a nagy bónuszt kapja. A második a kicsit kapja. Egy kevés mezős színt hamarabb megtölthetsz.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour, in this estate and in the others. In which colours can you be first?</source>
        <translation>Számold meg minden szín üres mezőit ebben a hercegségben és a többiben. Melyik színekben lehetsz te az első?</translation>
    </message>
    <message>
        <source>Decide early in which colours you can be first. If an opponent is ahead in one, change to another.</source>
        <translation>Korán döntsd el, melyik színekben lehetsz első. Ha az egyikben más vezet, válts egy másikra.</translation>
    </message>
    <message>
        <source>Some knowledge tiles score at the end for things that you have. Others make a rule better for you as soon as you place them.</source>
        <translation>Némelyik tudáslapka a végén ad pontot azért, amid van. Mások jobbá tesznek neked egy szabályt, amint lerakod őket.</translation>
    </message>
    <message>
        <source>Rest the pointer on the knowledge tiles to read them. How many points or advantages would each of them bring on this estate?</source>
        <translation>Vidd a mutatót a tudáslapkákra, hogy elolvasd őket. Hány pontot vagy milyen előnyt hozna mindegyik ebben a hercegségben?</translation>
    </message>
    <message>
        <source>Take a knowledge tile that scores for things that you collect anyway. The earlier you have it, the better you can plan for it.</source>
        <translation>Olyan tudáslapkát vegyél el, amely azért ad pontot, amit úgyis gyűjtesz. Minél korábban megvan, annál jobban tervezhetsz vele.</translation>
    </message>
    <message>
        <source>Each depot has only a few tiles. If you take one, no other player can have it. An opponent may need it more than you do.</source>
        <translation>Minden raktárban csak néhány lapka van. Ha egyet elveszel, más már nem kaphatja meg. Lehet, hogy egy ellenfélnek jobban kell.</translation>
    </message>
    <message>
        <source>Look at the estates of the opponents. The marked turn takes a tile that an opponent could use to complete a region or a colour.</source>
        <translation>Nézd meg az ellenfelek hercegségeit. A megmutatott kör olyan lapkát vesz el, amellyel valamelyikük befejezhetne egy területet vagy egy színt.</translation>
    </message>
    <message>
        <source>First look for your own best turn. If two turns are about equal, take the tile that an opponent needs.</source>
        <translation>Először a saját legjobb körödet keresd. Ha kettő nagyjából egyforma, azt a lapkát vedd el, amely egy ellenfélnek kell.</translation>
    </message>
    <message>
        <source>The Shields module</source>
        <translation>A Pajzsok modul</translation>
    </message>
    <message>
        <source>With the module Shields you may take a shield instead of your two actions. Both dice must show the number of its depot. You place it on one of your castles and have its power at once.</source>
        <translation>A Pajzsok modulban a két akciód helyett elvehetsz egy pajzsot. Mindkét kockának a raktára számát kell mutatnia. Az egyik kastélyodra rakod, és az ereje azonnal a tiéd.</translation>
    </message>
    <message>
        <source>The marked turn takes a shield. What else could you do with the two dice, and what will the shield bring until the end?</source>
        <translation>A megmutatott kör pajzsot vesz el. Mi mást tehetnél a két kockával, és mit hoz a pajzs a játszma végéig?</translation>
    </message>
    <message>
        <source>At the end of each phase you pay one silverling for each shield, or you lose it. So take one that brings more than two actions. You can make your dice equal with workers.</source>
        <translation>Minden fázis végén pajzsonként egy ezüstöt fizetsz, különben elveszíted a pajzsot. Ezért olyat vegyél el, amely többet hoz két akciónál. A kockáidat munkásokkal egyformává teheted.</translation>
    </message>
    <message>
        <source>The Border posts module</source>
        <translation>A Határőrhelyek modul</translation>
    </message>
    <message>
        <source>The Inns module</source>
        <translation>A Fogadók modul</translation>
    </message>
    <message>
        <source>With the module Inns you can buy an inn instead of a tile from the black depot, for two silverlings. An inn covers a space of any colour, and its region then scores as if it had one space more.</source>
        <translation>A Fogadók modulban két ezüstért fogadót is vehetsz a fekete raktár egy lapkája helyett. A fogadó bármilyen színű mezőt elfoglal, és a területe ezután úgy ér pontot, mintha eggyel több mezője lenne.</translation>
    </message>
    <message>
        <source>The White castles module</source>
        <translation>A Fehér kastélyok modul</translation>
    </message>
    <message>
        <source>With the module White castles there is one more kind of building, the white castle. When you place it on a building space, you have one more action, with the number of the white die.</source>
        <translation>A Fehér kastélyok modulban van még egy épületfajta, a fehér kastély. Ha lerakod egy épületmezőre, még egy akciód van, a fehér kocka számával.</translation>
    </message>
    <message>
        <source>The Trade routes module</source>
        <translation>A Kereskedőutak modul</translation>
    </message>
    <message>
        <source>With the module Trade routes you put the goods that you sell on the row of spaces above your estate, from left to right. If a space shows the same kind of goods, you get its bonus.</source>
        <translation>A Kereskedőutak modulban az eladott árukat balról jobbra a hercegséged fölötti mezősorra rakod. Ha egy mező ugyanazt az árufajtát mutatja, megkapod a jutalmát.</translation>
    </message>
    <message>
        <source>Look at the next spaces of the route and at the goods. Which sale puts a tile on a space that shows its kind, and what is the bonus?</source>
        <translation>Nézd meg az út következő mezőit és az árukat. Melyik eladásnál kerül egy lapka a saját fajtájának mezőjére, és mi a jutalom?</translation>
    </message>
    <message>
        <source>The Extra tiles module</source>
        <translation>A További lapkák modul</translation>
    </message>
    <message>
        <source>With the module Extra tiles there are four more tiles. The crane copies another building. The geese let the best kind of animal in their pasture score again. Knowledge tile 27 helps you in the order of play, and tile 28 changes silver into workers.</source>
        <translation>A További lapkák modulban néggyel több lapka van. A daru egy másik épületet másol. A libák miatt a legelőjük legértékesebb állatfaja még egyszer pontot ér. A 27. tudáslapka a játéksorrendben segít, a 28. pedig ezüstből munkást csinál.</translation>
    </message>
    <message>
        <source>The marked tile is one of the four. Rest the pointer on it to read about it. What does it bring at once, and what by the end of the game?</source>
        <translation>A megjelölt lapka a négy egyike. Tartsd rajta a mutatót, hogy olvashass róla. Mit hoz azonnal, és mit a játszma végéig?</translation>
    </message>
    <message>
        <source>Features are cities, roads, monasteries and fields. All except fields score as soon as they are complete, and you get your followers back. An incomplete city is worth only half at the end.</source>
        <translation>A területek a városok, az utak, a kolostorok és a mezők. A mezők kivételével mind pontot ér, amint kész, és visszakapod az alattvalóidat. A befejezetlen város a végén csak a felét éri.</translation>
    </message>
    <message>
        <source>The marked turn completes a feature. Count its points, and see which follower comes back for the next turns.</source>
        <translation>A megmutatott kör befejez egy területet. Számold meg a pontjait, és nézd meg, melyik alattvaló tér vissza a következő körökre.</translation>
    </message>
    <message>
        <source>Complete the features that you have begun before you begin new ones. Small cities and roads score soon, and you get your followers back.</source>
        <translation>Fejezd be az elkezdett területeidet, mielőtt újakat kezdesz. A kis városok és utak hamar pontot érnek, és visszakapod az alattvalóidat.</translation>
    </message>
    <message>
        <source>After you place a tile, you may place a follower on it. The feature must not have a follower yet. Claim a feature that will score soon or will score many points.</source>
        <translation>A lapka lerakása után alattvalót állíthatsz rá. A területen még nem lehet alattvaló. Olyan területet foglalj el, amely hamar vagy sok pontot ér.</translation>
    </message>
    <message>
        <source>The marked turn places a follower. Which tiles would complete the feature, and what is it worth at the end if it is incomplete?</source>
        <translation>A megmutatott kör alattvalót állít fel. Mely lapkák fejeznék be a területet, és mennyit ér a végén, ha befejezetlen?</translation>
    </message>
    <message>
        <source>Claim a feature that can still grow or will be complete soon. If no tile fits an open space of the feature, your follower stays there until the end.</source>
        <translation>Olyan területet foglalj el, amely még nőhet, vagy hamar kész lesz. Ha a terület egyik üres helyére egy lapka sem illik, az alattvalód a végéig ott marad.</translation>
    </message>
    <message>
        <source>Saving followers</source>
        <translation>Az alattvalók beosztása</translation>
    </message>
    <message>
        <source>You have only a few followers, and a farmer never comes back. If you have no follower in your supply, you cannot claim anything.</source>
        <translation>Csak néhány alattvalód van, és a paraszt sosem tér vissza. Ha egy alattvaló sincs a készletedben, semmit sem foglalhatsz el.</translation>
    </message>
    <message>
        <source>Count the followers in the supply before and after the marked turn. Would a follower bring more on this tile, or is it better to keep it?</source>
        <translation>Számold meg a készlet alattvalóit a megmutatott kör előtt és után. Többet hozna egy alattvaló ezen a lapkán, vagy jobb megtartani?</translation>
    </message>
    <message>
        <source>Keep one follower for the next good tile, except in the last rounds. Complete small features to get the others back.</source>
        <translation>Tarts meg egy alattvalót a következő jó lapkára, kivéve az utolsó fordulókban. Fejezz be kis területeket, hogy a többit visszakapd.</translation>
    </message>
    <message>
        <source>A farmer stays in a field until the end. Then the player with the most farmers there scores for each complete city beside the field.</source>
        <translation>A paraszt a végéig a mezőn marad. Akkor az a játékos, akinek ott a legtöbb parasztja van, a mező melletti minden kész városért pontot kap.</translation>
    </message>
    <message>
        <source>If a field touches cities and has no farmer yet, place one there. Later try to join your field to one with more cities.</source>
        <translation>Ha egy mező városok mellett van, és még nincs rajta paraszt, állíts fel egyet. Később próbáld összekötni olyannal, amely mellett több város van.</translation>
    </message>
    <message>
        <source>You may not place a follower on a feature that already has one. But you can claim a separate feature nearby and join the two later.</source>
        <translation>Olyan területre, ahol már van alattvaló, nem állíthatsz másikat. De elfoglalhatsz a közelben egy külön területet, és később összekötheted a kettőt.</translation>
    </message>
    <message>
        <source>If two players have the same number of followers there, both score in full. If you have one more, only you score. So join your feature to a large one of an opponent.</source>
        <translation>Ha két játékosnak ugyanannyi alattvalója van ott, mindketten teljes pontot kapnak. Ha eggyel több van neked, csak te kapsz pontot. Ezért kösd össze a területedet egy ellenfél nagy területével.</translation>
    </message>
    <message>
        <source>Each kind of tile exists only a few times. If many of the tiles that are left fit into an open space, you will probably fill it soon.</source>
        <translation>Minden lapkafajtából csak néhány van. Ha egy üres helyre sok megmaradt lapka illik, valószínűleg hamar betöltöd.</translation>
    </message>
    <message>
        <source>Look at the open spaces beside the marked tile, and click the pile to see the tiles left. Which tiles would fit there, and how many of them are left?</source>
        <translation>Nézd meg az üres helyeket a megmutatott lapka mellett, és kattints a paklira, hogy lásd a maradék lapkákat. Milyen lapkák illenének oda, és hány maradt belőlük?</translation>
    </message>
    <message>
        <source>The Bazaars module</source>
        <translation>A Bazárok modul</translation>
    </message>
    <message>
        <source>A region scores only when all its spaces are marked. In each later phase it scores fewer points. So look first for a region that you can complete in this round.</source>
        <translation>Egy terület csak akkor ér pontot, ha minden mezője meg van jelölve. Minden későbbi fázisban kevesebb pontot ér. Ezért először olyan területet keress, amelyet ebben a fordulóban befejezhetsz.</translation>
    </message>
    <message>
        <source>The turn shown here completes a region. You score its points at once and get its bonus. A pasture gives double points and no bonus.</source>
        <translation>A megmutatott kör befejez egy területet. Azonnal megkapod a pontjait és a bónuszát. A legelő dupla pontot ad, és nem ad bónuszt.</translation>
    </message>
    <message>
        <source>You cannot complete a region in every round. After a good mark the region has only one empty space, and many numbers fit there.</source>
        <translation>Nem fejezhetsz be minden fordulóban egy területet. Egy jó jelölés után a területnek csak egy üres mezője van, és oda sok szám illik.</translation>
    </message>
    <message>
        <source>The turn shown here completes nothing yet. Count the empty spaces of the region, and the numbers that fit them.</source>
        <translation>A megmutatott kör még semmit sem fejez be. Számold meg a terület üres mezőit és a rájuk illő számokat.</translation>
    </message>
    <message>
        <source>Before you mark a space, think about the next round: which numbers will the region still take?</source>
        <translation>Jelölés előtt gondolj a következő fordulóra: mely számok illenek még a területre?</translation>
    </message>
    <message>
        <source>A monk changes a colour die, a worker a number die, and silver gives you a second mark. You may use only one bonus in a round, and each works only once.</source>
        <translation>A szerzetes egy színkockát, a munkás egy számkockát változtat meg, az ezüst pedig második jelölést ad. Egy fordulóban csak egy bónuszt használhatsz, és mindegyik csak egyszer hat.</translation>
    </message>
    <message>
        <source>Several turns are possible here, and they use different bonuses. Compare the bonuses that you use in each turn and those that you keep.</source>
        <translation>Itt több kör is lehetséges, és más-más bónuszba kerülnek. Hasonlítsd össze az egyes körökben felhasznált és megtartott bónuszokat.</translation>
    </message>
    <message>
        <source>If you can complete something with a bonus, use it. If the dice alone are almost as good, keep it, but not until the end of the game.</source>
        <translation>Ha egy bónusszal be tudsz fejezni valamit, használd fel. Ha a kockák önmagukban majdnem ugyanolyan jók, tartsd meg, de ne a játszma végéig.</translation>
    </message>
    <message>
        <source>Look at the spaces around the new mark. You can mark them next. Some of them have colours that you could not reach before.</source>
        <translation>Nézd meg az új jelölés körüli mezőket. Legközelebb már megjelölheted őket. Némelyik színét eddig nem érted el.</translation>
    </message>
    <message>
        <source>Keep several colours within reach. Then you can do something useful with almost every roll.</source>
        <translation>Tarts több színt elérhető közelségben. Így szinte minden dobással tehetsz valami hasznosat.</translation>
    </message>
    <message>
        <source>The first player to fill a colour scores the higher value. The second player scores the lower one. Late in the game a full colour is often worth more than a region.</source>
        <translation>Aki elsőként tölt meg egy színt, a nagyobb értéket kapja. A második a kisebbet kapja. A játszma vége felé egy teli szín gyakran többet ér, mint egy terület.</translation>
    </message>
    <message>
        <source>Look at the values at the left of the sheet. The turn shown here fills a colour, or leaves only one space of it empty.</source>
        <translation>Nézd meg az értékeket a játéklap bal oldalán. A megmutatott kör megtölt egy színt, vagy csak egy mezőjét hagyja üresen.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour on your sheet and on the others. If you are only just ahead in a colour, fill it first.</source>
        <translation>Számold meg minden szín üres mezőit a saját játéklapodon és a többin. Ha egy színben csak alig vezetsz, azt töltsd meg először.</translation>
    </message>
    <message>
        <source>Your first mark must touch your start castle. You also get its bonus at once. So think about both its place and its bonus.</source>
        <translation>Az első jelölésed a kezdő kastélyod mellé kerül. A bónuszát is azonnal megkapod. Ezért a helyére és a bónuszára is gondolj.</translation>
    </message>
    <message>
        <source>Look at the bonus of the castle shown here, and count the colours around it. With more colours around it, you can use more of the dice in the first rounds.</source>
        <translation>Nézd meg a megmutatott kastély bónuszát, és számold meg a színeket körülötte. Ha több szín van körülötte, az első fordulókban több kockát használhatsz.</translation>
    </message>
    <message>
        <source>Choose a castle between several colours and near small regions. If two places are equally good, choose the better bonus.</source>
        <translation>Olyan kastélyt válassz, amely több szín között és kis területek közelében van. Ha két hely egyformán jó, a jobb bónuszt válaszd.</translation>
    </message>
    <message>
        <source>Nobody can fill a colour before you, but in phase III a full colour scores only its lower value. How many points does the turn shown here bring?</source>
        <translation>Előtted senki sem tölthet meg egy színt, de a III. fázisban egy teli szín már csak a kisebb értékét adja. Hány pontot hoz a megmutatott kör?</translation>
    </message>
    <message>
        <source>Complete regions in phase I, while they score most. A full colour scores its higher value until the end of phase II. Use all your bonuses before the last round ends.</source>
        <translation>Fejezd be a területeket az I. fázisban, amíg a legtöbbet érik. Egy teli szín a II. fázis végéig a nagyobb értékét adja. Használd fel az összes bónuszodat, mielőtt az utolsó forduló véget ér.</translation>
    </message>
    <message>
        <source>Full regions score green points, and a green point of phase I counts three times. So a small region in phase I can bring more than a large one later.</source>
        <translation>A teli területek zöld pontot érnek, és az I. fázis zöld pontja háromszor számít. Ezért egy kis terület az I. fázisban többet érhet, mint egy nagy később.</translation>
    </message>
    <message>
        <source>Look at the region that the marked turn helps you to complete. Count its empty spaces. How many times will you add its green points until the end?</source>
        <translation>Nézd meg azt a területet, amelynek befejezésében a megmutatott kör segít. Számold meg az üres mezőit. Hányszor adod majd hozzá a zöld pontjait a játszma végéig?</translation>
    </message>
    <message>
        <source>Begin with small regions in phase I. If a region needs only one more tile, take that tile before somebody else does.</source>
        <translation>Az I. fázisban kezdd a kis területekkel. Ha egy területhez már csak egy lapka kell, vedd el, mielőtt más viszi el.</translation>
    </message>
    <message>
        <source>Compare the cards in your hand with your stored tiles. Which tile can you place next, and how many cards do you still need for it?</source>
        <translation>Hasonlítsd össze a kezedben lévő kártyákat a tárolt lapkáiddal. Melyiket rakhatod le legközelebb, és hány kártya kell még hozzá?</translation>
    </message>
    <message>
        <source>If you take a tile as your action, it waits in your storage until you place it. The storage is small. If it is full, you must discard something to take another tile.</source>
        <translation>Ha akcióként veszel el egy lapkát, az a tárolódban vár, amíg le nem rakod. A tároló kicsi. Ha megtelt, el kell dobnod valamit, hogy másik lapkát vegyél el.</translation>
    </message>
    <message>
        <source>If a tile has a space and you can pay for it soon, take it. Place it before you take the next one.</source>
        <translation>Ha egy lapkának van mezője, és hamar ki tudod fizetni, vedd el. Rakd le, mielőtt a következőt elveszed.</translation>
    </message>
    <message>
        <source>A bonus tile improves one thing until the end of the game. You choose the first one before the game begins. For each town you choose another one.</source>
        <translation>Egy bónuszlapka a játék végéig javít egy dolgot. Az elsőt a játszma előtt választod. Minden városért választasz még egyet.</translation>
    </message>
    <message>
        <source>Compare the bonus tiles. For +1 marble count the quarries, for +1 worker the villages, for +1 yield card the carts.</source>
        <translation>Hasonlítsd össze a bónuszlapkákat. A „+1 márvány” lapkához a kőbányákat, a „+1 munkás” lapkához a falvakat, a „+1 hozamkártya” lapkához a szekereket számold meg.</translation>
    </message>
    <message>
        <source>If you get a bonus tile early, you can use it many times. The tile +1 storage also brings green points, which you add at the end of every phase.</source>
        <translation>Ha korán kapsz egy bónuszlapkát, sokszor használhatod. A „+1 tárolóhely” zöld pontot is ad, amelyet minden fázis végén hozzáadsz.</translation>
    </message>
    <message>
        <source>The first player to fill a colour gets green points, and the second player gets fewer. Each colour has the same number of spaces in all duchies, so it is a race.</source>
        <translation>Aki elsőként tölt meg egy színt, zöld pontot kap, a második kevesebbet. Minden színnek ugyanannyi mezője van az összes hercegségben, ezért ez verseny.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour, here and in the other duchies. In the marked turn you fill a colour, or nearly fill it.</source>
        <translation>Számold meg minden szín üres mezőit itt és a többi hercegségben. A megmutatott körben egészen vagy majdnem megtöltesz egy színt.</translation>
    </message>
    <message>
        <source>From phase II on, count the empty spaces of each colour in every duchy. If you are behind in one, hurry with another.</source>
        <translation>A II. fázistól számold meg minden szín üres mezőit mindegyik hercegségben. Ha az egyikben lemaradtál, siess egy másikkal.</translation>
    </message>
    <message>
        <source>If you take a tile from the display, no other player can have it. The only tile of a colour in the display may be worth more to an opponent than to you.</source>
        <translation>Ha elveszel egy lapkát a kínálatból, más már nem kaphatja meg. Egy szín egyetlen lapkája a kínálatban többet érhet egy ellenfélnek, mint neked.</translation>
    </message>
    <message>
        <source>Look at the duchy and the storage of each opponent. The marked turn takes a tile that an opponent needs for a region or a colour.</source>
        <translation>Nézd meg minden ellenfél hercegségét és tárolóját. A megmutatott kör olyan lapkát vesz el, amely egy ellenfélnek egy területhez vagy egy színhez kell.</translation>
    </message>
    <message>
        <source>First look for your own best turn. If two turns are about equal, take the tile of the display that an opponent needs.</source>
        <translation>Először a saját legjobb körödet keresd. Ha kettő nagyjából egyforma, azt a lapkát vedd el a kínálatból, amely egy ellenfélnek kell.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>The program ended unexpectedly</source>
        <translation>A program váratlanul leállt</translation>
    </message>
    <message>
        <source>An error ended the program. The details show the error message.</source>
        <translation>Egy hiba leállította a programot. A hibaüzenet a részletek között van.</translation>
    </message>
    <message>
        <source>The program did not close properly and left no error message. This can happen after a power cut, or when the system stops a program by force.</source>
        <translation>A program nem állt le rendesen, és nem hagyott hibaüzenetet. Ilyesmi áramszünet után fordulhat elő, vagy ha a rendszer kényszerítve leállít egy programot.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Your game continues where you left off.</source>
        <translation>A program legutóbb váratlanul leállt. A játszmád ott folytatódik, ahol abbahagytad.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly twice, so no game was opened. All your games are still there.</source>
        <translation>A program kétszer váratlanul leállt, ezért nem nyitott meg játszmát. Az összes játszmád megvan.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. All your games are still there.</source>
        <translation>A program legutóbb váratlanul leállt. Az összes játszmád megvan.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Mi történt?</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Az üzenet elrejtése</translation>
    </message>
    <message>
        <source>Every action is saved immediately. Unless another message says otherwise, nothing is lost. Your report helps to fix the error.</source>
        <translation>A program minden akciót azonnal ment. Ha másik üzenet nem mond mást, semmi sem veszett el. A jelentésed segít kijavítani a hibát.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{month} {year}</source>
        <comment>alone, as beside a plot: November 2026</comment>
        <translation>{year}. {month}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day in Qt&apos;s letters: 17 November 2026</comment>
        <translation>yyyy. MMMM d.</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day in Qt&apos;s letters: 17 November</comment>
        <translation>MMMM d.</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month in Qt&apos;s letters: November 2026</comment>
        <translation>yyyy. MMMM</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Played before, {day}: {results}</source>
        <translation>Korábban, {day}: {results}</translation>
    </message>
    <message numerus="yes">
        <source>Played before, {day}: {name}, {n} space(s) covered</source>
        <translation>
            <numerusform>Korábban, {day}: {name}, {n} lefedett mező</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the challenge code</source>
        <translation>A kihíváskód másolása</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Ugyanez a kiosztás újra</translation>
    </message>
    <message>
        <source>Copied: {code}. Anyone who plays it gets the same deal.</source>
        <translation>Másolva: {code}. Aki ezzel játszik, ugyanezt a kiosztást kapja.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Clear the field</source>
        <translation>A mező törlése</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
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
        <translation>szürke</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>narancs</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
</context>
<context>
    <name>Dice table</name>
    <message>
        <source>A full colour</source>
        <translation>Teli szín</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Hátralévő fordulók</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>A cél</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <translation>a jele szerint</translation>
    </message>
    <message>
        <source>points count twice</source>
        <translation>a pontok duplán számítanak</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Terület</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>bármely szín</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>bármely szám</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>még egy</translation>
    </message>
    <message>
        <source>Your combination</source>
        <translation>A kombinációd</translation>
    </message>
    <message>
        <source>one colour, one number</source>
        <translation>egy szín, egy szám</translation>
    </message>
    <message>
        <source>Colour {hue}</source>
        <translation>Szín: {hue}</translation>
    </message>
    <message>
        <source>Hourglass die</source>
        <translation>Homokórás kocka</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Szám: {number}</translation>
    </message>
    <message>
        <source>Scores now, at best</source>
        <translation>Most legfeljebb ennyit ad</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Most ennyit ad</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Ára</translation>
    </message>
    <message>
        <source>A colour die counts as any other colour, for one mark.</source>
        <translation>Egy színkocka egy jelölésnél bármely más színnek számít.</translation>
    </message>
    <message>
        <source>A number die counts as any other number, for one mark.</source>
        <translation>Egy számkocka egy jelölésnél bármely más számnak számít.</translation>
    </message>
    <message>
        <source>All {spaces}: {points}</source>
        <translation>Összes mező ({spaces}): {points}</translation>
    </message>
    <message>
        <source>{marked} of {cells} marked</source>
        <translation>{marked} / {cells} megjelölve</translation>
    </message>
    <message>
        <source>Duchy {letter}</source>
        <translation>{letter} hercegség</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>{phase}. fázis</translation>
    </message>
    <message>
        <source>A region of {size}</source>
        <translation>{size} mezős terület</translation>
    </message>
    <message>
        <source>A pasture&apos;s points count twice.</source>
        <translation>A legelő pontjai duplán számítanak.</translation>
    </message>
    <message>
        <source>Is ready</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Megmaradt</translation>
    </message>
    <message>
        <source>Used so far</source>
        <translation>Eddig felhasználva</translation>
    </message>
    <message>
        <source>Spaces marked</source>
        <translation>Megjelölt mezők</translation>
    </message>
    <message>
        <source>Regions full</source>
        <translation>Teli területek</translation>
    </message>
    <message>
        <source>Full in phase {phase}</source>
        <translation>Teli a(z) {phase}. fázisban</translation>
    </message>
    <message>
        <source>Takes {numbers}.</source>
        <translation>Ide való: {numbers}.</translation>
    </message>
    <message>
        <source>Region of {size}, {marked} marked</source>
        <translation>{size} mezős terület, {marked} megjelölve</translation>
    </message>
    <message>
        <source>Marked with {number}.</source>
        <translation>Megjelölve: {number}.</translation>
    </message>
    <message>
        <source>Region of {size}, full</source>
        <translation>{size} mezős terület, teli</translation>
    </message>
    <message>
        <source>Marked with {number} in this round.</source>
        <translation>Ebben a fordulóban megjelölve: {number}.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Ha teli</translation>
    </message>
    <message>
        <source>A pasture&apos;s points</source>
        <translation>A legelő pontjai</translation>
    </message>
    <message>
        <source>count twice</source>
        <translation>duplán számítanak</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>{phase}. fázis, {round}.&#xa0;forduló</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>most {points}</translation>
    </message>
    <message>
        <source>the higher value</source>
        <translation>a nagyobb érték</translation>
    </message>
    <message>
        <source>the lower value</source>
        <translation>a kisebb érték</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>Duchy {letter}, {marked} of {cells}</source>
        <translation>{letter} hercegség, {marked}/{cells}</translation>
    </message>
    <message>
        <source>to sell</source>
        <translation>eladásra</translation>
    </message>
    <message>
        <source>One bonus per round</source>
        <translation>Fordulónként egy bónusz</translation>
    </message>
    <message>
        <source>Combine any number die and any colour die to mark a space.</source>
        <translation>Egy számkocka és egy színkocka ad egy jelölést; bármelyik kettő összeillik.</translation>
    </message>
    <message>
        <source>Shared by everyone</source>
        <translation>Mindenkié közösen</translation>
    </message>
    <message>
        <source>Marks {spaces}. You can combine it with any number die.</source>
        <translation>Ezt jelöli: {spaces}. Bármelyik számkocka illik hozzá.</translation>
    </message>
    <message>
        <source>On two hourglasses all goods are sold: each for 2 points and 1 silver.</source>
        <translation>Két homokóránál minden áru elkel: darabja 2 pontért és 1 ezüstért.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off, whatever the die shows.</source>
        <translation>Minden fordulóban áthúzol egy négyzetet, bármit mutat is.</translation>
    </message>
    <message>
        <source>One box of the time track is crossed off for each hourglass.</source>
        <translation>Minden homokóráért áthúztok egy négyzetet az idősávon.</translation>
    </message>
    <message>
        <source>You can use only one bonus per round.</source>
        <translation>Fordulónként csak egy bónuszt használhatsz.</translation>
    </message>
    <message>
        <source>For everyone who is first to mark their last space of this kind ({spaces}), in the same round.</source>
        <translation>Mindenkinek, aki ugyanabban a fordulóban elsőként jelöli meg az utolsó ilyen mezőjét ({spaces}).</translation>
    </message>
    <message>
        <source>For everyone who marks their last space of this kind ({spaces}) in a later round.</source>
        <translation>Azoknak, akik az utolsó ilyen mezőjüket ({spaces}) egy későbbi fordulóban jelölik meg.</translation>
    </message>
    <message>
        <source>For marking the last space of this kind ({spaces}) in phase I or II.</source>
        <translation>Az utolsó ilyen mezőért ({spaces}), ha az I. vagy a II. fázisban jelölöd meg.</translation>
    </message>
    <message>
        <source>For marking the last space of this kind ({spaces}) in phase III.</source>
        <translation>Az utolsó ilyen mezőért ({spaces}), ha a III. fázisban jelölöd meg.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off for each hourglass rolled. When all are crossed off, the phase ends.</source>
        <translation>Minden fordulóban annyi négyzetet húztok át, ahány homokórát dobtatok. Ha mind át van húzva, a fázisnak vége.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off. When all are crossed off, the phase ends.</source>
        <translation>Minden fordulóban áthúzol egy négyzetet. Ha mind át van húzva, a fázisnak vége.</translation>
    </message>
    <message>
        <source>A second mark in a round, with another pair of unchanged dice.</source>
        <translation>Második jelölés egy fordulóban, egy másik, meg nem változtatott kockapárral.</translation>
    </message>
    <message>
        <source>On two hourglasses all are sold automatically: each for 2 points and 1 silver.</source>
        <translation>Két homokóránál mind magától elkel: darabja 2 pontért és 1 ezüstért.</translation>
    </message>
    <message>
        <source>{crossed} of {boxes} boxes crossed off</source>
        <translation>{crossed} / {boxes} négyzet áthúzva</translation>
    </message>
    <message>
        <source>Listed by the phase in which they were scored.</source>
        <translation>Aszerint felírva, melyik fázisban születtek.</translation>
    </message>
    <message>
        <source>Everyone plays on the same sheet.</source>
        <translation>Mindenki ugyanolyan játéklapon játszik.</translation>
    </message>
    <message>
        <source>You see the marks of a round when everyone is ready.</source>
        <translation>Egy forduló jelölései akkor látszanak, ha mindenki kész.</translation>
    </message>
    <message>
        <source>Alone you play for points. Your title, by score:</source>
        <translation>Egyedül a pontokért játszol. A címed a pontszám szerint:</translation>
    </message>
    <message>
        <source>You score it at once when you mark its last space.</source>
        <translation>A pontjait azonnal felírod, amint az utolsó mezőjét is megjelölted.</translation>
    </message>
    <message>
        <source>Chooses</source>
        <translation>Választ</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Megkapta</translation>
    </message>
    <message>
        <source>This can be your start castle: cross it to get its point and its bonus.</source>
        <translation>Lehet a kezdő kastélyod: ha áthúzod, a pontja és a bónusza a tiéd.</translation>
    </message>
    <message>
        <source>You can mark it once a space next to it is marked.</source>
        <translation>Akkor jelölhető meg, ha egy szomszédos mező már meg van jelölve.</translation>
    </message>
    <message>
        <source>Takes a number from a space next to it: {numbers}.</source>
        <translation>Egy szomszédos mező számát fogadja: {numbers}.</translation>
    </message>
    <message>
        <source>The start castle. Its cross does not count as a number for its neighbours.</source>
        <translation>A kezdő kastély. A keresztje nem számít számnak a szomszédainál.</translation>
    </message>
    <message>
        <source>Takes a number from a space next to it; there is none yet.</source>
        <translation>Egy szomszédos mező számát fogadja; még nincs ilyen.</translation>
    </message>
    <message>
        <source>All numbers in a town must differ. Takes {numbers}.</source>
        <translation>Egy városban minden számnak különböznie kell. Ide való: {numbers}.</translation>
    </message>
    <message>
        <source>All numbers in a pasture must be the same. Takes {numbers}.</source>
        <translation>Egy legelőn minden számnak egyformának kell lennie. Ide való: {numbers}.</translation>
    </message>
    <message>
        <source>Takes any number; the rest of its region then takes the same one.</source>
        <translation>Bármely számot elfogad; a terület többi mezője utána ugyanazt.</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>választ</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine did not answer</source>
        <translation>A motor nem válaszolt</translation>
    </message>
    <message>
        <source>Check the command line, its quotation marks and the working folder.</source>
        <translation>Ellenőrizd a parancssort, az idézőjeleket és a munkamappát.</translation>
    </message>
    <message>
        <source>A name, a command line or a folder is too long.</source>
        <translation>Egy név, parancssor vagy mappa túl hosszú.</translation>
    </message>
    <message>
        <source>The engine {name} does not play {game}.</source>
        <translation>A(z) {name} motor nem játssza ezt: {game}.</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>A motornak név kell.</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>Motor felvétele</translation>
    </message>
    <message>
        <source>Program and arguments</source>
        <translation>Program és paraméterek</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Keresés…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Felvétel</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Parancssor</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Munkamappa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} eltávolítása</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <translation>A bot szintje</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Később döntök</translation>
    </message>
    <message>
        <source>In its place:</source>
        <translation>A helyén:</translation>
    </message>
    <message>
        <source>Open the game with bots?</source>
        <translation>Megnyitod botokkal?</translation>
    </message>
    <message>
        <source>Open with bots</source>
        <translation>Megnyitás botokkal</translation>
    </message>
    <message>
        <source>Level of the bot for {name}</source>
        <translation>A bot szintje, amely helyettesíti: {name}</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Másodperc</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Szimuláció</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>“{name}” answered.</source>
        <translation>„{name}” válaszolt.</translation>
    </message>
    <message>
        <source>{games}. {limit}.</source>
        <translation>{games}. {limit}.</translation>
    </message>
    <message>
        <source>A program that you have added.</source>
        <translation>Egy program, amelyet felvettél.</translation>
    </message>
    <message numerus="yes">
        <source>{n} simulation(s) a decision</source>
        <translation>
            <numerusform>{n} szimuláció döntésenként</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet: Settings, Engines.</source>
        <translation>Még nincs kipróbálva: Beállítások, Motorok.</translation>
    </message>
    <message>
        <source>Does not play this game.</source>
        <translation>Ezt a játékot nem játssza.</translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a decision</source>
        <translation>
            <numerusform>{n} másodperc döntésenként</numerusform>
        </translation>
    </message>
    <message>
        <source>{limit}, strength unknown</source>
        <translation>{limit}, ereje ismeretlen</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Motor felvétele…</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Eltávolítod: {name}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Programs as players</source>
        <translation>Programok játékosként</translation>
    </message>
    <message>
        <source>Add your engines again in the settings.</source>
        <translation>Vedd fel újra a motorjaidat a beállításokban.</translation>
    </message>
    <message>
        <source>Its last output:
{words}</source>
        <translation>Az utolsó kimenete:
{words}</translation>
    </message>
    <message>
        <source>The engine {name} cannot continue</source>
        <translation>A(z) {name} motor nem tudja folytatni</translation>
    </message>
    <message>
        <source>It did not follow the engine protocol. The game is paused; nothing is lost.</source>
        <translation>Nem tartotta be a motorprotokollt. A játszma szünetel; semmi sem veszett el.</translation>
    </message>
    <message>
        <source>Restart it, or let a bot play in its place.</source>
        <translation>Indítsd újra, vagy játsszon helyette egy bot.</translation>
    </message>
    <message>
        <source>This command line does not start a program that answers as an engine.</source>
        <translation>Ez a parancssor nem olyan programot indít, amely motorként válaszol.</translation>
    </message>
    <message>
        <source>Your engines could not be saved</source>
        <translation>A motorjaidat nem sikerült elmenteni</translation>
    </message>
    <message>
        <source>Shorten it. You can add up to 100 engines.</source>
        <translation>Rövidítsd le. Legfeljebb 100 motort vehetsz fel.</translation>
    </message>
    <message>
        <source>They stay until you close the program. Free some disk space, then edit one of them.</source>
        <translation>A program bezárásáig megmaradnak. Szabadíts fel helyet a lemezen, aztán módosítsd az egyiket.</translation>
    </message>
    <message>
        <source>The engine that plays as {name} has not been added in the settings.</source>
        <translation>Ez a motor nincs felvéve a beállításokban: {name}.</translation>
    </message>
    <message>
        <source>An engine is a separate program that can do anything on this computer that you can do. Add only engines that you trust. An engine runs when you test it and when it plays.</source>
        <translation>A motor önálló program, és ezen a gépen mindent megtehet, amit te. Csak olyan motort vegyél fel, amelyben megbízol. A motor akkor fut, amikor kipróbálod, és amikor játszik.</translation>
    </message>
    <message>
        <source>The command line is empty: enter the program to start.</source>
        <translation>A parancssor üres: add meg az indítandó programot.</translation>
    </message>
    <message>
        <source>Another engine already has this name: change one of them.</source>
        <translation>Egy másik motornak már ez a neve: változtasd meg az egyiket.</translation>
    </message>
    <message>
        <source>Edit the engine</source>
        <translation>A motor módosítása</translation>
    </message>
    <message>
        <source>Its own name</source>
        <translation>A saját neve</translation>
    </message>
    <message>
        <source>The folder where Burgundy Qt was started</source>
        <translation>A mappa, ahol a Burgundy Qt indult</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Program kiválasztása</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Mappa kiválasztása</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>A parancssorból hiányzik egy záró idézőjel.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Korlát</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Módosítás…</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>{name} módosítása</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Bot játsszon helyette</translation>
    </message>
    <message>
        <source>Restart it</source>
        <translation>Újraindítás</translation>
    </message>
    <message numerus="yes">
        <source>You have not added {n} engine(s) of this game. With bots in their place, it continues as a casual game. Until you open it, nothing changes.</source>
        <translation>
            <numerusform>E játszma {n} motorját nem vetted fel. Botokkal a helyükön kötetlen játszmaként folytatódik. Amíg nem nyitod meg, semmi sem változik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open</source>
        <translation>Ne nyisd meg</translation>
    </message>
    <message>
        <source>Unit of the limit</source>
        <translation>A korlát egysége</translation>
    </message>
    <message>
        <source>Not tested yet. A test runs the program for a moment.</source>
        <translation>Még nincs kipróbálva. A próba egy pillanatra elindítja a programot.</translation>
    </message>
    <message>
        <source>Tested.</source>
        <translation>Kipróbálva.</translation>
    </message>
    <message>
        <source>Asking for its name and a first move in each game…</source>
        <translation>Lekérdezés: a neve és az első lépése minden játékban…</translation>
    </message>
    <message>
        <source>Stopped. The program was closed.</source>
        <translation>Leállítva. A program véget ért.</translation>
    </message>
    <message>
        <source>“{name}” answered, but does not play any of these games.</source>
        <translation>„{name}” válaszolt, de a Burgundy Qt egyik játékát sem játssza.</translation>
    </message>
    <message>
        <source>{game}: it plays, and its first move is legal.</source>
        <translation>{game}: játszik, és az első lépése szabályos.</translation>
    </message>
    <message>
        <source>It also lists games that Burgundy Qt does not have: {games}.</source>
        <translation>Olyan játékokat is felsorol, amelyek a Burgundy Qt-ban nincsenek: {games}.</translation>
    </message>
    <message>
        <source>Not tested yet, so you cannot choose it in a game.</source>
        <translation>Még nincs kipróbálva, ezért játszmában nem választható.</translation>
    </message>
    <message>
        <source>{game}: it did not follow the engine protocol, so you cannot choose it there.</source>
        <translation>{game}: nem tartja be a motorprotokollt, ezért ott nem választható.</translation>
    </message>
    <message>
        <source>{name} does not play this game: a bot takes its place.</source>
        <translation>{name} nem játssza ezt a játékot: egy bot ül a helyére.</translation>
    </message>
    <message>
        <source>{name} is no longer in your list: a bot takes its place.</source>
        <translation>{name} már nincs a listádon: egy bot ül a helyére.</translation>
    </message>
    <message>
        <source>No engines yet. The folder “examples” in the source code has three to start with, in plain Python: one plays at random, one takes the most points at once, one looks a turn ahead. The page “Writing an engine” explains how to write your own.</source>
        <translation>Még nincs motor. A forráskód „examples” mappájában három van kezdetnek, tiszta Pythonban: az egyik véletlenszerűen játszik, a másik azonnal a legtöbb pontot veszi el, a harmadik egy körrel előre gondolkodik. A „Writing an engine” oldal elmagyarázza, hogyan írhatsz sajátot.</translation>
    </message>
    <message>
        <source>The program itself stays where it is. When you open an unfinished game with this engine, you can let a bot play instead.</source>
        <translation>Maga a program a helyén marad. Ha megnyitsz egy befejezetlen játszmát ezzel a motorral, helyette bot is játszhat.</translation>
    </message>
    <message>
        <source>A program that uses the engine protocol can play in any seat of the games it supports.</source>
        <translation>A motorprotokollt használó program bármelyik helyen játszhat azokban a játékokban, amelyeket ismer.</translation>
    </message>
    <message>
        <source>The file with your engines was damaged</source>
        <translation>A motorjaid listáját tartalmazó fájl megsérült</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}. Your games are safe.</source>
        <translation>A sérült fájl új neve: {file}. A játszmáid biztonságban vannak.</translation>
    </message>
</context>
<context>
    <name>Estates</name>
    <message>
        <source>Good for animals: on a pasture of {size} they score again and again.</source>
        <translation>Állatoknak való: egy {size} mezős legelőn újra meg újra pontot hoznak.</translation>
    </message>
    <message>
        <source>river of {size}</source>
        <translation>{size} mezős folyó</translation>
    </message>
    <message>
        <source>city of {size}</source>
        <translation>{size} mezős város</translation>
    </message>
    <message>
        <source>{size} knowledge spaces</source>
        <translation>{size} tudásmező</translation>
    </message>
    <message>
        <source>{size} mines</source>
        <translation>{size} bánya</translation>
    </message>
    <message>
        <source>Large regions: {regions}.</source>
        <translation>Nagy területek: {regions}.</translation>
    </message>
    <message>
        <source>{count} regions, most of them small: points come early.</source>
        <translation>{count} terület, a legtöbb kicsi: a pontok korán jönnek.</translation>
    </message>
    <message>
        <source>Only {count} regions: points come late, and many at once.</source>
        <translation>Csak {count} terület: a pontok későn jönnek, de egyszerre sok.</translation>
    </message>
    <message>
        <source>{region} (twice)</source>
        <translation>{region} (kétszer)</translation>
    </message>
    <message>
        <source>A bit of everything: no region has more than {size} spaces.</source>
        <translation>Mindenből egy kevés: a legnagyobb terület {size} mezős.</translation>
    </message>
    <message>
        <source>Each mine is a separate region.</source>
        <translation>Minden bánya külön terület.</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message numerus="yes">
        <source>after {n} turn(s), like you in this game</source>
        <translation>
            <numerusform>{n} kör után, ahogy te ebben a játszmában</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} of bots</source>
        <translation>Botok {number}. játszmája</translation>
    </message>
    <message>
        <source>the bots play it differently now</source>
        <translation>a botok most másképp játsszák</translation>
    </message>
    <message>
        <source>Games with this</source>
        <translation>Játszmák ezzel</translation>
    </message>
    <message>
        <source>Games with this: {number}</source>
        <translation>Játszmák ezzel: {number}</translation>
    </message>
    <message>
        <source>Something went wrong in the explorer</source>
        <translation>Valami hiba történt a felfedezőben</translation>
    </message>
    <message>
        <source>{day}: {players}</source>
        <translation>{day}: {players}</translation>
    </message>
    <message>
        <source>There are no such games. Choose fewer conditions above.</source>
        <translation>Nincs ilyen játszma. Válassz fent kevesebb feltételt.</translation>
    </message>
    <message>
        <source>Games of bots</source>
        <translation>Botok játszmái</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Saját játszmák</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játszma</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>csapatok</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>egyedül</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>A játszmáid beolvasása folyamatban van.</translation>
    </message>
    <message>
        <source>You have not finished a game of this kind yet.</source>
        <translation>Még nem fejeztél be ilyen játszmát.</translation>
    </message>
    <message>
        <source>None of these games had any of this.</source>
        <translation>Egyik játszmában sem fordult elő ilyesmi.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Felfedező</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Csak ezek</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Játszma megnyitása</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait}: {value}</source>
        <translation>{trait}: {value}</translation>
    </message>
    <message>
        <source>alike: {number}</source>
        <translation>hasonló: {number}</translation>
    </message>
    <message>
        <source>In 95 of 100 cases, the true share of wins lies within the interval. The line is the mean of all.</source>
        <translation>100-ból 95 esetben a győzelmek igazi aránya a tartományban van. A vonal az összes átlaga.</translation>
    </message>
    <message>
        <source>same table: {number}</source>
        <translation>azonos asztal: {number}</translation>
    </message>
    <message numerus="yes">
        <source>after {n} turn(s), as {name} in this game</source>
        <translation>
            <numerusform>{n} kör után, mint {name} ebben a játszmában</numerusform>
        </translation>
    </message>
    <message>
        <source>no turn of the game on the table is over yet</source>
        <translation>az asztalon lévő játszmában még egy kör sem ért véget</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) still to read</source>
        <translation>
            <numerusform>még {n} játszma beolvasása</numerusform>
        </translation>
    </message>
    <message>
        <source>any position</source>
        <translation>minden állás</translation>
    </message>
    <message>
        <source>Remove {restriction}</source>
        <translation>Eltávolítás: {restriction}</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Csoportosítás</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Rendezés</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Mely játszmák</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modulok</translation>
    </message>
    <message>
        <source>any edition</source>
        <translation>minden kiadás</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>bármennyi</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>minden szint</translation>
    </message>
    <message>
        <source>without modules</source>
        <translation>modul nélkül</translation>
    </message>
    <message>
        <source>any modules</source>
        <translation>minden modul</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Győzelmek</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%-os sáv</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>túl kevés játszma</translation>
    </message>
    <message>
        <source>{points} ± {margin}</source>
        <translation>{points} ± {margin}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), {share} won (95% interval: {least} to {most}), {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} játszma, győzelem {share} (95%-os tartomány: {least} – {most}), átlagosan {points} pont</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by games</source>
        <translation>játszmaszám</translation>
    </message>
    <message>
        <source>sorted by wins</source>
        <translation>győzelmek</translation>
    </message>
    <message>
        <source>sorted by points</source>
        <translation>pontok</translation>
    </message>
    <message>
        <source>sorted by name</source>
        <translation>név</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), too few to say anything; {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} játszma, túl kevés bármilyen állításhoz; átlagosan {points} pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Games by value</source>
        <translation>Játszmák érték szerint</translation>
    </message>
    <message>
        <source>First tile placed</source>
        <translation>Elsőként lerakva</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Hercegség</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Tudáslapkák</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Pajzsok</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Kastélyok</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Bányák</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Hajók</translation>
    </message>
    <message>
        <source>building</source>
        <translation>épület</translation>
    </message>
    <message>
        <source>animals</source>
        <translation>állat</translation>
    </message>
    <message>
        <source>knowledge tile</source>
        <translation>tudáslapka</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Parasztok</translation>
    </message>
    <message>
        <source>First farmer</source>
        <translation>Első paraszt</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Lovagok</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Útonállók</translation>
    </message>
    <message>
        <source>Monks</source>
        <translation>Szerzetesek</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Hidak</translation>
    </message>
    <message>
        <source>in the first third of the game</source>
        <translation>a játszma első harmadában</translation>
    </message>
    <message>
        <source>in the second third of the game</source>
        <translation>a játszma második harmadában</translation>
    </message>
    <message>
        <source>in the last third of the game</source>
        <translation>a játszma utolsó harmadában</translation>
    </message>
    <message>
        <source>never</source>
        <translation>soha</translation>
    </message>
    <message>
        <source>no follower</source>
        <translation>nincs alattvaló</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Hercegség</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Kezdő kastély</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Színbónuszok</translation>
    </message>
    <message>
        <source>First colour bonus</source>
        <translation>Első színbónusz</translation>
    </message>
    <message>
        <source>First bonus tile</source>
        <translation>Első bónuszlapka</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Táblák</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Elrendezés</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <translation>A táblák sorrendje</translation>
    </message>
    <message>
        <source>Castles placed</source>
        <translation>Lerakott várak</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Kolostorok</translation>
    </message>
    <message>
        <source>Carts</source>
        <translation>Szekerek</translation>
    </message>
    <message>
        <source>Inns</source>
        <translation>Fogadók</translation>
    </message>
    <message>
        <source>Phases ended</source>
        <translation>Befejezett fázisok</translation>
    </message>
    <message>
        <source>each board lower</source>
        <translation>mindegyik lejjebb</translation>
    </message>
    <message>
        <source>lower, then higher</source>
        <translation>lejjebb, majd feljebb</translation>
    </message>
    <message>
        <source>higher, then lower</source>
        <translation>feljebb, majd lejjebb</translation>
    </message>
    <message>
        <source>each board higher</source>
        <translation>mindegyik feljebb</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Első kör</translation>
    </message>
    <message>
        <source>take {piece}</source>
        <translation>{piece} elvétele</translation>
    </message>
    <message>
        <source>place {piece}</source>
        <translation>{piece} lerakása</translation>
    </message>
    <message>
        <source>buy {piece}</source>
        <translation>{piece} vétele</translation>
    </message>
    <message>
        <source>mark {piece}</source>
        <translation>{piece} megjelölése</translation>
    </message>
    <message>
        <source>take workers</source>
        <translation>munkások elvétele</translation>
    </message>
    <message>
        <source>take a worker</source>
        <translation>egy munkás elvétele</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>áruk eladása</translation>
    </message>
    <message>
        <source>draw cards</source>
        <translation>kártyák húzása</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Emberek</translation>
    </message>
    <message>
        <source>Added engines</source>
        <translation>Hozzáadott motorok</translation>
    </message>
    <message>
        <source>Show games like this one?</source>
        <translation>Megmutassuk az ehhez hasonló játszmákat?</translation>
    </message>
    <message>
        <source>If you look at them, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Ha megnézed őket, a játszma kötetlen lesz: nem számít bele az értékszámodba. A program ezt játszmánként csak egyszer kérdezi meg.</translation>
    </message>
    <message>
        <source>Show games</source>
        <translation>Játszmák mutatása</translation>
    </message>
    <message>
        <source>{share} won ({least} to {most}), {points} points</source>
        <translation>győzelem {share} ({least} – {most}), {points} pont</translation>
    </message>
    <message>
        <source>same board: {number}</source>
        <translation>azonos tábla: {number}</translation>
    </message>
    <message>
        <source>First tiles taken</source>
        <translation>Elsőként elvéve</translation>
    </message>
    <message>
        <source>First tile (duchy)</source>
        <translation>Elsőként lerakva</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>take a tile</source>
        <translation>elveszel egy lapkát</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>eladod az árudat</translation>
    </message>
    <message>
        <source>take workers</source>
        <translation>munkásokat szerzel</translation>
    </message>
    <message>
        <source>phase {phase}</source>
        <translation>{phase} fázis</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} mező</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <translation>vagy</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>a sajátod</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>közös</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>lovag</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>útonálló</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>szerzetes</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>paraszt</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>számok</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>színek</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>homokóra</translation>
    </message>
    <message>
        <source>your stack</source>
        <translation>a halmod</translation>
    </message>
    <message>
        <source>display</source>
        <translation>kínálat</translation>
    </message>
    <message>
        <source>place a tile</source>
        <translation>leraksz egy lapkát</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>A file is from a newer version of Burgundy Qt</source>
        <translation>Egy fájl a Burgundy Qt újabb változatában készült</translation>
    </message>
    <message>
        <source>This version cannot read “{file}”. The file was not changed, and your games are safe.</source>
        <translation>Ez a változat nem tudja olvasni a(z) „{file}” fájlt. A fájl változatlan maradt, a játszmáid biztonságban vannak.</translation>
    </message>
    <message>
        <source>To use it again, install the latest version of Burgundy Qt.</source>
        <translation>Ha újra használni szeretnéd, telepítsd a Burgundy Qt legújabb változatát.</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}”: {reason}.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder and that the disk is not full. Then try again.</source>
        <translation>Ellenőrizd, hogy írhatsz-e a mappába, és nincs-e tele a lemez. Utána próbáld újra.</translation>
    </message>
    <message>
        <source>One of your data files cannot be read</source>
        <translation>Az egyik adatfájlod nem olvasható</translation>
    </message>
    <message>
        <source>“{file}”: the system reports “{reason}”. The contents of the file are not shown for now. The file was not changed, and your games are safe.</source>
        <translation>„{file}”: a rendszer üzenete: „{reason}”. A fájl tartalma egyelőre nem látszik. A fájl nem változott, és a játszmáid biztonságban vannak.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then restart the program.</source>
        <translation>Ellenőrizd, hogy olvashatod-e a fájlt, majd indítsd újra a programot.</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Tips  {key}</source>
        <translation>Tippek  {key}</translation>
    </message>
    <message>
        <source>Log  {key}</source>
        <translation>Napló  {key}</translation>
    </message>
    <message>
        <source>{page}  {key}</source>
        <translation>{page}  {key}</translation>
    </message>
    <message>
        <source>Score  {key}</source>
        <translation>Pontok  {key}</translation>
    </message>
</context>
<context>
    <name>Game review</name>
    <message>
        <source>Next, you did something that the better turn would have prevented: {action}. {fact}</source>
        <translation>Ezután te olyasmit tettél, amit a jobb kör megakadályozott volna: {action}. {fact}</translation>
    </message>
    <message>
        <source>Depth: quick</source>
        <translation>Mélység: gyors</translation>
    </message>
    <message>
        <source>Depth: normal</source>
        <translation>Mélység: normál</translation>
    </message>
    <message>
        <source>Depth: deep</source>
        <translation>Mélység: alapos</translation>
    </message>
    <message>
        <source>{other} led until {moment}. Then {name} took the lead.</source>
        <translation>{moment}: eddig {other} vezetett, utána {name}.</translation>
    </message>
    <message>
        <source>{other} led until {moment}. Then you took the lead.</source>
        <translation>{moment}: eddig {other} vezetett, utána te.</translation>
    </message>
    <message>
        <source>You led until {moment}. Then {name} took the lead.</source>
        <translation>{moment}: eddig te vezettél, utána {name}.</translation>
    </message>
    <message>
        <source>The turning point was luck for {name}: {moment}, {share} chance to win.</source>
        <translation>A fordulópont {name} szerencséje volt: {moment}, {share} győzelmi esély.</translation>
    </message>
    <message>
        <source>The turning point was luck for you: {moment}, {share} chance to win.</source>
        <translation>A fordulópont a te szerencséd volt: {moment}, {share} győzelmi esély.</translation>
    </message>
    <message>
        <source>The turning point was a mistake by {name}: {moment}, {share} chance to win.</source>
        <translation>A fordulópont {name} hibája volt: {moment}, {share} győzelmi esély.</translation>
    </message>
    <message>
        <source>The turning point was your mistake: {moment}, {share} chance to win.</source>
        <translation>A fordulópont a te hibád volt: {moment}, {share} győzelmi esély.</translation>
    </message>
    <message>
        <source>Hands that the record leaves open were drawn at random.</source>
        <translation>A nyitva hagyott kezeket a program véletlenszerűen húzta.</translation>
    </message>
    <message>
        <source>This game cannot be reviewed</source>
        <translation>Ez a játszma nem elemezhető</translation>
    </message>
    <message>
        <source>The review could not be saved</source>
        <translation>Az elemzést nem sikerült menteni</translation>
    </message>
    <message>
        <source>The game could not be reviewed</source>
        <translation>A játszmát nem sikerült elemezni</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Kulcspillanatok</translation>
    </message>
    <message>
        <source>Whose key moments to show</source>
        <translation>Kinek a kulcspillanatai láthatók</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>A tieid</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Mi volt jobb</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>A hibáid</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Összegzés</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Kép mentése</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>A játszma beolvasása…</translation>
    </message>
    <message>
        <source>The better turn</source>
        <translation>A jobb kör</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Reviewed: {share}</source>
        <translation>Elemezve: {share}</translation>
    </message>
    <message>
        <source>{title}. {course}</source>
        <translation>{title}. {course}</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Várható pontok</translation>
    </message>
    <message>
        <source>{name}: from {start} to {end}; the worst turn, move {move}, cost {price}.</source>
        <translation>{name}: kezdetben {start}, végül {end}; a legrosszabb kör, a(z) {move}. lépés ára {price}.</translation>
    </message>
    <message>
        <source>Next, {name} did something that the better turn would have prevented: {action}. {fact}</source>
        <translation>Ezután {name} olyasmit tett, amit a jobb kör megakadályozott volna: {action}. {fact}</translation>
    </message>
    <message>
        <source>{name}: there was nothing to choose.</source>
        <translation>{name}: nem volt miből választani.</translation>
    </message>
    <message>
        <source>{name}: this turn was as good as the best, or nearly so.</source>
        <translation>{name}: ez a kör olyan jó volt, mint a legjobb, vagy majdnem.</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>Luck: {gains}</source>
        <translation>Szerencse: {gains}</translation>
    </message>
    <message>
        <source>Reviewing: {share}</source>
        <translation>Elemzés: {share}</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>Expected spaces covered</source>
        <translation>Várható lefedett mezők</translation>
    </message>
    <message>
        <source>{name}: from {start} to {end}.</source>
        <translation>{name}: kezdetben {start}, végül {end}.</translation>
    </message>
    <message>
        <source>&lt; {share}</source>
        <translation>&lt; {share}</translation>
    </message>
    <message>
        <source>Review the game so far?</source>
        <translation>Elemezzük a játszmát idáig?</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Tovább a játékkal</translation>
    </message>
    <message>
        <source>Luck: {points} points</source>
        <translation>Szerencse: {points} pont</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Körök</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Játszott</translation>
    </message>
    <message>
        <source>This game can be reviewed when it is over</source>
        <translation>Ez a játszma akkor elemezhető, ha befejeződött</translation>
    </message>
    <message>
        <source>A review looks at every hand, and in this game the hands stay hidden until the end. You can still look back, and ask for a hint at your own decisions.</source>
        <translation>Az elemzés mindenki kártyáiba belenéz, és ebben a játékban a kézben tartott kártyák a végéig rejtve maradnak. Visszatekinteni azért lehet, és a saját döntéseidnél tanácsot is kérhetsz.</translation>
    </message>
    <message>
        <source>{name}: {price}. The chance to win hardly changed.</source>
        <translation>{name}: {price}. A győzelmi esély alig változott.</translation>
    </message>
    <message>
        <source>Luck: {spaces} spaces</source>
        <translation>Szerencse: {spaces} mező</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} minute(s) left</source>
        <translation>
            <numerusform>Elemzés: {share}, még körülbelül {n} perc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} second(s) left</source>
        <translation>
            <numerusform>Elemzés: {share}, még körülbelül {n} másodperc</numerusform>
        </translation>
    </message>
    <message>
        <source>The bots have not learnt this kind of game, so they cannot judge its turns.</source>
        <translation>A botok nem tanultak ilyen játszmákat, ezért nem tudják értékelni a köröket.</translation>
    </message>
    <message>
        <source>You can still look back and ask for hints.</source>
        <translation>Visszatekinteni és tanácsot kérni továbbra is lehet.</translation>
    </message>
    <message>
        <source>Show the better turn on the table, or the turn played</source>
        <translation>A jobb vagy a játszott kör mutatása az asztalon</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Alaposság</translation>
    </message>
    <message>
        <source>Depth: a few seconds, about 15 seconds or a few minutes</source>
        <translation>Alaposság: néhány másodperc, kb. 15 másodperc vagy néhány perc</translation>
    </message>
    <message>
        <source>Click to see that moment. Go from mistake to mistake</source>
        <translation>Kattints, és azt a pillanatot látod. Ugrás hibáról hibára</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>{name}: a slip that cost {price}.</source>
        <translation>{name}: pontatlanság, az ára {price}.</translation>
    </message>
    <message>
        <source>{name}: a mistake that cost {price}.</source>
        <translation>{name}: hiba, az ára {price}.</translation>
    </message>
    <message>
        <source>{name}: a blunder that cost {price}.</source>
        <translation>{name}: durva hiba, az ára {price}.</translation>
    </message>
    <message>
        <source>The saved review of this game is damaged. It was put aside as {file}, and the game is being reviewed again.</source>
        <translation>A játszma mentett elemzése sérült. A program félretette ezen a néven: {file}. A játszmát most újra elemzi.</translation>
    </message>
    <message>
        <source>The review shows better turns, and that also helps in the rest of the game. If you review a game before it ends, it becomes casual: it no longer counts towards your rating.</source>
        <translation>Az elemzés jobb köröket mutat, és ez a játszma hátralévő részében is segít. Ha a játszmát a vége előtt elemzed, kötetlen lesz: nem számít bele az értékszámodba.</translation>
    </message>
    <message>
        <source>You can see it while the game is on the table. Check that you can read and write the folder “{folder}” and that the disk is not full. Then review the game again.</source>
        <translation>Addig látható, amíg a játszma az asztalon van. Ellenőrizd, hogy olvashatod és írhatod-e ezt a mappát: „{folder}”, és hogy nem telt-e meg a lemez. Utána elemezd újra a játszmát.</translation>
    </message>
    <message>
        <source>Your points compared with {rival}: {sources}.</source>
        <translation>Pontjaid {rival} pontjaihoz képest: {sources}.</translation>
    </message>
    <message>
        <source>{name}, points compared with you: {sources}.</source>
        <translation>{name} pontjai a tieidhez képest: {sources}.</translation>
    </message>
    <message>
        <source>You were never clearly behind.</source>
        <translation>Soha nem voltál egyértelmű hátrányban.</translation>
    </message>
    <message>
        <source>{name}, points compared with {rival}: {sources}.</source>
        <translation>{name} pontjai {rival} pontjaihoz képest: {sources}.</translation>
    </message>
    <message>
        <source>{name} was never clearly behind.</source>
        <translation>{name} soha nem volt egyértelmű hátrányban.</translation>
    </message>
</context>
<context>
    <name>Gist</name>
    <message>
        <source>several buildings of a kind in a city</source>
        <translation>egy városban több egyforma épület</translation>
    </message>
    <message>
        <source>your marker is first on its bay</source>
        <translation>a jelölőd az első a híd ívében</translation>
    </message>
    <message>
        <source>4 for each {building}</source>
        <translation>{building}: egyenként 4</translation>
    </message>
    <message>
        <source>mines bring workers too</source>
        <translation>a bányák munkást is adnak</translation>
    </message>
    <message>
        <source>ships load at two depots</source>
        <translation>a hajók két raktárból rakodnak</translation>
    </message>
    <message>
        <source>buys from any depot</source>
        <translation>vásárlás bármelyik raktárból</translation>
    </message>
    <message>
        <source>each animal tile +1</source>
        <translation>állatlapkánként +1</translation>
    </message>
    <message>
        <source>a worker counts double</source>
        <translation>egy munkás kettőt ér</translation>
    </message>
    <message>
        <source>buildings: die ±1</source>
        <translation>épületek: kocka ±1</translation>
    </message>
    <message>
        <source>ships, animals: die ±1</source>
        <translation>hajók, állatok: kocka ±1</translation>
    </message>
    <message>
        <source>castles, mines, knowledge: die ±1</source>
        <translation>kastélyok, bányák, tudás: kocka ±1</translation>
    </message>
    <message>
        <source>taking a tile: die ±1</source>
        <translation>lapka elvétele: kocka ±1</translation>
    </message>
    <message>
        <source>{points} for each kind of goods sold</source>
        <translation>eladott árufajtánként {points}</translation>
    </message>
    <message>
        <source>4 for each kind of animal</source>
        <translation>állatfajtánként 4</translation>
    </message>
    <message>
        <source>1 for each goods tile sold</source>
        <translation>eladott árulapkánként 1</translation>
    </message>
    <message>
        <source>{points} for each colour bonus</source>
        <translation>színbónuszonként {points}</translation>
    </message>
    <message>
        <source>2 workers for 1 silverling</source>
        <translation>2 munkás 1 ezüstért</translation>
    </message>
    <message>
        <source>buys from any depot, with workers too</source>
        <translation>vásárlás bármelyik raktárból, munkásért is</translation>
    </message>
    <message>
        <source>all pastures count as one</source>
        <translation>az összes legelő egynek számít</translation>
    </message>
    <message>
        <source>a worker when others gain some</source>
        <translation>egy munkás, ha mások kapnak</translation>
    </message>
    <message>
        <source>tribute in workers</source>
        <translation>adó munkásban</translation>
    </message>
    <message>
        <source>the knowledge of another player</source>
        <translation>egy másik játékos tudása</translation>
    </message>
    <message>
        <source>colour bonuses count double</source>
        <translation>a színbónuszok duplán számítanak</translation>
    </message>
    <message>
        <source>each mine: 2 silverlings</source>
        <translation>bányánként 2 ezüst</translation>
    </message>
    <message>
        <source>1 silverling for each goods tile sold</source>
        <translation>eladott árulapkánként 1 ezüst</translation>
    </message>
    <message>
        <source>knowledge counts double at the end</source>
        <translation>a tudás a végén duplán számít</translation>
    </message>
    <message>
        <source>a shield with each castle</source>
        <translation>kastélyonként egy pajzs</translation>
    </message>
    <message>
        <source>sales count double</source>
        <translation>az eladás duplán számít</translation>
    </message>
    <message>
        <source>shields count double</source>
        <translation>a pajzsok duplán számítanak</translation>
    </message>
    <message>
        <source>a depot tile at the end of a phase</source>
        <translation>a fázis végén egy lapka egy raktárból</translation>
    </message>
    <message>
        <source>a black-depot tile at the end of a phase</source>
        <translation>a fázis végén egy lapka a fekete raktárból</translation>
    </message>
    <message>
        <source>turns a die to any number</source>
        <translation>egy kockát bármelyik számra fordít</translation>
    </message>
    <message>
        <source>regions count one space larger</source>
        <translation>a területek egy mezővel nagyobbnak számítanak</translation>
    </message>
    <message>
        <source>tiles need no neighbour</source>
        <translation>a lapkáknak nem kell szomszéd</translation>
    </message>
    <message>
        <source>{name} ({effect})</source>
        <translation>{name} ({effect})</translation>
    </message>
    <message>
        <source>2 silverlings per sale</source>
        <translation>eladásonként 2 ezüst</translation>
    </message>
    <message>
        <source>1 worker per sale</source>
        <translation>eladásonként 1 munkás</translation>
    </message>
    <message>
        <source>workers for a die: +1 silverling</source>
        <translation>munkások kockáért: +1 ezüst</translation>
    </message>
    <message>
        <source>workers for a die: 4</source>
        <translation>munkások kockáért: 4</translation>
    </message>
    <message>
        <source>unlimited storage</source>
        <translation>korlátlan tároló</translation>
    </message>
    <message>
        <source>ships may also load all of one kind</source>
        <translation>a hajók egy teljes árufajtát is elvisznek</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide</source>
        <translation>Kalauz</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Kalauz bezárása</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mutasd meg</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>{key} billentyű</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} / {steps}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Tovább a játékkal</translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation>A hercegséged</translation>
    </message>
    <message>
        <source>Cover your estate with tiles to score points. The player with the most points at the end wins. Your start castle is already there. Every new tile must touch a tile on your estate.</source>
        <translation>Fedd le a hercegségedet lapkákkal, és gyűjtsd a pontokat. Az nyer, akinek a végén a legtöbb pontja van. A kezdő kastélyod már ott van. Minden új lapkának érintkeznie kell a hercegséged egy lapkájával.</translation>
    </message>
    <message>
        <source>Where most points come from</source>
        <translation>Honnan jön a legtöbb pont?</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. A full region scores points for its size: {region_1} for one space, {region_8} for eight. It also scores for the phase: +{phase_a} now, only +{phase_e} in the last. So complete small regions early.</source>
        <translation>Az egymással érintkező, azonos színű mezők egy területet alkotnak. A betelt terület a mérete szerint ér pontot: egy mező {region_1}, nyolc mező {region_8} pontot. A fázisért is jár pont: most +{phase_a}, az utolsóban már csak +{phase_e}. Ezért a kis területeket hamar fejezd be.</translation>
    </message>
    <message>
        <source>How long the game lasts</source>
        <translation>Meddig tart a játék?</translation>
    </message>
    <message>
        <source>The game has {phases} phases of {rounds} rounds, and ends after phase E. That gives you {turns} turns, so choose well. At the end, your leftovers are worth a few points.</source>
        <translation>A játék {phases} fázisból áll, mindegyik {rounds} fordulóból, és az E fázis után ér véget. Összesen {turns} köröd lesz, válassz hát jól. A végén a maradékod is ér néhány pontot.</translation>
    </message>
    <message>
        <source>Take a tile with a die</source>
        <translation>Lapka elvétele kockával</translation>
    </message>
    <message>
        <source>Each turn you use two dice. With a die you can take one tile from the depot with its number. The tile goes to your storage first. You place it later with another die.</source>
        <translation>Minden körödben két kockát használsz. Egy kockával elvehetsz egy lapkát a megegyező számú raktárból. A lapka előbb a tárolódba kerül. Később egy másik kockával rakod le.</translation>
    </message>
    <message>
        <source>Try it: take a tile from depot {depot}: {tile}.</source>
        <translation>Próbáld ki: vegyél el egy lapkát a(z) {depot}.&#xa0;raktárból: {tile}.</translation>
    </message>
    <message>
        <source>Place it on your estate</source>
        <translation>Lerakás a hercegségbe</translation>
    </message>
    <message>
        <source>With a die you place a stored tile on a space with its number. The colour must match, and the space must touch a covered one.</source>
        <translation>Egy kockával egy tárolt lapkát raksz le a megegyező számú mezőre. A színnek egyeznie kell, és a mezőnek érintkeznie kell egy lefedettel.</translation>
    </message>
    <message>
        <source>Try it: click the tile ({tile}), then the glowing {number}.</source>
        <translation>Próbáld ki: kattints a lapkára ({tile}), aztán a világító {number}-(esre).</translation>
    </message>
    <message>
        <source>That was your turn</source>
        <translation>Ez volt a köröd</translation>
    </message>
    <message>
        <source>You have used both dice. A mine gives you one silverling at the end of every phase. Now it is the turn of Margaux.</source>
        <translation>Mindkét kockádat felhasználtad. Egy bánya minden fázis végén egy ezüstöt ad. Most Margaux jön.</translation>
    </message>
    <message>
        <source>End your turn: click “{button}”, or press {key_end}.</source>
        <translation>Fejezd be a körödet: kattints erre: „{button}”, vagy nyomd meg ezt: {key_end}.</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation>Áruk eladása</translation>
    </message>
    <message>
        <source>A die has a third use: you sell all goods with its number. You get {sale_2} points for each goods tile, and one silverling for the sale.</source>
        <translation>A kocka harmadik felhasználása: eladod vele a számának megfelelő összes árudat. Árulapkánként {sale_2} pontot kapsz, az eladásért pedig egy ezüstöt.</translation>
    </message>
    <message>
        <source>Try it: sell your goods ({goods}).</source>
        <translation>Próbáld ki: add el az árudat ({goods}).</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Munkások szerzése</translation>
    </message>
    <message>
        <source>A die has a fourth use: you exchange it for 2 workers. With a worker you change a die by 1. From 6 to 1 is also one step.</source>
        <translation>A kocka negyedik felhasználása: 2 munkásra cseréled. Egy munkással 1-gyel módosítasz egy kockát. 6-ról 1-re is egy lépés.</translation>
    </message>
    <message>
        <source>Try it: click the worker box, or press {key_workers}.</source>
        <translation>Próbáld ki: kattints a munkások dobozára, vagy nyomd meg ezt: {key_workers}.</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation>Lapka vásárlása</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for {purchase} silverlings. You need no die for this.</source>
        <translation>Körönként egyszer {purchase} ezüstért vásárolhatsz egy lapkát a fekete raktárból. Ehhez nem kell kocka.</translation>
    </message>
    <message>
        <source>Try it: buy a tile: {tile}.</source>
        <translation>Próbáld ki: vegyél egy lapkát: {tile}.</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>A következő forduló</translation>
    </message>
    <message>
        <source>Your storage has room for {storage} tiles. They score nothing until you place them.</source>
        <translation>A tárolódban {storage} lapka fér el. Amíg nem rakod le őket, semmit sem érnek.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Fejezd be a körödet.</translation>
    </message>
    <message>
        <source>Every tile does something</source>
        <translation>Minden lapka tud valamit</translation>
    </message>
    <message>
        <source>Place a ship to load all goods of one depot and to play earlier in the round. A castle gives you one more action, and animals give you points. Each building has its own effect.</source>
        <translation>Egy hajóval berakodod egy raktár összes áruját, és előbb kerülsz sorra a fordulóban. A kastély még egy akciót ad, az állatok pontot. Minden épületnek megvan a maga hatása.</translation>
    </message>
    <message>
        <source>Try it: place a tile ({tile}) on a {number}.</source>
        <translation>Próbáld ki: rakj le egy lapkát ({tile}) egy {number}-(esre).</translation>
    </message>
    <message>
        <source>Load the ship</source>
        <translation>A hajó megrakása</translation>
    </message>
    <message>
        <source>Choose a depot. You take all its goods that you have room for. You can keep at most {goods_types_kept} kinds of goods.</source>
        <translation>Válassz egy raktárat. Elviszed az összes áruját, amely elfér nálad. Legfeljebb {goods_types_kept} fajta árud lehet.</translation>
    </message>
    <message>
        <source>Try it: click the glowing goods.</source>
        <translation>Próbáld ki: kattints a világító árukra.</translation>
    </message>
    <message>
        <source>Use a worker</source>
        <translation>Munkás felhasználása</translation>
    </message>
    <message>
        <source>The small badge on a tile shows how many workers you need to change your die. The program always chooses the fewest.</source>
        <translation>A lapkán lévő kis jel mutatja, hány munkás kell ahhoz, hogy a kockád illjen hozzá. A program mindig a lehető legkevesebbet használja.</translation>
    </message>
    <message>
        <source>Check the log and the score</source>
        <translation>A napló és a pontok</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo your actions, until the dice are rolled again.</source>
        <translation>Nyomd meg ezeket: {key_log} – a napló, {key_score} – a pontok, és hogy miből jöttek. {key_undo}: visszavonja az akcióidat, egészen a legutóbbi dobásig.</translation>
    </message>
    <message>
        <source>Now play on your own</source>
        <translation>Innen a te játszmád</translation>
    </message>
    <message>
        <source>One land for everybody</source>
        <translation>Egy táj mindenkinek</translation>
    </message>
    <message>
        <source>Together you build a land of cities, roads, monasteries and fields. It belongs to nobody. You score points with followers in the right places.</source>
        <translation>Közösen építetek egy tájat városokból, utakból, kolostorokból és mezőkből. Nem tartozik senkihez. A jó helyre állított alattvalóiddal szerzel pontot.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Lapka lerakása</translation>
    </message>
    <message>
        <source>You have drawn a road. It must touch another tile, and all touching edges must match: city to city, road to road, field to field. The spaces where it fits glow.</source>
        <translation>Utat húztál. Érintkeznie kell egy másik lapkával, és minden érintkező élnek illenie kell: város városhoz, út úthoz, mező mezőhöz. Azok a helyek világítanak, ahová illik.</translation>
    </message>
    <message>
        <source>Try it: click the glowing space, then “{button}”.</source>
        <translation>Próbáld ki: kattints a világító helyre, aztán erre: „{button}”.</translation>
    </message>
    <message>
        <source>A thief on the road</source>
        <translation>Útonálló az úton</translation>
    </message>
    <message>
        <source>Now you may place one of your {followers} followers on the tile, where there are no followers yet. On a road, it is a thief. A complete road scores 1 point for each of its tiles.</source>
        <translation>Most a(z) {followers} alattvalód egyikét a lapkára állíthatod, oda, ahol még nincs alattvaló. Úton útonálló lesz. A kész út minden lapkájáért 1 pontot ér.</translation>
    </message>
    <message>
        <source>Try it: click the place on the road.</source>
        <translation>Próbáld ki: kattints az úton lévő helyre.</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>A lapka forgatása</translation>
    </message>
    <message>
        <source>Aliénor has placed her tile, and you have drawn a piece of a city. Turn it with a click, with the wheel, or with {key_turn_left} and {key_turn_right}. It stops only where it fits.</source>
        <translation>Aliénor lerakta a lapkáját, te pedig egy darab várost húztál. Forgasd el kattintással, a görgővel vagy ezekkel: {key_turn_left}, {key_turn_right}. Csak úgy fordul, ahogy illik.</translation>
    </message>
    <message>
        <source>Try it: click the space above the start tile, then “{button}”.</source>
        <translation>Próbáld ki: kattints a kezdőlapka fölötti helyre, aztán erre: „{button}”.</translation>
    </message>
    <message>
        <source>A knight in the city</source>
        <translation>Lovag a városban</translation>
    </message>
    <message>
        <source>A complete city scores {city} points for each tile and {city} for each shield. The number shows what the city is worth now.</source>
        <translation>Egy kész város {city} pontot ér minden lapkáért és {city} pontot minden címerért. A szám azt mutatja, mennyit ér a város most.</translation>
    </message>
    <message>
        <source>Try it: click the place in the city.</source>
        <translation>Próbáld ki: kattints a városban lévő helyre.</translation>
    </message>
    <message>
        <source>The end of a road</source>
        <translation>Egy út vége</translation>
    </message>
    <message>
        <source>A road is complete when both ends are closed. A crossing closes an end. Each arm of a crossing is a separate road.</source>
        <translation>Egy út akkor kész, ha mindkét vége le van zárva. Egy kereszteződés lezár egy véget. A kereszteződés minden ága külön út.</translation>
    </message>
    <message>
        <source>Try it: place the crossing at the west end of your road.</source>
        <translation>Próbáld ki: rakd a kereszteződést az utad nyugati végéhez.</translation>
    </message>
    <message>
        <source>A farmer in the field</source>
        <translation>Paraszt a mezőn</translation>
    </message>
    <message>
        <source>Fields lie between roads and city walls. A farmer stays in a field until the end of the game. Then each complete city next to the field scores {field} points. So choose the field well.</source>
        <translation>A mezők utak és városfalak között vannak. Egy paraszt a játék végéig a mezőn marad. Akkor a mező mellett minden kész város {field} pontot ér. Jól válaszd hát meg a mezőt.</translation>
    </message>
    <message>
        <source>Try it: click the place in the field.</source>
        <translation>Próbáld ki: kattints a mezőn lévő helyre.</translation>
    </message>
    <message>
        <source>A monastery on the road</source>
        <translation>Kolostor az útnál</translation>
    </message>
    <message>
        <source>A monastery also closes a road. This tile completes your road, from the crossing to the monastery.</source>
        <translation>Egy kolostor is lezár egy utat. Ezzel a lapkával elkészül az utad, a kereszteződéstől a kolostorig.</translation>
    </message>
    <message>
        <source>Try it: place the monastery at the east end of your road.</source>
        <translation>Próbáld ki: rakd a kolostort az utad keleti végéhez.</translation>
    </message>
    <message>
        <source>A monk in the monastery</source>
        <translation>Szerzetes a kolostorban</translation>
    </message>
    <message>
        <source>A monk scores {monastery} points when all eight spaces around the monastery have tiles. First you place the monk, then the road scores.</source>
        <translation>Egy szerzetes {monastery} pontot ér, ha a kolostor körül mind a nyolc helyen lapka van. Előbb felállítod a szerzetest, aztán ér pontot az út.</translation>
    </message>
    <message>
        <source>Try it: click the place in the monastery.</source>
        <translation>Próbáld ki: kattints a kolostorban lévő helyre.</translation>
    </message>
    <message>
        <source>Home again</source>
        <translation>Újra otthon</translation>
    </message>
    <message>
        <source>The road scored {road_points} points, and the thief is back in your supply. Knights and monks also come back when they score. Only farmers stay.</source>
        <translation>Az út {road_points} pontot ért, és az útonálló visszakerült a készletedbe. A lovagok és a szerzetesek is visszatérnek, miután pontot értek. Csak a parasztok maradnak.</translation>
    </message>
    <message>
        <source>Complete the city</source>
        <translation>A város befejezése</translation>
    </message>
    <message>
        <source>This piece has walls on all sides but one. It completes your city of {city_tiles} tiles and a shield.</source>
        <translation>Ezt a darabot egy oldal kivételével fal veszi körül. Ezzel elkészül a városod: {city_tiles} lapka és egy címer.</translation>
    </message>
    <message>
        <source>Try it: place it above your city.</source>
        <translation>Próbáld ki: rakd a városod fölé.</translation>
    </message>
    <message>
        <source>Keep your followers</source>
        <translation>Az alattvalók megtartása</translation>
    </message>
    <message>
        <source>You have only a few followers, so you may keep them. Press {key_none} to place none.</source>
        <translation>Kevés alattvalód van, ezért megtarthatod őket. Ha egyet sem állítasz fel, nyomd meg ezt: {key_none}.</translation>
    </message>
    <message>
        <source>Try it: keep them.</source>
        <translation>Próbáld ki: tartsd meg őket.</translation>
    </message>
    <message>
        <source>A city is complete</source>
        <translation>Elkészült egy város</translation>
    </message>
    <message>
        <source>You scored {city_points} points, and the knight is back. At the end of the game the city counts again, for the farmers in the fields around it.</source>
        <translation>{city_points} pontot kaptál, és a lovag visszatért. A játék végén a város még egyszer számít, a körülötte lévő mezők parasztjainak.</translation>
    </message>
    <message>
        <source>Read the map</source>
        <translation>A térkép olvasása</translation>
    </message>
    <message>
        <source>Rest the pointer on a city, road or field to highlight it. A card shows its points, its followers, and how many tiles still fit. Hold {key_claims} to see who has the most followers where.</source>
        <translation>Tartsd a mutatót egy város, út vagy mező fölött, és kiemelve látod. Egy kártya mutatja a pontjait, az alattvalóit, és hogy hány lapka illik még oda. Tartsd nyomva ezt: {key_claims}, és látod, hol kinek van a legtöbb alattvalója.</translation>
    </message>
    <message>
        <source>The remaining tiles</source>
        <translation>A maradék lapkák</translation>
    </message>
    <message>
        <source>Click the pile to see which tiles are left. Nobody knows their order. When the pile is empty, incomplete roads, cities and monasteries score, and then the fields.</source>
        <translation>Kattints a paklira, és látod, mely lapkák maradtak. A sorrendjüket senki sem tudja. Ha a pakli kifogyott, a befejezetlen utak, városok és kolostorok érnek pontot, aztán a mezők.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo an action, until a new tile is drawn.</source>
        <translation>Nyomd meg ezeket: {key_log} – a napló, {key_score} – a pontok, és hogy miből jöttek. {key_undo}: visszavon egy akciót, amíg nem húztok új lapkát.</translation>
    </message>
    <message>
        <source>Try it: write the {number} in the glowing space ({space}), then click “{button}”.</source>
        <translation>Próbáld ki: írd a(z) {number} számot a világító mezőbe ({space}), aztán kattints erre: „{button}”.</translation>
    </message>
    <message>
        <source>Your duchy</source>
        <translation>A hercegséged</translation>
    </message>
    <message>
        <source>All players have the same sheet. Each round you write numbers into its {spaces} spaces. The player with the most points at the end wins.</source>
        <translation>Mindenkinek ugyanolyan játéklapja van. Minden fordulóban számokat írsz a(z) {spaces} mezőjébe. Az nyer, akinek a végén a legtöbb pontja van.</translation>
    </message>
    <message>
        <source>Regions score points</source>
        <translation>A területek pontot érnek</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. When you mark its last space, it scores by its size and by the phase. A region of {largest} spaces scores {region_first} points now, but only {region_last} in phase III.</source>
        <translation>Az egymással szomszédos, azonos színű mezők egy területet alkotnak. Ha megjelölöd az utolsó mezőjét, a mérete és a fázis szerint ér pontot. Egy {largest} mezős terület most {region_first} pontot ér, a III. fázisban már csak {region_last} pontot.</translation>
    </message>
    <message>
        <source>Where you begin</source>
        <translation>A kezdet</translation>
    </message>
    <message>
        <source>Cross out one of your {castles} castles. You begin marking next to it, and you get its bonus at once.</source>
        <translation>Húzd át a(z) {castles} kastélyod egyikét. Mellette kezded a jelölést, és rögtön megkapod a bónuszát.</translation>
    </message>
    <message>
        <source>Try it: click the glowing castle, then “{button}”.</source>
        <translation>Próbáld ki: kattints a világító kastélyra, aztán erre: „{button}”.</translation>
    </message>
    <message>
        <source>Five dice for all</source>
        <translation>Öt kocka mindenkinek</translation>
    </message>
    <message>
        <source>All players may use all the dice: two numbers and two colours. The hourglass die shows how much time passes: one or two boxes of the current track.</source>
        <translation>Mindenki az összes kockát használhatja: két számot és két színt. A homokórás kocka mutatja, mennyi idő telik el: egy vagy két négyzet az aktuális sávon.</translation>
    </message>
    <message>
        <source>One number, one colour</source>
        <translation>Egy szám, egy szín</translation>
    </message>
    <message>
        <source>With a number and a colour you mark a space of that colour that touches a marked one. The row of each colour shows which numbers it takes. A river takes {river_numbers}.</source>
        <translation>Egy számmal és egy színnel megjelölsz egy olyan színű mezőt, amely szomszédos egy megjelölttel. Minden szín sora mutatja, milyen számok illenek rá. Folyóra illik: {river_numbers}.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Mindenki egyszerre</translation>
    </message>
    <message>
        <source>Margaux wrote at the same time. You see the marks of the other players only when everybody is ready.</source>
        <translation>Margaux veled egyszerre írt. A többiek jelöléseit csak akkor látod, ha mindenki kész.</translation>
    </message>
    <message>
        <source>Fill a region</source>
        <translation>Egy terület megtöltése</translation>
    </message>
    <message>
        <source>This river has one empty space left, and the dice show a number for it.</source>
        <translation>Ennek a folyónak még egy üres mezője van, és a kockák mutatnak rá illő számot.</translation>
    </message>
    <message>
        <source>Points and a bonus</source>
        <translation>Pontok és egy bónusz</translation>
    </message>
    <message>
        <source>The full region gets an outline, you score its points, and a bonus is circled. A river gives you goods, a mine silver, a monastery a monk, and a town a worker.</source>
        <translation>A teli terület körvonalat kap, te megkapod a pontjait, és bekarikázol egy bónuszt. A folyó árut ad, a bánya ezüstöt, a kolostor szerzetest, a város munkást.</translation>
    </message>
    <message>
        <source>Two hourglasses</source>
        <translation>Két homokóra</translation>
    </message>
    <message>
        <source>The die shows two hourglasses, so you have sold all your goods: {sale_points} points and {sale_silver} silver for each.</source>
        <translation>A kocka két homokórát mutat, ezért az összes árud elkelt: darabonként {sale_points} pont és {sale_silver} ezüst.</translation>
    </message>
    <message>
        <source>A pasture</source>
        <translation>Egy legelő</translation>
    </message>
    <message>
        <source>A pasture takes any number first, and then only the same number. A full pasture scores double points.</source>
        <translation>Egy legelőre először bármely szám kerülhet, utána csak ugyanaz. A teli legelő kétszeres pontot ér.</translation>
    </message>
    <message>
        <source>A second mark with silver</source>
        <translation>Második jelölés ezüstért</translation>
    </message>
    <message>
        <source>You have silver, so you may mark a second space this round. At least one of the two dice must be different. You can use only one bonus per round.</source>
        <translation>Van ezüstöd, így ebben a fordulóban egy második mezőt is megjelölhetsz. A két kocka közül legalább az egyik másik legyen. Fordulónként csak egy bónuszt használhatsz.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Ha semmi sem illik</translation>
    </message>
    <message>
        <source>These dice fit none of your spaces, so you may take a worker.</source>
        <translation>Ezek a kockák egyik meződre sem illenek, ezért elvehetsz egy munkást.</translation>
    </message>
    <message>
        <source>Try it: take the worker.</source>
        <translation>Próbáld ki: vedd el a munkást.</translation>
    </message>
    <message>
        <source>The same number again</source>
        <translation>Ugyanaz a szám újra</translation>
    </message>
    <message>
        <source>The dice show a 1 for the pasture with a 1. You complete its two spaces in phase I, for double points.</source>
        <translation>A kockák 1-est mutatnak ahhoz a legelőhöz, amelyen 1-es áll. A két mezője az I. fázisban telik meg, kétszeres pontért.</translation>
    </message>
    <message>
        <source>A worker changes a number</source>
        <translation>Egy munkás megváltoztat egy számot</translation>
    </message>
    <message>
        <source>The dice show no 5. With a worker you change a number die to a 5, only for yourself. With a monk you change a colour die. Spaces that need a worker or a monk glow in another colour.</source>
        <translation>A kockák között nincs 5-ös. Egy munkással 5-ösre változtatsz egy számkockát, csak magadnak. Egy szerzetessel egy színkockát változtatsz meg. Az őket igénylő mezők más színnel világítanak.</translation>
    </message>
    <message>
        <source>The phase is over</source>
        <translation>Vége a fázisnak</translation>
    </message>
    <message>
        <source>The first track is full. From now on regions score fewer points. The game ends after the third track. The first and the second player to fill a whole colour get extra points.</source>
        <translation>Az első sáv megtelt. Mostantól a területek kevesebb pontot érnek. A játék a harmadik sáv után ér véget. Aki elsőként vagy másodikként tölt meg egy egész színt, további pontokat kap.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo a mark, until all marks are shown.</source>
        <translation>Nyomd meg ezeket: {key_log} – a napló, {key_score} – a pontok, és hogy miből jöttek. {key_undo}: visszavon egy jelölést, amíg mind meg nem jelenik.</translation>
    </message>
    <message>
        <source>Your duchy in Tuscany</source>
        <translation>A hercegséged Toszkánában</translation>
    </message>
    <message>
        <source>Your duchy has three boards, with {spaces} spaces in eight colours. You begin at your start castle. Each new tile must touch a tile in your duchy.</source>
        <translation>A hercegséged három táblából áll, {spaces} mezővel nyolc színben. A kezdő várnál kezdesz. Minden új lapkának érintkeznie kell a hercegséged egy lapkájával.</translation>
    </message>
    <message>
        <source>Regions score green points</source>
        <translation>A területek zöld pontot érnek</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. A full region of one, two or three spaces scores {one}, {two} or {three} green points. Green points count again at the end of each phase.</source>
        <translation>Az egymással szomszédos, azonos színű mezők egy területet alkotnak. Egy, két vagy három mezős teli terület {one}, {two} vagy {three} zöld pontot ér. A zöld pontok minden fázis végén újra számítanak.</translation>
    </message>
    <message>
        <source>A bonus at the start</source>
        <translation>Egy bónusz kezdetnek</translation>
    </message>
    <message>
        <source>Each player chooses a bonus tile. With this one you always draw {draw_more} cards instead of {draw}.</source>
        <translation>Mindenki választ egy bónuszlapkát. Ezzel mindig {draw_more} kártyát húzol {draw} helyett.</translation>
    </message>
    <message>
        <source>Try it: click the bonus tile “{bonus}”.</source>
        <translation>Próbáld ki: kattints erre a bónuszlapkára: „{bonus}”.</translation>
    </message>
    <message>
        <source>One of three actions</source>
        <translation>Három akció egyike</translation>
    </message>
    <message>
        <source>On your turn you draw cards, take a tile from the display, or place a stored tile in your duchy. Everything you can use glows.</source>
        <translation>A körödben kártyákat húzol, elveszel egy lapkát a kínálatból, vagy lerakod a hercegségedbe egy tárolt lapkádat. Minden világít, amit használhatsz.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Lapka elvétele</translation>
    </message>
    <message>
        <source>A quarry fits next to your castle, and you have two quarry cards in hand to pay for it.</source>
        <translation>A várad mellé illik egy kőbánya, és két kőbányakártya van a kezedben, hogy kifizesd.</translation>
    </message>
    <message>
        <source>Try it: click the quarry in the display.</source>
        <translation>Próbáld ki: kattints a kőbányára a kínálatban.</translation>
    </message>
    <message>
        <source>Your stacks are the clock</source>
        <translation>A halmaid az óra</translation>
    </message>
    <message>
        <source>The new tile in the display came from your left stack. When a player is the first to empty this stack of {stack} tiles, the phase ends with that round.</source>
        <translation>A kínálat új lapkája a bal halmodból jött. Ha valaki elsőként kiüríti a maga {stack} lapkás bal halmát, azzal a fordulóval véget ér a fázis.</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>A lapka lerakása</translation>
    </message>
    <message>
        <source>A tile costs {cost} cards of its colour. Rest the pointer on the space, and the cards that you would pay rise.</source>
        <translation>Egy lapka ára {cost} kártya a saját színéből. Tartsd a mutatót a mező fölött, és felemelkednek azok a kártyák, amelyekkel fizetnél.</translation>
    </message>
    <message>
        <source>Try it: click the quarry in your storage, then the glowing space.</source>
        <translation>Próbáld ki: kattints a kőbányára a tárolódban, aztán a világító mezőre.</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>Még egy akció</translation>
    </message>
    <message>
        <source>A quarry gives you marble. Once per turn you may pay one marble for one more action. Use it now to take a cart.</source>
        <translation>A kőbánya márványt ad. Körönként egyszer egy márványért még egy akciód van. Vegyél el most egy szekeret.</translation>
    </message>
    <message>
        <source>Try it: click a cart in the display.</source>
        <translation>Próbáld ki: kattints egy szekérre a kínálatban.</translation>
    </message>
    <message>
        <source>Pay with a pair</source>
        <translation>Fizetés egy párral</translation>
    </message>
    <message>
        <source>You have only one cart card. Two equal cards of another colour replace the second. You could also use a worker.</source>
        <translation>Csak egy szekérkártyád van. A másodikat két egyforma, más színű kártya helyettesíti. Munkást is használhatnál.</translation>
    </message>
    <message>
        <source>Try it: click the cart in your storage, then the glowing space.</source>
        <translation>Próbáld ki: kattints a szekérre a tárolódban, aztán a világító mezőre.</translation>
    </message>
    <message>
        <source>A full region and a surprise</source>
        <translation>Egy teli terület és egy meglepetés</translation>
    </message>
    <message>
        <source>This space is a region by itself, so you score {one} green point. The cart also turns over a yield card, and you follow it at once.</source>
        <translation>Ez a mező magában is egy terület, ezért {one} zöld pontot kapsz. A szekérrel egy hozamkártyát is felfordítasz, és azonnal végrehajtod.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Kártyák húzása</translation>
    </message>
    <message>
        <source>You have spent your cards, so draw new ones. Nobody else sees them, and you may have as many as you like.</source>
        <translation>A kártyáiddal fizettél, húzz hát újakat. Senki más nem látja őket, és annyi lehet, amennyit akarsz.</translation>
    </message>
    <message>
        <source>Try it: click the deck.</source>
        <translation>Próbáld ki: kattints a paklira.</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Zöld és piros</translation>
    </message>
    <message>
        <source>At the end of each of the {phases} phases you add your green points to your red points, and keep them. So a green point of the first phase counts three times. The player with the most red points wins.</source>
        <translation>Mind a(z) {phases} fázis végén a zöld pontjaidat hozzáadod a pirosakhoz, és meg is tartod őket. Az első fázis egy zöld pontja tehát háromszor számít. Az nyer, akinek a legtöbb piros pontja van.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo an action, until something new is turned over.</source>
        <translation>Nyomd meg ezeket: {key_log} – a napló, {key_score} – a pontok, és hogy miből jöttek. {key_undo}: visszavon egy akciót, amíg semmi új nem fordult fel.</translation>
    </message>
    <message>
        <source>Not yet. {request}</source>
        <translation>Még ne. {request}</translation>
    </message>
    <message>
        <source>Not yet. Read this first, then continue.</source>
        <translation>Még ne. Előbb olvasd el ezt, aztán mehetsz tovább.</translation>
    </message>
    <message>
        <source>Full colours, and the end</source>
        <translation>A teli színek és a játék vége</translation>
    </message>
    <message>
        <source>The first player to fill all spaces of a colour scores {large_2} points, the second {small_2}. After the last phase you score 1 point for each goods tile and each silverling. Two workers score 1 point, and some knowledge tiles score more.</source>
        <translation>Aki elsőként tölti be egy szín összes mezőjét, {large_2} pontot kap, a második {small_2} pontot. Az utolsó fázis után minden árulapka és ezüst 1 pontot ér. Két munkás 1 pontot ér, néhány tudáslapka még többet.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Margaux.</source>
        <translation>Tartsd a mutatót bármi fölött, és megtudod, mi az. {key_rules}: megnyitja a róla szóló oldalt a szabályokban. {key_analyse}: külön asztalon próbálhatod ki az ötleteidet. Játssz tovább, és próbáld legyőzni Margaux-t.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Aliénor.</source>
        <translation>Tartsd a mutatót bármi fölött, és megtudod, mi az. {key_rules}: megnyitja a róla szóló oldalt a szabályokban. {key_analyse}: külön asztalon próbálhatod ki az ötleteidet. Játssz tovább, és próbáld legyőzni Aliénort.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Ginevra.</source>
        <translation>Tartsd a mutatót bármi fölött, és megtudod, mi az. {key_rules}: megnyitja a róla szóló oldalt a szabályokban. {key_analyse}: külön asztalon próbálhatod ki az ötleteidet. Játssz tovább, és próbáld legyőzni Ginevrát.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>{together} in all</source>
        <comment>points, in brackets</comment>
        <translation>összesen {together}</translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation>{tile} elvétele</translation>
    </message>
    <message>
        <source>Take the {tile} and discard the {discard}</source>
        <translation>{tile} elvétele, {discard} eldobása</translation>
    </message>
    <message>
        <source>Place the {tile} on the marked space</source>
        <translation>{tile} lerakása a megjelölt mezőre</translation>
    </message>
    <message>
        <source>Castle: place the {tile} on the marked space</source>
        <translation>Vár: {tile} lerakása a megjelölt mezőre</translation>
    </message>
    <message>
        <source>The table shows this duchy. When you close the hint, you see your own again.</source>
        <translation>Az asztal ezt a hercegséget mutatja. Ha bezárod a tanácsot, újra a sajátodat látod.</translation>
    </message>
    <message>
        <source>{points} points from {source}</source>
        <translation>{source}: {points} pont</translation>
    </message>
    <message>
        <source>This may still come a turn later.</source>
        <translation>Ez egy körrel később is sikerülhet még.</translation>
    </message>
    <message>
        <source>Ask for a hint?</source>
        <translation>Kérsz tanácsot?</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Tanács mutatása</translation>
    </message>
    <message>
        <source>Looking for your best turn</source>
        <translation>A legjobb köröd keresése</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>First idea: {step}</source>
        <translation>Első ötlet: {step}</translation>
    </message>
    <message>
        <source>Nobody has seen this player&apos;s hand, so there is no hint.</source>
        <translation>Ennek a játékosnak a lapjait senki sem látta, ezért nincs tipp.</translation>
    </message>
    <message>
        <source>{points} at once</source>
        <translation>azonnal {points}</translation>
    </message>
    <message>
        <source>But it {fact}</source>
        <comment>what the better turn does: an objection</comment>
        <translation>Viszont {fact}</translation>
    </message>
    <message>
        <source>{fact} ({turn}: {amount}).</source>
        <comment>a sentence without its full stop</comment>
        <translation>{fact} ({turn}: {amount}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s) expected.</source>
        <translation>
            <numerusform>{n} pont várható.</numerusform>
        </translation>
    </message>
    <message>
        <source>But {turn} {fact}</source>
        <comment>a turn, and what it does: an objection</comment>
        <translation>Viszont {turn}: {fact}</translation>
    </message>
    <message>
        <source>Buy an inn</source>
        <translation>Egy fogadó vásárlása</translation>
    </message>
    <message>
        <source>Buy 2 workers for 1 silverling</source>
        <translation>2 munkás vásárlása 1 ezüstért</translation>
    </message>
    <message>
        <source>Use {effect} as {building}</source>
        <translation>{building} hatása ({effect})</translation>
    </message>
    <message>
        <source>Take {shield} from depot {depot} with both dice</source>
        <translation>{shield} elvétele a(z) {depot}.&#xa0;raktárból mindkét kockával</translation>
    </message>
    <message>
        <source>Take {shield} from depot {depot} with {effect}</source>
        <translation>{shield} elvétele a(z) {depot}.&#xa0;raktárból ({effect})</translation>
    </message>
    <message>
        <source>Turn the {die} to {to}</source>
        <translation>Kocka átfordítása: {die} → {to}</translation>
    </message>
    <message>
        <source>Pay tribute for {shields}</source>
        <translation>Adófizetés: {shields}</translation>
    </message>
    <message>
        <source>Pay no tribute</source>
        <translation>Adófizetés nélkül</translation>
    </message>
    <message>
        <source>Take all {good} with {effect}</source>
        <translation>Minden elvétele: {good} ({effect})</translation>
    </message>
    <message>
        <source>Buy a point for 1 silverling</source>
        <translation>Egy pont vásárlása 1 ezüstért</translation>
    </message>
    <message>
        <source>Take {tile} from the black depot as a black tile</source>
        <translation>Elvétel a fekete raktárból fekete lapkaként: {tile}</translation>
    </message>
    <message>
        <source>Give {good}</source>
        <translation>Odaadás: {good}</translation>
    </message>
    <message>
        <source>Completes a city: +{points}</source>
        <translation>Kész város: +{points}</translation>
    </message>
    <message>
        <source>Completes a road: +{points}</source>
        <translation>Kész út: +{points}</translation>
    </message>
    <message>
        <source>Completes a monastery: +{points}</source>
        <translation>Kész kolostor: +{points}</translation>
    </message>
    <message>
        <source>The castle scores: +{points}</source>
        <translation>A vár pontot ér: +{points}</translation>
    </message>
    <message>
        <source>Brings {points}</source>
        <translation>Hozam: {points}</translation>
    </message>
    <message>
        <source>Costs {points}</source>
        <translation>Ára: {points}</translation>
    </message>
    <message>
        <source>Gives others {points}</source>
        <translation>Másoknak ad: {points}</translation>
    </message>
    <message>
        <source>Builds a bridge</source>
        <translation>Hidat épít</translation>
    </message>
    <message>
        <source>Build no bridge</source>
        <translation>Híd nélkül</translation>
    </message>
    <message>
        <source>Leave the town as it is: it scores</source>
        <translation>A városka marad, és pontot ér</translation>
    </message>
    <message>
        <source>Build the bridge that is shown</source>
        <translation>A jelzett híd megépítése</translation>
    </message>
    <message>
        <source>Choose for the castle: {feature}</source>
        <translation>Választás a várhoz: {feature}</translation>
    </message>
    <message>
        <source>Choose {tile}</source>
        <translation>Választás: {tile}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Ajánlat: {points}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>{region}: {marked} of {cells} marked</source>
        <translation>{region}: {marked} / {cells} megjelölve</translation>
    </message>
    <message>
        <source>Completes the {region}: {gains}</source>
        <translation>Kész – {region}: {gains}</translation>
    </message>
    <message>
        <source>Write {number}</source>
        <translation>{number} beírása</translation>
    </message>
    <message>
        <source>Take a worker</source>
        <translation>Egy munkás szerzése</translation>
    </message>
    <message>
        <source>Crops: +{points} green</source>
        <translation>Termények: +{points} zöld</translation>
    </message>
    <message>
        <source>Brings +{points} green</source>
        <translation>Hozam: +{points} zöld</translation>
    </message>
    <message>
        <source>Completes the {region}: +{points} green</source>
        <translation>Kész – {region}: +{points} zöld</translation>
    </message>
    <message>
        <source>Draws {cards}</source>
        <translation>Húzás: {cards}</translation>
    </message>
    <message>
        <source>{action}, paid with {price}</source>
        <translation>{action}, fizetség: {price}</translation>
    </message>
    <message>
        <source>Paid with {price}.</source>
        <translation>Fizetség: {price}.</translation>
    </message>
    <message>
        <source>For a marble: {action}</source>
        <translation>Egy márványért: {action}</translation>
    </message>
    <message>
        <source>Take the bonus tile {bonus}</source>
        <translation>Bónuszlapka elvétele: {bonus}</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Kártyák húzása</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die}</source>
        <translation>{tile} elvétele {die}-(essel) a(z) {depot}.&#xa0;raktárból</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with {effect}</source>
        <translation>{tile} elvétele a(z) {depot}.&#xa0;raktárból ({effect})</translation>
    </message>
    <message>
        <source>Sell {good} with the {die}</source>
        <translation>{good} eladása {die}-(essel)</translation>
    </message>
    <message>
        <source>Sell {good}</source>
        <translation>{good} eladása</translation>
    </message>
    <message>
        <source>Sell {good} with {effect}</source>
        <translation>{good} eladása ({effect})</translation>
    </message>
    <message>
        <source>Take workers with {effect}</source>
        <translation>Munkások szerzése ({effect})</translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot}</source>
        <translation>{tile} vásárlása a(z) {depot}.&#xa0;raktárból</translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot</source>
        <translation>{tile} vásárlása a fekete raktárból</translation>
    </message>
    <message>
        <source>Load {goods} from depot {depots}</source>
        <translation>{goods} berakodása (raktár: {depots})</translation>
    </message>
    <message>
        <source>Leave {effect} unused</source>
        <translation>{effect} kihagyása</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>A kör befejezése</translation>
    </message>
    <message>
        <source>Take {tile} with the {die}</source>
        <translation>{tile} elvétele {die}-(essel)</translation>
    </message>
    <message>
        <source>Take {tile} with {effect}</source>
        <translation>{tile} elvétele ({effect})</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>{tile} vásárlása</translation>
    </message>
    <message>
        <source>{step}, into your own storage</source>
        <translation>{step}, a saját tárolóba</translation>
    </message>
    <message>
        <source>{step}, into the shared storage</source>
        <translation>{step}, a közös tárolóba</translation>
    </message>
    <message>
        <source>{step}, from the shared storage</source>
        <translation>{step}, a közös tárolóból</translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a tile or an effect in a sentence; where cases would change it, without article</comment>
        <translation>{thing}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>more or fewer, with a decimal</comment>
        <translation>{points} pont</translation>
    </message>
    <message>
        <source>{spaces} spaces</source>
        <comment>more or fewer, with a decimal</comment>
        <translation>{spaces} mező</translation>
    </message>
    <message>
        <source>Tip {number}</source>
        <translation>{number}.&#xa0;tipp</translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n} pont</numerusform>
        </translation>
    </message>
    <message>
        <source>about as many points</source>
        <translation>kb. ugyanannyi pont</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} mező</numerusform>
        </translation>
    </message>
    <message>
        <source>about as many spaces</source>
        <translation>kb. ugyanannyi mező</translation>
    </message>
    <message>
        <source>perhaps {source} {points}</source>
        <translation>talán {source} {points}</translation>
    </message>
    <message>
        <source>It wins as often as the best alternative: {share}.</source>
        <translation>Ugyanolyan gyakran győz, mint a legjobb másik lehetőség: {share}.</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source} {points}</translation>
    </message>
    <message>
        <source>the rest {points}</source>
        <translation>a többi {points}</translation>
    </message>
    <message>
        <source>By source: {parts}.</source>
        <translation>Forrás szerint: {parts}.</translation>
    </message>
    <message>
        <source>It is chosen for the win, not for the points.</source>
        <translation>A győzelem miatt esett rá a választás, nem a pontok miatt.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Nincs más választás.</translation>
    </message>
    <message>
        <source>castle region</source>
        <translation>kastélyterület</translation>
    </message>
    <message>
        <source>mine region</source>
        <translation>bányaterület</translation>
    </message>
    <message>
        <source>river</source>
        <translation>folyó</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>legelő</translation>
    </message>
    <message>
        <source>city</source>
        <translation>város</translation>
    </message>
    <message>
        <source>knowledge region</source>
        <translation>tudásterület</translation>
    </message>
    <message>
        <source>{name}: {effect}</source>
        <translation>{name}: {effect}</translation>
    </message>
    <message>
        <source>A point bought</source>
        <translation>Vásárolt pont</translation>
    </message>
    <message>
        <source>{region}: {covered} of {cells} covered</source>
        <translation>{region}: {covered} lefedve, összesen {cells}</translation>
    </message>
    <message>
        <source>{goods} sold: +{points}</source>
        <translation>{goods} eladva: +{points}</translation>
    </message>
    <message>
        <source>{feat}.</source>
        <comment>a sentence without its full stop</comment>
        <translation>{feat}.</translation>
    </message>
    <message>
        <source>Brings {gains}</source>
        <translation>Hozam: {gains}</translation>
    </message>
    <message>
        <source>Loads {goods}</source>
        <translation>Rakomány: {goods}</translation>
    </message>
    <message>
        <source>Thinking about the turn…</source>
        <translation>A kör átgondolása…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Számok</translation>
    </message>
    <message>
        <source>Play for points</source>
        <translation>Játék pontokra</translation>
    </message>
    <message>
        <source>Still looking for better ones…</source>
        <translation>Jobbak keresése…</translation>
    </message>
    <message>
        <source>Why tip {number}?</source>
        <translation>Miért a(z) {number}. tipp?</translation>
    </message>
    <message>
        <source>Points by source and chances to win</source>
        <translation>Pontok forrás szerint és győzelmi esély</translation>
    </message>
    <message>
        <source>Points count, not the win</source>
        <translation>A pont számít, nem a győzelem</translation>
    </message>
    <message>
        <source>Tip {number}, the best</source>
        <translation>{number}. tipp, a legjobb</translation>
    </message>
    <message>
        <source>It wins more often than tip {number}.</source>
        <translation>Gyakrabban győz, mint a(z) {number}. tipp.</translation>
    </message>
    <message>
        <source>If you ask for a hint, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Ha tanácsot kérsz, a játszma kötetlen lesz: nem számít bele az értékszámodba. A program ezt játszmánként csak egyszer kérdezi meg.</translation>
    </message>
    <message>
        <source>Continue without it</source>
        <translation>Folytatás nélküle</translation>
    </message>
    <message>
        <source>The first answer comes at once and improves while the hint is open.</source>
        <translation>Az első válasz azonnal megjön, és egyre jobb lesz, amíg a tanács nyitva van.</translation>
    </message>
    <message>
        <source>The next step of the turn you are following. The best turns are being worked out again.</source>
        <translation>A követett kör következő lépése. A program újra megkeresi a legjobb köröket.</translation>
    </message>
    <message>
        <source>{points} points compared with the best tip.</source>
        <translation>{points} pont a legjobb tipphez képest.</translation>
    </message>
    <message>
        <source>About as many points as with the best tip.</source>
        <translation>Nagyjából annyi pont, mint a legjobb tippel.</translation>
    </message>
    <message>
        <source>Thinking time: {seconds} s.</source>
        <translation>Gondolkodási idő: {seconds}&#xa0;mp.</translation>
    </message>
    <message>
        <source>Buy an inn and discard {discard}</source>
        <translation>Egy fogadó vásárlása, {discard} eldobása</translation>
    </message>
    <message>
        <source>Take the workers from {effect}</source>
        <translation>Munkások elfogadása ({effect})</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>{tile} eldobása</translation>
    </message>
    <message>
        <source>Take {tile} from the black depot as a black tile and discard {discard}</source>
        <translation>Elvétel a fekete raktárból fekete lapkaként: {tile}; eldobás: {discard}</translation>
    </message>
    <message>
        <source>A knight claims the city</source>
        <translation>Egy lovag elfoglalja a várost</translation>
    </message>
    <message>
        <source>A thief claims the road</source>
        <translation>Egy útonálló elfoglalja az utat</translation>
    </message>
    <message>
        <source>A thief claims the road over the bridge</source>
        <translation>Egy útonálló elfoglalja a hídon átvezető utat</translation>
    </message>
    <message>
        <source>A monk claims the monastery</source>
        <translation>Egy szerzetes elfoglalja a kolostort</translation>
    </message>
    <message>
        <source>A farmer claims the field</source>
        <translation>Egy paraszt elfoglalja a mezőt</translation>
    </message>
    <message>
        <source>The castle will score as much as the next feature completed next to it</source>
        <translation>A vár annyi pontot ér majd, mint a következő elkészülő terület mellette</translation>
    </message>
    <message>
        <source>Place no follower</source>
        <translation>Alattvaló nélkül</translation>
    </message>
    <message>
        <source>Pass and stop bidding</source>
        <translation>Passz: nincs további ajánlat</translation>
    </message>
    <message>
        <source>Place the tile where it is shown</source>
        <translation>A lapka lerakása a jelzett helyre</translation>
    </message>
    <message>
        <source>Put the tile aside and draw another</source>
        <translation>A lapka félretétele és új húzása</translation>
    </message>
    <message>
        <source>Place a knight in the marked city</source>
        <translation>Lovag a jelölt városba</translation>
    </message>
    <message>
        <source>Place a thief on the marked road</source>
        <translation>Útonálló a jelölt útra</translation>
    </message>
    <message>
        <source>Place a thief on the bridge</source>
        <translation>Útonálló a hídra</translation>
    </message>
    <message>
        <source>Place a monk in the monastery</source>
        <translation>Szerzetes a kolostorba</translation>
    </message>
    <message>
        <source>Place a farmer in the marked field</source>
        <translation>Paraszt a jelölt mezőre</translation>
    </message>
    <message>
        <source>Turn the town into a castle</source>
        <translation>Vár építése a városkából</translation>
    </message>
    <message>
        <source>Buy the tile for the highest bid</source>
        <translation>A lapka megvétele a legmagasabb ajánlatért</translation>
    </message>
    <message>
        <source>Sell the tile: you get the bid</source>
        <translation>A lapka eladása: te kapod az ajánlatot</translation>
    </message>
    <message>
        <source>Completes the {region} of {size} spaces: {gains}</source>
        <translation>Kész – {region}, {size} mező: {gains}</translation>
    </message>
    <message>
        <source>Mark only one space</source>
        <translation>Csak egy mező megjelölése</translation>
    </message>
    <message>
        <source>Completes the {region} of {size} spaces: +{points} green</source>
        <translation>Kész – {region}, {size} mező: +{points} zöld</translation>
    </message>
    <message>
        <source>Lay out the boards {boards}, with the marked castle</source>
        <translation>A táblák elrendezése: {boards}, a megjelölt várral</translation>
    </message>
    <message>
        <source>Swap all {colour} in the display</source>
        <translation>A kínálatból az összes lecserélése: {colour}</translation>
    </message>
    <message>
        <source>Castle: place nothing</source>
        <translation>Vár: nincs lerakás</translation>
    </message>
    <message>
        <source>Click to show it on the table. Double-click to play its first step.</source>
        <translation>Egy kattintás megmutatja az asztalon. Dupla kattintás megteszi az első lépését.</translation>
    </message>
    <message>
        <source>Begin on estate {estate}, with the marked castle</source>
        <translation>Kezdés a(z) {estate}.&#xa0;hercegséggel, a megjelölt kastéllyal</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die} and discard {discard}</source>
        <translation>{tile} elvétele {die}-(essel) a(z) {depot}.&#xa0;raktárból, {discard} eldobása</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with {effect} and discard {discard}</source>
        <translation>{tile} elvétele a(z) {depot}.&#xa0;raktárból ({effect}), {discard} eldobása</translation>
    </message>
    <message>
        <source>Place {tile} on the {number} with the {die}</source>
        <translation>{tile} lerakása {die}-(essel) a(z) {number}-(esre)</translation>
    </message>
    <message>
        <source>Place {tile} on the {number}</source>
        <translation>{tile} lerakása a(z) {number}-(esre)</translation>
    </message>
    <message>
        <source>Place {tile} on the {number} with {effect}</source>
        <translation>{tile} lerakása a(z) {number}-(esre) ({effect})</translation>
    </message>
    <message>
        <source>Take workers with the {die}</source>
        <translation>Munkások szerzése {die}-(essel)</translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot} and discard {discard}</source>
        <translation>{tile} vásárlása a(z) {depot}.&#xa0;raktárból, {discard} eldobása</translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot and discard {discard}</source>
        <translation>{tile} vásárlása a fekete raktárból, {discard} eldobása</translation>
    </message>
    <message>
        <source>Begin with the marked castle</source>
        <translation>Kezdés a megjelölt kastéllyal</translation>
    </message>
    <message>
        <source>Bars: chance to win. Thinking time: {seconds} s.</source>
        <translation>A sávok a győzelmi esélyt mutatják. Gondolkodási idő: {seconds}&#xa0;mp.</translation>
    </message>
    <message>
        <source>Discard {discard}.</source>
        <translation>{discard} eldobása.</translation>
    </message>
    <message numerus="yes">
        <source>Chance to win: {share}; {n} space(s) covered at the end.</source>
        <translation>
            <numerusform>Győzelmi esély: {share}; a végén {n} lefedett mező.</numerusform>
        </translation>
    </message>
    <message>
        <source>no clear difference in spaces from tip {number}</source>
        <translation>nincs egyértelmű mezőkülönbség a(z) {number}.&#xa0;tipphez képest</translation>
    </message>
    <message>
        <source>a better chance to win than with tip {number}</source>
        <translation>nagyobb esély a győzelemre, mint a(z) {number}.&#xa0;tippel</translation>
    </message>
    <message>
        <source>a lower chance to win than with tip {number}</source>
        <translation>kisebb esély a győzelemre, mint a(z) {number}.&#xa0;tippel</translation>
    </message>
    <message>
        <source>no clear difference in points from tip {number}</source>
        <translation>nincs egyértelmű pontkülönbség a(z) {number}.&#xa0;tipphez képest</translation>
    </message>
    <message>
        <source>Press {key} to see the best turns here and on the table.</source>
        <translation>Nyomd meg ezt: {key}, és a legjobb körök megjelennek itt és az asztalon.</translation>
    </message>
    <message>
        <source>No bot is trained for this game: turns are judged by random games, without the sources of points.</source>
        <translation>Ehhez a játékhoz nincs betanított bot: a köröket véletlen játszmák alapján értékeljük, a pontok forrása nélkül.</translation>
    </message>
    <message>
        <source>There was not enough time to play a game to its end: turns are judged without the sources of points.</source>
        <translation>Nem volt idő végigjátszani egy játszmát: a köröket a pontok forrása nélkül értékeljük.</translation>
    </message>
    <message>
        <source>It should bring {points} more points than the best alternative.</source>
        <translation>Várhatóan {points} ponttal többet hoz, mint a legjobb másik lehetőség.</translation>
    </message>
    <message>
        <source>It should bring {points} fewer points than the best alternative.</source>
        <translation>Várhatóan {points} ponttal kevesebbet hoz, mint a legjobb másik lehetőség.</translation>
    </message>
    <message>
        <source>It should bring as many points as the best alternative.</source>
        <translation>Várhatóan ugyanannyi pontot hoz, mint a legjobb másik lehetőség.</translation>
    </message>
    <message>
        <source>It should cover {spaces} more spaces than the best alternative.</source>
        <translation>Várhatóan {spaces} mezővel többet fed le, mint a legjobb másik lehetőség.</translation>
    </message>
    <message>
        <source>It should cover {spaces} fewer spaces than the best alternative.</source>
        <translation>Várhatóan {spaces} mezővel kevesebbet fed le, mint a legjobb másik lehetőség.</translation>
    </message>
    <message>
        <source>It should cover as many spaces as the best alternative.</source>
        <translation>Várhatóan ugyanannyi mezőt fed le, mint a legjobb másik lehetőség.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect {points} more points.</source>
        <translation>A legerősebb ellenfél {points} ponttal többre számíthat.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect {points} fewer points.</source>
        <translation>A legerősebb ellenfél {points} ponttal kevesebbre számíthat.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect just as many points.</source>
        <translation>A legerősebb ellenfél ugyanannyi pontra számíthat.</translation>
    </message>
    <message>
        <source>The other team can expect {points} more points.</source>
        <translation>A másik csapat {points} ponttal többre számíthat.</translation>
    </message>
    <message>
        <source>The other team can expect {points} fewer points.</source>
        <translation>A másik csapat {points} ponttal kevesebbre számíthat.</translation>
    </message>
    <message>
        <source>The other team can expect just as many points.</source>
        <translation>A másik csapat ugyanannyi pontra számíthat.</translation>
    </message>
    <message>
        <source>Every choice has the same result.</source>
        <translation>Az összes választás ugyanarra az eredményre vezet.</translation>
    </message>
    <message numerus="yes">
        <source>After {n} game(s), there is no clear difference in points between the two.</source>
        <translation>
            <numerusform>{n} játszma után nincs köztük egyértelmű pontkülönbség.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no decision to make at this point. Go back one step and ask again.</source>
        <translation>Itt nincs miről dönteni. Lépj vissza egyet, és kérdezz újra.</translation>
    </message>
    <message>
        <source>Completes the {region} of {cells} spaces in this phase: {points}</source>
        <translation>Kész ebben a fázisban – {region}, {cells} mező: {points}</translation>
    </message>
    <message>
        <source>Completes the {region} in this phase: {points}</source>
        <translation>Kész ebben a fázisban – {region}: {points}</translation>
    </message>
    <message>
        <source>Into storage: {tiles}</source>
        <translation>A tárolóba: {tiles}</translation>
    </message>
    <message>
        <source>Goes first from the next round on</source>
        <translation>A következő fordulótól első a sorban</translation>
    </message>
    <message>
        <source>It does not clearly differ from tip {number}: both are good.</source>
        <translation>Nem tér el egyértelműen a(z) {number}.&#xa0;tipptől: mindkettő jó.</translation>
    </message>
    <message numerus="yes">
        <source>Chance to win against equally strong players: {share}; {n} point(s) expected.</source>
        <translation>
            <numerusform>Győzelmi esély azonos erejű játékosok ellen: {share}; {n} pont várható.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win against equally strong players: {share}; about as many points as with the best tip.</source>
        <translation>Győzelmi esély azonos erejű játékosok ellen: {share}; nagyjából annyi pont, mint a legjobb tippel.</translation>
    </message>
    <message>
        <source>Chance to win: {share}; about as many spaces as with the best tip.</source>
        <translation>Győzelmi esély: {share}; nagyjából annyi mező, mint a legjobb tippel.</translation>
    </message>
    <message>
        <source>Hint for this moment of the game. Turn: {name}.</source>
        <translation>Tanács a játszma e pillanatára. Soron van: {name}.</translation>
    </message>
    <message>
        <source>Chance to win against equally strong players: {share}; {points} points compared with the best tip.</source>
        <translation>Győzelmi esély azonos erejű játékosok ellen: {share}; {points} pont a legjobb tipphez képest.</translation>
    </message>
    <message>
        <source>Chance to win: {share}; {spaces} spaces compared with the best tip.</source>
        <translation>Győzelmi esély: {share}; {spaces} mező a legjobb tipphez képest.</translation>
    </message>
    <message>
        <source>Compared with tip {number}:</source>
        <translation>A(z) {number}. tipphez képest:</translation>
    </message>
    <message>
        <source>Bars: chance to win against equally strong players. Thinking time: {seconds} s.</source>
        <translation>A sávok a győzelmi esélyt mutatják azonos erejű játékosok ellen. Gondolkodási idő: {seconds}&#xa0;mp.</translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but more in the end.</source>
        <translation>
            <numerusform>Azonnal {n} ponttal kevesebbet hoz, mint a(z) {number}. tipp, de a végén többet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings more from {more} and less from {less}.</source>
        <translation>A(z) {number}. tipphez képest többet hoz: {more}; kevesebbet: {less}.</translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings more from {more}.</source>
        <translation>A(z) {number}. tipphez képest többet hoz: {more}.</translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings less from {less}, but wins more often.</source>
        <translation>A(z) {number}. tipphez képest kevesebbet hoz: {less}; de gyakrabban győz.</translation>
    </message>
    <message>
        <source>Its chance to win is {share}; the best alternative&apos;s is {other}.</source>
        <translation>Győzelmi esély vele: {share}; a legjobb másik lehetőséggel: {other}.</translation>
    </message>
    <message>
        <source>Against equally strong players, it wins as often as the best alternative: {share}.</source>
        <translation>Azonos erejű játékosok ellen ugyanolyan gyakran győz, mint a legjobb másik lehetőség: {share}.</translation>
    </message>
    <message>
        <source>Against equally strong players, its chance to win is {share}; the best alternative&apos;s is {other}.</source>
        <translation>Azonos erejű játékosok ellen a győzelmi esély vele: {share}; a legjobb másik lehetőséggel: {other}.</translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but wins more often.</source>
        <translation>
            <numerusform>Azonnal {n} ponttal kevesebbet hoz, mint a(z) {number}. tipp, de gyakrabban győz.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was another player&apos;s decision, and their hand is hidden until the game ends. Go to one of your own decisions and ask again.</source>
        <translation>Itt másvalaki döntött, és a kártyái a játszma végéig rejtve maradnak. Menj az egyik saját döntésedhez, és kérdezz újra.</translation>
    </message>
    <message>
        <source>Chances and points are not reliable yet in this kind of game, so they are not shown.</source>
        <translation>Az ilyen játszmákban az esélyek és a pontok még nem megbízhatók, ezért nem jelennek meg.</translation>
    </message>
    <message>
        <source>Name player {player} to share their knowledge tiles</source>
        <translation>A(z) {player}. játékos megnevezése, a tudáslapkái miatt</translation>
    </message>
    <message>
        <source>Write {number} in the monastery</source>
        <translation>{number} beírása a kolostorba</translation>
    </message>
    <message>
        <source>Write {number} in the mine</source>
        <translation>{number} beírása a bányába</translation>
    </message>
    <message>
        <source>Write {number} in the river</source>
        <translation>{number} beírása a folyóra</translation>
    </message>
    <message>
        <source>Write {number} in the town</source>
        <translation>{number} beírása a városba</translation>
    </message>
    <message>
        <source>Write {number} in the castle</source>
        <translation>{number} beírása a kastélyba</translation>
    </message>
    <message>
        <source>Write {number} in the pasture</source>
        <translation>{number} beírása a legelőre</translation>
    </message>
    <message>
        <source>New dice or tiles come before the next opponent&apos;s turn. Nobody can know it yet.</source>
        <translation>Az ellenfél következő köre előtt új kockák vagy lapkák jönnek. Azt még senki sem tudhatja.</translation>
    </message>
    <message>
        <source>The opponent&apos;s cards are hidden. Only they know their best turn.</source>
        <translation>Az ellenfél kártyái rejtve vannak. A legjobb körét csak ő tudja.</translation>
    </message>
    <message>
        <source>Any action changes the table here, so the opponent&apos;s best turn depends on yours.</source>
        <translation>Itt minden akció megváltoztatja az asztalt, ezért az ellenfél legjobb köre a tiédtől függ.</translation>
    </message>
    <message>
        <source>Your own best turns</source>
        <translation>A te legjobb köreid</translation>
    </message>
    <message>
        <source>Click to show it on the table.</source>
        <translation>Kattints, és megjelenik az asztalon.</translation>
    </message>
    <message>
        <source>The opponent&apos;s plan</source>
        <translation>Az ellenfél terve</translation>
    </message>
    <message>
        <source>The best turns for {name}, if nothing changes before.</source>
        <translation>A legjobb körök, ha előtte semmi sem változik ({name}).</translation>
    </message>
    <message>
        <source>No opponent has another turn.</source>
        <translation>Egyik ellenfélnek sincs több köre.</translation>
    </message>
    <message>
        <source>Press Enter to play its first step.</source>
        <translation>Az Enter megteszi az első lépését.</translation>
    </message>
    <message>
        <source>Begin with the castle on {cell}</source>
        <translation>Kezdés a kastéllyal: {cell}</translation>
    </message>
    <message>
        <source>the turn played</source>
        <comment>in a sentence</comment>
        <translation>a játszott kör</translation>
    </message>
    <message>
        <source>tip {number}</source>
        <comment>in a sentence</comment>
        <translation>{number}.&#xa0;tipp</translation>
    </message>
    <message>
        <source>{turn} {fact}</source>
        <comment>a turn, and what it does: a whole sentence</comment>
        <translation>{turn}: {fact}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more tile(s)</source>
        <translation>
            <numerusform>még {n} lapka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Ladder and cup</source>
        <translation>Ranglétra és kupa</translation>
    </message>
    <message>
        <source>Build the finest estate in the valley, against bots or with others at this screen.</source>
        <translation>Építsd fel a völgy legszebb hercegségét, botok ellen vagy másokkal ennél a képernyőnél.</translation>
    </message>
    <message>
        <source>The Castles of Burgundy</source>
        <translation>The Castles of Burgundy</translation>
    </message>
    <message>
        <source>Your best: {points} ({board})</source>
        <translation>Legjobb eredményed: {points} ({board})</translation>
    </message>
    <message>
        <source>Your best: {points}</source>
        <translation>Legjobb eredményed: {points}</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>The Castles of Burgundy: The Dice Game</source>
        <translation>The Castles of Burgundy – A kockajáték</translation>
    </message>
    <message>
        <source>The Castles of Tuscany</source>
        <translation>The Castles of Tuscany</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Tanulj játszva</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Botok játéka</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Versenyek</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Tanfolyam</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>{number}. lecke</translation>
    </message>
    <message>
        <source>The next lesson: {title}</source>
        <translation>A következő lecke: {title}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Choose chance when it comes, or leave it to the lot</source>
        <translation>A véletlen megválasztása, amikor jön, vagy sorsolás</translation>
    </message>
    <message>
        <source>Trees of this game</source>
        <translation>A játszma fái</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Játék közben</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Visszatekintés közben</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Minden más</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Egy lépést vissza</translation>
    </message>
    <message>
        <source>All moves in words: Up, Down, Enter</source>
        <translation>Minden lépés szavakban: Fel, Le, Enter</translation>
    </message>
    <message>
        <source>Turn a die into workers</source>
        <translation>Kocka átváltása munkásokra</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Visszavonás, újra</translation>
    </message>
    <message>
        <source>Undo the whole turn</source>
        <translation>Az egész kör visszavonása</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Lassabban, gyorsabban</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Folytatás innen</translation>
    </message>
    <message>
        <source>Give up: show the answer</source>
        <translation>Feladás: a válasz mutatása</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újabb próba</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Következő kérdés</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Fájl megnyitása</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Ez a lista</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from one key to another</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>A billentyűk megváltoztatása</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Az asztalon</translation>
    </message>
    <message>
        <source>While looking back</source>
        <translation>Visszatekintés közben</translation>
    </message>
    <message>
        <source>While watching bots</source>
        <translation>A botok nézése közben</translation>
    </message>
    <message>
        <source>On the table of Carcassonne</source>
        <translation>A Carcassonne asztalán</translation>
    </message>
    <message>
        <source>Enlarge estate {number}</source>
        <translation>{number}. hercegség nagyban</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>{number}. válasz</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Balra</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Jobbra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Le</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Egy akciót vissza</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Egy kört vissza</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Egy fordulót vissza</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Lassabban</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Gyorsabban</translation>
    </message>
    <message>
        <source>To the buttons</source>
        <translation>A gombokhoz</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Turn the tile to the left</source>
        <translation>A lapka forgatása balra</translation>
    </message>
    <message>
        <source>Turn the tile to the right</source>
        <translation>A lapka forgatása jobbra</translation>
    </message>
    <message>
        <source>No follower, no bridge</source>
        <translation>Nem kell alattvaló, nem kell híd</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Maradék lapkák</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Nyomj meg egyet</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no key</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Enlarge an estate: 1 to 6</source>
        <translation>Egy hercegség nagyban: 1–6</translation>
    </message>
    <message>
        <source>Answer: a place for a follower, castle or points, buy or sell</source>
        <translation>Válasz: hely az alattvalónak, vár vagy pontok, vétel vagy eladás</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Parancs vagy billentyű keresése</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>A billentyűk cseréje</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>A botok játékának nézése</translation>
    </message>
    <message>
        <source>You can play with the keyboard alone, or with the mouse alone.</source>
        <translation>Játszhatsz csak billentyűzettel vagy csak egérrel.</translation>
    </message>
    <message>
        <source>To the next glowing item</source>
        <translation>A következő világító elemhez</translation>
    </message>
    <message>
        <source>Move around the table</source>
        <translation>Mozgás az asztalon</translation>
    </message>
    <message>
        <source>Choose the marked item; after both dice, end the turn</source>
        <translation>A megjelölt kiválasztása; ha elfogytak a kockák, kör vége</translation>
    </message>
    <message>
        <source>Choose the die with that number</source>
        <translation>Az ilyen értékű kocka kiválasztása</translation>
    </message>
    <message>
        <source>Pass: skip the effect of a building</source>
        <translation>Passz: lemondás egy épület hatásáról</translation>
    </message>
    <message>
        <source>Hint: the best turns, on the table and in words</source>
        <translation>Tanács: a legjobb körök az asztalon és szavakban</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>A tanács követése</translation>
    </message>
    <message>
        <source>Look back; press again to return</source>
        <translation>Visszatekintés; újra: vissza a játszmához</translation>
    </message>
    <message>
        <source>One action back or forward</source>
        <translation>Egy akciót vissza vagy előre</translation>
    </message>
    <message>
        <source>One turn back or forward</source>
        <translation>Egy kört vissza vagy előre</translation>
    </message>
    <message>
        <source>One round back or forward</source>
        <translation>Egy fordulót vissza vagy előre</translation>
    </message>
    <message>
        <source>To the start or end</source>
        <translation>Az elejére vagy a végére</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lejátszás vagy szünet</translation>
    </message>
    <message>
        <source>Review the game: mistakes and luck</source>
        <translation>Játszmaelemzés: hibák és szerencse</translation>
    </message>
    <message>
        <source>In the review: previous or next mistake</source>
        <translation>Elemzésben: az előző vagy a következő hibához</translation>
    </message>
    <message>
        <source>In the review: the better move</source>
        <translation>Elemzésben: a jobb lépés</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Mentett játszmák</translation>
    </message>
    <message>
        <source>Log: Up, Down, Enter to see a position</source>
        <translation>Napló: Fel, Le és Enter visz egy álláshoz</translation>
    </message>
    <message>
        <source>Tips of an open hint: Up, Down, Enter</source>
        <translation>Tippek nyitott tanácsnál: Fel, Le, Enter</translation>
    </message>
    <message>
        <source>Score sheet: all points, and points still open</source>
        <translation>Pontozólap: minden pont, és mi van még nyitva</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Nagyítás vagy kicsinyítés</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Az egész asztal mutatása</translation>
    </message>
    <message>
        <source>Move around an enlarged table</source>
        <translation>Mozgás a nagyított asztalon</translation>
    </message>
    <message>
        <source>Full screen; press Esc to leave it</source>
        <translation>Teljes képernyő; Esc: kilépés belőle</translation>
    </message>
    <message>
        <source>Rules for the item marked or under the pointer</source>
        <translation>Szabályok a megjelölt vagy mutatott dologról</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Az egész ablakban</translation>
    </message>
    <message>
        <source>Choose a die showing {number}</source>
        <translation>{number}-(es) kocka kiválasztása</translation>
    </message>
    <message>
        <source>While answering a question</source>
        <translation>Kérdés közben</translation>
    </message>
    <message>
        <source>To the previous glowing item</source>
        <translation>Az előző világító elemhez</translation>
    </message>
    <message>
        <source>Choose the marked item</source>
        <translation>A megjelölt elem kiválasztása</translation>
    </message>
    <message>
        <source>Play anyway when the tutor asks</source>
        <translation>Lépés az oktató kérdése ellenére</translation>
    </message>
    <message>
        <source>Move the view left</source>
        <translation>A nézet mozgatása balra</translation>
    </message>
    <message>
        <source>Move the view right</source>
        <translation>A nézet mozgatása jobbra</translation>
    </message>
    <message>
        <source>Move the view up</source>
        <translation>A nézet mozgatása felfelé</translation>
    </message>
    <message>
        <source>Move the view down</source>
        <translation>A nézet mozgatása lefelé</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Egy akciót előre</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Egy kört előre</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Egy fordulót előre</translation>
    </message>
    <message>
        <source>Show or hide all hands</source>
        <translation>Minden kártya mutatása vagy elrejtése</translation>
    </message>
    <message>
        <source>In a review: previous mistake</source>
        <translation>Elemzésben: az előző hibához</translation>
    </message>
    <message>
        <source>In a review: next mistake</source>
        <translation>Elemzésben: a következő hibához</translation>
    </message>
    <message>
        <source>In a review: show the better move</source>
        <translation>Elemzésben: a jobb lépés mutatása</translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation>Az ajánlat emelése</translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation>Az ajánlat csökkentése</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Az egész térkép mutatása</translation>
    </message>
    <message>
        <source>Hold to show who owns what</source>
        <translation>Lenyomva tartva: mi kié</translation>
    </message>
    <message>
        <source>Key {key}. Press to choose another one.</source>
        <translation>Billentyű: {key}. Nyomd meg, ha másikat szeretnél.</translation>
    </message>
    <message>
        <source>Another way: other payment, swap, suggested layout</source>
        <translation>Más mód: másik fizetés, csere, javasolt elrendezés</translation>
    </message>
    <message>
        <source>After the game: show or hide all hands</source>
        <translation>A végén: minden kártya mutatása vagy elrejtése</translation>
    </message>
    <message>
        <source>Save or print a player&apos;s sheet</source>
        <translation>Egy játékos játéklapja: mentés vagy nyomtatás</translation>
    </message>
    <message>
        <source>Turn the tile, as with the mouse wheel</source>
        <translation>A lapka forgatása, az egér görgőjével is</translation>
    </message>
    <message>
        <source>Try the tile on the marked place; press again to place it</source>
        <translation>A lapka kipróbálása a megjelölt helyen; újra: lerakás</translation>
    </message>
    <message>
        <source>Raise or lower the bid</source>
        <translation>Az ajánlat emelése vagy csökkentése</translation>
    </message>
    <message>
        <source>{command}: reset to the default key</source>
        <translation>{command}: az alapértelmezett billentyű visszaállítása</translation>
    </message>
    <message>
        <source>No command or key matches.</source>
        <translation>Nincs hozzá illő parancs vagy billentyű.</translation>
    </message>
    <message>
        <source>Keep as it is</source>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>“{owner}” uses {key}. Use it for “{command}” instead, and give “{owner}” the old key of “{command}”?</source>
        <translation>A(z) „{owner}” parancs billentyűje: {key}. Legyen ez a(z) „{command}” parancsé, és kapja meg a(z) „{owner}” annak eddigi billentyűjét?</translation>
    </message>
    <message>
        <source>Show or hide the figures of the tips</source>
        <translation>A tippek számainak mutatása vagy elrejtése</translation>
    </message>
    <message>
        <source>Tips for points or for the win</source>
        <translation>Tippek pontokra vagy győzelemre</translation>
    </message>
    <message>
        <source>Make the bot move now; skip to my turn</source>
        <translation>A bot lépjen most; ugrás a körömre</translation>
    </message>
    <message>
        <source>While watching: play or pause; one action</source>
        <translation>Nézés közben: lejátszás vagy szünet; egy akció</translation>
    </message>
    <message>
        <source>Save or copy a picture of the table</source>
        <translation>Az asztal képe: mentés vagy másolás</translation>
    </message>
    <message>
        <source>In dialogs, hold Alt to see a letter for everything you can press.</source>
        <translation>A párbeszédablakokban tartsd lenyomva az Alt billentyűt: minden gomb megmutatja a betűjét.</translation>
    </message>
    <message>
        <source>The opponent&apos;s best turns, if you change nothing</source>
        <translation>Az ellenfél legjobb körei, ha semmit sem változtatsz</translation>
    </message>
    <message>
        <source>Share a finished game as a web page</source>
        <translation>Befejezett játék megosztása weboldalként</translation>
    </message>
    <message>
        <source>At the analysis table</source>
        <translation>Az elemzőasztalnál</translation>
    </message>
    <message>
        <source>Bots play to the end of the round</source>
        <translation>Botok a forduló végéig</translation>
    </message>
    <message>
        <source>Draw the last chance again</source>
        <translation>A legutóbbi sorsolás megismétlése</translation>
    </message>
    <message>
        <source>Draw hidden hands again</source>
        <translation>Rejtett lapok új sorsolása</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>Változatok összehasonlítása</translation>
    </message>
    <message>
        <source>Make this branch the main line</source>
        <translation>Legyen ez a fő változat</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Törlés innen</translation>
    </message>
    <message>
        <source>To the variations</source>
        <translation>A változatokhoz</translation>
    </message>
    <message>
        <source>Explorer; games with a position like this</source>
        <translation>Felfedező; ilyen állású játszmák</translation>
    </message>
    <message>
        <source>Choose the last chance yourself</source>
        <translation>A legutóbbi véletlen megválasztása</translation>
    </message>
    <message>
        <source>Analyse from here; press again to return</source>
        <translation>Elemzés innen; újra: vissza</translation>
    </message>
    <message>
        <source>At the analysis table: other chance, by lot or chosen</source>
        <translation>Az elemzőasztalnál: más véletlen, sorsolva vagy választva</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>What to buy</source>
        <translation>Mit vegyünk</translation>
    </message>
    <message>
        <source>When to take workers</source>
        <translation>Mikor szerezzünk munkásokat</translation>
    </message>
    <message>
        <source>Which goods to load</source>
        <translation>Melyik árut rakjuk fel</translation>
    </message>
    <message>
        <source>What to exchange goods for</source>
        <translation>Mire cseréljük az árut</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Hol kezdjünk</translation>
    </message>
    <message>
        <source>Which tile to take</source>
        <translation>Melyik lapkát vegyük el</translation>
    </message>
    <message>
        <source>When to sell goods</source>
        <translation>Mikor adjuk el az árut</translation>
    </message>
    <message>
        <source>When to end the turn</source>
        <translation>Mikor érjen véget a kör</translation>
    </message>
    <message>
        <source>What to leave unused</source>
        <translation>Mi maradjon kihasználatlanul</translation>
    </message>
    <message>
        <source>How to turn a die</source>
        <translation>Hogyan fordítsuk a kockát</translation>
    </message>
    <message>
        <source>Whose knowledge tiles to share</source>
        <translation>Kinek a tudáslapkáit használd</translation>
    </message>
    <message>
        <source>Which shields to keep</source>
        <translation>Melyik pajzsok maradjanak</translation>
    </message>
    <message>
        <source>How much a tile is worth</source>
        <translation>Mennyit ér egy lapka</translation>
    </message>
    <message>
        <source>When to put the tile aside</source>
        <translation>Mikor tegyük félre a lapkát</translation>
    </message>
    <message>
        <source>Where to build a bridge</source>
        <translation>Hová épüljön híd</translation>
    </message>
    <message>
        <source>When to build a castle</source>
        <translation>Mikor épüljön vár</translation>
    </message>
    <message>
        <source>Which tile to choose</source>
        <translation>Melyik lapkát válasszuk</translation>
    </message>
    <message>
        <source>Which space to mark</source>
        <translation>Melyik mezőt jelöljük meg</translation>
    </message>
    <message>
        <source>When to take a worker</source>
        <translation>Mikor szerezzünk munkást</translation>
    </message>
    <message>
        <source>Which bonus tile to take</source>
        <translation>Melyik bónuszlapkát vegyük el</translation>
    </message>
    <message>
        <source>When to draw cards</source>
        <translation>Mikor húzzunk kártyát</translation>
    </message>
    <message>
        <source>Which kind to swap</source>
        <translation>Melyik fajtát cseréljük ki</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Valami más</translation>
    </message>
    <message>
        <source>Where to place a tile</source>
        <translation>Hová rakjunk le egy lapkát</translation>
    </message>
    <message>
        <source>Which building the crane copies</source>
        <translation>Melyik épületet utánozza a daru</translation>
    </message>
    <message>
        <source>Where to place a shield</source>
        <translation>Hová kerüljön a pajzs</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Mit dobjunk el</translation>
    </message>
    <message>
        <source>Where to place the tile</source>
        <translation>Hová rakjuk le a lapkát</translation>
    </message>
    <message>
        <source>Where to place a follower</source>
        <translation>Hová állítsunk alattvalót</translation>
    </message>
    <message>
        <source>Which feature to choose for a castle</source>
        <translation>Melyik területet válasszuk a várhoz</translation>
    </message>
    <message>
        <source>When to press Ready</source>
        <translation>Mikor nyomjuk meg a Kész gombot</translation>
    </message>
    <message>
        <source>How to arrange the duchy</source>
        <translation>Hogyan rakjuk ki a hercegséget</translation>
    </message>
    <message>
        <source>Which tile to take from the display</source>
        <translation>Melyik lapkát vegyük el</translation>
    </message>
    <message>
        <source>Where to place a tile in the duchy</source>
        <translation>Hová rakjunk le egy lapkát</translation>
    </message>
    <message>
        <source>What to decline</source>
        <translation>Miről mondjunk le</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>No mistakes</source>
        <translation>Nincs hiba</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}</source>
        <translation>{number}. hiba, összesen {count}</translation>
    </message>
    <message>
        <source>You have found them all: {found} of {count}.</source>
        <translation>Mindet megtaláltad: {found}, összesen {count}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>The turn played here cost {price}. Find one as good as the best and play the whole turn on the table. This is only a trial: the game stays as it was.</source>
        <translation>Az itt játszott kör ára: {price}. Keress egy olyat, amely felér a legjobbal, és játszd le az egészet az asztalon. Ez csak próba: a játszma marad, ahogy volt.</translation>
    </message>
    <message>
        <source>You have found {found} of {count}. You can try the others again at any time.</source>
        <translation>Megtaláltad: {found}, összesen {count}. A többivel bármikor újra próbálkozhatsz.</translation>
    </message>
    <message>
        <source>{name}: there is no mistake to learn from in the part reviewed so far.</source>
        <translation>{name}: az eddig elemzett részben nincs olyan hiba, amelyből tanulni lehetne.</translation>
    </message>
    <message>
        <source>{name}: there is no mistake to learn from in this game. Every turn was as good as the best one in the review, or nearly so.</source>
        <translation>{name}: ebben a játszmában nincs olyan hiba, amelyből tanulni lehetne. Minden kör felért az elemzésben talált legjobbal, vagy majdnem.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The statistics cannot be used</source>
        <translation>A statisztika nem használható</translation>
    </message>
    <message>
        <source>The statistics were damaged</source>
        <translation>A statisztika megsérült</translation>
    </message>
    <message>
        <source>The statistics need a newer version</source>
        <translation>A statisztikához újabb változat kell</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{what}. It was kept as {file}</source>
        <translation>{what}. Megmaradt ezen a néven: {file}</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}.</source>
        <translation>Ezt nem lehet írni: „{file}” – {reason}.</translation>
    </message>
    <message>
        <source>The statistics could not be exported</source>
        <translation>A statisztikát nem sikerült menteni</translation>
    </message>
    <message>
        <source>Check that you can write to the folder and that the disk is not full. You can still play and save games.</source>
        <translation>Ellenőrizd, hogy a mappa írható-e, és nem telt-e meg a lemez. Játszani és menteni továbbra is lehet.</translation>
    </message>
    <message>
        <source>You do not need to do anything: the program gathers them again from the finished games that are still saved.</source>
        <translation>Nincs teendőd: a program újra összegyűjti a még meglévő befejezett játszmákból.</translation>
    </message>
    <message>
        <source>Install the latest Burgundy Qt. It will also count the games that you finish before then. The file was not changed.</source>
        <translation>Telepítsd a legújabb Burgundy Qt-t. Az addig befejezett játszmákat is beleszámítja majd. A fájl változatlan maradt.</translation>
    </message>
    <message>
        <source>it has version {version}; this program reads versions up to {known}</source>
        <translation>a változata {version}, ez a program legfeljebb ezt ismeri: {known}</translation>
    </message>
    <message>
        <source>its contents are damaged</source>
        <translation>a tartalma sérült</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>a rendszer szerint „{reason}”</translation>
    </message>
    <message>
        <source>SQLite says “{reason}”</source>
        <translation>az SQLite szerint „{reason}”</translation>
    </message>
    <message>
        <source>Something went wrong with the statistics</source>
        <translation>Hiba történt a statisztikában</translation>
    </message>
    <message>
        <source>Choose another place, or check that you can write to this one.</source>
        <translation>Válassz másik helyet, vagy ellenőrizd, hogy ez írható-e.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Apród</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Csatlós</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Intéző</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Lovag</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Báró</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herceg</translation>
    </message>
    <message>
        <source>Plans the whole turn.</source>
        <translation>Az egész körét megtervezi.</translation>
    </message>
    <message>
        <source>Plays by instinct, often misjudges and likes quick points.</source>
        <translation>Érzésre játszik, sokszor téved, és szereti a kéznél lévő pontokat.</translation>
    </message>
    <message>
        <source>Plays by instinct and misjudges less often.</source>
        <translation>Érzésre játszik, és ritkábban téved.</translation>
    </message>
    <message>
        <source>Judges every single action with sound instinct.</source>
        <translation>Minden egyes akciójában jó érzékkel dönt.</translation>
    </message>
    <message>
        <source>Tries out its best turns one round ahead.</source>
        <translation>Kipróbálja a legjobb köreit, egy fordulóval előre.</translation>
    </message>
    <message>
        <source>Tries out many turns, for as long as its pace allows.</source>
        <translation>Sok kört kipróbál, ameddig a tempója engedi.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Recorded</source>
        <translation>Rögzített</translation>
    </message>
    <message>
        <source>Something went wrong in the library</source>
        <translation>A játszmák kezelése közben hiba történt</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Átnevezés</translation>
    </message>
    <message>
        <source>Save a copy elsewhere</source>
        <translation>Másolat mentése máshová</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>A játszma neve</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Átnevezés…</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Ugyanez a kiosztás újra…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Másolás szövegként</translation>
    </message>
    <message>
        <source>Copy the challenge code</source>
        <translation>A kihíváskód másolása</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Másolat mentése máshová…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Folytatható</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Befejezett</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Csillagos</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Kuka</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>{phase} fázis, {round}.&#xa0;forduló</translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>{edition}-es kiadás</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>a game</comment>
        <translation>kötetlen</translation>
    </message>
    <message>
        <source>{covered} of {all} spaces</source>
        <translation>{covered} / {all} mező</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>a game that waits</comment>
        <translation>Folytatható</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>Vereség {points} ponttal</translation>
    </message>
    <message numerus="yes">
        <source>Lost: {n} space(s) left</source>
        <translation>
            <numerusform>Vereség: {n} mező maradt</numerusform>
        </translation>
    </message>
    <message>
        <source>Won the tie: {team}</source>
        <translation>Döntetlennél győzött: {team}</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), {waiting} of them waiting for you.</source>
        <translation>
            <numerusform>{n} játszma, közülük {waiting} vár rád.</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>ember</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nincs befejezve</translation>
    </message>
    <message>
        <source>Your turn: {name}</source>
        <translation>Te jössz: {name}</translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>Győzelem {points} ponttal</translation>
    </message>
    <message>
        <source>You win the tie</source>
        <translation>Döntetlen: te győztél</translation>
    </message>
    <message>
        <source>{name} wins the tie</source>
        <translation>Döntetlen: {name} győzött</translation>
    </message>
    <message>
        <source>Won by {points}: {team}</source>
        <translation>{points} ponttal nyert: {team}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Részletek</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>ma, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>tegnap</translation>
    </message>
    <message>
        <source>{name} ({level}) {points}</source>
        <translation>{name} ({level}) {points}</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s); still reading {left} more.</source>
        <translation>
            <numerusform>{n} játszma; további {left} beolvasása folyik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Itt még nincs semmi.</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), all played to the end.</source>
        <translation>
            <numerusform>{n} játszma, mind végigjátszva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} module(s)</source>
        <translation>
            <numerusform>{n} modul</numerusform>
        </translation>
    </message>
    <message>
        <source>Won the tie</source>
        <translation>Győzelem döntetlennél</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a solo game</comment>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Lost the tie</source>
        <translation>Vereség döntetlennél</translation>
    </message>
    <message>
        <source>starred</source>
        <comment>a game</comment>
        <translation>csillagos</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a game</comment>
        <translation>befejezett</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a game</comment>
        <translation>folyamatban</translation>
    </message>
    <message>
        <source>estate {estate}</source>
        <translation>{estate}.&#xa0;hercegség</translation>
    </message>
    <message>
        <source>{tiles}, {left} left</source>
        <translation>{tiles}, hátra {left}</translation>
    </message>
    <message>
        <source>Dice Game, duchy {sheet}</source>
        <translation>Kockajáték, {sheet} hercegség</translation>
    </message>
    <message>
        <source>Not good yet</source>
        <comment>points of a game alone</comment>
        <translation>Még nem elég jó</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Bots only</source>
        <translation>Csak botok</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>motor</translation>
    </message>
    <message>
        <source>Only bots play</source>
        <translation>Csak botok játszanak</translation>
    </message>
    <message>
        <source>Shared the victory</source>
        <translation>Megosztott győzelem</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Megosztott győzelem: {names}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Nézem</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), none of them waiting for you.</source>
        <translation>
            <numerusform>{n} játszma, egyik sem vár rád.</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Még nincsenek játszmák</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Még nincs befejezett játszma</translation>
    </message>
    <message>
        <source>No starred games yet</source>
        <translation>Még nincs csillagos játszma</translation>
    </message>
    <message>
        <source>No recorded games</source>
        <translation>Nincs rögzített játszma</translation>
    </message>
    <message>
        <source>Games of the box that you record stay here.</source>
        <translation>Itt maradnak a dobozzal játszott játszmák, amelyeket rögzítesz.</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>A kuka üres</translation>
    </message>
    <message>
        <source>game</source>
        <comment>the name of a file</comment>
        <translation>játszma</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Kuka ürítése</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Tanulj játszva</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Fájl megnyitása</translation>
    </message>
    <message>
        <source>The game is on the clipboard: paste it into an email.</source>
        <translation>A játszma a vágólapon van: illeszd be egy e-mailbe.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Játszmák hozzáadása</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Kiüríted a kukát?</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Fájl hozzáadása…</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Játszma beillesztése</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Legutóbbiak</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Player, estate, date</source>
        <translation>Játékos, hercegség, dátum</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>This deal cannot be played again</source>
        <translation>Ez a kiosztás nem játszható újra</translation>
    </message>
    <message>
        <source>Continue the game itself, or look back at it.</source>
        <translation>Folytasd magát a játszmát, vagy tekints vissza rá.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Áthelyezés a kukába</translation>
    </message>
    <message>
        <source>Add a star</source>
        <translation>Csillag hozzáadása</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>Csillag eltávolítása</translation>
    </message>
    <message>
        <source>The file stays unchanged</source>
        <translation>A fájl változatlan marad</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Megtekintés</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>The file does not contain the seed that the deal depends on.</source>
        <translation>A fájlból hiányzik a kiosztásszám, amelytől a kiosztás függ.</translation>
    </message>
    <message>
        <source>Every game is saved here automatically. You can continue it, look back at it or share it.</source>
        <translation>A program minden játszmát automatikusan ide ment. Folytathatod, visszanézheted vagy megoszthatod.</translation>
    </message>
    <message>
        <source>No game is waiting for you</source>
        <translation>Egyetlen játszma sem vár rád</translation>
    </message>
    <message>
        <source>Start a new game: it stays here until it is finished.</source>
        <translation>Kezdj új játszmát: itt marad, amíg be nem fejezed.</translation>
    </message>
    <message>
        <source>Finished games stay here with their results.</source>
        <translation>A befejezett játszmák itt maradnak az eredményükkel együtt.</translation>
    </message>
    <message>
        <source>Press S to star a game. You will then find it here.</source>
        <translation>Az S billentyűvel csillagozhatsz meg egy játszmát. Utána itt megtalálod.</translation>
    </message>
    <message>
        <source>No games between bots</source>
        <translation>Nincs botok közötti játszma</translation>
    </message>
    <message>
        <source>Finished games between bots are kept here. To keep an unfinished one, star it.</source>
        <translation>A botok közötti befejezett játszmák itt maradnak. Egy befejezetlent csillaggal tarthatsz meg.</translation>
    </message>
    <message>
        <source>Games that you move to the bin stay here until you empty it.</source>
        <translation>A kukába áthelyezett játszmák itt maradnak, amíg ki nem üríted.</translation>
    </message>
    <message>
        <source>You are playing this game</source>
        <translation>Éppen ezt a játszmát játszod</translation>
    </message>
    <message>
        <source>You cannot move the current game to the bin.</source>
        <translation>A folyamatban lévő játszma nem helyezhető át a kukába.</translation>
    </message>
    <message>
        <source>Start or open another game first.</source>
        <translation>Előbb kezdj vagy nyiss meg egy másik játszmát.</translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) will be deleted permanently.</source>
        <translation>
            <numerusform>{n} fájl véglegesen törlődik.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game here contains “{words}”.</source>
        <translation>Egyik játszmában sem szerepel: „{words}”.</translation>
    </message>
    <message>
        <source>The game is now in the library.</source>
        <translation>A játszma bekerült a játszmáid közé.</translation>
    </message>
    <message>
        <source>The code {code} is on the clipboard. Anyone who plays it gets the same deal.</source>
        <translation>A kód a vágólapon van: {code}. Aki ezzel játszik, ugyanezt a kiosztást kapja.</translation>
    </message>
    <message>
        <source>A copy was saved in “{path}”.</source>
        <translation>A másolat helye: „{path}”.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the bin.</source>
        <translation>A kukába került: „{title}”.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Ürítés</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>Visszaállítva: „{title}”.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Search by name, level, estate, edition, players, date or result</source>
        <translation>Keresés név, szint, hercegség, kiadás, játékosszám, dátum vagy eredmény szerint</translation>
    </message>
    <message>
        <source>The file with the names and stars of your games was damaged</source>
        <translation>A játszmáid neveit és csillagait tartalmazó fájl megsérült</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}. No game is lost.</source>
        <translation>A sérült fájl új neve: {file}. Egyetlen játszma sem veszett el.</translation>
    </message>
    <message>
        <source>Name and star your games again if you like. You do not need to do anything else.</source>
        <translation>Ha szeretnéd, nevezd el és csillagozd meg újra a játszmáidat. Más teendőd nincs.</translation>
    </message>
    <message>
        <source>To open this game, copy all this text, then press {key} in Burgundy Qt.</source>
        <translation>A megnyitáshoz másold ki az egészet, és nyomd meg a Burgundy Qt-ban: {key}.</translation>
    </message>
    <message>
        <source>The game is not over: this text also contains hidden information.</source>
        <translation>A játszma még tart: ez a szöveg azt is tartalmazza, ami rejtett.</translation>
    </message>
    <message>
        <source>Team: {names}, {points}</source>
        <translation>Csapat: {names}, {points}</translation>
    </message>
    <message>
        <source>without help</source>
        <comment>a game</comment>
        <translation>segítség nélkül</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Felfedező</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>a game</comment>
        <translation>rögzített</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} és {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} vagy {last}</translation>
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
        <translation>{action} (a közös tárolóba)</translation>
    </message>
    <message>
        <source>{action} from the shared storage</source>
        <translation>{action} (a közös tárolóból)</translation>
    </message>
    <message>
        <source>Paid no tribute</source>
        <translation>Nem fizetett adót</translation>
    </message>
    <message>
        <source>Took {tile} from depot {depot}</source>
        <translation>A(z) {depot}.&#xa0;raktárból: {tile}</translation>
    </message>
    <message>
        <source>Sold {goods}</source>
        <translation>Eladás: {goods}</translation>
    </message>
    <message>
        <source>Took workers</source>
        <translation>Munkások szerzése</translation>
    </message>
    <message>
        <source>Bought {tile} from depot {depot}</source>
        <translation>Vásárlás, {depot}.&#xa0;raktár: {tile}</translation>
    </message>
    <message>
        <source>Bought 2 workers</source>
        <translation>2 munkás vásárlása</translation>
    </message>
    <message>
        <source>Took {shield} from depot {depot}</source>
        <translation>A(z) {depot}.&#xa0;raktárból: {shield}</translation>
    </message>
    <message>
        <source>Turned a {die} to {to}</source>
        <translation>Kocka átfordítva: {die} → {to}</translation>
    </message>
    <message>
        <source>Paid tribute for {shields}</source>
        <translation>Adófizetés: {shields}</translation>
    </message>
    <message>
        <source>Bought a point for 1 silverling</source>
        <translation>Vásárlás: egy pont 1 ezüstért</translation>
    </message>
    <message>
        <source>{effect}: took {tile} from depot {depot}</source>
        <translation>{effect}, a(z) {depot}.&#xa0;raktárból: {tile}</translation>
    </message>
    <message>
        <source>{effect}: sold {goods}</source>
        <translation>{effect}, eladás: {goods}</translation>
    </message>
    <message>
        <source>{effect}: took workers</source>
        <translation>{effect}, munkások szerzése</translation>
    </message>
    <message>
        <source>{effect}: passed</source>
        <translation>{effect}: passz</translation>
    </message>
    <message>
        <source>{effect}: took {shield} from depot {depot}</source>
        <translation>{effect}, a(z) {depot}.&#xa0;raktárból: {shield}</translation>
    </message>
    <message>
        <source>{effect}: took all {goods}</source>
        <translation>{effect}, minden elvéve: {goods}</translation>
    </message>
    <message>
        <source>{effect}: took the workers</source>
        <translation>{effect}, munkások elfogadása</translation>
    </message>
    <message>
        <source>Took {tile} as a black tile for 5 goods</source>
        <translation>Fekete lapkaként elvéve 5 áruért: {tile}</translation>
    </message>
    <message>
        <source>Gave {goods} for the black tile</source>
        <translation>Odaadva a fekete lapkáért: {goods}</translation>
    </message>
    <message>
        <source>Bought {tile}</source>
        <translation>Vásárlás: {tile}</translation>
    </message>
    <message>
        <source>{action}, {workers}</source>
        <translation>{action}, {workers}</translation>
    </message>
    <message>
        <source>Start castle {cell}</source>
        <translation>Kezdő kastély: {cell}</translation>
    </message>
    <message>
        <source>{one} and {other}, {hue} and {other_hue}</source>
        <translation>{one} és {other}, {hue} és {other_hue}</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Kezdődik a(z) {phase}. fázis</translation>
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
        <translation>Megosztott győzelem, {points}: {names}</translation>
    </message>
    <message>
        <source>city complete: +{points}</source>
        <translation>kész város: +{points}</translation>
    </message>
    <message>
        <source>road complete: +{points}</source>
        <translation>kész út: +{points}</translation>
    </message>
    <message>
        <source>monastery complete: +{points}</source>
        <translation>kész kolostor: +{points}</translation>
    </message>
    <message>
        <source>castle: +{points}</source>
        <translation>kastély: +{points}</translation>
    </message>
    <message>
        <source>Unfinished city: +{points}</source>
        <translation>Befejezetlen város: +{points}</translation>
    </message>
    <message>
        <source>Unfinished road: +{points}</source>
        <translation>Befejezetlen út: +{points}</translation>
    </message>
    <message>
        <source>Unfinished monastery: +{points}</source>
        <translation>Befejezetlen kolostor: +{points}</translation>
    </message>
    <message>
        <source>Field: +{points}</source>
        <translation>Mező: +{points}</translation>
    </message>
    <message>
        <source>{tile} fits nowhere and leaves the game</source>
        <translation>{tile}: sehová sem illik, kikerül a játékból</translation>
    </message>
    <message>
        <source>gets {points}</source>
        <translation>kap: {points}</translation>
    </message>
    <message>
        <source>Gets {tile}</source>
        <translation>Kapja: {tile}</translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation>híddal</translation>
    </message>
    <message>
        <source>pays {points}</source>
        <translation>fizet: {points}</translation>
    </message>
    <message>
        <source>Bazaar: {tiles}</source>
        <translation>Bazár: {tiles}</translation>
    </message>
    <message>
        <source>Put the tile aside: it fits only with a bridge</source>
        <translation>Lapka félretéve: csak híddal illik</translation>
    </message>
    <message>
        <source>Built a bridge</source>
        <translation>Híd megépítve</translation>
    </message>
    <message>
        <source>Chose for the castle: {feature}</source>
        <translation>A várhoz választva: {feature}</translation>
    </message>
    <message>
        <source>Chose {tile}</source>
        <translation>Választás: {tile}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Ajánlat: {points}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>region of {size}: +{points}</source>
        <translation>{size} mezős terület: +{points}</translation>
    </message>
    <message>
        <source>Nothing fits: a worker instead</source>
        <translation>Semmi sem illik: helyette egy munkás</translation>
    </message>
    <message>
        <source>first with all {colour}: +{points} green</source>
        <translation>elsőként kész, {colour}: +{points} zöld</translation>
    </message>
    <message>
        <source>second with all {colour}: +{points} green</source>
        <translation>másodikként kész, {colour}: +{points} zöld</translation>
    </message>
    <message>
        <source>crops: +{points} green</source>
        <translation>termény: +{points} zöld</translation>
    </message>
    <message>
        <source>+{points} green</source>
        <translation>+{points} zöld</translation>
    </message>
    <message>
        <source>no room for the hexagon: +{points} red</source>
        <translation>nincs hely a hatszögnek: +{points} piros</translation>
    </message>
    <message>
        <source>Cards in hand: +{points}</source>
        <translation>Kézben maradt kártyák: +{points}</translation>
    </message>
    <message>
        <source>Stored tiles: +{points}</source>
        <translation>Tárolóban maradt lapkák: +{points}</translation>
    </message>
    <message>
        <source>Stored hexagons: +{points}</source>
        <translation>Tárolóban maradt hatszögek: +{points}</translation>
    </message>
    <message>
        <source>Marble left over: +{points}</source>
        <translation>Megmaradt márvány: +{points}</translation>
    </message>
    <message>
        <source>left stack empty</source>
        <translation>elfogyott a bal halom</translation>
    </message>
    <message>
        <source>middle stack empty</source>
        <translation>elfogyott a középső halom</translation>
    </message>
    <message>
        <source>right stack empty</source>
        <translation>elfogyott a jobb halom</translation>
    </message>
    <message>
        <source>left stack empty: phase I ends with this round</source>
        <translation>elfogyott a bal halom: az I. fázis e fordulóval véget ér</translation>
    </message>
    <message>
        <source>middle stack empty: phase II ends with this round</source>
        <translation>elfogyott a középső halom: a II. fázis e fordulóval véget ér</translation>
    </message>
    <message>
        <source>right stack empty: one more round after this one</source>
        <translation>elfogyott a jobb halom: e forduló után még egy jön</translation>
    </message>
    <message>
        <source>Duchy {boards}</source>
        <translation>Hercegség: {boards}</translation>
    </message>
    <message>
        <source>discards shuffled: {cards}</source>
        <translation>a dobott kártyák megkeverve: {cards}</translation>
    </message>
    <message>
        <source>{action} for {price}</source>
        <translation>{action}, ára {price}</translation>
    </message>
    <message>
        <source>yield card: {gain}</source>
        <translation>hozamkártya: {gain}</translation>
    </message>
    <message>
        <source>Phase {phase} scored</source>
        <translation>{phase}. fázis: pontozás</translation>
    </message>
    <message>
        <source>Drew {cards}</source>
        <translation>Húzás: {cards}</translation>
    </message>
    <message>
        <source>Marble: one more action</source>
        <translation>Márvány: még egy akció</translation>
    </message>
    <message>
        <source>+{gain}</source>
        <translation>+{gain}</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>húzás: {cards}</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Az utolsó forduló</translation>
    </message>
    <message>
        <source>region of {size}: +{points} green</source>
        <translation>{size} mezős terület: +{points} zöld</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}</source>
        <translation>Bónuszlapka: {bonus}</translation>
    </message>
    <message>
        <source>Took {tile}</source>
        <translation>Elvéve: {tile}</translation>
    </message>
    <message>
        <source>No tile fits: swapped all {colour}</source>
        <translation>Egy lapka sem illik: csere, {colour}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Show the whole page</source>
        <translation>Mutasd az egész oldalt</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mutass kevesebbet</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>Goods left over: +{points}</source>
        <translation>Megmaradt áruk: +{points}</translation>
    </message>
    <message>
        <source>Silverlings left over: +{points}</source>
        <translation>Megmaradt ezüst: +{points}</translation>
    </message>
    <message>
        <source>Workers left over: +{points}</source>
        <translation>Megmaradt munkások: +{points}</translation>
    </message>
    <message>
        <source>now first on the bridge</source>
        <translation>mostantól első a hídon</translation>
    </message>
    <message>
        <source>now second on the bridge</source>
        <translation>mostantól második a hídon</translation>
    </message>
    <message>
        <source>now third on the bridge</source>
        <translation>mostantól harmadik a hídon</translation>
    </message>
    <message>
        <source>now last on the bridge</source>
        <translation>mostantól utolsó a hídon</translation>
    </message>
    <message>
        <source>Estate {estate}: {purse}</source>
        <translation>{estate}.&#xa0;hercegség: {purse}</translation>
    </message>
    <message>
        <source>{shield}: chose {name}</source>
        <translation>{shield}, választás: {name}</translation>
    </message>
    <message>
        <source>Ship: loaded {goods}</source>
        <translation>Hajó: berakodva {goods}</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}: {goods} to depot {depot}</source>
        <translation>{phase} fázis, {round}.&#xa0;forduló: {goods} a(z) {depot}.&#xa0;raktárba</translation>
    </message>
    <message>
        <source>Round {round}: {goods} to depot {depot}</source>
        <translation>{round}.&#xa0;forduló: {goods} a(z) {depot}.&#xa0;raktárba</translation>
    </message>
    <message>
        <source>No tribute paid, lost: {shields}</source>
        <translation>Nem fizetett adót, elveszett: {shields}</translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n} ezüst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n} munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>Mines: {gain}</source>
        <translation>Bányák: {gain}</translation>
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
        <translation>elveszett: {shields}</translation>
    </message>
    <message>
        <source>Your team wins with {points}</source>
        <translation>A csapatod győzött: {points}</translation>
    </message>
    <message>
        <source>Team {name} wins with {points}</source>
        <translation>A győztes csapat: {name}, {points}</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Végső pontozás</translation>
    </message>
    <message>
        <source>You win with {points}</source>
        <translation>Győztél: {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} győzött: {points}</translation>
    </message>
    <message>
        <source>The 25 rounds are over: not all spaces are covered</source>
        <translation>Letelt a 25 forduló: maradt lefedetlen mező</translation>
    </message>
    <message>
        <source>You win: all spaces are covered</source>
        <translation>Győztél: minden mező lefedve</translation>
    </message>
    <message>
        <source>{name} wins: all spaces are covered</source>
        <translation>{name} győzött: minden mező lefedve</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>{estate}.&#xa0;hercegség</translation>
    </message>
    <message>
        <source>At the start: {purse}</source>
        <translation>Kezdéskor: {purse}</translation>
    </message>
    <message>
        <source>Placed {tile}</source>
        <translation>Lerakás: {tile}</translation>
    </message>
    <message>
        <source>Discarded {tile}</source>
        <translation>Eldobva: {tile}</translation>
    </message>
    <message>
        <source>{effect}: placed {tile}</source>
        <translation>{effect}, lerakás: {tile}</translation>
    </message>
    <message>
        <source>{effect}: used as {building}</source>
        <translation>{effect}: {building} hatása</translation>
    </message>
    <message>
        <source>Two hourglasses, but no goods yet</source>
        <translation>Két homokóra, de még nincs áru</translation>
    </message>
    <message>
        <source>+{points} for all {colour}</source>
        <translation>+{points} (teli szín: {colour})</translation>
    </message>
    <message>
        <source>Two hourglasses: all goods are sold</source>
        <translation>Két homokóra: minden áru elkel</translation>
    </message>
    <message>
        <source>castle scores: +{points}</source>
        <translation>vár: +{points}</translation>
    </message>
    <message>
        <source>City complete, unclaimed</source>
        <translation>Kész város, senkié</translation>
    </message>
    <message>
        <source>Road complete, unclaimed</source>
        <translation>Kész út, senkié</translation>
    </message>
    <message>
        <source>Monastery complete, unclaimed</source>
        <translation>Kész kolostor, senkié</translation>
    </message>
    <message>
        <source>Gets {tile} for free</source>
        <translation>Ingyen kapja: {tile}</translation>
    </message>
    <message>
        <source>Placed a knight in the city</source>
        <translation>Lovag a városba</translation>
    </message>
    <message>
        <source>Placed a thief on the road</source>
        <translation>Útonálló az útra</translation>
    </message>
    <message>
        <source>Placed a thief on the bridge</source>
        <translation>Útonálló a hídra</translation>
    </message>
    <message>
        <source>Placed a monk in the monastery</source>
        <translation>Szerzetes a kolostorba</translation>
    </message>
    <message>
        <source>Placed a farmer in the field</source>
        <translation>Paraszt a mezőre</translation>
    </message>
    <message>
        <source>Turned the small town into a castle</source>
        <translation>A városkából vár lett</translation>
    </message>
    <message>
        <source>Placed the hexagon as {colour}</source>
        <translation>Hatszög lerakva mint: {colour}</translation>
    </message>
    <message>
        <source>five of one colour, all removed: {colour}</source>
        <translation>öt egy színből, mind eltávolítva: {colour}</translation>
    </message>
    <message>
        <source>+{points} from green points</source>
        <translation>+{points} a zöld pontokból</translation>
    </message>
    <message>
        <source>No action possible</source>
        <translation>Nem volt lehetséges akció</translation>
    </message>
    <message>
        <source>Castle: placed {tile}</source>
        <translation>Vár, lerakás: {tile}</translation>
    </message>
    <message>
        <source>Castle: placed nothing</source>
        <translation>Vár: nincs lerakás</translation>
    </message>
    <message>
        <source>+{points} for animals</source>
        <translation>+{points} (állatok)</translation>
    </message>
    <message>
        <source>+{points} for the watchtower</source>
        <translation>+{points} (őrtorony)</translation>
    </message>
    <message>
        <source>+{points} for the region</source>
        <translation>+{points} (terület)</translation>
    </message>
    <message>
        <source>+{points} for the sale</source>
        <translation>+{points} (eladás)</translation>
    </message>
    <message>
        <source>+{points} for the trade route</source>
        <translation>+{points} (kereskedőút)</translation>
    </message>
    <message>
        <source>+{points} for border posts</source>
        <translation>+{points} (határőrhelyek)</translation>
    </message>
    <message>
        <source>+{points} for all three border posts</source>
        <translation>+{points} (mindhárom határőrhely)</translation>
    </message>
    <message>
        <source>+{points} for first with all {colour}</source>
        <translation>+{points} (elsőként kész: {colour})</translation>
    </message>
    <message>
        <source>+{points} for second with all {colour}</source>
        <translation>+{points} (másodikként kész: {colour})</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Te kezdesz</translation>
    </message>
    <message>
        <source>{name} goes first</source>
        <translation>{name} kezd</translation>
    </message>
    <message>
        <source>{tile} discarded</source>
        <translation>eldobva: {tile}</translation>
    </message>
    <message>
        <source>trade route match: {goods}</source>
        <translation>kereskedőút, odaillő áru: {goods}</translation>
    </message>
    <message>
        <source>+{points} for phase {phase}</source>
        <translation>+{points} ({phase} fázis)</translation>
    </message>
    <message>
        <source>Removed from depot {depot}: {tile}</source>
        <translation>Kikerült a(z) {depot}. raktárból: {tile}</translation>
    </message>
    <message>
        <source>Target reached: back to 0, next target {target}</source>
        <translation>Cél elérve: vissza 0-ra, a következő: {target}</translation>
    </message>
    <message>
        <source>the goods of all other depots are removed</source>
        <translation>a többi raktár árui kikerültek</translation>
    </message>
    <message>
        <source>Did nothing more</source>
        <translation>Nem történt több</translation>
    </message>
    <message>
        <source>{number} in a monastery</source>
        <translation>{number} egy kolostorban</translation>
    </message>
    <message>
        <source>{number} in a mine</source>
        <translation>{number} egy bányában</translation>
    </message>
    <message>
        <source>{number} in a river</source>
        <translation>{number} egy folyón</translation>
    </message>
    <message>
        <source>{number} in a town</source>
        <translation>{number} egy városban</translation>
    </message>
    <message>
        <source>{number} in a castle</source>
        <translation>{number} egy kastélyban</translation>
    </message>
    <message>
        <source>{number} in a pasture</source>
        <translation>{number} egy legelőn</translation>
    </message>
    <message>
        <source>{number} in space {cell}</source>
        <translation>{number} itt: {cell}</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>about {points}</source>
        <translation>nagyjából {points}</translation>
    </message>
    <message>
        <source>less than a point</source>
        <translation>kevesebb mint egy pont</translation>
    </message>
    <message>
        <source>less than a space</source>
        <translation>kevesebb mint egy mező</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} mező</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} given away</source>
        <translation>{points} elajándékozva</translation>
    </message>
    <message>
        <source>less than {share} chance to win</source>
        <translation>kevesebb mint {share} győzelmi esély</translation>
    </message>
    <message>
        <source>{share} chance to win</source>
        <translation>{share} győzelmi esély</translation>
    </message>
    <message>
        <source>{share} chance to cover all spaces</source>
        <translation>{share} esély az összes mező lefedésére</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Fit</source>
        <translation>Egész</translation>
    </message>
    <message>
        <source>The whole map: click a place to see it</source>
        <translation>A teljes térkép: kattints oda, amit látni szeretnél</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>A térkép kicsinyítése</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>A térkép nagyítása</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Az egész térkép mutatása</translation>
    </message>
    <message numerus="yes">
        <source>{n}%</source>
        <translation>
            <numerusform>{n}%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Vétel</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>bármely szín</translation>
    </message>
    <message>
        <source>→ depot {depot}</source>
        <translation>→ {depot}.&#xa0;raktár</translation>
    </message>
    <message numerus="yes">
        <source>{n} inn(s)</source>
        <translation>
            <numerusform>{n} fogadó</numerusform>
        </translation>
    </message>
    <message>
        <source>goes first</source>
        <translation>kezd</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Ladder and cup…</source>
        <translation>Ranglétra és kupa…</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Enlarge an estate</source>
        <translation>Egy hercegség nagyban</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Nézet</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játszma…</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Botok játéka</translation>
    </message>
    <message>
        <source>Challenge of the day…</source>
        <translation>A nap kihívása…</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Feladványok…</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Versenyek…</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Játszmák…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Fájl megnyitása…</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Játszma beillesztése</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Másolat mentése…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>Játéklap mentése…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Játéklap nyomtatása…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statisztika…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Beállítások…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>A kör visszavonása</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Munkások szerzése</translation>
    </message>
    <message>
        <source>Buy a point</source>
        <translation>Pontvásárlás</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Más mód</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Lépjen most</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Ugrás a körömre</translation>
    </message>
    <message>
        <source>Bots act at once</source>
        <translation>A botok azonnal lépnek</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Visszatekintés</translation>
    </message>
    <message>
        <source>What a character was after</source>
        <translation>Mire törekedett egy szereplő</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Játszmaelemzés</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Pontozólap…</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Nagyobb</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kisebb</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Az egész asztal</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Kép mentése…</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Kép másolása</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>First game, step by step</source>
        <translation>Első játszma lépésről lépésre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>About Burgundy Qt</source>
        <translation>A Burgundy Qt névjegye</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menük</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>A szabályok</translation>
    </message>
    <message>
        <source>Figures of the tips</source>
        <translation>A tippek számai</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>A legutóbbi köröd óta</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Játékosok…</translation>
    </message>
    <message>
        <source>An engine has stopped…</source>
        <translation>Egy motor leállt…</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>A tanács követése</translation>
    </message>
    <message>
        <source>Tips for points or for the win</source>
        <translation>Tippek pontokra vagy győzelemre</translation>
    </message>
    <message>
        <source>Cost of each choice</source>
        <translation>Minden választás ára</translation>
    </message>
    <message>
        <source>The opponent&apos;s plan</source>
        <translation>Az ellenfél terve</translation>
    </message>
    <message>
        <source>Share as a web page…</source>
        <translation>Megosztás weboldalként…</translation>
    </message>
    <message>
        <source>Course…</source>
        <translation>Tanfolyam…</translation>
    </message>
    <message>
        <source>Analyse from here</source>
        <translation>Elemzés innen</translation>
    </message>
    <message>
        <source>Explorer…</source>
        <translation>Felfedező…</translation>
    </message>
    <message>
        <source>Games like this…</source>
        <translation>Ehhez hasonló játszmák…</translation>
    </message>
    <message>
        <source>Save the turn as an animation…</source>
        <translation>A kör mentése animációként…</translation>
    </message>
    <message>
        <source>Entries…</source>
        <translation>Tételek…</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>Can still add crops: {green}, perhaps for fewer than {cards}.</source>
        <translation>Még hozzáadhat terményeket: {green}, talán kevesebbért, mint {cards}.</translation>
    </message>
    <message>
        <source>Can still complete {region}: {green}, perhaps for fewer than {cards}.</source>
        <translation>Még befejezheti {region}: {green}, talán kevesebbért, mint {cards}.</translation>
    </message>
    <message>
        <source>a region</source>
        <comment>object</comment>
        <translation>egy területet</translation>
    </message>
    <message>
        <source>Takes {tile} that can bring the same points next turn.</source>
        <translation>Elvesz {tile}, amely a következő körben ugyanennyi pontot hozhat.</translation>
    </message>
    <message>
        <source>Completes {region} of size {size}: {points} in all by the end.</source>
        <translation>Befejezi {region} (mérete {size}): a végéig összesen {points}.</translation>
    </message>
    <message>
        <source>Completes {region} of size {size}: {green}.</source>
        <translation>Befejezi {region} (mérete {size}): {green}.</translation>
    </message>
    <message>
        <source>Takes {tile} although the one in storage fills the only open space.</source>
        <translation>Elvesz {tile}, bár a raktárban lévő betölti az egyetlen nyitott mezőt.</translation>
    </message>
    <message>
        <source>Takes {last} in the display, and can probably take {tile} next turn.</source>
        <translation>Elveszi {last} a kínálatból, és a következő körben valószínűleg elvehet {tile}.</translation>
    </message>
    <message>
        <source>Places a castle that brings only {tile} for free.</source>
        <translation>Olyan várat rak le, amely csak {tile} ad ingyen.</translation>
    </message>
    <message numerus="yes">
        <source>Takes {tile} and lacks {n} card(s) to place it.</source>
        <translation>
            <numerusform>Elvesz {tile}, de a lerakásához {n} kártya hiányzik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the marble; can still place {tile} and complete a region: {green}.</source>
        <translation>Megtartja a márványt; még lerakhat {tile}, és befejezhet egy területet: {green}.</translation>
    </message>
    <message>
        <source>Can probably still take {tile} next turn: the display has {count}.</source>
        <translation>A következő körben valószínűleg még elvehet {tile}, ennyi van a kínálatban: {count}.</translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand, and no stored tile has a space.</source>
        <translation>Húzás: {cards}, kézben eddig {hand}, és egyik tárolt lapkának sincs mezője.</translation>
    </message>
    <message>
        <source>Takes a tile to fill {region} and all {colour}: {green}.</source>
        <translation>Elvesz egy lapkát, amely befejezheti {region}, és lefedheti a teljes színt ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Takes {last} in the display; a stored tile can open its space.</source>
        <translation>Elveszi {last} a kínálatból; egy tárolt lapka megnyithatja a mezőjét.</translation>
    </message>
    <message>
        <source>Takes {last} in the display; one more tile opens its space.</source>
        <translation>Elveszi {last} a kínálatból; még egy lapka megnyitja a mezőjét.</translation>
    </message>
    <message>
        <source>Places a castle that places no other tile.</source>
        <translation>Olyan várat rak le, amely nem rak le másik lapkát.</translation>
    </message>
    <message>
        <source>Keeps the marble, and can still place {tile} next turn.</source>
        <translation>Megtartja a márványt, és a következő körben is lerakhat {tile}.</translation>
    </message>
    <message>
        <source>Takes {tile} although the one in storage fills the last space: 1 point at most.</source>
        <translation>Elvesz {tile}, pedig a raktárban lévő betölti az utolsó mezőt: legfeljebb 1 pont.</translation>
    </message>
    <message>
        <source>Takes crops to complete {region}: {green}.</source>
        <translation>Terményeket vesz el, hogy befejezze {region}: {green}.</translation>
    </message>
    <message>
        <source>Ties up a farmer until the end, in a field now worth {points}</source>
        <translation>A végéig leköt egy parasztot egy most {points} értékű réten</translation>
    </message>
    <message>
        <source>Starts the last round while ahead by {lead} in red and green.</source>
        <translation>Elindítja az utolsó fordulót, előny pirossal és zölddel: {lead}.</translation>
    </message>
    <message>
        <source>Starts the last round while behind by {lead} in red and green.</source>
        <translation>Elindítja az utolsó fordulót, hátrány pirossal és zölddel: {lead}.</translation>
    </message>
    <message>
        <source>Takes a tile to complete {region}: {green}.</source>
        <translation>Elvesz egy lapkát, amely befejezheti {region}: {green}.</translation>
    </message>
    <message>
        <source>Can complete {region} with stored tiles: {green}.</source>
        <translation>A tárolt lapkákkal együtt befejezheti {region}: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>With stored tiles, {n} more space(s) for {region}: {green}.</source>
        <translation>
            <numerusform>A tárolt lapkákkal együtt még {n} mező, hogy befejezze {region}: {green}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon for a region of only 1 space.</source>
        <translation>Felhasznál egy fahatszöget egy mindössze 1 mezős területre.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces for {n} colour(s) in the display.</source>
        <translation>
            <numerusform>Kezdés a kínálat {n} színének mezői mellett.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, counted as size {size}</source>
        <comment>of a region: an inn is in it</comment>
        <translation>{points}, {size} nagyságúnak számít</translation>
    </message>
    <message>
        <source>Scores {points}: {things}.</source>
        <translation>Ennyit hoz: {points} ({things}).</translation>
    </message>
    <message>
        <source>large colour bonus ({colour})</source>
        <translation>nagy színbónusz ({colour})</translation>
    </message>
    <message>
        <source>small colour bonus ({colour})</source>
        <translation>kis színbónusz ({colour})</translation>
    </message>
    <message numerus="yes">
        <source>{n} animal tile(s)</source>
        <translation>
            <numerusform>{n} állatlapka</numerusform>
        </translation>
    </message>
    <message>
        <source>border posts</source>
        <translation>határőrhelyek</translation>
    </message>
    <message>
        <source>Can now complete a region with a stored tile: {region}, {points}.</source>
        <translation>Most már be tud fejezni egy területet egy tárolt lapkával: {region}, {points}.</translation>
    </message>
    <message>
        <source>Completes {region} and adds crops: {green}.</source>
        <translation>Befejezi {region}, és új terményt hoz: {green}.</translation>
    </message>
    <message>
        <source>Completes {region} and adds crops: {green}, {together} in all by the end.</source>
        <translation>Befejezi {region}, és új terményt hoz: {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Completes {region} with a hexagon: {green}.</source>
        <translation>Fahatszöggel befejezi {region}: {green}.</translation>
    </message>
    <message>
        <source>Completes {region} with a hexagon: {green}, {together} in all by the end.</source>
        <translation>Fahatszöggel befejezi {region}: {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Completes {things}: {points} in all by the end.</source>
        <translation>Befejezi {things}: a végéig összesen {points}.</translation>
    </message>
    <message>
        <source>Scores {green}, {together} in all by the end ({things}).</source>
        <translation>Szerez: {green}, a végéig összesen {together} ({things}).</translation>
    </message>
    <message>
        <source>Takes {last} in the display, and can still place {tile} next turn.</source>
        <translation>Elveszi {last} a kínálatból, és a következő körben is lerakhat {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces of {n} colour(s).</source>
        <translation>
            <numerusform>Kezdés {n} szín mezői mellett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends a marble on a second action and discards {tile}.</source>
        <translation>Márványt ad egy második akcióért, és eldob {tile}.</translation>
    </message>
    <message>
        <source>Opens a space for {tile}.</source>
        <translation>Megnyit egy mezőt, hogy lerakhasson {tile}.</translation>
    </message>
    <message>
        <source>Takes a bonus tile for {colour}, which are all covered already.</source>
        <translation>Bónuszlapkát vesz el egy színhez, amely már teljesen lefedett ({colour}).</translation>
    </message>
    <message>
        <source>Starts beside a space for a town, which brings a bonus tile.</source>
        <translation>Kezdés egy városmező mellett, amely bónuszlapkát hoz.</translation>
    </message>
    <message>
        <source>Gets more marble with every quarry (spaces still empty: {n}).</source>
        <translation>Több márványt kap minden kőbányáért (még üres mező: {n}).</translation>
    </message>
    <message>
        <source>Gets more workers with every village (spaces still empty: {n}).</source>
        <translation>Több munkást kap minden faluért (még üres mező: {n}).</translation>
    </message>
    <message>
        <source>Turns up more yield cards with every cart (spaces still empty: {n}).</source>
        <translation>Több hozamkártyát fed fel minden szekérrel (még üres mező: {n}).</translation>
    </message>
    <message>
        <source>Takes {tile} although those in storage fill all open spaces.</source>
        <translation>Elvesz {tile}, bár a raktárban lévők minden nyitott mezőt betöltenek.</translation>
    </message>
    <message>
        <source>Completes {things}: {green}.</source>
        <translation>Befejezi {things}: {green}.</translation>
    </message>
    <message>
        <source>Scores {green} ({things}).</source>
        <translation>Szerez: {green} ({things}).</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>területek</translation>
    </message>
    <message>
        <source>crops</source>
        <translation>termények</translation>
    </message>
    <message>
        <source>colour bonuses</source>
        <translation>színbónuszok</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>bónuszlapka</translation>
    </message>
    <message>
        <source>all {colour}</source>
        <comment>object</comment>
        <translation>a teljes színt ({colour})</translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand, with no stored tile to place.</source>
        <translation>Húzás: {cards}, kézben eddig {hand}, de a raktárban nincs lerakható lapka.</translation>
    </message>
    <message>
        <source>Brings a bonus tile.</source>
        <translation>Bónuszlapkát ad.</translation>
    </message>
    <message numerus="yes">
        <source>Takes a cart, which turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Elvesz egy szekeret, amely {n} hozamkártyát fed fel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards {tile} for another one of the same colour.</source>
        <translation>Eldob {tile} egy másik, azonos színű lapkáért.</translation>
    </message>
    <message>
        <source>Pays {bonus} for a second mark and has {number} left.</source>
        <translation>Fizet egy második mezőért ({bonus}); marad {number}.</translation>
    </message>
    <message>
        <source>Pays {bonus} for a second mark and has none left.</source>
        <translation>Fizet egy második mezőért ({bonus}); nem marad.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a single space ({kind}). That is still possible in the next round: the same {reward}.</source>
        <translation>Fizet egy egymezős terület befejezéséért ({kind}): {cost}. Ez a következő körben is lehetséges: ugyanúgy {reward}.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a region of {size} ({kind}). That is still possible in the next round: the same {reward}.</source>
        <translation>Fizet egy {size} mezős terület befejezéséért ({kind}): {cost}. Ez a következő körben is lehetséges: ugyanúgy {reward}.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a colour ({kind}). That is still possible in the next round: {reward} for the region, {whole} for the colour.</source>
        <translation>Fizet egy szín befejezéséért ({kind}): {cost}. Ez a következő körben is lehetséges: {reward} a területért, {whole} a színért.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in this phase, {later} in the next one.</source>
        <translation>Egyetlen mezőt hagy egy {size} mezős terület befejezéséhez ({kind}): {points} ebben a fázisban, {later} a következőben.</translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed in the next phase.</source>
        <translation>Elkezd egy {size} mezős területet ({kind}): {points}, ha a következő fázisban készül el.</translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed.</source>
        <translation>Elkezd egy {size} mezős területet ({kind}): {points}, ha elkészül.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in the next phase.</source>
        <translation>Egy területen {marked} / {size} mezőig jut ({kind}): {points}, ha a következő fázisban készül el.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed.</source>
        <translation>Egy területen {marked} / {size} mezőig jut ({kind}): {points}, ha elkészül.</translation>
    </message>
    <message>
        <source>That space takes {takes} numbers, the one marked now only {taken}.</source>
        <translation>Oda {takes} szám illik, a most kitöltött mezőre csak {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>Can join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Hozzákapcsolhatja és közössé teheti {feature}: {n} lapka maradt erre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Egyedül megszerezheti {feature}: {n} lapka maradt erre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Az ellenfél hozzákapcsolhatja és közössé teheti {feature}: {n} lapka maradt erre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Az ellenfél egyedül megszerezheti {feature}: {n} lapka maradt erre</numerusform>
        </translation>
    </message>
    <message>
        <source>an unclaimed city</source>
        <comment>object</comment>
        <translation>egy szabad várost</translation>
    </message>
    <message>
        <source>an unclaimed road</source>
        <comment>object</comment>
        <translation>egy szabad utat</translation>
    </message>
    <message>
        <source>Builds a castle beside {feature}: it can bring the castle {points}</source>
        <translation>Várat épít, és amint befejezik {feature}, a vár ennyit hozhat: {points}</translation>
    </message>
    <message>
        <source>Places a farmer in a field with one unfinished city</source>
        <translation>Parasztot állít egy mezőre, amely mellett egy befejezetlen város van</translation>
    </message>
    <message>
        <source>Places a farmer in a field with one complete city</source>
        <translation>Parasztot állít egy mezőre, amely mellett egy kész város van</translation>
    </message>
    <message>
        <source>Takes away a tile that could complete {feature}: {points}</source>
        <translation>Elvesz egy lapkát, amely befejezhetné {feature}: {points}</translation>
    </message>
    <message>
        <source>Bids {points}: an opponent must pay this to keep the tile</source>
        <translation>Ennyit licitál: {points}; az ellenfélnek ezt ki kell fizetnie, ha megtartaná a lapkát</translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}: {points} and {n} follower(s) back</source>
        <translation>
            <numerusform>Befejezi {feature}: {points} és {n} alattvaló visszatér</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}, which is shared: {points} each and {n} follower(s) back</source>
        <translation>
            <numerusform>Befejezi {feature}, közösen: fejenként {points} és {n} alattvaló visszatér</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {feature} easier to complete: {n} tile(s) can go at its hardest gap</source>
        <translation>
            <numerusform>Könnyebben befejezhetővé teszi {feature}: a legnehezebb résbe {n} lapka illik</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains at once: {gain} ({tile}).</source>
        <translation>Azonnal ad: {gain} ({tile}).</translation>
    </message>
    <message>
        <source>Loads no goods with one of its ships.</source>
        <translation>Az egyik hajójával nem rak be árut.</translation>
    </message>
    <message>
        <source>Uses an action for workers, to change another die.</source>
        <translation>Munkásokra használ egy akciót, hogy egy másik kockát átállítson.</translation>
    </message>
    <message>
        <source>Counts the crane for a knowledge tile at the end: {tile}, {points}.</source>
        <translation>A darut a végén beszámítja egy tudáslapkához: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Almost fills {region}: one more brings {green}, at most {together} in all.</source>
        <translation>Majdnem kitölti {region}: még egy mezőért {green} jár, összesen legfeljebb {together}.</translation>
    </message>
    <message>
        <source>Almost fills {region}: one more brings {green}.</source>
        <translation>Majdnem kitölti {region}: még egy mezőért {green} jár.</translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more space(s) to cover all {colour}; an opponent needs {rival} ({name}).</source>
        <translation>
            <numerusform>A teli színhez ({colour}) még {n} mező kell, egy ellenfélnek {rival} kell ({name}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs only one more tile for a region: {region}, {points}.</source>
        <translation>Már csak egy lapka kell egy területhez: {region}, {points}.</translation>
    </message>
    <message>
        <source>Adds a new crop: {green}.</source>
        <translation>Egy új terményt hoz: {green}.</translation>
    </message>
    <message>
        <source>Adds a new crop: {green}, {together} in all by the end.</source>
        <translation>Egy új terményt hoz: {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Scores {green} for a wooden hexagon in agriculture.</source>
        <translation>{green}, mert fahatszöget rak mezőgazdaságra.</translation>
    </message>
    <message>
        <source>Scores {green} for a wooden hexagon in agriculture, {together} in all by the end.</source>
        <translation>{green}, mert fahatszöget rak mezőgazdaságra, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Takes {tile} in the display, needed for an opponent&apos;s region of {size} ({name}).</source>
        <translation>Elveszi {tile} a kínálatból, egy ellenfél {size} mezős területéhez kellene ({name}).</translation>
    </message>
    <message>
        <source>Takes {tile} in the display, needed for a colour bonus: {points} ({name}).</source>
        <translation>Elveszi {tile} a kínálatból, egy ellenfél színbónuszához kellene: {points} ({name}).</translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) more than usual.</source>
        <translation>
            <numerusform>{n} lappal többet fizet a szokásosnál.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves too few cards to place {tile} from storage.</source>
        <translation>Kevés lapot hagy ahhoz, hogy lerakjon {tile} a tárolóból.</translation>
    </message>
    <message>
        <source>Claims {feature}, which has only {tiles} of 9 tiles</source>
        <translation>Elfoglalja {feature}, a 9 lapkából még csak {tiles} van meg</translation>
    </message>
    <message>
        <source>Claims {feature}, which may bring only {worth}</source>
        <translation>Elfoglalja {feature}, ami lehet, hogy csak {worth} lesz</translation>
    </message>
    <message>
        <source>Claims {feature}, now worth only {points}</source>
        <translation>Elfoglalja {feature}, most csak {points}</translation>
    </message>
    <message>
        <source>Makes opponents bid more than {points} for a tile that can complete {feature}: {worth}</source>
        <translation>Az ellenfeleknek {points} fölött kell licitálniuk a lapkára, amely befejezheti {feature}: {worth}</translation>
    </message>
    <message>
        <source>{fact}: {left}</source>
        <comment>what a turn does, and its supply</comment>
        <translation>{fact}: {left}</translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which only {n} of the tiles left can complete</source>
        <translation>
            <numerusform>Elfoglalja {feature}, a maradék lapkákból csak {n} fejezheti be</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which still has {n} gaps</source>
        <translation>
            <numerusform>Elfoglalja {feature}, még {n} rése van</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Bővíti {feature}: a maradék lapkákból {n} befejezheti, legalább {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Can still complete the other region of {size} ({kind}) in the next round: the same {reward}.</source>
        <translation>A másik {size} mezős területet ({kind}) a következő körben is befejezheti: ugyanúgy {reward}.</translation>
    </message>
    <message>
        <source>Can still complete the other single space ({kind}) in the next round: the same {reward}.</source>
        <translation>A másik egymezős területet ({kind}) a következő körben is befejezheti: ugyanúgy {reward}.</translation>
    </message>
    <message>
        <source>Has goods that one sale can sell together: {goods}.</source>
        <translation>Van olyan áruja, amelyet egyszerre lehet eladni: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} place(s) of the shared storage free.</source>
        <translation>
            <numerusform>Ennyi helyet hagy szabadon a közös tárolóban: {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a tile that counts at the end: {tile}.</source>
        <translation>Olyan lapkát tárol, amely a végén számít: {tile}.</translation>
    </message>
    <message>
        <source>Keeps a shield: {shield}, {points} at the end.</source>
        <translation>Megtart egy pajzsot: {shield}, a végén {points}.</translation>
    </message>
    <message>
        <source>Takes {tile} although those in storage fill all spaces left: 1 point at most.</source>
        <translation>Elvesz {tile}, pedig a tárolt lapkák minden szabad mezőt betöltenek: legfeljebb 1 pont.</translation>
    </message>
    <message>
        <source>Lays out regions that bring {green} when all are full.</source>
        <translation>Olyan területeket alakít ki, amelyek értéke megtelve összesen {green}.</translation>
    </message>
    <message>
        <source>Discards {tile} and keeps {other} without a space for it.</source>
        <translation>Eldob {tile}, és megtart {other}, amelyhez nincs mező.</translation>
    </message>
    <message>
        <source>Stores a tile that counts at the end: {tile}, {points} so far.</source>
        <translation>Olyan lapkát tárol, amely a végén számít: {tile}, eddig {points}.</translation>
    </message>
    <message>
        <source>Uses an action for a small sale: {goods}, {points}.</source>
        <translation>Kis eladásra használ egy akciót: {goods}, {points}.</translation>
    </message>
    <message>
        <source>Gets the last tile for a colour bonus ready: {colour}, {points}.</source>
        <translation>Kész az utolsó lapka egy színbónuszhoz: {colour}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Discards {n} stored tile(s): {tiles}.</source>
        <translation>
            <numerusform>Eldob {n} tárolt lapkát: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a mine: when placed, {silver} by the end of the game.</source>
        <translation>Bányát tárol: lerakva {silver} a játszma végéig.</translation>
    </message>
    <message>
        <source>Stores a tile for which no space is left: {tile}.</source>
        <translation>Olyan lapkát tárol, amelynek már nincs szabad mezője: {tile}.</translation>
    </message>
    <message>
        <source>Covers no space.</source>
        <translation>Nem fed le mezőt.</translation>
    </message>
    <message>
        <source>Moves ahead of others from the next round on: {names}.</source>
        <translation>A következő fordulótól megelőz másokat a sorban: {names}.</translation>
    </message>
    <message>
        <source>Moves ahead of others in phase {phase}, when there are new tiles: {names}.</source>
        <translation>A(z) {phase} fázisban, amikor új lapkák vannak, megelőz másokat a sorban: {names}.</translation>
    </message>
    <message>
        <source>Bids only {points}, so that the tile costs less</source>
        <translation>Csak ennyit licitál: {points}, így kevesebbe kerül a lapka</translation>
    </message>
    <message>
        <source>Pays cards that are worth {points} at the end.</source>
        <translation>Olyan kártyákat fizet ki, amelyek a végén ennyit érnek: {points}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while ahead by {lead}.</source>
        <translation>Az utolsó forduló előtt {tiles} marad a pakliban, előny: {lead}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while level.</source>
        <translation>Az utolsó forduló előtt {tiles} marad a pakliban, egyenlő állásnál.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while behind by {lead}.</source>
        <translation>Az utolsó forduló előtt {tiles} marad a pakliban, hátrány: {lead}.</translation>
    </message>
    <message>
        <source>Starts the last round while level with the best opponent.</source>
        <translation>Elindítja az utolsó fordulót, egyenlő a legjobb ellenféllel.</translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) that it needs to place {tile} from storage.</source>
        <translation>
            <numerusform>Kifizet {n} kártyát, amely aztán hiányzik, hogy lerakhassa a tárolóból {tile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon where {tile} would fit.</source>
        <translation>Felhasznál egy fahatszöget ott, ahová lerakhat {tile}.</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn and complete a region: {green}.</source>
        <translation>A következő körben is lerakhat {tile}, és befejezhet egy területet: {green}.</translation>
    </message>
    <message>
        <source>Takes a town for a storage space and {green}, at most {together} in all.</source>
        <translation>Elvesz egy várost egy tárolóhelyért és {green}, összesen legfeljebb {together}.</translation>
    </message>
    <message>
        <source>Takes {tile} to cover all {colour}: {green}.</source>
        <translation>Elveszi {tile}, hogy lefedje a teljes színt ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Discards only {tile} without a space for it.</source>
        <translation>Csak {tile} dob el, amelyhez nincs mező.</translation>
    </message>
    <message numerus="yes">
        <source>Ends phase {phase} before it can place {n} tile(s) from storage.</source>
        <translation>
            <numerusform>Befejezi a(z) {phase}. fázist, mielőtt lerakna {n} lapkát a tárolóból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws {cards}: {n} fitting card(s) will be enough to place {tile} from storage.</source>
        <translation>
            <numerusform>Húzás: {cards}, és {n} megfelelő kártya elég, hogy lerakhassa a tárolóból {tile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed in this phase, {later} in the next one.</source>
        <translation>Elkezd egy {size} mezős területet ({kind}): {points}, ha ebben a fázisban készül el, a következőben {later}.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in this phase, {later} in the next one.</source>
        <translation>Egy területen {marked} / {size} mezőig jut ({kind}): {points}, ha ebben a fázisban készül el, a következőben {later}.</translation>
    </message>
    <message>
        <source>Marks two spaces for 1 silver.</source>
        <translation>1 ezüstért két mezőt jelöl meg.</translation>
    </message>
    <message>
        <source>Pays the last silver for a second mark that completes nothing.</source>
        <translation>Az utolsó ezüstöt egy második mezőért fizeti, amely semmit sem fejez be.</translation>
    </message>
    <message numerus="yes">
        <source>Opens {n} space(s) to mark next: {kinds}.</source>
        <translation>
            <numerusform>{n} mezőt nyit meg a következő körökre: {kinds}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes a single space ({kind}): {reward}.</source>
        <translation>Befejez egy egymezős területet ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes a region of {size} ({kind}): {reward}.</source>
        <translation>Befejez egy {size} mezős területet ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes a region of {size} ({kind}): {reward}; in the next phase only {later}.</source>
        <translation>Befejez egy {size} mezős területet ({kind}): {reward}; a következő fázisban csak {later}.</translation>
    </message>
    <message>
        <source>Completes two regions of {size} ({kind}): {reward}.</source>
        <translation>Befejez két {size} mezős területet ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes two single spaces ({kind}): {reward}.</source>
        <translation>Befejez két egymezős területet ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Takes {bonus} and has {number} then.</source>
        <translation>Elvesz ({bonus}); így {number} van.</translation>
    </message>
    <message>
        <source>Completes a colour ({kind}): {reward} for the region, {whole} for the colour.</source>
        <translation>Befejez egy színt ({kind}): {reward} a területért, {whole} a színért.</translation>
    </message>
    <message>
        <source>Completes a colour with two regions ({kind}): {reward} for them, {whole} for the colour.</source>
        <translation>Befejez egy színt két területtel ({kind}): {reward} a területekért, {whole} a színért.</translation>
    </message>
    <message>
        <source>Can still complete a region of {size} ({kind}) in the next round: the same {reward}.</source>
        <translation>A következő körben is befejezhet egy {size} mezős területet ({kind}): ugyanúgy {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a region of {size} ({kind}) in the next phase: {reward}.</source>
        <translation>A következő fázisban is befejezhet egy {size} mezős területet ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a single space ({kind}) in the next round: the same {reward}.</source>
        <translation>A következő körben is befejezhet egy egymezős területet ({kind}): ugyanúgy {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a colour ({kind}) in the next round: {reward} for the region, {whole} for the colour.</source>
        <translation>A következő körben is befejezhet egy színt ({kind}): {reward} a területért, {whole} a színért.</translation>
    </message>
    <message>
        <source>Pays 1 silver for a second mark that completes nothing, and has {number} left.</source>
        <translation>1 ezüstöt fizet egy második mezőért, amely semmit sem fejez be; marad {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Makes {feature} harder to complete: {n} gaps, {before} before</source>
        <translation>
            <numerusform>Megnehezíti befejezni {feature}: {n} rés, előtte {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>the city</source>
        <comment>object</comment>
        <translation>a várost</translation>
    </message>
    <message>
        <source>their own city</source>
        <comment>object</comment>
        <translation>a saját városát</translation>
    </message>
    <message>
        <source>an opponent&apos;s city</source>
        <comment>object</comment>
        <translation>az ellenfél városát</translation>
    </message>
    <message>
        <source>the road</source>
        <comment>object</comment>
        <translation>az utat</translation>
    </message>
    <message>
        <source>their own road</source>
        <comment>object</comment>
        <translation>a saját útját</translation>
    </message>
    <message>
        <source>an opponent&apos;s road</source>
        <comment>object</comment>
        <translation>az ellenfél útját</translation>
    </message>
    <message>
        <source>the monastery</source>
        <comment>object</comment>
        <translation>a kolostort</translation>
    </message>
    <message>
        <source>their own monastery</source>
        <comment>object</comment>
        <translation>a saját kolostorát</translation>
    </message>
    <message>
        <source>an opponent&apos;s monastery</source>
        <comment>object</comment>
        <translation>az ellenfél kolostorát</translation>
    </message>
    <message>
        <source>the field</source>
        <comment>object</comment>
        <translation>a mezőt</translation>
    </message>
    <message>
        <source>their own field</source>
        <comment>object</comment>
        <translation>a saját mezőjét</translation>
    </message>
    <message>
        <source>an opponent&apos;s field</source>
        <comment>object</comment>
        <translation>az ellenfél mezőjét</translation>
    </message>
    <message>
        <source>Completes {feature}: {points}</source>
        <translation>Befejezi {feature}: {points}</translation>
    </message>
    <message>
        <source>Completes {feature}, which is shared: {points} each</source>
        <translation>Befejezi {feature}, közösen: fejenként {points}</translation>
    </message>
    <message>
        <source>Completes {feature}, but nobody scores</source>
        <translation>Befejezi {feature}, de senki sem kap pontot</translation>
    </message>
    <message>
        <source>Scores their own castle: {points}</source>
        <translation>Pontot kap a saját váráért: {points}</translation>
    </message>
    <message>
        <source>Scores an opponent&apos;s castle: {points}</source>
        <translation>Pontot ad az ellenfél váráért: {points}</translation>
    </message>
    <message>
        <source>Builds a castle for the next feature completed beside it</source>
        <translation>Várat épít a mellette legközelebb elkészülő területért</translation>
    </message>
    <message>
        <source>Claims {feature}, which has {tiles} of 9 tiles</source>
        <translation>Elfoglalja {feature}: a 9 lapkából {tiles} van meg</translation>
    </message>
    <message>
        <source>Places a farmer in a field without a city</source>
        <translation>Parasztot állít egy város nélküli mezőre</translation>
    </message>
    <message>
        <source>Places a follower that brings {points} at the end</source>
        <translation>Olyan alattvalót állít fel, aki a végén ennyit hoz: {points}</translation>
    </message>
    <message>
        <source>Extends {feature} to {tiles} of 9 tiles</source>
        <translation>Bővíti {feature}: a 9 lapkából {tiles} van meg</translation>
    </message>
    <message>
        <source>Adds {points} to their own field</source>
        <translation>Gyarapítja a saját mezőjét: {points}</translation>
    </message>
    <message>
        <source>Adds {points} to a shared field</source>
        <translation>Gyarapít egy közös mezőt: {points}</translation>
    </message>
    <message>
        <source>Adds {points} to an opponent&apos;s field</source>
        <translation>Gyarapítja az ellenfél mezőjét: {points}</translation>
    </message>
    <message>
        <source>Connects {feature} to one more unfinished city</source>
        <translation>Összeköti {feature} még egy befejezetlen várossal</translation>
    </message>
    <message>
        <source>Takes over {feature}</source>
        <translation>Megszerzi {feature}</translation>
    </message>
    <message>
        <source>Joins {feature}, so that both score</source>
        <translation>Közössé teszi {feature}: mindketten pontot kapnak</translation>
    </message>
    <message>
        <source>Shares {feature} with an opponent</source>
        <translation>Közössé teszi {feature} egy ellenféllel</translation>
    </message>
    <message>
        <source>Loses {feature} to an opponent</source>
        <translation>Elveszíti {feature}, egy ellenfél javára</translation>
    </message>
    <message>
        <source>Blocks {feature}: no tile fits there any more</source>
        <translation>Elzárja {feature}: oda már egy lapka sem illik</translation>
    </message>
    <message>
        <source>Blocks {feature}: no tile fits there without a bridge</source>
        <translation>Elzárja {feature}: oda híd nélkül egy lapka sem illik</translation>
    </message>
    <message>
        <source>Leaves {feature} unclaimed: {points} when complete</source>
        <translation>Szabadon hagyja {feature}: ha elkészül, {points}</translation>
    </message>
    <message>
        <source>Uses a bridge: {left} left</source>
        <translation>Felhasznál egy hidat: {left} marad</translation>
    </message>
    <message>
        <source>Pays {points} for a tile</source>
        <translation>Egy lapkáért ennyit fizet: {points}</translation>
    </message>
    <message>
        <source>Gets {points} for a tile</source>
        <translation>Egy lapkáért ennyit kap: {points}</translation>
    </message>
    <message>
        <source>Bids {points} for a tile that completes nothing of theirs</source>
        <translation>Olyan lapkára licitál, amely semmijét sem fejezi be: {points}</translation>
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
            <numerusform>a(z) {n} lapkás utat</numerusform>
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
            <numerusform>Visszahoz {n} alattvalót</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s) left</source>
        <comment>in supply</comment>
        <translation>
            <numerusform>{n} alattvaló marad</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last tile for a region of an opponent: {region}, {points} ({name}).</source>
        <translation>Elveszi az utolsó lapkát egy ellenfél területéhez: {region}, {points} ({name}).</translation>
    </message>
    <message>
        <source>{points}, later {n}</source>
        <comment>n: the points in the next phase</comment>
        <translation>{points}, később {n}</translation>
    </message>
    <message>
        <source>Loads no goods with the ship: {n} kinds are in stock, and no others fit.</source>
        <translation>Nem rak árut a hajóra: már {n}-féle áru van a készletben, több nem fér.</translation>
    </message>
    <message>
        <source>Stores a ship, which loads goods when placed.</source>
        <translation>Hajót tárol, amely lerakáskor árut rak be.</translation>
    </message>
    <message>
        <source>your own city</source>
        <comment>object</comment>
        <translation>a saját városodat</translation>
    </message>
    <message>
        <source>your own road</source>
        <comment>object</comment>
        <translation>a saját utadat</translation>
    </message>
    <message>
        <source>your own monastery</source>
        <comment>object</comment>
        <translation>a saját kolostorodat</translation>
    </message>
    <message>
        <source>your own field</source>
        <comment>object</comment>
        <translation>a saját meződet</translation>
    </message>
    <message>
        <source>Scores your own castle: {points}</source>
        <translation>Pontot kap a saját váradért: {points}</translation>
    </message>
    <message>
        <source>Adds {points} to your own field</source>
        <translation>Gyarapítja a saját meződet: {points}</translation>
    </message>
    <message>
        <source>Bids {points} for a tile that completes nothing of yours</source>
        <translation>Olyan lapkára licitál, amely semmidet sem fejezi be: {points}</translation>
    </message>
    <message numerus="yes">
        <source>the field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>a mezőt {n} befejezett várossal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>az ellenfél mezőjét {n} befejezett várossal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature} to {n} tile(s)</source>
        <translation>
            <numerusform>Bővíti {feature}: már {n} lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Connects {feature} to {n} more unfinished cities</source>
        <translation>
            <numerusform>Összeköti {feature} még {n} befejezetlen várossal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} cities, {complete} of them complete</source>
        <translation>
            <numerusform>Parasztot állít egy mezőre, amely mellett {n} város van, ebből {complete} kész</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a saját, {n} lapkás városát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a saját, {n} lapkás városodat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>az ellenfél {n} lapkás városát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a(z) {n} lapkás várost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a saját, {n} lapkás útját</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>a saját, {n} lapkás utadat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>az ellenfél {n} lapkás útját</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} in this phase.</source>
        <translation>Megtart 1 ezüstöt, amellyel egyetlen körben befejezhető egy {size} mezős terület ({kind}): {points} ebben a fázisban.</translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} in the next phase.</source>
        <translation>Megtart 1 ezüstöt, amellyel egyetlen körben befejezhető egy {size} mezős terület ({kind}): {points} a következő fázisban.</translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points}.</source>
        <translation>Megtart 1 ezüstöt, amellyel egyetlen körben befejezhető egy {size} mezős terület ({kind}): {points}.</translation>
    </message>
    <message>
        <source>Makes the last space of a colour reachable ({kind}): {points} for the region, {whole} for the colour.</source>
        <translation>Elérhetővé teszi egy szín utolsó mezőjét ({kind}): {points} a területért, {whole} a színért.</translation>
    </message>
    <message>
        <source>Makes {count} castles reachable, which bring: {bonus}.</source>
        <translation>Elérhetővé tesz {count} kastélyt, amelyek ezt hozzák: {bonus}.</translation>
    </message>
    <message>
        <source>{green}, at most {together} in all</source>
        <comment>points, after a colon</comment>
        <translation>{green}, összesen legfeljebb {together}</translation>
    </message>
    <message>
        <source>Brings {goods} more than it spends.</source>
        <translation>A kiadás levonása után is marad: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws cards: with {n} fitting card(s) it can complete {region} and score {green}.</source>
        <translation>
            <numerusform>Kártyákat húz: {n} megfelelő kártyával befejezheti {region} (szerzett: {green}).</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {points}</source>
        <comment>by the end</comment>
        <translation>legfeljebb {points}</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn and add crops: {green}.</source>
        <translation>A következő körben is lerakhat {tile}, és terményeket adhat hozzá: {green}.</translation>
    </message>
    <message>
        <source>Keeps the marble; can still place {tile} and add crops: {green}.</source>
        <translation>Megtartja a márványt; még lerakhat {tile}, és terményeket adhat hozzá: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside {n} region(s) of 1 space.</source>
        <translation>
            <numerusform>Kezdés {n} egymezős terület mellett.</numerusform>
        </translation>
    </message>
    <message>
        <source>the castle region</source>
        <comment>object</comment>
        <translation>a várterületet</translation>
    </message>
    <message>
        <source>the town region</source>
        <comment>object</comment>
        <translation>a városterületet</translation>
    </message>
    <message>
        <source>the inn region</source>
        <comment>object</comment>
        <translation>a fogadóterületet</translation>
    </message>
    <message>
        <source>the agriculture region</source>
        <comment>object</comment>
        <translation>a mezőgazdasági területet</translation>
    </message>
    <message>
        <source>the quarry region</source>
        <comment>object</comment>
        <translation>a kőbányaterületet</translation>
    </message>
    <message>
        <source>the village region</source>
        <comment>object</comment>
        <translation>a faluterületet</translation>
    </message>
    <message>
        <source>the monastery region</source>
        <comment>object</comment>
        <translation>a kolostorterületet</translation>
    </message>
    <message>
        <source>the cart region</source>
        <comment>object</comment>
        <translation>a szekérterületet</translation>
    </message>
    <message>
        <source>a castle</source>
        <comment>object</comment>
        <translation>egy várat</translation>
    </message>
    <message>
        <source>a town</source>
        <comment>object</comment>
        <translation>egy várost</translation>
    </message>
    <message>
        <source>an inn</source>
        <comment>object</comment>
        <translation>egy fogadót</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <comment>object</comment>
        <translation>egy mezőgazdaságot</translation>
    </message>
    <message>
        <source>a quarry</source>
        <comment>object</comment>
        <translation>egy kőbányát</translation>
    </message>
    <message>
        <source>a village</source>
        <comment>object</comment>
        <translation>egy falut</translation>
    </message>
    <message>
        <source>a monastery</source>
        <comment>object</comment>
        <translation>egy kolostort</translation>
    </message>
    <message>
        <source>a cart</source>
        <comment>object</comment>
        <translation>egy szekeret</translation>
    </message>
    <message>
        <source>a wooden hexagon</source>
        <comment>object</comment>
        <translation>egy fahatszöget</translation>
    </message>
    <message>
        <source>the last castle</source>
        <comment>object</comment>
        <translation>az utolsó várat</translation>
    </message>
    <message>
        <source>the last town</source>
        <comment>object</comment>
        <translation>az utolsó várost</translation>
    </message>
    <message>
        <source>the last inn</source>
        <comment>object</comment>
        <translation>az utolsó fogadót</translation>
    </message>
    <message>
        <source>the last agriculture tile</source>
        <comment>object</comment>
        <translation>az utolsó mezőgazdaságot</translation>
    </message>
    <message>
        <source>the last quarry</source>
        <comment>object</comment>
        <translation>az utolsó kőbányát</translation>
    </message>
    <message>
        <source>the last village</source>
        <comment>object</comment>
        <translation>az utolsó falut</translation>
    </message>
    <message>
        <source>the last monastery</source>
        <comment>object</comment>
        <translation>az utolsó kolostort</translation>
    </message>
    <message>
        <source>the last cart</source>
        <comment>object</comment>
        <translation>az utolsó szekeret</translation>
    </message>
    <message>
        <source>Takes a castle, which places another tile for free.</source>
        <translation>Elvesz egy várat, amellyel ingyen lerakható még egy lapka.</translation>
    </message>
    <message>
        <source>Takes a town, which brings a bonus tile.</source>
        <translation>Elvesz egy várost, amely bónuszlapkát ad.</translation>
    </message>
    <message>
        <source>Takes an inn, which brings a wooden hexagon.</source>
        <translation>Elvesz egy fogadót, amely fahatszöget ad.</translation>
    </message>
    <message>
        <source>Takes a quarry, which brings marble.</source>
        <translation>Elvesz egy kőbányát, amely márványt ad.</translation>
    </message>
    <message>
        <source>Takes a village, which brings workers.</source>
        <translation>Elvesz egy falut, amely munkást ad.</translation>
    </message>
    <message>
        <source>Takes a monastery, which draws cards.</source>
        <translation>Elvesz egy kolostort, amellyel kártyát húzhat.</translation>
    </message>
    <message>
        <source>Brings {goods} for second actions.</source>
        <translation>Második akcióra jó hozam: {goods}.</translation>
    </message>
    <message>
        <source>Brings {goods} in place of cards.</source>
        <translation>Kártyát pótló hozam: {goods}.</translation>
    </message>
    <message>
        <source>Brings {goods} for any space.</source>
        <translation>Bármely mezőre jó hozam: {goods}.</translation>
    </message>
    <message>
        <source>Draws one card more with every draw action.</source>
        <translation>Minden húzó akcióban eggyel több kártyát húz.</translation>
    </message>
    <message>
        <source>Covers all {colour} first: {green}.</source>
        <translation>Elsőként fedi le a teljes színt ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Covers all {colour} second: {green}.</source>
        <translation>Másodikként fedi le a teljes színt ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while ahead by {lead}.</source>
        <translation>Befejezi a(z) {phase}. fázist, előny: {lead}.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while level with the best opponent.</source>
        <translation>Befejezi a(z) {phase}. fázist, egyenlő a legjobb ellenféllel.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while behind by {lead}.</source>
        <translation>Befejezi a(z) {phase}. fázist, hátrány: {lead}.</translation>
    </message>
    <message>
        <source>Spends a marble on a second action.</source>
        <translation>Márványt ad egy második akcióért.</translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon.</source>
        <translation>Felhasznál egy fahatszöget.</translation>
    </message>
    <message>
        <source>Takes an agriculture tile, but its crops are not new.</source>
        <translation>Elvesz egy mezőgazdaságot, de a terménye nem új.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps two cards each of {n} colour(s), enough for one space.</source>
        <translation>
            <numerusform>{n} színből tart meg két-két kártyát, egy-egy mezőre elég.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {price}.</source>
        <translation>Fizetség: {price}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws cards that are worth {n} more point(s) at the end.</source>
        <translation>
            <numerusform>Kártyát húz, ami a végén még {n} pontot ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes {region}: {green}.</source>
        <translation>Befejezi {region}: {green}.</translation>
    </message>
    <message>
        <source>Adds new crops: {green}.</source>
        <translation>Új terményt hoz: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Felfed {n} hozamkártyát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes an agriculture tile with {n} new crop(s).</source>
        <translation>
            <numerusform>Elvesz egy mezőgazdaságot {n} új terménnyel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes a tile for {region}: {n} more space(s), then {green}.</source>
        <translation>
            <numerusform>Lapkát vesz el, hogy növelje {region}: még {n} mező, aztán {green}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes {tile} without a space for it yet.</source>
        <translation>Elvesz {tile}, de még nincs hozzá mező.</translation>
    </message>
    <message>
        <source>Stores a tile that is worth 1 point at the end.</source>
        <translation>Lapkát tárol, amely a végén 1 pontot ér.</translation>
    </message>
    <message>
        <source>Discards {tile} to make room.</source>
        <translation>Eldob {tile}, hogy legyen hely.</translation>
    </message>
    <message>
        <source>Completes a colour first ({kind}): {points} less for an opponent ({player}).</source>
        <translation>Mások előtt fejez be egy színt ({kind}): {points} hátrány egy ellenfélnek ({player}).</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in this phase.</source>
        <translation>Egyetlen mezőt hagy egy {size} mezős terület befejezéséhez ({kind}): {points} ebben a fázisban.</translation>
    </message>
    <message>
        <source>Makes a castle reachable, which brings: {bonus}.</source>
        <translation>Elérhetővé tesz egy kastélyt, amely ezt hozza: {bonus}.</translation>
    </message>
    <message>
        <source>Begins with this bonus: {bonus}.</source>
        <translation>Ezzel a bónusszal kezd: {bonus}.</translation>
    </message>
    <message numerus="yes">
        <source>Begins a pasture: {n} more space(s) must have the number {number}.</source>
        <translation>
            <numerusform>Elkezd egy legelőt: még {n} mezőbe kell ez a szám: {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} colour(s).</source>
        <translation>
            <numerusform>{n} szín mellett kezd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places another tile for free.</source>
        <translation>Ingyen lerak még egy lapkát.</translation>
    </message>
    <message>
        <source>Takes {tile} in the display.</source>
        <translation>Elveszi {tile} a kínálatból.</translation>
    </message>
    <message>
        <source>Lays out {region} with {size} spaces: {green}.</source>
        <translation>Kialakítja {region} {size} mezővel: {green}.</translation>
    </message>
    <message>
        <source>Stores a tile with a lasting effect: {tile}.</source>
        <translation>Tartós hatású lapkát tárol: {tile}.</translation>
    </message>
    <message>
        <source>Stores a castle, which brings another action when placed.</source>
        <translation>Kastélyt tárol, amely lerakáskor még egy akciót ad.</translation>
    </message>
    <message>
        <source>Stores a warehouse, which sells goods without a die.</source>
        <translation>Kereskedőházat tárol, amely kocka nélkül árut ad el.</translation>
    </message>
    <message>
        <source>Stores a carpenter, which takes another building without a die.</source>
        <translation>Ácsműhelyt tárol, amely kocka nélkül még egy épületet hoz.</translation>
    </message>
    <message>
        <source>Stores a church, which takes a mine, knowledge tile or castle without a die.</source>
        <translation>Templomot tárol, amely kocka nélkül bányát, tudáslapkát vagy kastélyt hoz.</translation>
    </message>
    <message>
        <source>Stores a boarding house, which brings 4 workers.</source>
        <translation>Vendégházat tárol, amely 4 munkást hoz.</translation>
    </message>
    <message>
        <source>Stores a bank, which brings 2 silverlings.</source>
        <translation>Bankot tárol, amely 2 ezüstöt hoz.</translation>
    </message>
    <message>
        <source>Stores a city hall, which places another tile without a die.</source>
        <translation>Városházát tárol, amely kocka nélkül még egy lapkát rak le.</translation>
    </message>
    <message>
        <source>Stores a watchtower, which brings 4 points.</source>
        <translation>Őrtornyot tárol, amely 4 pontot hoz.</translation>
    </message>
    <message>
        <source>Stores a white castle, which brings an action with the white die.</source>
        <translation>Fehér kastélyt tárol, amely egy akciót ad a fehér kockával.</translation>
    </message>
    <message>
        <source>Stores a crane, which acts as another building.</source>
        <translation>Darut tárol, amely úgy hat, mint egy másik épület.</translation>
    </message>
    <message>
        <source>Gets workers without a die: {effect}.</source>
        <translation>Kocka nélkül szerez munkást: {effect}.</translation>
    </message>
    <message>
        <source>Completes a region before phase {phase} ends: {points} more.</source>
        <translation>Befejez egy területet a(z) {phase} fázis vége előtt: {points} többlet.</translation>
    </message>
    <message>
        <source>Scores animals: {tile}, {points}.</source>
        <translation>Pontot kap állatokért: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Sells goods: {goods}, {points}.</source>
        <translation>Árut ad el: {goods}, {points}.</translation>
    </message>
    <message>
        <source>Places a tile that counts at the end: {tile}.</source>
        <translation>A végén számító lapkát rak le: {tile}.</translation>
    </message>
    <message>
        <source>Leaves an effect unused: {tile}.</source>
        <translation>Nem használ ki egy hatást: {tile}.</translation>
    </message>
    <message>
        <source>Goes first from the next round on.</source>
        <translation>A következő fordulótól kezd.</translation>
    </message>
    <message>
        <source>Places a mine: {silver} by the end of the game.</source>
        <translation>Bányát rak le: {silver} a játszma végéig.</translation>
    </message>
    <message numerus="yes">
        <source>Reaches {n} more space(s) for later tiles.</source>
        <translation>
            <numerusform>Elérhetővé tesz {n} további mezőt későbbi lapkáknak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more tile(s) for a colour bonus: {colour} ({name}: {theirs}).</source>
        <translation>
            <numerusform>Még {n} lapka kell egy színbónuszhoz: {colour} ({name}: {theirs}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last tile of a colour on the board: {colour}.</source>
        <translation>Elveszi egy szín utolsó lapkáját a játéktábláról: {colour}.</translation>
    </message>
    <message>
        <source>Fills the storage, so the next tile needs a discard.</source>
        <translation>Megtelik a tároló: a következő lapkához el kell dobni egyet.</translation>
    </message>
    <message>
        <source>Gets the large colour bonus: {colour}, {points}.</source>
        <translation>Megkapja a nagy színbónuszt: {colour}, {points}.</translation>
    </message>
    <message>
        <source>Gets the small colour bonus: {colour}, {points}.</source>
        <translation>Megkapja a kis színbónuszt: {colour}, {points}.</translation>
    </message>
    <message>
        <source>Stores a market, which takes a ship or animals without a die.</source>
        <translation>Piacot tárol, amely kocka nélkül hajót vagy állatokat hoz.</translation>
    </message>
    <message>
        <source>Completes a castle region of size {size}: {points}.</source>
        <translation>Befejez egy {size} mezős kastélyterületet: {points}.</translation>
    </message>
    <message>
        <source>Completes a mine region of size {size}: {points}.</source>
        <translation>Befejez egy {size} mezős bányaterületet: {points}.</translation>
    </message>
    <message>
        <source>Completes a river of size {size}: {points}.</source>
        <translation>Befejez egy {size} mezős folyót: {points}.</translation>
    </message>
    <message>
        <source>Completes a pasture of size {size}: {points}.</source>
        <translation>Befejez egy {size} mezős legelőt: {points}.</translation>
    </message>
    <message>
        <source>Completes a city of size {size}: {points}.</source>
        <translation>Befejez egy {size} mezős várost: {points}.</translation>
    </message>
    <message>
        <source>Completes a knowledge region of size {size}: {points}.</source>
        <translation>Befejez egy {size} mezős tudásterületet: {points}.</translation>
    </message>
    <message>
        <source>castle region of size {size}</source>
        <translation>{size} mezős kastélyterület</translation>
    </message>
    <message>
        <source>mine region of size {size}</source>
        <translation>{size} mezős bányaterület</translation>
    </message>
    <message>
        <source>river of size {size}</source>
        <translation>{size} mezős folyó</translation>
    </message>
    <message>
        <source>pasture of size {size}</source>
        <translation>{size} mezős legelő</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <translation>{size} mezős város</translation>
    </message>
    <message>
        <source>knowledge region of size {size}</source>
        <translation>{size} mezős tudásterület</translation>
    </message>
    <message>
        <source>Stores a tile that has no space in reach yet: {tile}.</source>
        <translation>Olyan lapkát tárol, amelynek még nincs elérhető mezője: {tile}.</translation>
    </message>
    <message>
        <source>Uses an action only for workers.</source>
        <translation>Egy akciót csak munkásokra használ.</translation>
    </message>
    <message>
        <source>Keeps goods, silver and workers, which count at the end: {points}.</source>
        <translation>Megtart árut, ezüstöt és munkást, ami a végén számít: {points}.</translation>
    </message>
    <message>
        <source>Stores a tile that counts nothing any more: {tile}.</source>
        <translation>Olyan lapkát tárol, amely már semmit sem ér: {tile}.</translation>
    </message>
    <message>
        <source>Joins border posts: {points}.</source>
        <translation>Határőrhelyeket köt össze: {points}.</translation>
    </message>
    <message>
        <source>Gets a shield: {shield}.</source>
        <translation>Pajzsot kap: {shield}.</translation>
    </message>
    <message>
        <source>Gets a bonus of the trade route: {gain}.</source>
        <translation>Jutalmat kap a kereskedőúton: {gain}.</translation>
    </message>
    <message numerus="yes">
        <source>Covers {n} space(s).</source>
        <translation>
            <numerusform>Lefed {n} mezőt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reaches the target, which brings an action of a castle.</source>
        <translation>Eléri a célt, ami egy kastély akcióját adja.</translation>
    </message>
    <message>
        <source>Scores a knowledge tile: {tile}, {points}.</source>
        <translation>Pontot kap egy tudáslapkáért: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Gets a lasting effect: {tile}.</source>
        <translation>Tartós hatást kap: {tile}.</translation>
    </message>
    <message>
        <source>Loads no goods with the ship.</source>
        <translation>Nem rak be árut a hajóval.</translation>
    </message>
    <message>
        <source>Goes first in phase {phase}, when there are new tiles.</source>
        <translation>A(z) {phase} fázisban kezd, amikor új lapkák vannak.</translation>
    </message>
    <message numerus="yes">
        <source>Needs only {n} more tile(s) for a colour bonus: {colour}.</source>
        <translation>
            <numerusform>Már csak {n} lapka kell egy színbónuszhoz: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores a ship: it could load {n} goods tile(s) now.</source>
        <translation>
            <numerusform>Hajót tárol: most {n} árut rakhatna be.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops an opponent from sharing {feature} with one more tile</source>
        <translation>Megakadályozza, hogy egy ellenfél egy lapkával közössé tegye {feature}</translation>
    </message>
    <message>
        <source>no follower left</source>
        <comment>in supply</comment>
        <translation>nem marad alattvaló</translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} unfinished cities</source>
        <translation>
            <numerusform>Parasztot állít egy mezőre, amely mellett {n} befejezetlen város van</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand.</source>
        <translation>Húzás: {cards}, kézben eddig {hand}.</translation>
    </message>
    <message>
        <source>Opens a space for {tile} in storage.</source>
        <translation>Mezőt nyit, hogy lerakhasson {tile} a tárolóból.</translation>
    </message>
    <message>
        <source>Draws {cards} with an empty hand.</source>
        <translation>Húzás üres kézbe: {cards}.</translation>
    </message>
    <message>
        <source>Stores animals that score when placed: {tile}, {points}.</source>
        <translation>Állatokat tárol, amelyek lerakáskor pontot érnek: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Takes a tile without a die ({effect}): {thing}.</source>
        <translation>Kocka nélkül elvesz egy lapkát ({effect}): {thing}.</translation>
    </message>
    <message>
        <source>Places a tile without a die ({effect}): {thing}.</source>
        <translation>Kocka nélkül lerak egy lapkát ({effect}): {thing}.</translation>
    </message>
    <message>
        <source>Sells goods without a die ({effect}): {thing}.</source>
        <translation>Kocka nélkül árut ad el ({effect}): {thing}.</translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}; then in stock: {pile}.</source>
        <translation>
            <numerusform>Berak {n} árut: {goods}; utána készleten: {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buys a tile for {price}: {tile}.</source>
        <translation>Vesz egy lapkát ({price}): {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>Scores {n} animal tile(s): {points}.</source>
        <translation>
            <numerusform>Pontot kap {n} állatlapkáért: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}.</source>
        <translation>
            <numerusform>Berak {n} árut: {goods}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buys a tile: {tile}.</source>
        <translation>Vesz egy lapkát: {tile}.</translation>
    </message>
    <message>
        <source>Claims {feature}: {now} unfinished, at least {points} complete</source>
        <translation>Elfoglalja {feature}: befejezetlenül {now}, ha elkészül, legalább {points}</translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Elfoglalja {feature}: a maradék lapkákból {n} befejezheti, legalább {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: at least {points} with {n} more tiles</source>
        <translation>
            <numerusform>Elfoglalja {feature}: még {n} lapkával legalább {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets a shield: {shield}, {points} at the end if it is kept.</source>
        <translation>Pajzsot kap: {shield}, a végén {points}, ha megmarad.</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn, perhaps for fewer than {cards}.</source>
        <translation>A következő körben is lerakhat {tile}, talán kevesebbért, mint {cards}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while ahead by {lead}.</source>
        <translation>A(z) {phase}. fázis paklijában {tiles} marad, előny: {lead}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while level.</source>
        <translation>A(z) {phase}. fázis paklijában {tiles} marad, egyenlő állásnál.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while behind by {lead}.</source>
        <translation>A(z) {phase}. fázis paklijában {tiles} marad, hátrány: {lead}.</translation>
    </message>
    <message>
        <source>Can place {tile} next, for {price}.</source>
        <translation>Utána le tud rakni {tile}, ára: {price}.</translation>
    </message>
    <message>
        <source>Brings {goods}: {points} at the end.</source>
        <translation>Hozam: {goods}, a játék végén {points}.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in the next phase.</source>
        <translation>Egyetlen mezőt hagy egy {size} mezős terület befejezéséhez ({kind}): {points} a következő fázisban.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points}.</source>
        <translation>Egyetlen mezőt hagy egy {size} mezős terület befejezéséhez ({kind}): {points}.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together in this phase.</source>
        <translation>Két {size} mezős területen egy-egy mezőt hagy ({kind}): együtt {points} ebben a fázisban.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together in the next phase.</source>
        <translation>Két {size} mezős területen egy-egy mezőt hagy ({kind}): együtt {points} a következő fázisban.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together.</source>
        <translation>Két {size} mezős területen egy-egy mezőt hagy ({kind}): együtt {points}.</translation>
    </message>
    <message>
        <source>Leaves one last space ({kind}): {points} for the region, {whole} for the colour.</source>
        <translation>Egy utolsó mezőt hagy ({kind}): {points} a területért, {whole} a színért.</translation>
    </message>
    <message>
        <source>Leaves one last space ({kind}): {points} for the region in the next phase, {whole} for the colour.</source>
        <translation>Egy utolsó mezőt hagy ({kind}): {points} a területért a következő fázisban, {whole} a színért.</translation>
    </message>
    <message>
        <source>Makes a new colour reachable ({kind}): a region of {size} for {points}.</source>
        <translation>Új színt tesz elérhetővé ({kind}): egy {size} mezős terület, értéke {points}.</translation>
    </message>
    <message>
        <source>Makes a new colour reachable ({kind}): a single space for {points}.</source>
        <translation>Új színt tesz elérhetővé ({kind}): egyetlen mező, értéke {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} space(s).</source>
        <translation>
            <numerusform>{n} mező mellett kezd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids for a tile that can complete {feature}: {points}</source>
        <translation>Olyan lapkára licitál, amely befejezheti {feature}: {points}</translation>
    </message>
    <message>
        <source>Gets a tile that can complete {feature}: {points}</source>
        <translation>Olyan lapkát kap, amely befejezheti {feature}: {points}</translation>
    </message>
    <message>
        <source>Leaves one unmarked space of a colour ({kind}): marking all {size} brings {points}.</source>
        <translation>Egy jelöletlen mezőt hagy egy színből ({kind}): az összes ({size}) bejelölése {points}.</translation>
    </message>
    <message>
        <source>Leaves two unmarked spaces of a colour ({kind}): marking all {size} brings {points}.</source>
        <translation>Két jelöletlen mezőt hagy egy színből ({kind}): az összes ({size}) bejelölése {points}.</translation>
    </message>
    <message>
        <source>Gets a storage space and {green}, {together} in all by the end.</source>
        <translation>Új tárolóhely és {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Covers all {colour} first: {green}, {together} in all by the end.</source>
        <translation>Elsőként fedi le a teljes színt ({colour}): {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Covers all {colour} second: {green}, {together} in all by the end.</source>
        <translation>Másodikként fedi le a teljes színt ({colour}): {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Completes {region}: {green}, {together} in all by the end.</source>
        <translation>Befejezi {region}: {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Adds new crops: {green}, {together} in all by the end.</source>
        <translation>Új terményt hoz: {green}, a végéig összesen {together}.</translation>
    </message>
    <message>
        <source>Pays {bonus} and has {number} left.</source>
        <translation>Fizet ({bonus}); marad {number}.</translation>
    </message>
    <message>
        <source>Pays {bonus} and has none left.</source>
        <translation>Fizet ({bonus}); nem marad.</translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} region(s) of one space.</source>
        <translation>
            <numerusform>Egymezős területek mellett kezd: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside spaces of {n} number(s).</source>
        <translation>
            <numerusform>Mezők mellett kezd, {n} különböző számmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} complete cities</source>
        <translation>
            <numerusform>Parasztot állít egy mezőre, amely mellett {n} kész város van</numerusform>
        </translation>
    </message>
    <message>
        <source>Can still place {tile} next turn.</source>
        <translation>A következő körben is lerakhat {tile}.</translation>
    </message>
    <message>
        <source>Leaves no follower in supply</source>
        <translation>Nem hagy alattvalót a készletben</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} follower(s) in supply</source>
        <translation>
            <numerusform>Ennyi alattvalót hagy a készletben: {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets the last tile of a region ready: {region}, {points}.</source>
        <translation>Készen áll egy terület utolsó lapkája: {region}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} worker(s).</source>
        <translation>
            <numerusform>Ennyi munkást hagy: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} silverling(s).</source>
        <translation>
            <numerusform>Ennyi ezüstöt hagy: {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves no workers.</source>
        <translation>Nem hagy munkást.</translation>
    </message>
    <message>
        <source>Leaves no silverlings.</source>
        <translation>Nem hagy ezüstöt.</translation>
    </message>
    <message>
        <source>Leaves a space for {number} of the 36 pairs of number and colour.</source>
        <translation>A 36 szám-szín párból {number} számára hagy mezőt.</translation>
    </message>
    <message>
        <source>Brings points at the end: {tile}, {points}.</source>
        <translation>Pontot hoz a végén: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Keeps an inn ready for a region: {region}, {points}.</source>
        <translation>Továbbra is készen áll egy fogadó egy területhez: {region}, {points}.</translation>
    </message>
    <message>
        <source>Keeps the last tile of a region ready: {region}, {points}.</source>
        <translation>Továbbra is készen áll egy terület utolsó lapkája: {region}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Stores {n} ship(s), which load goods when placed.</source>
        <translation>
            <numerusform>{n} hajót tárol, amely lerakáskor árut rak be.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has an inn ready for a region: {region}, {points}.</source>
        <translation>Készen áll egy fogadó egy területhez: {region}, {points}.</translation>
    </message>
    <message>
        <source>Takes {tile} with no space left in the duchy: 1 point at most.</source>
        <translation>Elvesz {tile}, de a hercegségben már nincs hozzá mező: legfeljebb 1 pont.</translation>
    </message>
    <message>
        <source>Claims {feature}: {now}, and it stays unfinished</source>
        <translation>Elfoglalja {feature}: {now}, befejezetlen marad</translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} monasteries: {points}</source>
        <translation>
            <numerusform>Befejez {n} kolostort: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there, {before} before</source>
        <translation>
            <numerusform>Akadályozza {feature}: oda {n} lapka illik, előtte {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there without a bridge, {before} before</source>
        <translation>
            <numerusform>Akadályozza {feature}: oda híd nélkül {n} lapka illik, előtte {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} cities: {points}</source>
        <translation>
            <numerusform>Befejez {n} várost: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} roads: {points}</source>
        <translation>
            <numerusform>Befejez {n} utat: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Denies an opponent a tile: {tile}, {points} ({name}).</source>
        <translation>Elvesz egy lapkát egy ellenfél elől: {tile}, {points} ({name}).</translation>
    </message>
    <message>
        <source>Bids for a tile with a monastery: up to {points}</source>
        <translation>Kolostoros lapkára licitál: legfeljebb {points}</translation>
    </message>
    <message>
        <source>Gets a tile with a monastery: up to {points}</source>
        <translation>Kolostoros lapkát kap: legfeljebb {points}</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>Completing regions</source>
        <translation>Területek befejezése</translation>
    </message>
    <message>
        <source>Preparing regions</source>
        <translation>Területek előkészítése</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Színbónuszok</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Állatok</translation>
    </message>
    <message>
        <source>Goods and ships</source>
        <translation>Áruk és hajók</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Játéksorrend</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Tudáslapkák</translation>
    </message>
    <message>
        <source>Effects of tiles</source>
        <translation>A lapkák hatásai</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Tároló</translation>
    </message>
    <message>
        <source>Against an opponent</source>
        <translation>Az ellenfél ellen</translation>
    </message>
    <message>
        <source>Workers and silverlings</source>
        <translation>Munkások és ezüstök</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Határőrhelyek</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Pajzsok</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Kereskedőutak</translation>
    </message>
    <message>
        <source>The solo game</source>
        <translation>Az egyszemélyes játék</translation>
    </message>
    <message>
        <source>Completing features</source>
        <translation>Területek befejezése</translation>
    </message>
    <message>
        <source>Castles and bridges</source>
        <translation>Várak és hidak</translation>
    </message>
    <message>
        <source>Claiming features</source>
        <translation>Területek elfoglalása</translation>
    </message>
    <message>
        <source>Followers in supply</source>
        <translation>Alattvalók a készletben</translation>
    </message>
    <message>
        <source>Farmers and fields</source>
        <translation>Parasztok és mezők</translation>
    </message>
    <message>
        <source>Extending features</source>
        <translation>Területek bővítése</translation>
    </message>
    <message>
        <source>Sharing features</source>
        <translation>Közös területek</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Az árverés</translation>
    </message>
    <message>
        <source>Completing colours</source>
        <translation>Színek befejezése</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bónuszok</translation>
    </message>
    <message>
        <source>Spaces within reach</source>
        <translation>Elérhető mezők</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>A kezdő kastély</translation>
    </message>
    <message>
        <source>Crops</source>
        <translation>Termények</translation>
    </message>
    <message>
        <source>Marble, workers and hexagons</source>
        <translation>Márvány, munkások és fahatszögek</translation>
    </message>
    <message>
        <source>Region cards</source>
        <translation>Területkártyák</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bónuszlapkák</translation>
    </message>
    <message>
        <source>The end of a phase</source>
        <translation>A fázis vége</translation>
    </message>
    <message>
        <source>The layout of the duchy</source>
        <translation>A hercegség elrendezése</translation>
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
        <translation>{move}, {place} mező</translation>
    </message>
    <message>
        <source>{move}, for {price}</source>
        <translation>{move}, ára {price}</translation>
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
        <translation>{tile}, {cell}: {sides}</translation>
    </message>
    <message>
        <source>for a monk</source>
        <translation>egy szerzetesért</translation>
    </message>
    <message>
        <source>for a worker</source>
        <translation>egy munkásért</translation>
    </message>
    <message>
        <source>down</source>
        <translation>le</translation>
    </message>
    <message>
        <source>up</source>
        <translation>fel</translation>
    </message>
    <message>
        <source>for a marble</source>
        <translation>egy márványért</translation>
    </message>
    <message>
        <source>{board} turned</source>
        <translation>{board} elforgatva</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <translation>{points} érte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>for a silverling</source>
        <translation>egy ezüstért</translation>
    </message>
    <message>
        <source>Boards {boards}; shifts {steps}; start castle on {cell}</source>
        <translation>Táblák: {boards}; eltolás: {steps}; kezdő vár: {cell}</translation>
    </message>
    <message>
        <source>You have nothing to decide right now.</source>
        <translation>Most éppen nincs miről döntened.</translation>
    </message>
</context>
<context>
    <name>New game</name>
    <message>
        <source>Hands that you see</source>
        <translation>A kezek, amelyeket látsz</translation>
    </message>
    <message>
        <source>I see only one hand: {name}</source>
        <translation>Csak egy kezet látok: {name}</translation>
    </message>
    <message>
        <source>I see all hands</source>
        <translation>Minden kezet látok</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>{estate}.&#xa0;hercegség</translation>
    </message>
    <message>
        <source>Estates</source>
        <translation>Hercegségek</translation>
    </message>
    <message>
        <source>Each team plays the estate that it has chosen.</source>
        <translation>Mindkét csapat a választott hercegségével játszik.</translation>
    </message>
    <message>
        <source>You play the estate that you have chosen.</source>
        <translation>Az általad választott hercegséggel játszol.</translation>
    </message>
    <message>
        <source>Estates as chosen</source>
        <translation>Választott hercegségek</translation>
    </message>
    <message>
        <source>Two dealt, choose openly</source>
        <translation>Kettőből, nyíltan</translation>
    </message>
    <message>
        <source>Two dealt, choose in secret</source>
        <translation>Kettőből, titokban</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} / {all}</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modulok</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points</source>
        <translation>{elo} Élő-pont, {points} pont</translation>
    </message>
    <message>
        <source>{elo} Elo</source>
        <translation>{elo} Élő-pont</translation>
    </message>
    <message>
        <source>none</source>
        <comment>modules</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Modules: {modules}</source>
        <translation>Modulok: {modules}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Choose modules</source>
        <translation>Modulok választása</translation>
    </message>
    <message>
        <source>Choose who plays, then start. Everything else has a sensible default.</source>
        <translation>Válaszd ki, kik játszanak, és kezdheted is. Minden más már megfelelően be van állítva.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Minden játékosnak kell név.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>A decision takes {milliseconds} ms on average.</source>
        <translation>Egy döntés átlagosan {milliseconds}&#xa0;ms-ig tart.</translation>
    </message>
    <message>
        <source>{elo} Elo in other games, not measured in this one</source>
        <translation>{elo} Élő-pont más játszmákban, ebben nincs mérve</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Choose a game, then who plays. Everything else has a sensible default.</source>
        <translation>Válassz játékot, aztán játékosokat. Minden más már megfelelően be van állítva.</translation>
    </message>
    <message>
        <source>{elo} Elo in other games, {seconds} s a turn</source>
        <translation>{elo} Élő-pont más játszmákban, körönként {seconds}&#xa0;mp</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points a game, {seconds} s a turn</source>
        <translation>{elo} Élő-pont, játszmánként {points} pont, körönként {seconds}&#xa0;mp</translation>
    </message>
    <message>
        <source>Pace of player {number}</source>
        <translation>A(z) {number}.&#xa0;játékos tempója</translation>
    </message>
    <message>
        <source>{seconds} s a turn</source>
        <translation>körönként {seconds}&#xa0;mp</translation>
    </message>
    <message>
        <source>plays with {name}</source>
        <translation>csapattársa: {name}</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>a te csapattársad</translation>
    </message>
    <message>
        <source>At {target} points you get a castle&apos;s action. A lower target is easier.</source>
        <translation>{target} pontnál egy kastély akcióját kapod. Az alacsonyabb cél könnyebb.</translation>
    </message>
    <message>
        <source>First target</source>
        <translation>Az első cél</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>További lapkák</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Határőrhelyek</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Fehér kastélyok</translation>
    </message>
    <message>
        <source>Inns</source>
        <translation>Fogadók</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Kereskedőutak</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Pajzsok</translation>
    </message>
    <message>
        <source>Team game</source>
        <translation>Csapatjáték</translation>
    </message>
    <message>
        <source>Two against two: partners share one large estate, silver, workers and goods.</source>
        <translation>Kettő kettő ellen: a társaknak közös a nagy hercegségük, az ezüstjük, a munkásaik és az áruik.</translation>
    </message>
    <message>
        <source>Solo game</source>
        <translation>Egyszemélyes játék</translation>
    </message>
    <message>
        <source>Edition 2011</source>
        <translation>2011-es kiadás</translation>
    </message>
    <message>
        <source>Edition 2019</source>
        <translation>2019-es kiadás</translation>
    </message>
    <message>
        <source>Estates 1 to 10, three changed knowledge tiles, and modules.</source>
        <translation>1–10. hercegség, három megváltozott tudáslapka és modulok.</translation>
    </message>
    <message>
        <source>Tiles, roads and cities</source>
        <translation>Lapkák, utak és városok</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Legmagasabb ajánlat</translation>
    </message>
    <message>
        <source>The base game: 72 tiles.</source>
        <translation>Az alapjáték: 72 lapka.</translation>
    </message>
    <message>
        <source>84 tiles, with {modules}.</source>
        <translation>84 lapka; a játékban: {modules}.</translation>
    </message>
    <message>
        <source>Parts of the expansion</source>
        <translation>A kiegészítő részei</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>no auctions</source>
        <translation>árverés nélkül</translation>
    </message>
    <message>
        <source>bids up to {value}</source>
        <translation>ajánlat legfeljebb {value}</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Hidak</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>hidak</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Várak</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>várak</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <translation>Bazárok</translation>
    </message>
    <message>
        <source>bazaars</source>
        <translation>bazárok</translation>
    </message>
    <message>
        <source>Five dice, one sheet</source>
        <translation>Öt kocka, egy játéklap</translation>
    </message>
    <message>
        <source>Cards, tiles and three boards</source>
        <translation>Kártyák, lapkák és három tábla</translation>
    </message>
    <message>
        <source>Boards {boards}</source>
        <translation>{boards} tábla</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>{board} tábla</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Táblák</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Kiosztva</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Választva</translation>
    </message>
    <message>
        <source>Duchies</source>
        <translation>Hercegségek</translation>
    </message>
    <message>
        <source>Laid out in secret</source>
        <translation>Titokban elrendezve</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Gyors kezdés</translation>
    </message>
    <message>
        <source>The castle with the monk</source>
        <translation>A szerzetes kastélya</translation>
    </message>
    <message>
        <source>The castle with the silver</source>
        <translation>Az ezüst kastélya</translation>
    </message>
    <message>
        <source>The castle with the goods</source>
        <translation>Az áru kastélya</translation>
    </message>
    <message>
        <source>The castle with the worker</source>
        <translation>A munkás kastélya</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Mind különböző</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Mind ugyanaz</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Kezdő kastély</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Hercegség</translation>
    </message>
    <message>
        <source>Duchy {sheet}</source>
        <translation>{sheet} hercegség</translation>
    </message>
    <message>
        <source>Seed or challenge code</source>
        <translation>Kiosztásszám vagy kihíváskód</translation>
    </message>
    <message>
        <source>Crest</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Erő</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Hercegség</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>None: the base game.</source>
        <translation>Nincs: az alapjáték.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>A(z) {number}.&#xa0;játékos neve</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Ki a(z) {number}.&#xa0;játékos</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>A(z) {number}.&#xa0;játékos szintje</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>ennél a képernyőnél</translation>
    </message>
    <message>
        <source>Dice, tiles and 37 spaces</source>
        <translation>Kockák, lapkák és 37 mező</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>kiosztva</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Játékos eltávolítása</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Mindenki magáért</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Két csapat</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Egyedül</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kik játszanak</translation>
    </message>
    <message>
        <source>field points for occupied castles</source>
        <translation>mezőpont az elfoglalt várért</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Cannot be combined with the team game.</source>
        <translation>A csapatjátékkal nem kombinálható.</translation>
    </message>
    <message>
        <source>Cannot be combined with the solo game.</source>
        <translation>Az egyszemélyes játékkal nem kombinálható.</translation>
    </message>
    <message>
        <source>Everybody plays the estate shown beside their name.</source>
        <translation>Mindenki a neve mellett látható hercegséggel játszik.</translation>
    </message>
    <message>
        <source>Each player is dealt two estates and chooses one, in turn.</source>
        <translation>Mindenki két hercegséget kap, és sorban választ közülük egyet.</translation>
    </message>
    <message>
        <source>Nobody sees the others&apos; choice until all have chosen.</source>
        <translation>Senki sem látja a többiek választását, amíg mindenki nem választott.</translation>
    </message>
    <message>
        <source>You win if you cover every space within 25 rounds.</source>
        <translation>Akkor nyersz, ha 25 forduló alatt minden mezőt lefedsz.</translation>
    </message>
    <message>
        <source>The same deal again. It counts as a casual game.</source>
        <translation>Ugyanaz a kiosztás még egyszer. Kötetlen játszmának számít.</translation>
    </message>
    <message>
        <source>This challenge was made with another version of Burgundy Qt and would be dealt differently here.</source>
        <translation>Ez a kihívás a Burgundy Qt másik változatában készült; itt más lenne a kiosztás.</translation>
    </message>
    <message>
        <source>A challenge: players, set-up and deal are fixed.</source>
        <translation>Kihívás: a játékosok, az előkészület és a kiosztás adott.</translation>
    </message>
    <message>
        <source>The same seed always gives the same deal.</source>
        <translation>Ugyanaz a szám mindig ugyanazt a kiosztást adja.</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest}–{most} játékos</translation>
    </message>
    <message>
        <source>Two players have the same name: change one of them.</source>
        <translation>Két játékos neve azonos: változtasd meg az egyiket.</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points a game, plays instantly</source>
        <translation>{elo} Élő-pont, játszmánként {points} pont, azonnal lép</translation>
    </message>
    <message>
        <source>Thinks for {seconds} s a turn.</source>
        <translation>Egy körön {seconds}&#xa0;mp-ig gondolkodik.</translation>
    </message>
    <message>
        <source>Four more tiles: two knowledge tiles, a crane and geese.</source>
        <translation>Négy további lapka: két tudáslapka, egy daru és libák.</translation>
    </message>
    <message>
        <source>Special estates with three posts, which score points when your tiles connect them.</source>
        <translation>Különleges hercegségek három őrhellyel, amelyek pontot érnek, ha a lapkáid összekötik őket.</translation>
    </message>
    <message>
        <source>Eight more buildings, each with an action of the white die, and a knowledge tile that scores them.</source>
        <translation>Nyolc további épület, mindegyik a fehér kocka egy akciójával, és egy tudáslapka, amely pontot ad értük.</translation>
    </message>
    <message>
        <source>You can buy an inn in every phase. It fits any colour and makes its region larger.</source>
        <translation>Minden fázisban vehetsz egy fogadót. Bármelyik színre illik, és nagyobbá teszi a területét.</translation>
    </message>
    <message>
        <source>You place the goods that you sell along a route; the right goods earn a bonus.</source>
        <translation>Az eladott árukat egy útra teszed; a megfelelők jutalmat hoznak.</translation>
    </message>
    <message>
        <source>Two equal dice win a shield for a castle: a lasting ability that costs tribute.</source>
        <translation>Két egyforma kocka pajzsot ad egy kastélynak: tartós képességet, amelyért adót fizetsz.</translation>
    </message>
    <message>
        <source>You alone against the clock: cover your whole estate in 25 rounds.</source>
        <translation>Egyedül az idő ellen: fedd le az egész hercegségedet 25 forduló alatt.</translation>
    </message>
    <message>
        <source>The original game: estates 1 to 9.</source>
        <translation>Az eredeti játék: 1–9. hercegség.</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Árverések</translation>
    </message>
    <message>
        <source>Bazaar: players bid in turn; without auctions, each player chooses a tile.</source>
        <translation>Bazár: sorban mindenki ajánlatot tesz; árverés nélkül mindenki választ egy lapkát.</translation>
    </message>
    <message>
        <source>Small towns score 4</source>
        <translation>A városka 4 pontot ér</translation>
    </message>
    <message>
        <source>A complete city of two tiles scores 4 points; without this option, 2.</source>
        <translation>A kétlapkás kész város 4 pontot ér, e nélkül 2-t.</translation>
    </message>
    <message>
        <source>Occupied castles count for fields</source>
        <translation>Az elfoglalt vár számít a mezőnek</translation>
    </message>
    <message>
        <source>A castle that never scored gives a field 4 points; without this option, 0.</source>
        <translation>A pontot nem kapott vár 4 pontot ad egy mezőnek, e nélkül 0-t.</translation>
    </message>
    <message>
        <source>The first player is random; only the order of the pile is hidden.</source>
        <translation>A kezdőt sorsolás dönti el; csak a húzópakli sorrendje rejtett.</translation>
    </message>
    <message>
        <source>small towns for 2</source>
        <translation>városka 2 pontért</translation>
    </message>
    <message>
        <source>Lead a road over a field, a city or even another road.</source>
        <translation>Út vezetése mező, város vagy akár másik út fölött.</translation>
    </message>
    <message>
        <source>Turn a small town into a castle: it scores as much as the next feature completed beside it.</source>
        <translation>Városkából vár lehet: annyi pontot ér, mint a mellette elsőként elkészülő terület.</translation>
    </message>
    <message>
        <source>A bazaar tile starts an auction: all bid points for the next tiles.</source>
        <translation>A bazáros lapka árverést indít: mindenki pontokkal licitál a következő lapkákra.</translation>
    </message>
    <message>
        <source>Another player has it: the two boards are swapped.</source>
        <translation>Másik játékosé: a két tábla helyet cserél.</translation>
    </message>
    <message>
        <source>Each player is dealt one board of each kind.</source>
        <translation>Minden játékos minden fajtából kap egy táblát.</translation>
    </message>
    <message>
        <source>Each player gets the boards chosen beside their name.</source>
        <translation>Minden játékos a neve mellett választott táblákat kapja.</translation>
    </message>
    <message>
        <source>The first player is random; hands stay hidden from the others.</source>
        <translation>A kezdőt sorsolás dönti el; a kézben tartott kártyákat a többiek nem látják.</translation>
    </message>
    <message>
        <source>Each player arranges, turns and shifts their three boards and chooses a castle.</source>
        <translation>Mindenki elrendezi, elforgatja és eltolja a három tábláját, és választ egy várat.</translation>
    </message>
    <message>
        <source>Boards A, B and C as dealt, with the start castle on B.</source>
        <translation>Az A, B és C tábla kiosztás szerint, a kezdő vár a B táblán.</translation>
    </message>
    <message>
        <source>All play at the same time; nobody waits for a turn.</source>
        <translation>Mindenki egyszerre játszik; senki sem vár a sorára.</translation>
    </message>
    <message>
        <source>More than 50 points is good, more than 60 excellent, 70 or more incredible.</source>
        <translation>50 pont felett jó, 60 felett kitűnő, 70-től hihetetlen.</translation>
    </message>
    <message>
        <source>All in secret</source>
        <translation>Mindenki titokban</translation>
    </message>
    <message>
        <source>All players choose their start castle at the same time; several may choose the same one.</source>
        <translation>Mindenki egyszerre választ kezdő kastélyt; többen is választhatják ugyanazt.</translation>
    </message>
    <message>
        <source>Players choose openly in turn, each a different castle; up to four players.</source>
        <translation>A játékosok nyíltan, sorban választanak, mindenki mást; legfeljebb négyen.</translation>
    </message>
    <message>
        <source>Everybody starts with the same castle.</source>
        <translation>Mindenki ugyanazzal a kastéllyal kezd.</translation>
    </message>
    <message>
        <source>Castle for all</source>
        <translation>Közös kastély</translation>
    </message>
    <message>
        <source>The first player chooses</source>
        <translation>Az első játékos választ</translation>
    </message>
    <message>
        <source>{count} regions; the largest have {size} spaces: {kinds}.</source>
        <translation>{count} terület; a legnagyobbak {size} mezősek: {kinds}.</translation>
    </message>
    <message>
        <source>Drawn when the game begins; everybody plays the same one.</source>
        <translation>A játszma kezdetén sorsoljuk ki; mindenki ugyanazzal játszik.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>This is not a challenge code or a seed. Enter a whole number from 0 to {largest}, or leave the field empty.</source>
        <translation>Ez nem kihíváskód, és nem is kiosztásszám. Írj be egy 0 és {largest} közötti egész számot, vagy hagyd üresen a mezőt.</translation>
    </message>
    <message>
        <source>The bridge sets the order of play; the first player is random.</source>
        <translation>A sorrendet a híd adja meg; a kezdőt sorsolás dönti el.</translation>
    </message>
    <message>
        <source>You can combine all available modules.</source>
        <translation>Az összes elérhető modult kombinálhatod.</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Azonos</translation>
    </message>
    <message>
        <source>Random, the same for all</source>
        <translation>Véletlen, egy mindenkinek</translation>
    </message>
    <message>
        <source>Drawn when the game begins: one estate for everybody who chooses this.</source>
        <translation>A játszma kezdetén sorsoljuk ki: egy hercegség mindenkinek, aki ezt választja.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Véletlen</translation>
    </message>
    <message>
        <source>Drawn when the game begins; no two players draw the same one.</source>
        <translation>A játszma kezdetén sorsoljuk ki; nincs köztük két egyforma.</translation>
    </message>
    <message>
        <source>Partners sit side by side; the first player is random.</source>
        <translation>A társak egymás mellett ülnek; a kezdőt sorsolás dönti el.</translation>
    </message>
    <message>
        <source>Your choices differ from the code, so this is a different game: only the seed of the code is used.</source>
        <translation>A választásaid eltérnek a kódtól, ezért ez egy másik játszma: a kódból csak a kiosztásszám marad.</translation>
    </message>
    <message>
        <source>This code contains a typing error, so the game cannot start. Check every letter and digit, or copy the code again, from BQ to the end.</source>
        <translation>Ebben a kódban elírás van, ezért a játszma nem kezdődhet el. Ellenőrizz minden betűt és számjegyet, vagy másold ki újra a kódot, a BQ-tól a végéig.</translation>
    </message>
    <message>
        <source>Player removed: {name}</source>
        <translation>Játékos eltávolítva: {name}</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Parasztok</translation>
    </message>
    <message>
        <source>Fields score at the end; without this option, they never count.</source>
        <translation>A mezők a végén érnek pontot; e lehetőség nélkül sosem számítanak.</translation>
    </message>
    <message>
        <source>no farmers</source>
        <translation>parasztok nélkül</translation>
    </message>
    <message>
        <source>Record a game that you play with the box</source>
        <translation>Dobozzal játszott játszma rögzítése</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Blitz</source>
        <translation>Villám</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Hosszú</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Mély</translation>
    </message>
    <message>
        <source>{pace}, {seconds} s a turn: {elo} Elo</source>
        <translation>{pace}, körönként {seconds}&#xa0;mp: {elo} Élő-pont</translation>
    </message>
    <message>
        <source>{level}, {pace}</source>
        <translation>{level}, {pace}</translation>
    </message>
    <message>
        <source>How long these bots think about a turn. All of them use the same pace.</source>
        <translation>Meddig gondolkodnak ezek a botok egy körön. Mindegyiknek ugyanaz a tempója.</translation>
    </message>
    <message>
        <source>Tries out many turns for {seconds} s.</source>
        <translation>{seconds}&#xa0;mp-ig sok kört kipróbál.</translation>
    </message>
</context>
<context>
    <name>Pass on</name>
    <message>
        <source>Colour die: {colour}</source>
        <translation>Színkocka: {colour}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} homokóra</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is being set up.</source>
        <translation>Folyik a játszma előkészítése.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>A legutóbbi köröd óta</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>{name} jön</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>{name} vagyok</translation>
    </message>
    <message>
        <source>You go first.</source>
        <translation>Te kezdesz.</translation>
    </message>
    <message>
        <source>You go second.</source>
        <translation>Másodikként jössz.</translation>
    </message>
    <message>
        <source>You go third.</source>
        <translation>Harmadikként jössz.</translation>
    </message>
    <message>
        <source>You go fourth.</source>
        <translation>Negyedikként jössz.</translation>
    </message>
    <message>
        <source>You go fifth.</source>
        <translation>Ötödikként jössz.</translation>
    </message>
    <message>
        <source>You go sixth.</source>
        <translation>Hatodikként jössz.</translation>
    </message>
    <message>
        <source>Show this each time you pass the screen on</source>
        <translation>Jelenjen meg mindig, amikor más jön a képernyőhöz</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Itt vagyok</translation>
    </message>
    <message>
        <source>Die showing {number}</source>
        <translation>{number}-(es) kocka</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The picture could not be saved</source>
        <translation>A képet nem sikerült menteni</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Az asztal mentése képként</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>A grafikon mentése képként</translation>
    </message>
    <message>
        <source>Pictures ({pattern})</source>
        <translation>Képek ({pattern})</translation>
    </message>
    <message>
        <source>review</source>
        <translation>elemzes</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>A játéklap mentése</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>A játéklap nyomtatása</translation>
    </message>
    <message>
        <source>PDF documents ({pattern})</source>
        <translation>PDF-dokumentumok ({pattern})</translation>
    </message>
    <message>
        <source>The program cannot write the file “{file}”.</source>
        <translation>A program nem tudja írni a fájlt: „{file}”.</translation>
    </message>
    <message>
        <source>Choose another folder, and check that the disk is not full.</source>
        <translation>Válassz másik mappát, és ellenőrizd, hogy a lemez nem telt-e be.</translation>
    </message>
    <message>
        <source>Picture saved: {file}</source>
        <translation>A kép mentve: {file}</translation>
    </message>
    <message>
        <source>The table has been copied as a picture.</source>
        <translation>Az asztal képe a vágólapra került.</translation>
    </message>
    <message>
        <source>Sheet saved: {file}</source>
        <translation>A játéklap mentve: {file}</translation>
    </message>
    <message>
        <source>The sheet has been sent to the printer.</source>
        <translation>A játéklap a nyomtatóra került.</translation>
    </message>
    <message>
        <source>Save the turn as an animation</source>
        <translation>A kör mentése animációként</translation>
    </message>
    <message>
        <source>Drawing the turn…</source>
        <translation>A kör rajzolása…</translation>
    </message>
    <message>
        <source>The animation could not be saved</source>
        <translation>Az animációt nem sikerült elmenteni</translation>
    </message>
    <message>
        <source>No turn has been played yet.</source>
        <translation>Még egy kört sem játszottak.</translation>
    </message>
    <message>
        <source>Animation saved: {file}</source>
        <translation>Az animáció elmentve: {file}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>kor</translation>
    </message>
    <message>
        <source>Save the report as a picture</source>
        <translation>Az összegzés mentése képként</translation>
    </message>
    <message>
        <source>report</source>
        <translation>osszegzes</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>fish</source>
        <translation>hal</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>szőlő</translation>
    </message>
    <message>
        <source>silk</source>
        <translation>selyem</translation>
    </message>
    <message>
        <source>jugs</source>
        <translation>korsó</translation>
    </message>
    <message>
        <source>barrels</source>
        <translation>hordó</translation>
    </message>
    <message>
        <source>cheese</source>
        <translation>sajt</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>kastélyok</translation>
    </message>
    <message>
        <source>mines</source>
        <translation>bányák</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>hajók</translation>
    </message>
    <message>
        <source>pastures</source>
        <translation>legelők</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>épületek</translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation>tudás</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>kastély</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>kolostor</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>bánya</translation>
    </message>
    <message>
        <source>river</source>
        <translation>folyó</translation>
    </message>
    <message>
        <source>town</source>
        <translation>város</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>legelő</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>kolostorok</translation>
    </message>
    <message>
        <source>rivers</source>
        <translation>folyók</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>városok</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>szerzetes</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>ezüst</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>áru</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>munkás</translation>
    </message>
    <message numerus="yes">
        <source>{n} monk(s)</source>
        <translation>
            <numerusform>{n} szerzetes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silver</source>
        <translation>
            <numerusform>{n} ezüst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} good(s)</source>
        <translation>
            <numerusform>{n} áru</numerusform>
        </translation>
    </message>
    <message>
        <source>monastery region</source>
        <translation>kolostorterület</translation>
    </message>
    <message>
        <source>mine region</source>
        <translation>bányaterület</translation>
    </message>
    <message>
        <source>river region</source>
        <translation>folyóterület</translation>
    </message>
    <message>
        <source>town region</source>
        <translation>városterület</translation>
    </message>
    <message>
        <source>pasture region</source>
        <translation>legelőterület</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>hajó</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>fogadó</translation>
    </message>
    <message>
        <source>black tile</source>
        <translation>fekete lapka</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>kereskedőház</translation>
    </message>
    <message>
        <source>carpenter</source>
        <translation>ácsműhely</translation>
    </message>
    <message>
        <source>church</source>
        <translation>templom</translation>
    </message>
    <message>
        <source>market</source>
        <translation>piac</translation>
    </message>
    <message>
        <source>boarding house</source>
        <translation>vendégház</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>city hall</source>
        <translation>városháza</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>őrtorony</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>daru</translation>
    </message>
    <message>
        <source>white castle</source>
        <translation>fehér kastély</translation>
    </message>
    <message>
        <source>sale</source>
        <translation>eladás</translation>
    </message>
    <message>
        <source>full colour</source>
        <translation>teli szín</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>csere</translation>
    </message>
    <message>
        <source>northwest {place}</source>
        <translation>északnyugat {place}</translation>
    </message>
    <message>
        <source>northeast {place}</source>
        <translation>északkelet {place}</translation>
    </message>
    <message>
        <source>southwest {place}</source>
        <translation>délnyugat {place}</translation>
    </message>
    <message>
        <source>southeast {place}</source>
        <translation>délkelet {place}</translation>
    </message>
    <message numerus="yes">
        <source>{n} chicken(s)</source>
        <translation>
            <numerusform>{n} tyúk</numerusform>
        </translation>
    </message>
    <message>
        <source>shield {number}</source>
        <translation>{number}.&#xa0;pajzs</translation>
    </message>
    <message numerus="yes">
        <source>{n} worker(s)</source>
        <translation>
            <numerusform>{n} munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silverling(s)</source>
        <translation>
            <numerusform>{n} ezüst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n} pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cheese(s)</source>
        <translation>
            <numerusform>{n} sajt</numerusform>
        </translation>
    </message>
    <message>
        <source>knowledge tile {number}</source>
        <translation>{number}.&#xa0;tudáslapka</translation>
    </message>
    <message>
        <source>trade route</source>
        <translation>kereskedőút</translation>
    </message>
    <message numerus="yes">
        <source>{n} cow(s)</source>
        <translation>
            <numerusform>{n} tehén</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sheep</source>
        <translation>
            <numerusform>{n} juh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pig(s)</source>
        <translation>
            <numerusform>{n} disznó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} geese</source>
        <translation>
            <numerusform>{n} liba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fish</source>
        <translation>
            <numerusform>{n} hal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bunch(es) of grapes</source>
        <translation>
            <numerusform>{n} szőlő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} spool(s) of silk</source>
        <translation>
            <numerusform>{n} selyem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} jug(s)</source>
        <translation>
            <numerusform>{n} korsó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} barrel(s)</source>
        <translation>
            <numerusform>{n} hordó</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>buy the {tile} from the black depot</source>
        <translation>{tile} vásárlása a fekete raktárból</translation>
    </message>
    <message>
        <source>buy an inn</source>
        <translation>egy fogadó vásárlása</translation>
    </message>
    <message>
        <source>pay no tribute</source>
        <translation>adófizetés nélkül</translation>
    </message>
    <message>
        <source>load {goods} from depot {depots}</source>
        <translation>{goods} berakodása a(z) {depots}.&#xa0;raktárból</translation>
    </message>
    <message>
        <source>load {goods} from depots {depots}</source>
        <translation>{goods} berakodása (raktár: {depots})</translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {die}</source>
        <translation>{tile} elvétele {die}-(essel) a(z) {depot}.&#xa0;raktárból</translation>
    </message>
    <message>
        <source>sell {goods} with the {die}</source>
        <translation>{goods} eladása {die}-(essel)</translation>
    </message>
    <message>
        <source>take workers with the {die}</source>
        <translation>munkások szerzése {die}-(essel)</translation>
    </message>
    <message>
        <source>turn the {die} to {to}</source>
        <translation>kocka átfordítása: {die} → {to}</translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {effect}</source>
        <translation>{tile} elvétele a(z) {depot}.&#xa0;raktárból ({effect})</translation>
    </message>
    <message>
        <source>sell {goods} with the {effect}</source>
        <translation>{goods} eladása ({effect})</translation>
    </message>
    <message>
        <source>take workers with the {effect}</source>
        <translation>munkások szerzése ({effect})</translation>
    </message>
    <message>
        <source>leave the {effect} unused</source>
        <translation>{effect} kihagyása</translation>
    </message>
    <message>
        <source>use the {effect} as {building}</source>
        <translation>{building} hatása ({effect})</translation>
    </message>
    <message>
        <source>take {shield} from depot {depot} with the {effect}</source>
        <translation>{shield} elvétele a(z) {depot}.&#xa0;raktárból ({effect})</translation>
    </message>
    <message>
        <source>take all {goods} with the {effect}</source>
        <translation>minden elvétele: {goods} ({effect})</translation>
    </message>
    <message>
        <source>begin on estate {estate} with the castle on {castle}</source>
        <translation>kezdés a(z) {estate}.&#xa0;hercegséggel, kastéllyal a(z) {castle} mezőn</translation>
    </message>
    <message>
        <source>buy the {tile} from depot {depot}</source>
        <translation>{tile} vásárlása a(z) {depot}.&#xa0;raktárból</translation>
    </message>
    <message>
        <source>buy 2 workers</source>
        <translation>2 munkás vásárlása</translation>
    </message>
    <message>
        <source>take {shield} from depot {depot}</source>
        <translation>{shield} elvétele a(z) {depot}.&#xa0;raktárból</translation>
    </message>
    <message>
        <source>pay tribute for {shields}</source>
        <translation>adófizetés: {shields}</translation>
    </message>
    <message>
        <source>buy a point</source>
        <translation>1 pont vásárlása</translation>
    </message>
    <message>
        <source>take the {tile} from the black depot as a black tile</source>
        <translation>elvétel a fekete raktárból fekete lapkaként: {tile}</translation>
    </message>
    <message>
        <source>give {goods} for the black tile</source>
        <translation>odaadás a fekete lapkáért: {goods}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>a kör befejezése</translation>
    </message>
    <message>
        <source>put the tile aside</source>
        <translation>a lapka félretétele</translation>
    </message>
    <message>
        <source>build a bridge at {cell}</source>
        <translation>híd építése ({cell})</translation>
    </message>
    <message>
        <source>choose for the castle: {feature}</source>
        <translation>választás a várhoz: {feature}</translation>
    </message>
    <message>
        <source>choose {tile}</source>
        <translation>választás: {tile}</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>ajánlat: {points}</translation>
    </message>
    <message>
        <source>buy the tile for the bid</source>
        <translation>a lapka megvétele az ajánlatért</translation>
    </message>
    <message>
        <source>sell the tile for the bid</source>
        <translation>a lapka eladása az ajánlatért</translation>
    </message>
    <message>
        <source>begin with the castle on {cell}</source>
        <translation>kezdés a kastéllyal: {cell}</translation>
    </message>
    <message>
        <source>take a worker</source>
        <translation>egy munkás szerzése</translation>
    </message>
    <message>
        <source>lay out the boards {boards} with the castle on {cell}</source>
        <translation>a táblák elrendezése: {boards}, vár: {cell}</translation>
    </message>
    <message>
        <source>take the bonus tile {bonus}</source>
        <translation>bónuszlapka elvétele: {bonus}</translation>
    </message>
    <message>
        <source>draw cards</source>
        <translation>kártyák húzása</translation>
    </message>
    <message>
        <source>take {tile}</source>
        <translation>{tile} elvétele</translation>
    </message>
    <message>
        <source>{action} for a marble</source>
        <translation>{action} egy márványért</translation>
    </message>
    <message>
        <source>place the {tile} on {cell} with the {die}</source>
        <translation>{tile} lerakása {die}-(essel) a(z) {cell} mezőre</translation>
    </message>
    <message>
        <source>place the {tile} on {cell} with the {effect}</source>
        <translation>{tile} lerakása a(z) {cell} mezőre ({effect})</translation>
    </message>
    <message>
        <source>take the workers from the {effect}</source>
        <translation>munkások elfogadása ({effect})</translation>
    </message>
    <message>
        <source>discard the {tile}</source>
        <translation>{tile} eldobása</translation>
    </message>
    <message>
        <source>{action}, discarding the {tile}</source>
        <translation>{action} (eldobva: {tile})</translation>
    </message>
    <message>
        <source>place {tile} at {cell}</source>
        <translation>{tile} lerakása ({cell})</translation>
    </message>
    <message>
        <source>place a knight in the city</source>
        <translation>lovag a városba</translation>
    </message>
    <message>
        <source>place a thief on the road</source>
        <translation>útonálló az útra</translation>
    </message>
    <message>
        <source>place a thief on the bridge</source>
        <translation>útonálló a hídra</translation>
    </message>
    <message>
        <source>place a monk in the monastery</source>
        <translation>szerzetes a kolostorba</translation>
    </message>
    <message>
        <source>place a farmer in the field</source>
        <translation>paraszt a mezőre</translation>
    </message>
    <message>
        <source>turn the town into a castle</source>
        <translation>vár építése a városkából</translation>
    </message>
    <message>
        <source>mark only one space</source>
        <translation>csak egy mező megjelölése</translation>
    </message>
    <message>
        <source>swap all {colour} in the display</source>
        <translation>a kínálatból az összes lecserélése: {colour}</translation>
    </message>
    <message>
        <source>place {tile} on {cell}</source>
        <translation>{tile} lerakása a(z) {cell} mezőre</translation>
    </message>
    <message>
        <source>place {tile} on {cell} with the castle</source>
        <translation>{tile} lerakása a várral a(z) {cell} mezőre</translation>
    </message>
    <message>
        <source>place nothing with the castle</source>
        <translation>a várral nincs lerakás</translation>
    </message>
    <message>
        <source>name player {player} to share their knowledge tiles</source>
        <translation>a(z) {player}. játékos megnevezése, a tudáslapkái miatt</translation>
    </message>
    <message>
        <source>do nothing more</source>
        <translation>semmi több</translation>
    </message>
    <message>
        <source>write {number} in the monastery {cell}</source>
        <translation>{number} a kolostorba, {cell}</translation>
    </message>
    <message>
        <source>write {number} in the mine {cell}</source>
        <translation>{number} a bányába, {cell}</translation>
    </message>
    <message>
        <source>write {number} in the river {cell}</source>
        <translation>{number} a folyóra, {cell}</translation>
    </message>
    <message>
        <source>write {number} in the town {cell}</source>
        <translation>{number} a városba, {cell}</translation>
    </message>
    <message>
        <source>write {number} in the castle {cell}</source>
        <translation>{number} a kastélyba, {cell}</translation>
    </message>
    <message>
        <source>write {number} in the pasture {cell}</source>
        <translation>{number} a legelőre, {cell}</translation>
    </message>
    <message>
        <source>write {number} in space {cell}</source>
        <translation>{number} beírása ide: {cell}</translation>
    </message>
</context>
<context>
    <name>Play on</name>
    <message>
        <source>Play on from here</source>
        <translation>Folytatás innen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>A new game begins here: {place}. It is casual, because its dice and tiles come up as before.</source>
        <translation>Itt új játszma kezdődik: {place}. Kötetlen, mert a dobások és a lapkák ugyanúgy jönnek, mint korábban.</translation>
    </message>
    <message>
        <source>The game you are looking at becomes casual too, because you could see what comes next.</source>
        <translation>A nézett játszma is kötetlenné válik: láthatnád, mi jön még benne.</translation>
    </message>
    <message>
        <source>The game you are looking at does not change.</source>
        <translation>A nézett játszma változatlan marad.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Estate spaces covered</source>
        <translation>Lefedett mezők</translation>
    </message>
    <message>
        <source>Regions completed</source>
        <translation>Befejezett területek</translation>
    </message>
    <message>
        <source>Goods tiles sold</source>
        <translation>Eladott árulapkák</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Vásárolt lapkák</translation>
    </message>
    <message>
        <source>Workers paid</source>
        <translation>Kifizetett munkások</translation>
    </message>
    <message>
        <source>Spaces marked</source>
        <translation>Megjelölt mezők</translation>
    </message>
    <message>
        <source>Bonuses used</source>
        <translation>Felhasznált bónuszok</translation>
    </message>
    <message>
        <source>Second marks</source>
        <translation>Második jelölések</translation>
    </message>
    <message>
        <source>Bonuses left</source>
        <translation>Megmaradt bónuszok</translation>
    </message>
    <message>
        <source>spaces marked</source>
        <translation>megjelölt mező</translation>
    </message>
    <message>
        <source>regions completed</source>
        <translation>befejezett terület</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Kastélyok</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Bányák</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Kolostorok</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Összegzés</translation>
    </message>
    <message>
        <source>Points by tile</source>
        <translation>Pontok lapkánként</translation>
    </message>
    <message>
        <source>Cities completed</source>
        <translation>Kész városok</translation>
    </message>
    <message>
        <source>Most points for a city</source>
        <translation>Legtöbb pont egy városért</translation>
    </message>
    <message>
        <source>Roads completed</source>
        <translation>Kész utak</translation>
    </message>
    <message>
        <source>Monasteries completed</source>
        <translation>Kész kolostorok</translation>
    </message>
    <message>
        <source>Fields with farmers</source>
        <translation>Mezők paraszttal</translation>
    </message>
    <message>
        <source>Bridges built</source>
        <translation>Épített hidak</translation>
    </message>
    <message>
        <source>Castles built</source>
        <translation>Épített várak</translation>
    </message>
    <message>
        <source>Tiles from bazaars</source>
        <translation>Lapkák bazárból</translation>
    </message>
    <message>
        <source>{deal}.</source>
        <translation>{deal}.</translation>
    </message>
    <message>
        <source>with {modules}</source>
        <translation>benne: {modules}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Utak</translation>
    </message>
    <message>
        <source>Bazaars: gained and paid</source>
        <translation>Bazárok: kapott és fizetett</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <translation>Bazárok</translation>
    </message>
    <message>
        <source>Unfinished cities</source>
        <translation>Befejezetlen városok</translation>
    </message>
    <message>
        <source>Cities, end</source>
        <translation>Városok, vége</translation>
    </message>
    <message>
        <source>Unfinished roads</source>
        <translation>Befejezetlen utak</translation>
    </message>
    <message>
        <source>Roads, end</source>
        <translation>Utak, vége</translation>
    </message>
    <message>
        <source>Unfinished monasteries</source>
        <translation>Befejezetlen kolostorok</translation>
    </message>
    <message>
        <source>Monasteries, end</source>
        <translation>Kolostorok, vége</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Mezők</translation>
    </message>
    <message>
        <source>Pastures, counted twice</source>
        <translation>Legelők, duplán számítva</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Legelők</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Folyók</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>Colours completed</source>
        <translation>Teli színek</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Spaces covered</source>
        <translation>Lefedett mezők</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Húzott kártyák</translation>
    </message>
    <message>
        <source>Tiles taken</source>
        <translation>Elvett lapkák</translation>
    </message>
    <message>
        <source>Yield cards</source>
        <translation>Hozamkártyák</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bónuszlapkák</translation>
    </message>
    <message>
        <source>Crops</source>
        <translation>Termények</translation>
    </message>
    <message>
        <source>Bonus tiles +1 storage</source>
        <translation>Bónuszlapkák: +1 tárolóhely</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Hozamok</translation>
    </message>
    <message>
        <source>Hexagons without room</source>
        <translation>Hely nélküli hatszögek</translation>
    </message>
    <message>
        <source>No room</source>
        <translation>Nincs hely</translation>
    </message>
    <message>
        <source>Cards in hand, end</source>
        <translation>Kézben maradt kártyák, vége</translation>
    </message>
    <message>
        <source>Cards, end</source>
        <translation>Kártyák, vége</translation>
    </message>
    <message>
        <source>Stored tiles, end</source>
        <translation>Lapkák a tárolóban, vége</translation>
    </message>
    <message>
        <source>Tiles, end</source>
        <translation>Lapkák, vége</translation>
    </message>
    <message>
        <source>Stored hexagons, end</source>
        <translation>Hatszögek a tárolóban, vége</translation>
    </message>
    <message>
        <source>Hexagons, end</source>
        <translation>Hatszögek, vége</translation>
    </message>
    <message>
        <source>Marble left over</source>
        <translation>Megmaradt márvány</translation>
    </message>
    <message>
        <source>Marble, end</source>
        <translation>Márvány, vége</translation>
    </message>
    <message>
        <source>Workers left over</source>
        <translation>Megmaradt munkások</translation>
    </message>
    <message>
        <source>Workers, end</source>
        <translation>Munkások, vége</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Ha most vége</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Modules: {modules}.</source>
        <translation>Modulok: {modules}.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Points by phase</source>
        <translation>Pontok fázisonként</translation>
    </message>
    <message>
        <source>Along the way</source>
        <translation>Útközben</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Honnan jöttek a pontok</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Az asztal megtekintése</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Visszatekintés</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>győztes</translation>
    </message>
    <message>
        <source>second</source>
        <translation>második</translation>
    </message>
    <message>
        <source>third</source>
        <translation>harmadik</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>negyedik</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces covered</source>
        <translation>{spaces} mezőből {covered} lefedve</translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation>{count} / {whole}</translation>
    </message>
    <message>
        <source>spaces covered</source>
        <translation>lefedett mező</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>forduló</translation>
    </message>
    <message>
        <source>Storage tiles</source>
        <translation>Tárolólapkák</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pontozólap</translation>
    </message>
    <message>
        <source>All points by source, and what is still open</source>
        <translation>Minden pont forrás szerint, és ami még nyitva áll</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Területek</translation>
    </message>
    <message>
        <source>{title}: {course}</source>
        <translation>{title}: {course}</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>ötödik</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>hatodik</translation>
    </message>
    <message>
        <source>Phase bonus</source>
        <translation>Fázisbónusz</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Állatok</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Eladott áruk</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Eladások</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Színbónuszok</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Őrtornyok</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Tudáslapkák</translation>
    </message>
    <message>
        <source>Knowledge, end</source>
        <translation>Tudás a végén</translation>
    </message>
    <message>
        <source>Goods, silver, workers left</source>
        <translation>Megmaradt áru, ezüst, munkás</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Határőrhelyek</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Kereskedőutak</translation>
    </message>
    <message>
        <source>Points bought</source>
        <translation>Vásárolt pontok</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Vásárolt</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Pajzsok</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Tudás</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modulok</translation>
    </message>
    <message>
        <source>Rounds with nothing to mark</source>
        <translation>Fordulók illő mező nélkül</translation>
    </message>
    <message>
        <source>One player, duchy {sheet}.</source>
        <translation>Egy játékos, {sheet} hercegség.</translation>
    </message>
    <message>
        <source>Two players, duchy {sheet}.</source>
        <translation>Két játékos, {sheet} hercegség.</translation>
    </message>
    <message>
        <source>Three players, duchy {sheet}.</source>
        <translation>Három játékos, {sheet} hercegség.</translation>
    </message>
    <message>
        <source>Four players, duchy {sheet}.</source>
        <translation>Négy játékos, {sheet} hercegség.</translation>
    </message>
    <message>
        <source>Five players, duchy {sheet}.</source>
        <translation>Öt játékos, {sheet} hercegség.</translation>
    </message>
    <message>
        <source>Six players, duchy {sheet}.</source>
        <translation>Hat játékos, {sheet} hercegség.</translation>
    </message>
    <message>
        <source>Tiles placed</source>
        <translation>Lerakott lapkák</translation>
    </message>
    <message>
        <source>Followers placed</source>
        <translation>Felállított alattvalók</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Két játékos</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Három játékos</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Négy játékos</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Öt játékos</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Hat játékos</translation>
    </message>
    <message>
        <source>Castles</source>
        <comment>towns turned into castles</comment>
        <translation>Várak</translation>
    </message>
    <message>
        <source>Tiles placed by castles</source>
        <translation>Várakkal lerakott lapkák</translation>
    </message>
    <message>
        <source>Extra actions for marble</source>
        <translation>További akciók márványért</translation>
    </message>
    <message>
        <source>Colours removed</source>
        <translation>Eltávolított színek</translation>
    </message>
    <message>
        <source>Two players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Két játékos, {rounds} forduló, titokban elrendezett hercegségek.</translation>
    </message>
    <message>
        <source>Three players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Három játékos, {rounds} forduló, titokban elrendezett hercegségek.</translation>
    </message>
    <message>
        <source>Four players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Négy játékos, {rounds} forduló, titokban elrendezett hercegségek.</translation>
    </message>
    <message>
        <source>Two players, {rounds} rounds, quick start.</source>
        <translation>Két játékos, {rounds} forduló, gyors kezdés.</translation>
    </message>
    <message>
        <source>Three players, {rounds} rounds, quick start.</source>
        <translation>Három játékos, {rounds} forduló, gyors kezdés.</translation>
    </message>
    <message>
        <source>Four players, {rounds} rounds, quick start.</source>
        <translation>Négy játékos, {rounds} forduló, gyors kezdés.</translation>
    </message>
    <message>
        <source>Each green point is counted here as many times as it will have been added by the end.</source>
        <translation>Itt minden zöld pont annyiszor szerepel, ahányszor a végéig hozzáadódik.</translation>
    </message>
    <message>
        <source>Each green point is counted here as many times as it was added to the red points.</source>
        <translation>Itt minden zöld pont annyiszor szerepel, ahányszor a pirosakhoz hozzáadódott.</translation>
    </message>
    <message>
        <source>One player, edition {edition}, 25 rounds.</source>
        <translation>Egy játékos, {edition}-es kiadás, 25 forduló.</translation>
    </message>
    <message>
        <source>Two players, edition {edition}, 25 rounds.</source>
        <translation>Két játékos, {edition}-es kiadás, 25 forduló.</translation>
    </message>
    <message>
        <source>Three players, edition {edition}, 25 rounds.</source>
        <translation>Három játékos, {edition}-es kiadás, 25 forduló.</translation>
    </message>
    <message>
        <source>Four players, edition {edition}, 25 rounds.</source>
        <translation>Négy játékos, {edition}-es kiadás, 25 forduló.</translation>
    </message>
    <message>
        <source>player {seat}: {points}</source>
        <translation>{seat}.&#xa0;játékos: {points}</translation>
    </message>
    <message>
        <source>A team&apos;s points for knowledge tiles and leftovers are listed with its first member.</source>
        <translation>A csapat tudáslapkákért és megmaradt javakért kapott pontjai az első tagjánál szerepelnek.</translation>
    </message>
    <message>
        <source>Team total</source>
        <translation>Csapat összesen</translation>
    </message>
    <message>
        <source>targets reached</source>
        <translation>elért cél</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Összes pont</translation>
    </message>
    <message>
        <source>The same players and a new deal; the first player is drawn again.</source>
        <translation>Ugyanazok a játékosok, új kiosztás; a kezdőt újra sorsoljuk.</translation>
    </message>
    <message>
        <source>Leftovers, end</source>
        <translation>Maradék a végén</translation>
    </message>
    <message>
        <source>Black tiles placed</source>
        <translation>Lerakott fekete lapkák</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>That is not possible</source>
        <translation>Ez nem lehetséges</translation>
    </message>
    <message>
        <source>Choose something else.</source>
        <translation>Válassz valami mást.</translation>
    </message>
    <message numerus="yes">
        <source>{n} error(s) so far.</source>
        <translation>
            <numerusform>Eddig {n} hiba történt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Jelentés másolása</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Részletek</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Részletek másolása</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Hiba történt</translation>
    </message>
    <message>
        <source>A file or folder cannot be used</source>
        <translation>Egy fájl vagy mappa nem használható</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Semmi sem menthető</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>egy fájl</translation>
    </message>
    <message>
        <source>If the table looks wrong, undo the last action or restart the program. Your report helps to fix the error.</source>
        <translation>Ha hibásan néz ki az asztal, vond vissza az utolsó akciót, vagy indítsd újra a programot. A jelentésed segít kijavítani a hibát.</translation>
    </message>
    <message>
        <source>A bot could not choose a move</source>
        <translation>Egy bot nem tudott lépést választani</translation>
    </message>
    <message>
        <source>No hint was found</source>
        <translation>Nem sikerült tanácsot adni</translation>
    </message>
    <message>
        <source>The tutor could not check your move</source>
        <translation>Az oktató nem tudta ellenőrizni a lépésedet</translation>
    </message>
    <message>
        <source>Path copied</source>
        <translation>Elérési út másolva</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>A naplófájl mappájának megnyitása</translation>
    </message>
    <message>
        <source>“{file}”: the system reports “{reason}”. Your request was not carried out.</source>
        <translation>„{file}”: a rendszer üzenete: „{reason}”. A kérés nem teljesült.</translation>
    </message>
    <message>
        <source>Check that the disk is connected and that you are allowed to read and write in the folder. Then try again.</source>
        <translation>Ellenőrizd, hogy a lemez csatlakoztatva van-e, és hogy olvashatod és írhatod-e a mappát. Utána próbáld újra.</translation>
    </message>
    <message>
        <source>Burgundy Qt cannot write to the folder “{folder}”: the system reports “{reason}”. You can play, but your games, settings and statistics will be lost when you close the program.</source>
        <translation>A Burgundy Qt nem tud írni ebbe a mappába: „{folder}”; a rendszer üzenete: „{reason}”. Játszhatsz, de a játszmák, a beállítások és a statisztika elvész, amikor bezárod a programot.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder, then restart the program. To use another folder, start it with --data-dir.</source>
        <translation>Ellenőrizd, hogy írhatsz-e a mappába, majd indítsd újra a programot. Ha másik mappát szeretnél használni, indítsd a --data-dir kapcsolóval.</translation>
    </message>
    <message>
        <source>The program ran into an error, but your game continues. Unless another message says otherwise, it is saved up to the last completed action.</source>
        <translation>Hiba történt a programban, de a játszma folytatódik. Ha másik üzenet nem mond mást, az utolsó befejezett akcióig mentve van.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Click a glowing space. Then you enter what was paid.</source>
        <translation>Kattints egy világító mezőre. Utána megadod, mivel fizettek.</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>vegyél el lapkát</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>adj el árut</translation>
    </message>
    <message>
        <source>turn a die into workers</source>
        <translation>szerezz munkást</translation>
    </message>
    <message>
        <source>Choose a glowing space. It moves your marker on the bridge and loads goods.</source>
        <translation>Válassz egy világító mezőt. A hajó előrelépteti a jelölődet a hídon, és árut rakodik be.</translation>
    </message>
    <message>
        <source>Both dice are used. End your turn.</source>
        <translation>Mindkét kockádat felhasználtad. Fejezd be a körödet.</translation>
    </message>
    <message>
        <source>{actions}.</source>
        <translation>{actions}.</translation>
    </message>
    <message>
        <source>The castle&apos;s action</source>
        <translation>A kastély akciója</translation>
    </message>
    <message>
        <source>The carpenter</source>
        <translation>Az ácsműhely</translation>
    </message>
    <message>
        <source>Take a building from a depot, or pass.</source>
        <translation>Vegyél el egy épületet egy raktárból, vagy passzolj.</translation>
    </message>
    <message>
        <source>The church</source>
        <translation>A templom</translation>
    </message>
    <message>
        <source>Take a mine, a knowledge tile or a castle from a depot, or pass.</source>
        <translation>Vegyél el egy bányát, egy tudáslapkát vagy egy kastélyt egy raktárból, vagy passzolj.</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>A piac</translation>
    </message>
    <message>
        <source>Take a ship or an animal tile from a depot, or pass.</source>
        <translation>Vegyél el egy hajót vagy egy állatlapkát egy raktárból, vagy passzolj.</translation>
    </message>
    <message>
        <source>The city hall</source>
        <translation>A városháza</translation>
    </message>
    <message>
        <source>The warehouse</source>
        <translation>A kereskedőház</translation>
    </message>
    <message>
        <source>Sell one kind of goods without a die, or pass.</source>
        <translation>Adj el egy árufajtát kocka nélkül, vagy passzolj.</translation>
    </message>
    <message>
        <source>The ship comes in</source>
        <translation>Befut a hajó</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Lépjen most</translation>
    </message>
    <message>
        <source>Choose a glowing space. Its region counts as one space larger.</source>
        <translation>Válassz egy világító mezőt. A területe eggyel nagyobbnak számít.</translation>
    </message>
    <message>
        <source>The white castle</source>
        <translation>A fehér kastély</translation>
    </message>
    <message>
        <source>The crane</source>
        <translation>A daru</translation>
    </message>
    <message>
        <source>The ship and your shield</source>
        <translation>A hajó és a pajzsod</translation>
    </message>
    <message>
        <source>Choose the goods to take from all depots, or pass.</source>
        <translation>Válaszd ki az árut, amelyet minden raktárból elveszel, vagy passzolj.</translation>
    </message>
    <message>
        <source>The castle and your shield</source>
        <translation>A kastély és a pajzsod</translation>
    </message>
    <message>
        <source>Take a shield from a depot, or pass.</source>
        <translation>Vegyél el egy pajzsot egy raktárból, vagy passzolj.</translation>
    </message>
    <message>
        <source>The end of the phase</source>
        <translation>A fázis vége</translation>
    </message>
    <message>
        <source>Tribute for your shields</source>
        <translation>Adó a pajzsaidért</translation>
    </message>
    <message>
        <source>Too many tiles</source>
        <translation>Túl sok lapka</translation>
    </message>
    <message>
        <source>Turn a die</source>
        <translation>Forgass el egy kockát</translation>
    </message>
    <message>
        <source>Choose the number that it should show.</source>
        <translation>Válaszd ki, melyik számot mutassa.</translation>
    </message>
    <message>
        <source>buy a point</source>
        <translation>vegyél egy pontot</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Választás</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Ajánlat: {bid}</translation>
    </message>
    <message>
        <source>{name} bids {points}: buy at that price, or sell.</source>
        <translation>{name}: {points}. Vedd meg, vagy add el.</translation>
    </message>
    <message>
        <source>Put it aside</source>
        <translation>Félreteszem</translation>
    </message>
    <message>
        <source>Build a bridge?</source>
        <translation>Építesz hidat?</translation>
    </message>
    <message>
        <source>Place a follower?</source>
        <translation>Felállítasz egy alattvalót?</translation>
    </message>
    <message>
        <source>Castle or points?</source>
        <translation>Vár vagy pontok?</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Válassz lapkát</translation>
    </message>
    <message>
        <source>No bridge</source>
        <translation>Nem kell híd</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Nem kell alattvaló</translation>
    </message>
    <message>
        <source>Raise or pass</source>
        <translation>Emelés vagy passz</translation>
    </message>
    <message>
        <source>Buy or sell</source>
        <translation>Vétel vagy eladás</translation>
    </message>
    <message>
        <source>Your opening bid</source>
        <translation>A nyitó ajánlatod</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Click a castle that nobody else has.</source>
        <translation>Kattints egy kastélyra, amely még senkié.</translation>
    </message>
    <message>
        <source>With a monk</source>
        <translation>Szerzetessel</translation>
    </message>
    <message>
        <source>One colour die counts as any colour. Choose a glowing space.</source>
        <translation>Az egyik színkocka bármelyik színnek számít. Válassz egy világító mezőt.</translation>
    </message>
    <message>
        <source>With a worker</source>
        <translation>Munkással</translation>
    </message>
    <message>
        <source>One number die counts as any number. Choose a glowing space.</source>
        <translation>Az egyik számkocka bármelyik számnak számít. Válassz egy világító mezőt.</translation>
    </message>
    <message>
        <source>Click one of your four castles.</source>
        <translation>Kattints a négy kastélyod egyikére.</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Melyik szám?</translation>
    </message>
    <message>
        <source>Nothing fits these dice</source>
        <translation>Semmi sem illik a kockákhoz</translation>
    </message>
    <message>
        <source>Take a worker</source>
        <translation>Egy munkás szerzése</translation>
    </message>
    <message>
        <source>Choose a glowing space.</source>
        <translation>Válassz egy világító mezőt.</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>A kezdő kastély</translation>
    </message>
    <message>
        <source>Take a worker for later rounds.</source>
        <translation>Szerezz egy munkást a későbbi fordulókra.</translation>
    </message>
    <message numerus="yes">
        <source>Castle: {n} neighbour(s), colours: {colours}</source>
        <translation>
            <numerusform>Vár: {n} szomszéd, {colours} szín</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards, or take a tile.</source>
        <translation>Húzz kártyákat, vagy vegyél el egy lapkát.</translation>
    </message>
    <message>
        <source>Draw cards.</source>
        <translation>Húzz kártyákat.</translation>
    </message>
    <message>
        <source>Take a tile.</source>
        <translation>Vegyél el egy lapkát.</translation>
    </message>
    <message>
        <source>Other payment</source>
        <translation>Másik fizetés</translation>
    </message>
    <message>
        <source>{whose}: {asked}</source>
        <translation>{whose}: {asked}</translation>
    </message>
    <message>
        <source>Choose a bonus tile</source>
        <translation>Válassz bónuszlapkát</translation>
    </message>
    <message>
        <source>The town</source>
        <translation>A város</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>A vár</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Vegyél el egy lapkát</translation>
    </message>
    <message>
        <source>The display has changed: take one of the glowing tiles.</source>
        <translation>A kínálat megváltozott: vedd el az egyik világító lapkát.</translation>
    </message>
    <message>
        <source>Nothing fits yet</source>
        <translation>Még semmi sem illik</translation>
    </message>
    <message>
        <source>Swap another kind, or take a tile that does not fit.</source>
        <translation>Cserélj még egy fajtát, vagy vegyél el egy nem illő lapkát.</translation>
    </message>
    <message>
        <source>{can} Or end your turn and keep the marble.</source>
        <translation>{can} Vagy fejezd be a körödet, és tartsd meg a márványt.</translation>
    </message>
    <message>
        <source>Take: {tile}</source>
        <translation>Elvétel: {tile}</translation>
    </message>
    <message>
        <source>Click a glowing space. It costs nothing.</source>
        <translation>Kattints egy világító mezőre. Semmibe sem kerül.</translation>
    </message>
    <message>
        <source>Swap a kind</source>
        <translation>Egy fajta cseréje</translation>
    </message>
    <message>
        <source>As proposed</source>
        <translation>Javaslat szerint</translation>
    </message>
    <message>
        <source>One more action for a marble?</source>
        <translation>Még egy akció egy márványért?</translation>
    </message>
    <message>
        <source>{name} cannot go on</source>
        <translation>{name} nem tudja folytatni</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>Mi legyen?</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Mégis ezt</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mutasd meg</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Újragondolás</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>Még választ: {names}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} jön</translation>
    </message>
    <message>
        <source>{actions}. You may also buy.</source>
        <translation>{actions}. Vásárolhatsz is.</translation>
    </message>
    <message>
        <source>Your first castle</source>
        <translation>Az első kastélyod</translation>
    </message>
    <message>
        <source>The {tile}</source>
        <translation>A(z) {tile}</translation>
    </message>
    <message>
        <source>Take it with a die, or buy it?</source>
        <translation>Kockával veszed el, vagy megvásárolod?</translation>
    </message>
    <message>
        <source>Buy the {tile}</source>
        <translation>Vásárlás: {tile}</translation>
    </message>
    <message>
        <source>Pay with silverlings or with workers?</source>
        <translation>Ezüsttel vagy munkásokkal fizetsz?</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy points.</source>
        <translation>Mindkét kockádat felhasználtad. Még vehetsz pontokat.</translation>
    </message>
    <message>
        <source>All spaces of a colour are covered</source>
        <translation>Egy szín minden mezője lefedve</translation>
    </message>
    <message>
        <source>A black tile for 5 goods</source>
        <translation>Fekete lapka 5 áruért</translation>
    </message>
    <message>
        <source>{tile}, face down</source>
        <translation>{tile}, lefordítva</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy points or a tile.</source>
        <translation>Mindkét kockádat felhasználtad. Még vehetsz pontokat vagy lapkát.</translation>
    </message>
    <message>
        <source>Give goods for the black tile</source>
        <translation>Adj árut a fekete lapkáért</translation>
    </message>
    <message numerus="yes">
        <source>Click {n} more of your goods, of any kind.</source>
        <translation>
            <numerusform>Kattints még {n} árudra, bármilyen fajtára.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>{key} billentyű</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Végső pontok</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Végrehajtás</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Ugrás a körömre</translation>
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
        <translation>{name} gondolkodik</translation>
    </message>
    <message>
        <source>The final score shows every point and where it came from.</source>
        <translation>A végső pontoknál minden pontot megtalálsz, és azt is, honnan jött.</translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation>{tile} elvétele</translation>
    </message>
    <message>
        <source>Each shield that you keep costs 1 silverling. The others leave the game.</source>
        <translation>Minden megtartott pajzs 1 ezüstbe kerül. A többi kikerül a játékból.</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy a tile.</source>
        <translation>Mindkét kockádat felhasználtad. Még vehetsz egy lapkát.</translation>
    </message>
    <message>
        <source>Which goods?</source>
        <translation>Melyik áruk?</translation>
    </message>
    <message>
        <source>The {die}</source>
        <translation>A(z) {die}-(es)</translation>
    </message>
    <message>
        <source>You may buy a tile.</source>
        <translation>Vásárolhatsz egy lapkát.</translation>
    </message>
    <message>
        <source>Choose your estate</source>
        <translation>Válassz hercegséget</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Melyik lapkát?</translation>
    </message>
    <message>
        <source>Choose the stored tile for this space.</source>
        <translation>Válaszd ki a tárolódból, melyik lapka kerüljön erre a mezőre.</translation>
    </message>
    <message>
        <source>Choose a glowing castle space.</source>
        <translation>Válassz egy világító kastélymezőt.</translation>
    </message>
    <message>
        <source>Depot {depot}</source>
        <translation>{depot}.&#xa0;raktár</translation>
    </message>
    <message>
        <source>Add the goods of a neighbouring depot, or click this one again to load it alone.</source>
        <translation>Add hozzá egy szomszédos raktár áruit, vagy kattints újra erre, hogy csak innen rakodj.</translation>
    </message>
    <message>
        <source>place a stored tile</source>
        <translation>rakj le lapkát</translation>
    </message>
    <message>
        <source>Choose a glowing space. It gives you one more action with any die.</source>
        <translation>Válassz egy világító mezőt. A kastély még egy akciót ad, bármilyen kockával.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It gives you a silverling at the end of every phase.</source>
        <translation>Válassz egy világító mezőt. A bánya minden fázis végén egy ezüstöt hoz.</translation>
    </message>
    <message>
        <source>Choose a glowing space. Every tile of this kind in the same pasture scores again.</source>
        <translation>Válassz egy világító mezőt. Ugyanazon a legelőn minden ilyen állat újra pontot ér.</translation>
    </message>
    <message>
        <source>Choose a glowing space. Its effect happens at once.</source>
        <translation>Válassz egy világító mezőt. A hatása azonnal érvényesül.</translation>
    </message>
    <message>
        <source>Choose a glowing space. The tile works from now on.</source>
        <translation>Válassz egy világító mezőt. A lapka mostantól hat.</translation>
    </message>
    <message>
        <source>One more action with a die of any value: click what to do.</source>
        <translation>Még egy akció, bármilyen értékű kockával: kattints arra, amit tenni szeretnél.</translation>
    </message>
    <message>
        <source>Place another stored tile on a space of any number, or pass.</source>
        <translation>Rakj le még egy lapkát a tárolódból, bármilyen számra, vagy passzolj.</translation>
    </message>
    <message>
        <source>Choose the depot to load goods from.</source>
        <translation>Válaszd ki a raktárat, amelynek az áruit berakodod.</translation>
    </message>
    <message>
        <source>Matching goods on your trade route</source>
        <translation>A megfelelő áru a kereskedőutadon</translation>
    </message>
    <message>
        <source>One more action with the number of the white die: click what to do.</source>
        <translation>Még egy akció a fehér kocka számával: kattints arra, amit tenni akarsz.</translation>
    </message>
    <message>
        <source>Choose the building whose effect it copies, or pass.</source>
        <translation>Válaszd ki az épületet, amelyet utánoz, vagy passzolj.</translation>
    </message>
    <message>
        <source>Place a tile from a numbered depot directly on your estate, or pass.</source>
        <translation>Rakj le egy lapkát egy számozott raktárból egyenesen a hercegségedbe, vagy passzolj.</translation>
    </message>
    <message>
        <source>Place a tile from the black depot directly on your estate, or pass.</source>
        <translation>Rakj le egy lapkát a fekete raktárból egyenesen a hercegségedbe, vagy passzolj.</translation>
    </message>
    <message>
        <source>Your storage has room for three tiles again: choose one to discard.</source>
        <translation>A tárolódban újra három lapka fér el: válassz egyet, amelyet eldobsz.</translation>
    </message>
    <message>
        <source>Workers for you and another player</source>
        <translation>Munkások neked és még valakinek</translation>
    </message>
    <message>
        <source>Take your workers or pass. If you pass, the owner of shield 2 gets none either.</source>
        <translation>Fogadd el a munkásaidat, vagy passzolj: akkor a 2. pajzs gazdája sem kap.</translation>
    </message>
    <message>
        <source>Choose the castle to place it on.</source>
        <translation>Válaszd ki a kastélyt, amelyre kerül.</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Válassz egy játékost</translation>
    </message>
    <message>
        <source>The knowledge tiles on their estate work for you too.</source>
        <translation>A hercegségének tudáslapkái rád is hatnak.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lerakás</translation>
    </message>
    <message>
        <source>Place it here?</source>
        <translation>Ide rakod?</translation>
    </message>
    <message>
        <source>Click where to build it, or keep it. You have {left}.</source>
        <translation>Kattints a helyére, vagy tartsd meg. Van: {left}.</translation>
    </message>
    <message>
        <source>Click where to place it, or keep it. You have {left}.</source>
        <translation>Kattints a helyére, vagy tartsd meg. Van: {left}.</translation>
    </message>
    <message>
        <source>Click the feature that scores for it.</source>
        <translation>Kattints arra a területre, amely pontot hoz neki.</translation>
    </message>
    <message>
        <source>You place it this turn.</source>
        <translation>Ebben a körben rakod le.</translation>
    </message>
    <message>
        <source>{name} bids {bid}. Raise once, or pass.</source>
        <translation>{name}: {bid}. Emelhetsz.</translation>
    </message>
    <message>
        <source>Click a glowing space for the tile.</source>
        <translation>Kattints egy világító helyre a lapkának.</translation>
    </message>
    <message>
        <source>This also builds the bridge.</source>
        <translation>A híd vele együtt épül meg.</translation>
    </message>
    <message>
        <source>Click it again to place it, or try another space.</source>
        <translation>Kattints rá újra a lerakáshoz, vagy próbálj más helyet.</translation>
    </message>
    <message>
        <source>Click it again to turn it, or press {left} or {right}.</source>
        <translation>Kattints rá újra a forgatáshoz, vagy nyomd meg: {left}, {right}.</translation>
    </message>
    <message>
        <source>A small town of two tiles is complete.</source>
        <translation>Elkészült egy kétlapkás városka.</translation>
    </message>
    <message>
        <source>Which feature for the castle?</source>
        <translation>Melyik terület legyen a váré?</translation>
    </message>
    <message>
        <source>It will be auctioned next, and you open the bidding.</source>
        <translation>Ez kerül most árverésre, és te teszed az első ajánlatot.</translation>
    </message>
    <message>
        <source>The others raise once or pass. Then you buy or sell.</source>
        <translation>A többiek egyszer emelnek vagy passzolnak. Aztán veszel vagy eladsz.</translation>
    </message>
    <message>
        <source>It fits only with a bridge: place it that way, or put it aside.</source>
        <translation>Csak híddal illik be: rakd le így, vagy tedd félre.</translation>
    </message>
    <message>
        <source>Place with bridge</source>
        <translation>Lerakás híddal</translation>
    </message>
    <message>
        <source>Click one of your four castles. Everyone chooses at the same time.</source>
        <translation>Kattints a négy kastélyod egyikére. Mindenki egyszerre választ.</translation>
    </message>
    <message>
        <source>Click the castle that everyone begins with.</source>
        <translation>Kattints arra a kastélyra, amellyel mindenki kezd.</translation>
    </message>
    <message>
        <source>Press Ready to confirm, or choose another space.</source>
        <translation>Erősítsd meg a Kész gombbal, vagy válassz másik mezőt.</translation>
    </message>
    <message>
        <source>Choose the number to write on this space.</source>
        <translation>Válaszd ki a számot, amelyet erre a mezőre írsz.</translation>
    </message>
    <message>
        <source>You can mark the glowing spaces with this die.</source>
        <translation>Ezzel a kockával a világító mezőket jelölheted meg.</translation>
    </message>
    <message>
        <source>Choose a glowing space; its price is shown on it.</source>
        <translation>Válassz egy világító mezőt; az ára rajta látható.</translation>
    </message>
    <message>
        <source>One more for 1 silver?</source>
        <translation>Még egy, 1 ezüstért?</translation>
    </message>
    <message>
        <source>Choose a glowing space. Everyone plays at the same time.</source>
        <translation>Válassz egy világító mezőt. Mindenki egyszerre játszik.</translation>
    </message>
    <message>
        <source>Take a worker, or pay to mark a glowing space.</source>
        <translation>Szerezz munkást, vagy fizess egy mezőért.</translation>
    </message>
    <message>
        <source>Arrange your duchy</source>
        <translation>Rendezd el a hercegségedet</translation>
    </message>
    <message numerus="yes">
        <source>All regions together score {n} green point(s).</source>
        <translation>
            <numerusform>Az összes terület együtt {n} zöld pontot ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards, take a tile, or place a stored one.</source>
        <translation>Húzz kártyákat, vegyél el egy lapkát, vagy rakj le egyet a tárolódból.</translation>
    </message>
    <message>
        <source>Draw cards, or place a stored tile.</source>
        <translation>Húzz kártyákat, vagy rakj le egy lapkát a tárolódból.</translation>
    </message>
    <message>
        <source>Take a tile, or place a stored one.</source>
        <translation>Vegyél el egy lapkát, vagy rakj le egyet a tárolódból.</translation>
    </message>
    <message>
        <source>Place a stored tile.</source>
        <translation>Rakj le egy lapkát a tárolódból.</translation>
    </message>
    <message>
        <source>Click a glowing space: you pay with the cards that rise.</source>
        <translation>Kattints egy világító mezőre: a felemelkedő kártyákkal fizetsz.</translation>
    </message>
    <message>
        <source>Every duchy begins with one. The storage tile scores 2 green points at once.</source>
        <translation>Minden hercegség eggyel kezd. A tárolóhely rögtön 2 zöld pontot ad.</translation>
    </message>
    <message>
        <source>Choose a bonus tile, even of a kind you already have.</source>
        <translation>Válassz bónuszlapkát, akár olyat is, amilyened már van.</translation>
    </message>
    <message>
        <source>Place a glowing tile from the display at once, without cards, or pass.</source>
        <translation>Rakj le azonnal egy világító lapkát a kínálatból, kártyák nélkül, vagy passzolj.</translation>
    </message>
    <message>
        <source>{can} A marble gives you one more action.</source>
        <translation>{can} Egy márvány még egy akciót ad.</translation>
    </message>
    <message>
        <source>Click a tile to replace all tiles of its colour.</source>
        <translation>Kattints egy lapkára, és az összes ilyen színű kicserélődik.</translation>
    </message>
    <message>
        <source>Place: {tile}</source>
        <translation>Lerakás: {tile}</translation>
    </message>
    <message>
        <source>Place a stored tile</source>
        <translation>Rakj le egy lapkát a tárolódból</translation>
    </message>
    <message>
        <source>Click a glowing space to pay with the raised cards, or click other cards.</source>
        <translation>Kattints egy világító mezőre: így fizetsz. Vagy válassz más kártyákat.</translation>
    </message>
    <message>
        <source>Your storage is full: click a tile in it to discard.</source>
        <translation>A tárolód tele van: kattints arra, amit eldobsz érte.</translation>
    </message>
    <message>
        <source>Which of these tiles?</source>
        <translation>Melyik lapkát?</translation>
    </message>
    <message>
        <source>Several tiles fit this space: click one of them.</source>
        <translation>Erre a mezőre több is illik: kattints az egyikre.</translation>
    </message>
    <message>
        <source>The game is paused until you choose who takes over.</source>
        <translation>A játszma szünetel, amíg ki nem választod, ki veszi át.</translation>
    </message>
    <message>
        <source>Everyone is ready</source>
        <translation>Mindenki kész</translation>
    </message>
    <message>
        <source>First read what your guide has to say.</source>
        <translation>Előbb olvasd el, mit mond a kalauz.</translation>
    </message>
    <message>
        <source>Click the castle space where your estate begins.</source>
        <translation>Kattints arra a kastélymezőre, amelyből a hercegséged kinő.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It scores at once for what you have at that moment.</source>
        <translation>Válassz egy világító mezőt. Rögtön pontot ér azért, amid akkor van.</translation>
    </message>
    <message>
        <source>Choose a glowing space of any colour. The tile covers it and does nothing else.</source>
        <translation>Válassz egy világító mezőt, bármilyen színűt. A lapka lefedi, mást nem tesz.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It loads the goods of one depot, and all other goods leave the game.</source>
        <translation>Válassz egy világító mezőt. A hajó berakodja egy raktár áruit, az összes többi kikerül a játékból.</translation>
    </message>
    <message>
        <source>Choose a tile from the black depot: it goes to your storage face down. Or pass.</source>
        <translation>Válassz egy lapkát a fekete raktárból: lefordítva kerül a tárolódba. Vagy passzolj.</translation>
    </message>
    <message>
        <source>You choose the order</source>
        <translation>Te döntöd el, mi legyen az első</translation>
    </message>
    <message>
        <source>Place a tile from the black depot directly on your estate, on a space of any number.</source>
        <translation>Rakj le egy lapkát a fekete raktárból egyenesen a hercegségedbe, bármilyen számú mezőre.</translation>
    </message>
    <message>
        <source>Still to do: {effects}. Click the next one.</source>
        <translation>Hátravan: {effects}. Kattints arra, amit most tenni szeretnél.</translation>
    </message>
    <message>
        <source>With which effect?</source>
        <translation>Melyik hatással?</translation>
    </message>
    <message>
        <source>Several of your effects can do this.</source>
        <translation>Több hatásoddal is megteheted.</translation>
    </message>
    <message>
        <source>You can still buy a tile. To go without one, end your turn again.</source>
        <translation>Még vehetsz egy lapkát. Ha nem kell, fejezd be a kört még egyszer.</translation>
    </message>
    <message>
        <source>Into your own storage, or into the shared one, from which both of you can place it?</source>
        <translation>A saját tárolódba vagy a közösbe, ahonnan bármelyiktek lerakhatja?</translation>
    </message>
    <message>
        <source>Both storages are full: choose the tile to discard. The new one takes its place.</source>
        <translation>Mindkét tároló megtelt: válaszd ki az eldobandó lapkát. Az új a helyére kerül.</translation>
    </message>
    <message>
        <source>Already chosen: {goods}. You have room for three kinds: choose the goods to load.</source>
        <translation>Már kiválasztva: {goods}. Három fajta fér el nálad: válaszd ki, mit rakodsz be.</translation>
    </message>
    <message>
        <source>You have room for three kinds: choose the goods to load.</source>
        <translation>Három fajta fér el nálad: válaszd ki, mit rakodsz be.</translation>
    </message>
    <message>
        <source>Click what to do with it, or click the die again to put it back.</source>
        <translation>Kattints arra, amit tenni szeretnél vele, vagy újra a kockára, hogy visszategyed.</translation>
    </message>
    <message>
        <source>Then click the castle space where your estate begins.</source>
        <translation>Aztán kattints arra a kastélymezőre, amelyből kinő.</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Lerakás: {tile}</translation>
    </message>
    <message>
        <source>Your storage is full: choose the tile to discard.</source>
        <translation>A tárolód tele van: válaszd ki, melyik lapkát dobod el.</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in an auction</comment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Choose a second space, or press Ready.</source>
        <translation>Válassz még egy mezőt, vagy nyomd meg a Kész gombot.</translation>
    </message>
    <message>
        <source>This game is played without help until it ends.</source>
        <translation>Ez a játszma a végéig segítség nélkül folyik.</translation>
    </message>
    <message>
        <source>No help: use what the rules allow.</source>
        <translation>Segítség nélkül: használd, amit a szabályok engednek.</translation>
    </message>
    <message>
        <source>Go on, or press {key} to go one step back.</source>
        <translation>Folytasd, vagy lépj vissza egyet ezzel: {key}.</translation>
    </message>
    <message>
        <source>Go on, or go one step back.</source>
        <translation>Folytasd, vagy lépj vissza egyet.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>The endless puzzles were damaged</source>
        <translation>A végtelen feladványok megsérültek</translation>
    </message>
    <message>
        <source>You do not need to do anything: the program finds new ones.</source>
        <translation>Nincs teendőd: a program újakat talál.</translation>
    </message>
    <message numerus="yes">
        <source>{n} new puzzle(s), found while the program was idle.</source>
        <translation>
            <numerusform>{n} új feladvány, amelyet a program akkor talált, amikor senki sem használta.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many puzzles as you can in five minutes</source>
        <translation>Annyi feladvány, amennyit öt perc alatt meg tudsz oldani</translation>
    </message>
    <message>
        <source>As many puzzles as you can until you have missed three</source>
        <translation>Annyi feladvány, amennyit a harmadik hibáig meg tudsz oldani</translation>
    </message>
    <message>
        <source>Endless puzzles</source>
        <translation>Végtelen feladványok</translation>
    </message>
    <message>
        <source>Your best run: {best}.</source>
        <translation>A legjobb sorozatod: {best}.</translation>
    </message>
    <message>
        <source>Against time</source>
        <translation>Idő ellen</translation>
    </message>
    <message>
        <source>Three misses</source>
        <translation>Három hiba</translation>
    </message>
    <message>
        <source>Puzzle {number}, misses left: {left}</source>
        <translation>{number}. feladvány, hátralévő hibák: {left}</translation>
    </message>
    <message>
        <source>Solved in this run: {solved}.</source>
        <translation>Ebben a sorozatban megoldva: {solved}.</translation>
    </message>
    <message>
        <source>Puzzle rating: {elo} ± {deviation}.</source>
        <translation>Feladványok értékszáma: {elo} ± {deviation}.</translation>
    </message>
    <message>
        <source>Puzzle {number}, time left: {time}</source>
        <translation>{number}. feladvány, hátralévő idő: {time}</translation>
    </message>
    <message>
        <source>The time is up. The last puzzle was still open and does not count.</source>
        <translation>Letelt az idő. Az utolsó feladvány még nyitva volt, ezért nem számít.</translation>
    </message>
    <message>
        <source>Your puzzle rating begins with the first puzzle that you try.</source>
        <translation>A feladványokhoz tartozó értékszámod az első megpróbált feladvánnyal kezdődik.</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>Ez a legjobb sorozatod.</translation>
    </message>
    <message>
        <source>There are no puzzles of this game yet.</source>
        <translation>Ehhez a játékhoz még nincs feladvány.</translation>
    </message>
    <message>
        <source>No run is possible</source>
        <translation>Most nem indítható sorozat</translation>
    </message>
    <message>
        <source>The puzzles from your own games were damaged</source>
        <translation>A saját játszmáidból való feladványok megsérültek</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>A fájl megmaradt, új neve: {file}.</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}”: {reason}.</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>mára esedékes</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>megoldva</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nyitott</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles</comment>
        <translation>Összes</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Nehézség</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Melyik játék</translation>
    </message>
    <message numerus="yes">
        <source>From your own games: {n} puzzle(s)</source>
        <translation>
            <numerusform>A saját játszmáidból: {n} feladvány</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve those due today</source>
        <translation>A mára esedékesek megoldása</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Megoldás</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <translation>Könnyű</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <translation>Közepes</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <translation>Nehéz</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>{number}. feladvány, összesen {count}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>még nem próbáltad</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nincs megoldva</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>{number}. feladvány</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Feladvány</translation>
    </message>
    <message>
        <source>You do not need to do anything: the next review brings new ones.</source>
        <translation>Nincs teendőd: a következő játszmaelemzés újakat hoz.</translation>
    </message>
    <message>
        <source>Your puzzle progress cannot be saved</source>
        <translation>A feladványokban elért eredményeid nem menthetők</translation>
    </message>
    <message>
        <source>Check that you can write to the folder and that the disk is not full.</source>
        <translation>Ellenőrizd, hogy a mappa írható-e, és nem telt-e meg a lemez.</translation>
    </message>
    <message>
        <source>Something went wrong with the puzzles</source>
        <translation>Hiba történt a feladványoknál</translation>
    </message>
    <message>
        <source>Your saved puzzle progress was damaged</source>
        <translation>A feladványok mentett eredményei megsérültek</translation>
    </message>
    <message>
        <source>You do not need to do anything: all puzzles are open again.</source>
        <translation>Nincs teendőd: az összes feladvány újra nyitott.</translation>
    </message>
    <message>
        <source>Positions with one clearly best turn. Solved puzzles come back after 1, 3, 7 and 21 days, unsolved ones the next day.</source>
        <translation>Olyan állások, amelyekben egyetlen kör egyértelműen a legjobb. A megoldott feladványok 1, 3, 7 és 21 nap múlva jönnek újra, a megoldatlanok másnap.</translation>
    </message>
    <message numerus="yes">
        <source>From games between bots: {n} puzzle(s)</source>
        <translation>
            <numerusform>Botok játszmáiból: {n} feladvány</numerusform>
        </translation>
    </message>
    <message>
        <source>Review your own games to get more puzzles.</source>
        <translation>Elemezd a saját játszmáidat, és további feladványokat kapsz.</translation>
    </message>
    <message>
        <source>Found: {found} of {count}. Puzzles that you did not solve at once come back tomorrow.</source>
        <translation>Megtalálva: {found}, összesen {count}. Az elsőre meg nem oldott feladványok holnap újra jönnek.</translation>
    </message>
    <message>
        <source>comes back on {day}</source>
        <translation>újra jön: {day}</translation>
    </message>
    <message>
        <source>One turn is clearly better than all others. Find it and play the whole turn on the table. A puzzle counts as solved only if you find the turn at once, without a hint.</source>
        <translation>Egy kör egyértelműen jobb minden másnál. Találd meg, és játszd le az egész kört az asztalon. A feladvány csak akkor számít megoldottnak, ha elsőre, tanács nélkül találod meg a kört.</translation>
    </message>
    <message>
        <source>The rules of this version do not allow the moves played there.</source>
        <translation>Ennek a változatnak a szabályai nem engedik az ott játszott lépéseket.</translation>
    </message>
    <message>
        <source>This puzzle cannot be shown</source>
        <translation>Ez a feladvány nem jeleníthető meg</translation>
    </message>
    <message>
        <source>You lose most by: {themes}.</source>
        <translation>Itt veszítesz a legtöbbet: {themes}.</translation>
    </message>
    <message>
        <source>Your weak points</source>
        <translation>A gyenge pontjaid</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The turn could not be checked</source>
        <translation>A kört nem sikerült ellenőrizni</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Válasz mutatása</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Befejezés</translation>
    </message>
    <message>
        <source>Found: {found} of {count}</source>
        <translation>Megtalálva: {found}, összesen {count}</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>Ennyi volt</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>A válasz</translation>
    </message>
    <message>
        <source>The best turn is marked on the table, step by step.</source>
        <translation>A legjobb kör lépésről lépésre meg van jelölve az asztalon.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Feladás</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>A legjobb kör</translation>
    </message>
    <message>
        <source>There is a better turn</source>
        <translation>Van jobb kör</translation>
    </message>
    <message>
        <source>This one costs {price}.</source>
        <translation>Ennek az ára: {price}.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Tanács</translation>
    </message>
    <message>
        <source>Think about this: {kind}</source>
        <translation>Gondold át: {kind}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Megtaláltad</translation>
    </message>
    <message>
        <source>your attempt</source>
        <translation>a próbád</translation>
    </message>
    <message>
        <source>Compared with this turn: {turn}</source>
        <translation>Ehhez a körhöz képest: {turn}</translation>
    </message>
    <message>
        <source>Find the best turn and play it on the table. This is only a trial.</source>
        <translation>Keresd meg a legjobb kört, és játszd le az asztalon. Ez csak próba.</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>A köröd ellenőrzése</translation>
    </message>
    <message>
        <source>It costs {price}; the turn played in the game cost {before}.</source>
        <translation>Ennek az ára: {price}; a játszott köré: {before}.</translation>
    </message>
    <message>
        <source>This is as good as the best known turn.</source>
        <translation>Ez felér a legjobb ismert körrel.</translation>
    </message>
    <message>
        <source>Better than the turn played</source>
        <translation>Jobb, mint a játszott kör</translation>
    </message>
    <message>
        <source>the next best turn</source>
        <translation>a következő legjobb kör</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since your last turn</source>
        <translation>A legutóbbi köröd óta</translation>
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
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Close. {key} shows it again.</source>
        <translation>Bezárás. {key}: újra látszik.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Enter it under Move, Entries ({key}).</source>
        <translation>Add meg itt: Lépés, Tételek ({key}).</translation>
    </message>
    <message>
        <source>{name}: {entry}</source>
        <translation>{name}: {entry}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Véletlen</translation>
    </message>
    <message>
        <source>Choose an entry to correct it. The later ones follow again.</source>
        <translation>Válassz egy tételt a javításhoz. A későbbiek utána újra következnek.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {entry}. Enter it anew or cut off here.</source>
        <translation>A(z) {number}. tétel már nem illik ide: {entry}. Add meg újra, vagy vágd le itt.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Tételek</translation>
    </message>
    <message>
        <source>Cut off here</source>
        <translation>Levágás itt</translation>
    </message>
    <message>
        <source>Enter what came</source>
        <translation>A kapottak megadása</translation>
    </message>
    <message>
        <source>{entry} (does not fit)</source>
        <translation>{entry} (nem illik ide)</translation>
    </message>
    <message>
        <source>{entry} (not in the game now)</source>
        <translation>{entry} (most nincs a játszmában)</translation>
    </message>
    <message>
        <source>Enter anew</source>
        <translation>Újbóli megadás</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Beszúrás elé</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Opponent&apos;s play</source>
        <translation>Az ellenfél játéka</translation>
    </message>
    <message>
        <source>{rest} ± {error}</source>
        <translation>{rest} ± {error}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Kezdetben</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>Saját játék</translation>
    </message>
    <message>
        <source>The others&apos; play</source>
        <translation>A többiek játéka</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>A végén</translation>
    </message>
    <message>
        <source>{part}: {value}</source>
        <translation>{part}: {value}</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Összegzés</translation>
    </message>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Tanulás a hibákból</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>A legdrágább döntések</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szerencse és tudás</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Luck was neither good nor bad.</source>
        <translation>Se szerencse, se balszerencse.</translation>
    </message>
    <message>
        <source>Good decisions: {good} of {count}.</source>
        <translation>Jó döntések: {good} / {count}.</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Nem volt miről dönteni.</translation>
    </message>
    <message>
        <source>A single game like this does not show a player&apos;s level.</source>
        <translation>Egyetlen ilyen játszma nem mutatja meg, milyen szinten játszik valaki.</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>{phase} fázis</translation>
    </message>
    <message>
        <source>First third</source>
        <translation>Első harmad</translation>
    </message>
    <message>
        <source>Second third</source>
        <translation>Második harmad</translation>
    </message>
    <message>
        <source>Last third</source>
        <translation>Utolsó harmad</translation>
    </message>
    <message>
        <source>{part}: {good} of {count}</source>
        <translation>{part}: {good} / {count}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>Played: {turn}.</source>
        <translation>Játszott kör: {turn}.</translation>
    </message>
    <message>
        <source>Better: {turn}.</source>
        <translation>Jobb: {turn}.</translation>
    </message>
    <message>
        <source>This game was played about as well.</source>
        <translation>Ez a játszma nagyjából ugyanilyen jó volt.</translation>
    </message>
    <message>
        <source>Look at this moment of the game</source>
        <translation>A játszma e pillanatának megtekintése</translation>
    </message>
    <message>
        <source>Good luck brought {points}.</source>
        <translation>A szerencse ennyit hozott: {points}.</translation>
    </message>
    <message>
        <source>Bad luck cost {points}.</source>
        <translation>A balszerencse ára: {points}.</translation>
    </message>
    <message>
        <source>Unexplained</source>
        <translation>Megmagyarázatlan</translation>
    </message>
    <message>
        <source>No turn cost more than chance can explain. Well played.</source>
        <translation>Egyetlen kör sem került többe annál, amit a véletlen megmagyaráz. Szép játék.</translation>
    </message>
    <message>
        <source>Losses by kind</source>
        <translation>Veszteségek fajtánként</translation>
    </message>
    <message>
        <source>Losses by phase</source>
        <translation>Veszteségek fázisonként</translation>
    </message>
    <message>
        <source>Quality of play</source>
        <translation>A játék minősége</translation>
    </message>
    <message>
        <source>Covers the part reviewed so far.</source>
        <translation>Az eddig elemzett részre vonatkozik.</translation>
    </message>
    <message>
        <source>Good luck raised the chance to win by {share}.</source>
        <translation>A szerencse ennyivel növelte a győzelmi esélyt: {share}.</translation>
    </message>
    <message>
        <source>Bad luck lowered the chance to win by {share}.</source>
        <translation>A balszerencse ennyivel csökkentette a győzelmi esélyt: {share}.</translation>
    </message>
    <message>
        <source>This game was played better.</source>
        <translation>Ez a játszma jobb volt.</translation>
    </message>
    <message>
        <source>This game was not played as well.</source>
        <translation>Ez a játszma gyengébb volt.</translation>
    </message>
    <message numerus="yes">
        <source>{count} points lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>Döntésenként {count} pont veszett el, {n} döntésben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} spaces lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>Döntésenként {count} mező veszett el, {n} döntésben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points of the lead lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>Döntésenként {count} pont előny veszett el, {n} döntésben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: {count} points per decision, in {n} reviewed game(s).</source>
        <translation>
            <numerusform>Korábban: {count} pont döntésenként, {n} elemzett játszmában.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>The decisions brought about as much as a Knight&apos;s would have.</source>
        <translation>A saját játék nagyjából annyit hozott, mint egy lovagé.</translation>
    </message>
    <message>
        <source>Level of play: {level}, {elo} ± {error}.</source>
        <translation>A játék szintje: {level}, {elo} ± {error}.</translation>
    </message>
    <message>
        <source>Level of play: {level}.</source>
        <translation>A játék szintje: {level}.</translation>
    </message>
    <message>
        <source>The decisions brought {points} more than a Knight&apos;s would have.</source>
        <translation>A saját játék ennyivel hozott többet, mint egy lovagé: {points}.</translation>
    </message>
    <message>
        <source>The decisions brought {points} less than a Knight&apos;s would have.</source>
        <translation>A saját játék ennyivel hozott kevesebbet, mint egy lovagé: {points}.</translation>
    </message>
    <message>
        <source>The decisions brought {share} more chance to win than a Knight&apos;s would have.</source>
        <translation>A saját játék ennyivel nagyobb győzelmi esélyt hozott, mint egy lovagé: {share}.</translation>
    </message>
    <message>
        <source>The decisions brought {share} less chance to win than a Knight&apos;s would have.</source>
        <translation>A saját játék ennyivel kisebb győzelmi esélyt hozott, mint egy lovagé: {share}.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least {n} decision(s) to name a level.</source>
        <translation>
            <numerusform>A szint megnevezéséhez legalább {n} döntés kell.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good strategy</source>
        <translation>Jó stratégia</translation>
    </message>
    <message>
        <source>What to think about in this game</source>
        <translation>Min érdemes gondolkodni ebben a játékban</translation>
    </message>
    <message>
        <source>The lesson about what cost most in this game</source>
        <translation>Az a lecke, amely arról szól, ami ebben a játszmában a legtöbbe került</translation>
    </message>
    <message>
        <source>Save this moment as a picture…</source>
        <translation>E pillanat mentése képként…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Mentés képként…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Egy akciót vissza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Fél sebesség</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Minden kéz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>See the next move</source>
        <translation>A következő lépés megtekintése</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Folytatás innen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>A játszma menete</translation>
    </message>
    <message>
        <source>{name}: {action} ({outcome})</source>
        <translation>{name}: {action} ({outcome})</translation>
    </message>
    <message>
        <source>{where}, move {at} of {last}</source>
        <translation>{where}, lépés: {at} / {last}</translation>
    </message>
    <message>
        <source>{where}, {name}: {points}</source>
        <translation>{where}, {name}: {points}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Az első kör előtt</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>You end the turn</source>
        <translation>Befejezed a kört</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} befejezi a kört</translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>Választottál</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <translation>{name} választott</translation>
    </message>
    <message>
        <source>Set-up, move {at} of {last}</source>
        <translation>Előkészület, lépés: {at} / {last}</translation>
    </message>
    <message>
        <source>The end, move {at} of {last}</source>
        <translation>Vége, lépés: {at} / {last}</translation>
    </message>
    <message>
        <source>Hint for this moment</source>
        <translation>Tanács ehhez a pillanathoz</translation>
    </message>
    <message>
        <source>You can play on from here when the game is over</source>
        <translation>Innen a játszma vége után folytathatod</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Egy akciót előre</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normál sebesség</translation>
    </message>
    <message>
        <source>Triple speed</source>
        <translation>Háromszoros sebesség</translation>
    </message>
    <message>
        <source>Back to the current state of the game</source>
        <translation>Vissza a játszma jelenlegi állásához</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Új játszma indítása ebből az állásból</translation>
    </message>
    <message>
        <source>No hint here: this player&apos;s hand is hidden</source>
        <translation>Itt nincs tanács: ennek a játékosnak a kártyái rejtettek</translation>
    </message>
    <message>
        <source>The new game would show you things that are still hidden in this one. Finish this game first.</source>
        <translation>Az új játszmában láthatnád azt, ami ebben még rejtve van. Előbb fejezd be ezt a játszmát.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Animals</source>
        <translation>Állatok</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Munkások</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Ezüst</translation>
    </message>
    <message>
        <source>The white die</source>
        <translation>A fehér kocka</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Játéksorrend</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Áruk</translation>
    </message>
    <message>
        <source>The phase</source>
        <translation>A fázis</translation>
    </message>
    <message>
        <source>Border post</source>
        <translation>Határőrhely</translation>
    </message>
    <message>
        <source>Inns for sale</source>
        <translation>Eladó fogadók</translation>
    </message>
    <message>
        <source>One building of each kind</source>
        <translation>Minden épületfajtából csak egy</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Készen</translation>
    </message>
    <message>
        <source>At the end, incomplete</source>
        <translation>A végén, befejezetlenül</translation>
    </message>
    <message>
        <source>Tiles with</source>
        <translation>Lapkák, amelyeken van</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Alapjáték</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>tiles</comment>
        <translation>Kiegészítő</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Út</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kolostor</translation>
    </message>
    <message>
        <source>1, and 1 for each tile around it</source>
        <translation>1, és 1 minden lapkáért körülötte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Mező</translation>
    </message>
    <message>
        <source>never complete</source>
        <translation>sosem lesz kész</translation>
    </message>
    <message>
        <source>{city} for each complete city, {castle} for each castle</source>
        <translation>{city} minden kész városért, {castle} minden várért</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>város</translation>
    </message>
    <message>
        <source>a shield</source>
        <translation>címer</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>út</translation>
    </message>
    <message>
        <source>a monastery</source>
        <translation>kolostor</translation>
    </message>
    <message>
        <source>a bazaar</source>
        <translation>bazár</translation>
    </message>
    <message>
        <source>different ones in each town</source>
        <translation>minden városban különbözők</translation>
    </message>
    <message>
        <source>the same in each pasture</source>
        <translation>minden legelőn ugyanaz</translation>
    </message>
    <message>
        <source>the bonus that it shows</source>
        <translation>a rajta látható bónuszt</translation>
    </message>
    <message>
        <source>twice the points</source>
        <translation>kétszer annyi pontot</translation>
    </message>
    <message>
        <source>one colour die counts as any other colour</source>
        <translation>egy színkocka bármely más színnek számít</translation>
    </message>
    <message>
        <source>a second space in this round</source>
        <translation>egy második mező ebben a fordulóban</translation>
    </message>
    <message>
        <source>one number die counts as any other number</source>
        <translation>egy számkocka bármely más számnak számít</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Szám</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>{phase}. fázis</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Első érték</translation>
    </message>
    <message>
        <source>Second value</source>
        <translation>Második érték</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bónusz</translation>
    </message>
    <message>
        <source>{points} and more</source>
        <translation>{points} és több</translation>
    </message>
    <message>
        <source>Spaces of the regions</source>
        <translation>A területek mezői</translation>
    </message>
    <message>
        <source>a bonus tile of your choice</source>
        <translation>egy választott bónuszlapka</translation>
    </message>
    <message>
        <source>1 green point for each new crop in its region</source>
        <translation>1 zöld pont minden új terményért a területén</translation>
    </message>
    <message>
        <source>a marble</source>
        <translation>egy márvány</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>egy munkás</translation>
    </message>
    <message>
        <source>a yield card</source>
        <translation>egy hozamkártya</translation>
    </message>
    <message>
        <source>Green points</source>
        <translation>Zöld pontok</translation>
    </message>
    <message>
        <source>Each player</source>
        <translation>Játékosonként</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Semleges</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Első</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Második</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kártyák</translation>
    </message>
    <message>
        <source>Yield card</source>
        <translation>Hozamkártya</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hány</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Rules: {page}</source>
        <translation>Szabályok: {page}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Large bonus</source>
        <translation>Nagy bónusz</translation>
    </message>
    <message>
        <source>Small bonus</source>
        <translation>Kis bónusz</translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a region</comment>
        <translation>Mezők</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fázis</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>További pont</translation>
    </message>
    <message>
        <source>Points for each tile</source>
        <translation>Pont lapkánként</translation>
    </message>
    <message>
        <source>Tiles in the numbered depots</source>
        <translation>Lapkák a számozott raktárakban</translation>
    </message>
    <message>
        <source>Tiles in the black depot</source>
        <translation>Lapkák a fekete raktárban</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Lapkák</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Szín</translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a colour</comment>
        <translation>Mezők</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Kocka</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Élő-pont</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Billentyű</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Terület</translation>
    </message>
    <message>
        <source>{points} per tile and {points} per shield</source>
        <translation>lapkánként {points} és címerenként {points}</translation>
    </message>
    <message>
        <source>1 per tile and 1 per shield</source>
        <translation>lapkánként 1 és címerenként 1</translation>
    </message>
    <message>
        <source>1 per tile</source>
        <translation>lapkánként 1</translation>
    </message>
    <message>
        <source>as much as the feature that completes it</source>
        <translation>annyi, amennyit az őt befejező terület</translation>
    </message>
    <message>
        <source>one from a space next to it</source>
        <translation>egy szomszédos mező száma</translation>
    </message>
    <message>
        <source>sold on two hourglasses</source>
        <translation>eladás, ha két homokóra jön ki</translation>
    </message>
    <message>
        <source>A full region gives</source>
        <translation>A teli terület hoz</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Mire való</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Cím</translation>
    </message>
    <message>
        <source>one tile from the display, placed at once without cards</source>
        <translation>egy lapka a kínálatból, azonnal és kártyák nélkül lerakva</translation>
    </message>
    <message>
        <source>a wooden hexagon for your storage</source>
        <translation>egy fahatszög a tárolódba</translation>
    </message>
    <message>
        <source>Effect of its tiles</source>
        <translation>A lapkái hatása</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>A szabályok egy oldala</translation>
    </message>
    <message>
        <source>No results for “{words}”. Try another word, or a shorter one.</source>
        <translation>Nincs találat erre: „{words}”. Próbálj egy másik vagy egy rövidebb szót.</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Találatok</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>Játékstílus</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Művelet</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>the “)” at the end of a variation is missing</source>
        <translation>hiányzik a „)” egy változat végéről</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>A beillesztett szöveg</translation>
    </message>
    <message>
        <source>The file could not be changed</source>
        <translation>A fájlt nem sikerült módosítani</translation>
    </message>
    <message>
        <source>The saved game cannot be opened</source>
        <translation>A mentett játszma nem nyitható meg</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>A fájl változatlan maradt.</translation>
    </message>
    <message>
        <source>The saved game is damaged</source>
        <translation>A mentett játszma sérült</translation>
    </message>
    <message>
        <source>The file is too large for a saved game</source>
        <translation>A fájl túl nagy egy mentett játszmához</translation>
    </message>
    <message>
        <source>This is not a saved game</source>
        <translation>Ez nem mentett játszma</translation>
    </message>
    <message>
        <source>The saved game needs a newer version</source>
        <translation>A mentett játszmához újabb változat kell</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved</source>
        <translation>A játszma mentése óta változtak a szabályok</translation>
    </message>
    <message>
        <source>The saved game cannot be read</source>
        <translation>A mentett játszma nem olvasható</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>A játszmát nem sikerült menteni</translation>
    </message>
    <message>
        <source>This game is open in another window</source>
        <translation>Ez a játszma egy másik ablakban van nyitva</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>the file is larger than {size} MiB</source>
        <translation>a fájl nagyobb, mint {size}&#xa0;MiB</translation>
    </message>
    <message>
        <source>the file was not written by Burgundy Qt</source>
        <translation>a fájlt nem a Burgundy Qt írta</translation>
    </message>
    <message>
        <source>{what}. The game is saved up to move {move}.</source>
        <translation>{what}. A játszma a(z) {move}. lépésig van elmentve.</translation>
    </message>
    <message>
        <source>its snapshot contains no position</source>
        <translation>a pillanatképe nem tartalmaz állást</translation>
    </message>
    <message>
        <source>it does not contain a game: a game begins with “[burgundy-qt game:”</source>
        <translation>nincs benne játszma: egy játszma így kezdődik: „[burgundy-qt game:”</translation>
    </message>
    <message>
        <source>the “]” at the end of the game is missing</source>
        <translation>hiányzik a „]” a játszma végéről</translation>
    </message>
    <message>
        <source>it is too long for a game</source>
        <translation>túl hosszú egy játszmához</translation>
    </message>
    <message>
        <source>some of its characters were lost on the way</source>
        <translation>néhány karaktere útközben elveszett</translation>
    </message>
    <message>
        <source>some of its characters were changed or lost on the way</source>
        <translation>néhány karaktere útközben megváltozott vagy elveszett</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you are allowed to write to the folder and that the disk is not full.</source>
        <translation>Ellenőrizd, hogy a fájl megvan-e még, hogy írhatsz-e a mappába, és nincs-e tele a lemez.</translation>
    </message>
    <message>
        <source>in its last turn, its record no longer leads to the saved position</source>
        <translation>az utolsó körében a feljegyzése már nem a mentett álláshoz vezet</translation>
    </message>
    <message>
        <source>it names {named} players, but the game has {seats}</source>
        <translation>{named} játékost nevez meg, pedig a helyek száma {seats}</translation>
    </message>
    <message>
        <source>from turn {turn} on, its record no longer leads to the saved position</source>
        <translation>a(z) {turn}. körtől a feljegyzése már nem a mentett álláshoz vezet</translation>
    </message>
    <message>
        <source>its record cannot be replayed</source>
        <translation>a feljegyzése nem játszható vissza</translation>
    </message>
    <message>
        <source>Open another saved game or a copy of this one, or start a new game.</source>
        <translation>Nyiss meg egy másik mentett játszmát vagy ennek egy másolatát, vagy kezdj új játszmát.</translation>
    </message>
    <message>
        <source>The saved game is incomplete</source>
        <translation>A mentett játszma hiányos</translation>
    </message>
    <message>
        <source>Check that you chose the right file.</source>
        <translation>Ellenőrizd, hogy a megfelelő fájlt választottad-e.</translation>
    </message>
    <message>
        <source>Choose a file that was saved by Burgundy Qt.</source>
        <translation>Olyan fájlt válassz, amelyet a Burgundy Qt mentett.</translation>
    </message>
    <message>
        <source>The file was not changed. Install the latest version of Burgundy Qt, then open the game again.</source>
        <translation>A fájl nem változott. Telepítsd a Burgundy Qt legújabb változatát, majd nyisd meg újra a játszmát.</translation>
    </message>
    <message>
        <source>The file was not changed. Finish the game with the version of the program that saved it.</source>
        <translation>A fájl nem változott. Fejezd be a játszmát azzal a programváltozattal, amelyik mentette.</translation>
    </message>
    <message>
        <source>This version does not have a bot of this game</source>
        <translation>Ebből a változatból hiányzik a játszma egyik botja</translation>
    </message>
    <message>
        <source>The file was not changed. Open it with the version of the program that saved it.</source>
        <translation>A fájl nem változott. Nyisd meg azzal a programváltozattal, amelyik mentette.</translation>
    </message>
    <message>
        <source>An engine of this game has not been added</source>
        <translation>E játszma egyik motorja nincs felvéve</translation>
    </message>
    <message>
        <source>Nothing is lost. Add the engine in the settings, or open the game with a bot in its place.</source>
        <translation>Semmi sem veszett el. Vedd fel a motort a beállításokban, vagy nyisd meg a játszmát egy bottal a helyén.</translation>
    </message>
    <message>
        <source>Check that the file still exists and that you are allowed to read it.</source>
        <translation>Ellenőrizd, hogy a fájl megvan-e még, és hogy olvashatod-e.</translation>
    </message>
    <message>
        <source>You can play on. Free some disk space, or save the game in another folder.</source>
        <translation>Tovább játszhatsz. Szabadíts fel helyet a lemezen, vagy mentsd a játszmát másik mappába.</translation>
    </message>
    <message>
        <source>Continue in the other window, or close it and open the game here again.</source>
        <translation>Folytasd a másik ablakban, vagy zárd be, és nyisd meg itt újra.</translation>
    </message>
    <message>
        <source>the engine of this player has not been added: {names}</source>
        <translation>nincs felvéve e játékos motorja: {names}</translation>
    </message>
    <message>
        <source>the system reports “{reason}”</source>
        <translation>a rendszer üzenete: „{reason}”</translation>
    </message>
    <message>
        <source>it has format {format}, but this program reads formats up to {known}</source>
        <translation>a formátuma {format}, ez a program viszont legfeljebb ezt olvassa: {known}</translation>
    </message>
    <message>
        <source>its contents are nested too deeply</source>
        <translation>a tartalma túl mélyen egymásba van ágyazva</translation>
    </message>
    <message>
        <source>its “version” is not a version number</source>
        <translation>a „version” értéke nem változatszám</translation>
    </message>
    <message>
        <source>its contents have changed since it was saved (the checksum does not match)</source>
        <translation>a tartalma a mentés óta megváltozott (az ellenőrző összeg nem egyezik)</translation>
    </message>
    <message>
        <source>its “{part}” is missing or has the wrong type</source>
        <translation>a(z) „{part}” mezője hiányzik, vagy rossz típusú</translation>
    </message>
    <message numerus="yes">
        <source>the file ends too early, after {n} byte(s)</source>
        <translation>
            <numerusform>a fájl túl korán, {n} bájt után véget ér</numerusform>
        </translation>
    </message>
    <message>
        <source>it is from a game that this program does not know yet</source>
        <translation>egy olyan játéké, amelyet ez a program még nem ismer</translation>
    </message>
    <message>
        <source>its contents cannot be read</source>
        <translation>a tartalma nem olvasható</translation>
    </message>
    <message>
        <source>{what}. It was renamed to {file}</source>
        <translation>{what}. A fájl új neve: {file}</translation>
    </message>
    <message>
        <source>it is being played in another window of Burgundy Qt</source>
        <translation>éppen a Burgundy Qt egy másik ablakában játszanak vele</translation>
    </message>
    <message>
        <source>Check that the disk is connected, not full and not write-protected: the program tries again after every move. Or choose Game, Save a copy, and another folder.</source>
        <translation>Ellenőrizd, hogy a lemez csatlakoztatva van-e, van-e rajta hely, és írható-e: a program minden lépés után újra próbálja. Vagy válaszd a Játék, Másolat mentése menüpontot és egy másik mappát.</translation>
    </message>
    <message>
        <source>{what}. This game is not saved.</source>
        <translation>{what}. Ez a játszma nincs elmentve.</translation>
    </message>
    <message>
        <source>You can play on, but unsaved moves will be lost when you leave this game.</source>
        <translation>Tovább játszhatsz, de a nem mentett lépések elvesznek, amikor kilépsz ebből a játszmából.</translation>
    </message>
    <message>
        <source>line {line}: it has version {version}, but this program reads version {known}</source>
        <translation>{line}. sor: a változata {version}, de ez a program a(z) {known} változatot olvassa</translation>
    </message>
    <message>
        <source>the game in line {line} has no header “New”</source>
        <translation>a(z) {line}. sorban kezdődő játszmának nincs „New” fejléce</translation>
    </message>
    <message>
        <source>the game in line {line} ends too early</source>
        <translation>a(z) {line}. sorban kezdődő játszma túl korán ér véget</translation>
    </message>
    <message>
        <source>the game in line {line} has been changed</source>
        <translation>a(z) {line}. sorban kezdődő játszmát megváltoztatták</translation>
    </message>
    <message>
        <source>the “}” at the end of a comment is missing</source>
        <translation>hiányzik a megjegyzés végéről a „}”</translation>
    </message>
    <message>
        <source>line {line} is no header, event, action or comment: {text}</source>
        <translation>a(z) {line}. sor nem fejléc, esemény, akció vagy megjegyzés: {text}</translation>
    </message>
    <message>
        <source>the game in line {line} cannot be replayed</source>
        <translation>a(z) {line}. sorban kezdődő játszma nem játszható le újra</translation>
    </message>
    <message>
        <source>its “{part}” has more than {size} KiB</source>
        <translation>a(z) „{part}” mezője több mint {size} KiB</translation>
    </message>
    <message>
        <source>the game in line {line} is too long</source>
        <translation>a(z) {line}. sorban kezdődő játszma túl hosszú</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>none left</source>
        <comment>no bonus for this colour</comment>
        <translation>elfogyott</translation>
    </message>
    <message>
        <source>{source} +{points}</source>
        <translation>{source} +{points}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>{phase} fázis</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered</source>
        <translation>{colour}: {cells} mezőből {covered} lefedve</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered, bonus {bonus}</source>
        <translation>{colour}: {covered} / {cells} lefedve, bónusz: {bonus}</translation>
    </message>
    <message>
        <source>Features that are still open</source>
        <translation>Még nyitott területek</translation>
    </message>
    <message>
        <source>In hand: {followers}</source>
        <translation>A készletben: {followers}</translation>
    </message>
    <message>
        <source>no tile fits</source>
        <translation>egy lapka sem illik</translation>
    </message>
    <message numerus="yes">
        <source>{n} fitting tile(s)</source>
        <translation>
            <numerusform>{n} illő lapka</numerusform>
        </translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>most {points}</translation>
    </message>
    <message>
        <source>others have more followers</source>
        <translation>másoknak több alattvalójuk van</translation>
    </message>
    <message>
        <source>complete {points}</source>
        <translation>készen {points}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>most</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>készen</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>közös</translation>
    </message>
    <message>
        <source>No follower is on the map.</source>
        <translation>Nincs alattvaló a térképen.</translation>
    </message>
    <message>
        <source>{colour}: {marked} of {cells} marked, value {value}</source>
        <translation>{colour}: {marked} / {cells} megjelölve, érték: {value}</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>{milestone}.</source>
        <translation>{milestone}.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>all spaces of a colour are covered</comment>
        <translation>kész</translation>
    </message>
    <message>
        <source>Regions that are still open</source>
        <translation>A még befejezetlen területek</translation>
    </message>
    <message numerus="yes">
        <source>{n} to go</source>
        <translation>
            <numerusform>még {n} mező</numerusform>
        </translation>
    </message>
    <message>
        <source>{covered} of {cells}</source>
        <translation>{covered} / {cells}</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Pontok eddig</translation>
    </message>
    <message>
        <source>Still open: {name}</source>
        <translation>Még nyitva: {name}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Eddigi pontok</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Ha most érne véget</translation>
    </message>
    <message>
        <source>At the end, as things stand: {parts}.</source>
        <translation>A végén, ha így marad: {parts}.</translation>
    </message>
    <message>
        <source>At the end, as things stand: nothing yet.</source>
        <translation>A végén, ha így marad: még semmi.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>For a full colour: a tile from the black depot</source>
        <translation>Egy teli színért: egy lapka a fekete raktárból</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s) to go</source>
        <translation>
            <numerusform>még {n} mező kell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {n} tile(s)</source>
        <translation>
            <numerusform>legalább {n} lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} free space(s) beside it</source>
        <translation>
            <numerusform>{n} szabad mező mellette</numerusform>
        </translation>
    </message>
    <message>
        <source>{milestone}. Unfinished features and fields count as they are now.</source>
        <translation>{milestone}. A befejezetlen területek és mezők a mostani állás szerint számítanak.</translation>
    </message>
    <message>
        <source>{colour}: {marked} of {cells} marked; if completed now +{points}</source>
        <translation>{colour}: {marked} / {cells} megjelölve; ha most készülne el, +{points}</translation>
    </message>
    <message>
        <source>For a full colour</source>
        <translation>Egy teli színért</translation>
    </message>
    <message>
        <source>{milestone}. These are all the points written so far.</source>
        <translation>{milestone}. Ezek az eddig felírt pontok.</translation>
    </message>
    <message>
        <source>The players are still choosing their start castles.</source>
        <translation>A játékosok még választják a kezdő kastélyukat.</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered; +{points} green when full, {together} at the end</source>
        <translation>{colour}: {covered} / {cells} lefedve; ha teli: +{points} zöld, a végén {together}</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>a végén</translation>
    </message>
    <message>
        <source>The players are still arranging their duchies.</source>
        <translation>A játékosok még rendezik a hercegségüket.</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered; if completed now +{points}, and +{bonus} for the phase</source>
        <translation>{colour}: {covered} / {cells} lefedve; ha most készülne el, +{points}, és +{bonus} a fázisért</translation>
    </message>
    <message>
        <source>Bonus for a full colour</source>
        <translation>Bónusz egy teli színért</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round} of 5. Points scored only at the end are shown as they are now.</source>
        <translation>{phase} fázis, {round}.&#xa0;forduló az 5-ből. Ami csak a végén számít, az itt a mostani állás szerint szerepel.</translation>
    </message>
    <message>
        <source>The players are still choosing their estates. Nobody has scored yet.</source>
        <translation>A játékosok még választják a hercegségüket. Még senkinek sincs pontja.</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round} of 5. These are all the points that moved the counter.</source>
        <translation>{phase} fázis, {round}. forduló az 5-ből. Ezek a pontok mozgatták a számlálót.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Choose colour and picture</source>
        <translation>Szín és kép választása</translation>
    </message>
    <message>
        <source>Crest: {colour}, {picture}</source>
        <translation>Címer: {colour}, {picture}</translation>
    </message>
    <message>
        <source>Crest: {colour}</source>
        <translation>Címer: {colour}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Szín</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Nincs kép</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Kép</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Róka</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Bagoly</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Nyúl</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Medve</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Tehén</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Liba</translation>
    </message>
    <message>
        <source>Hound</source>
        <translation>Kutya</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Macska</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Szarvas</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Kakas</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Csiga</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Liliom</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Szőlő</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rózsa</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Fekete</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elefántcsont</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}.&#xa0;játékos</translation>
    </message>
    <message>
        <source>Let a bot take over for a person, or take over from a bot. This takes effect at the next decision.</source>
        <translation>Átadhatsz egy helyet egy botnak, vagy átveheted tőle. A következő döntéstől érvényes.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Alkalmaz</translation>
    </message>
    <message>
        <source>This is already a casual game.</source>
        <translation>Ez a játszma már kötetlen.</translation>
    </message>
    <message>
        <source>You are replacing a player, so the game becomes casual.</source>
        <translation>Egy helyen más játszik tovább: a játszma így kötetlennek számít.</translation>
    </message>
    <message>
        <source>If you replace a player, the game becomes casual.</source>
        <translation>Ha egy helyen más játszik tovább, a játszma kötetlen lesz.</translation>
    </message>
    <message>
        <source>A person who takes over from a bot sees its hand. The game then counts as casual.</source>
        <translation>Aki egy bottól átveszi a helyét, látja a bot kártyáit. A játszma ekkor kötetlennek számít.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Endless puzzles</source>
        <translation>Végtelen feladványok</translation>
    </message>
    <message>
        <source>Finds new puzzles while Home is in view and nobody uses the program</source>
        <translation>Új feladványok keresése, amíg a kezdőlap látszik, és senki sem használja a programot</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Ünnepi pillanatok</translation>
    </message>
    <message>
        <source>After a phase who leads, and at the end who has won</source>
        <translation>Ki vezet egy fázis után, és végül ki győzött</translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation>Pergamen</translation>
    </message>
    <message>
        <source>Cellar</source>
        <translation>Pince</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Erős</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Közepes</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motorok</translation>
    </message>
    <message>
        <source>Files and privacy</source>
        <translation>Fájlok és adatvédelem</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Mappa megnyitása</translation>
    </message>
    <message>
        <source>Games, statistics and settings</source>
        <translation>Játszmák, statisztika és beállítások</translation>
    </message>
    <message>
        <source>Nothing leaves your computer</source>
        <translation>Semmi sem hagyja el a gépedet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Follow system: {language}</source>
        <translation>Rendszer szerint: {language}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontraszt</translation>
    </message>
    <message>
        <source>From {least} to {most}</source>
        <translation>{least} és {most} között</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Kevesebb mozgás</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>A botok tempója</translation>
    </message>
    <message>
        <source>Bots act at once</source>
        <translation>A botok azonnal lépnek</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>The Duke thinks</source>
        <translation>A herceg gondolkodik</translation>
    </message>
    <message>
        <source>{seconds} s a turn: {elo} Elo</source>
        <translation>körönként {seconds}&#xa0;mp: {elo} Élő-pont</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Oktató</translation>
    </message>
    <message>
        <source>Pass the screen on</source>
        <translation>A képernyő átadása</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Részek</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>Rész visszaállítása</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Minden visszaállítása</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Hangok</translation>
    </message>
    <message>
        <source>Tiles, dice and coins, points, your turn, and the end of a game</source>
        <translation>Lapkák, kockák és érmék, pontok, a köröd kezdete és a játszma vége</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <translation>A beállításokat nem sikerült beolvasni</translation>
    </message>
    <message>
        <source>Some settings could not be read</source>
        <translation>Néhány beállítást nem sikerült beolvasni</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>A beállításokat nem sikerült menteni</translation>
    </message>
    <message>
        <source>Hints play for points</source>
        <translation>A tanácsok pontokra játszanak</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>A legutóbbi köröd óta</translation>
    </message>
    <message>
        <source>The program sends no data and downloads nothing.</source>
        <translation>A program nem küld adatokat, és nem tölt le semmit.</translation>
    </message>
    <message>
        <source>For all text, numbers and dates</source>
        <translation>Minden szöveghez, számhoz és dátumhoz</translation>
    </message>
    <message>
        <source>High: darker text, stronger lines, a thick outline around the focus</source>
        <translation>Erős: sötétebb szöveg, erősebb vonalak, vastag keret a kijelölés körül</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>How fast tiles, goods and coins move</source>
        <translation>Milyen gyorsan mozognak a lapkák, áruk és érmék</translation>
    </message>
    <message>
        <source>No movement and no pulsing: changes only fade</source>
        <translation>Nincs mozgás és lüktetés: a változások csak áttűnnek</translation>
    </message>
    <message>
        <source>How long each of their actions is shown</source>
        <translation>Meddig látható egy-egy akciójuk</translation>
    </message>
    <message>
        <source>Their actions are shown without animation or pauses; the log lists them</source>
        <translation>Az akcióik animáció és szünet nélkül zajlanak; a napló felsorolja őket</translation>
    </message>
    <message>
        <source>End turns automatically</source>
        <translation>A kör automatikus befejezése</translation>
    </message>
    <message>
        <source>When both dice are used and you cannot buy anything</source>
        <translation>Ha mindkét kockát felhasználtad, és nem vehetsz semmit</translation>
    </message>
    <message>
        <source>Remind me to buy</source>
        <translation>Emlékeztető a vásárlásra</translation>
    </message>
    <message>
        <source>When you end a turn but could still buy a tile</source>
        <translation>Ha befejezed a köröd, de még vehetnél egy lapkát</translation>
    </message>
    <message>
        <source>Between turns, a screen shows who is next and what has happened</source>
        <translation>A körök között egy képernyő mutatja, ki következik, és mi történt</translation>
    </message>
    <message>
        <source>{section}: all settings are back to their defaults.</source>
        <translation>{section}: minden beállítás alapértéken.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>Minden változás azonnal érvényes.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Minden beállítás alapértéken van.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Teljesítmények</translation>
    </message>
    <message>
        <source>In the statistics, and in a line after a game</source>
        <translation>A statisztikában és egy sorban a játszma után</translation>
    </message>
    <message>
        <source>In addition to the volume of your computer</source>
        <translation>A számítógép hangerején felül</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Szokásos</translation>
    </message>
    <message>
        <source>The old file was renamed to “{file}”.</source>
        <translation>A régi fájl új neve: „{file}”.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}. The default settings are used for now. Your games are not affected.</source>
        <translation>Ez a fájl nem olvasható: „{file}” – {reason}. Egyelőre az alapértékek érvényesek. A játszmáidat ez nem érinti.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then restart the program.</source>
        <translation>Ellenőrizd, hogy olvashatod-e a fájlt, majd indítsd újra a programot.</translation>
    </message>
    <message>
        <source>The file “{file}” is damaged. The default settings are used. Your games are not affected.</source>
        <translation>Ez a fájl sérült: „{file}”. Az alapértékek érvényesek. A játszmáidat ez nem érinti.</translation>
    </message>
    <message numerus="yes">
        <source>{n} setting(s) in the file “{file}” could not be read. The default is used instead. All other settings are unchanged.</source>
        <translation>
            <numerusform>{n} beállítás nem olvasható ebben a fájlban: „{file}”. Helyette az alapérték érvényes. Az összes többi beállítás változatlan.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}. Your changes apply until you close the program.</source>
        <translation>Ezt a fájlt nem lehet írni: „{file}” – {reason}. A változtatásaid a program bezárásáig érvényesek.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder and that the disk is not full.</source>
        <translation>Ellenőrizd, hogy írhatsz-e a mappába, és nincs-e tele a lemez.</translation>
    </message>
    <message>
        <source>The old file could not be saved.</source>
        <translation>A régi fájlt nem sikerült megőrizni.</translation>
    </message>
    <message>
        <source>Choose your settings again under Game, Settings.</source>
        <translation>Válaszd meg újra a beállításaidat itt: Játék, Beállítások.</translation>
    </message>
    <message>
        <source>Check your settings under Game, Settings.</source>
        <translation>Ellenőrizd a beállításaidat itt: Játék, Beállítások.</translation>
    </message>
    <message>
        <source>As many points as possible, whatever the others score; otherwise hints play to win</source>
        <translation>Minél több pontra, bármennyit szereznek a többiek; egyébként a győzelemre</translation>
    </message>
    <message>
        <source>When your turn begins, small cards show what the other players did</source>
        <translation>A köröd elején kis kártyák mutatják, mit tettek a többiek</translation>
    </message>
    <message>
        <source>Asks before you make a move that costs {shares} chance to win or more. Games with the tutor are casual; you cannot add it to a rated game that has begun</source>
        <translation>Rákérdez, mielőtt olyat lépnél, ami {shares} vagy több győzelmi esélybe kerül. Az oktatós játszma kötetlen; a megkezdett rangsorolt játszmába nem kapcsolható be</translation>
    </message>
</context>
<context>
    <name>Solo</name>
    <message>
        <source>Spaces covered</source>
        <translation>Lefedett mezők</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempó</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Cél elérve</translation>
    </message>
    <message>
        <source>A black tile</source>
        <translation>Fekete lapka</translation>
    </message>
    <message>
        <source>Buy a point</source>
        <translation>Pontvásárlás</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>A játék célja</translation>
    </message>
    <message>
        <source>{points} of {target} points</source>
        <translation>{points} / {target} pont</translation>
    </message>
    <message>
        <source>For 1 silverling</source>
        <translation>1 ezüstért</translation>
    </message>
    <message>
        <source>The counter</source>
        <translation>A számláló</translation>
    </message>
    <message>
        <source>5 goods</source>
        <translation>5 áru</translation>
    </message>
    <message>
        <source>even</source>
        <comment>neither ahead of the pace nor behind it</comment>
        <translation>egyenlő</translation>
    </message>
    <message>
        <source>{count} ahead</source>
        <translation>{count} előny</translation>
    </message>
    <message>
        <source>{count} behind</source>
        <translation>{count} hátrány</translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation>{count} / {whole}</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Letelt fordulók</translation>
    </message>
    <message>
        <source>At {target} one more action; then {after} are enough.</source>
        <translation>{target} pontnál még egy akció; utána {after} is elég.</translation>
    </message>
</context>
<context>
    <name>Source of points</name>
    <message>
        <source>animals</source>
        <translation>állatok</translation>
    </message>
    <message>
        <source>watchtowers</source>
        <translation>őrtornyok</translation>
    </message>
    <message>
        <source>completed regions</source>
        <translation>befejezett területek</translation>
    </message>
    <message>
        <source>completing regions early</source>
        <translation>korai befejezés</translation>
    </message>
    <message>
        <source>goods sold</source>
        <translation>eladott áruk</translation>
    </message>
    <message>
        <source>colour bonuses</source>
        <translation>színbónuszok</translation>
    </message>
    <message>
        <source>goods left over</source>
        <translation>megmaradt áruk</translation>
    </message>
    <message>
        <source>silverlings left over</source>
        <translation>megmaradt ezüst</translation>
    </message>
    <message>
        <source>workers left over</source>
        <translation>megmaradt munkások</translation>
    </message>
    <message>
        <source>trade routes</source>
        <translation>kereskedőutak</translation>
    </message>
    <message>
        <source>points bought</source>
        <translation>vásárolt pontok</translation>
    </message>
    <message>
        <source>joined border posts</source>
        <translation>összekötött határőrhelyek</translation>
    </message>
    <message>
        <source>joining all border posts</source>
        <translation>minden határőrhely összekötése</translation>
    </message>
    <message>
        <source>spaces for castles</source>
        <translation>kastélymezők</translation>
    </message>
    <message>
        <source>spaces for mines</source>
        <translation>bányamezők</translation>
    </message>
    <message>
        <source>spaces for knowledge tiles</source>
        <translation>tudásmezők</translation>
    </message>
    <message>
        <source>spaces for ships</source>
        <translation>hajómezők</translation>
    </message>
    <message>
        <source>spaces for animals</source>
        <translation>állatmezők</translation>
    </message>
    <message>
        <source>spaces for buildings</source>
        <translation>épületmezők</translation>
    </message>
    <message>
        <source>completed cities</source>
        <translation>kész városok</translation>
    </message>
    <message>
        <source>completed roads</source>
        <translation>kész utak</translation>
    </message>
    <message>
        <source>completed monasteries</source>
        <translation>kész kolostorok</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>várak</translation>
    </message>
    <message>
        <source>unfinished cities</source>
        <translation>befejezetlen városok</translation>
    </message>
    <message>
        <source>unfinished roads</source>
        <translation>befejezetlen utak</translation>
    </message>
    <message>
        <source>unfinished monasteries</source>
        <translation>befejezetlen kolostorok</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>mezők</translation>
    </message>
    <message>
        <source>mine regions</source>
        <translation>bányaterületek</translation>
    </message>
    <message>
        <source>monastery regions</source>
        <translation>kolostorterületek</translation>
    </message>
    <message>
        <source>pasture regions</source>
        <translation>legelőterületek</translation>
    </message>
    <message>
        <source>river regions</source>
        <translation>folyóterületek</translation>
    </message>
    <message>
        <source>town regions</source>
        <translation>városterületek</translation>
    </message>
    <message>
        <source>completed colours</source>
        <translation>teli színek</translation>
    </message>
    <message>
        <source>crops</source>
        <translation>termények</translation>
    </message>
    <message>
        <source>the bonus tile +1 storage</source>
        <translation>a +1 tárolóhely bónuszlapka</translation>
    </message>
    <message>
        <source>yield cards</source>
        <translation>hozamkártyák</translation>
    </message>
    <message>
        <source>hexagons without room</source>
        <translation>hely nélküli hatszögek</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>kézben maradt kártyák</translation>
    </message>
    <message>
        <source>tiles left in storage</source>
        <translation>tárolóban maradt lapkák</translation>
    </message>
    <message>
        <source>hexagons left in storage</source>
        <translation>tárolóban maradt hatszögek</translation>
    </message>
    <message>
        <source>marble left over</source>
        <translation>megmaradt márvány</translation>
    </message>
    <message>
        <source>bazaars</source>
        <translation>bazárok</translation>
    </message>
    <message>
        <source>castle regions</source>
        <translation>kastélyterületek</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>character</source>
        <translation>szereplő</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of {n} game(s)</source>
        <translation>
            <numerusform>{n} játszmából {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Erő</translation>
    </message>
    <message>
        <source>Lead per game</source>
        <translation>Előny játszmánként</translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>legjobb: {points}</translation>
    </message>
    <message>
        <source>±{points} Elo</source>
        <translation>±{points} Élő-pont</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>még nincs mérve</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>A statisztika nem jeleníthető meg</translation>
    </message>
    <message>
        <source>The plots cannot be loaded: {error}.</source>
        <translation>Az ábrák nem tölthetők be: {error}.</translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation>Pontok játszmánként</translation>
    </message>
    <message>
        <source>{source}, game by game</source>
        <translation>{source} játszmánként</translation>
    </message>
    <message>
        <source>lost {games}</source>
        <translation>vereség: {games}</translation>
    </message>
    <message>
        <source>won {games}</source>
        <translation>győzelem: {games}</translation>
    </message>
    <message>
        <source>{verdict}, from {least}</source>
        <translation>{verdict}, {least} ponttól</translation>
    </message>
    <message>
        <source>below {least}</source>
        <translation>{least} alatt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Legjobb</translation>
    </message>
    <message>
        <source>on duchy {sheet}</source>
        <translation>{sheet} hercegség</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Szórás</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Értékelések</translation>
    </message>
    <message>
        <source>By duchy</source>
        <translation>Hercegségenként</translation>
    </message>
    <message>
        <source>Duchy {sheet}</source>
        <translation>{sheet} hercegség</translation>
    </message>
    <message>
        <source>duchy</source>
        <translation>hercegség</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>előkészület</translation>
    </message>
    <message numerus="yes">
        <source>{least} to {most} points: {n} game(s)</source>
        <translation>
            <numerusform>{least}–{most} pont: {n} játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>duchies {sheets}</source>
        <translation>hercegségek: {sheets}</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}, duchy {sheet}</source>
        <translation>{date}: {points}, {outcome}, {sheet} hercegség</translation>
    </message>
    <message>
        <source>duchy {sheet}</source>
        <translation>{sheet} hercegség</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Hibaarány</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}</source>
        <translation>{date}: {points}, {outcome}</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Alapjáték</translation>
    </message>
    <message>
        <source>expansion</source>
        <translation>kiegészítő</translation>
    </message>
    <message>
        <source>With the expansion</source>
        <translation>Kiegészítővel</translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>others</source>
        <translation>többiek</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Miből jönnek a pontok</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Különbség</translation>
    </message>
    <message>
        <source>shared the victory</source>
        <translation>közös győzelem</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Másokkal</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Egyedül</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Melyik játék</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), {won} won, the quickest after {rounds} rounds.</source>
        <translation>
            <numerusform>{n} egyszemélyes játszma, győzelem: {won}, a leggyorsabb {rounds} forduló után.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} casual game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} kötetlen játszma {month} óta, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>editions {editions}</source>
        <translation>kiadások: {editions}</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}, estate {estate}</source>
        <translation>{date}: {points}, {outcome}, {estate}.&#xa0;hercegség</translation>
    </message>
    <message numerus="yes">
        <source>lost by {n}</source>
        <translation>
            <numerusform>vereség {n} ponttal</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>{edition}-es kiadás</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), none won yet; at most {best} spaces covered.</source>
        <translation>
            <numerusform>{n} egyszemélyes játszma, még győzelem nélkül; legfeljebb {best} lefedett mező.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rated game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} rangsorolt játszma {month} óta, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {edition}</source>
        <translation>{edition}-es kiadás</translation>
    </message>
    <message numerus="yes">
        <source>won by {n}</source>
        <translation>
            <numerusform>győzelem {n} ponttal</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition {edition}, modules</source>
        <translation>{edition}-es kiadás, modulok</translation>
    </message>
    <message>
        <source>The line above is about them. Figures and plots cover all other games.</source>
        <translation>A fenti sor róluk szól. A számok és az ábrák az összes többi játszmából készülnek.</translation>
    </message>
    <message>
        <source>No casual games yet</source>
        <translation>Még nincs kötetlen játszma</translation>
    </message>
    <message>
        <source>won the tie</source>
        <translation>győzelem döntetlennél</translation>
    </message>
    <message>
        <source>lost the tie</source>
        <translation>vereség döntetlennél</translation>
    </message>
    <message>
        <source>Only team and solo games here</source>
        <translation>Itt csak csapat- és egyszemélyes játszmák vannak</translation>
    </message>
    <message>
        <source>No rated games this year</source>
        <translation>Idén még nincs rangsorolt játszma</translation>
    </message>
    <message>
        <source>No casual games this year</source>
        <translation>Idén még nincs kötetlen játszma</translation>
    </message>
    <message>
        <source>No rated games yet</source>
        <translation>Még nincs rangsorolt játszma</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Emberek</translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>legjobb: {points}</translation>
    </message>
    <message>
        <source>one game in {number}</source>
        <translation>{number} játszmából egy</translation>
    </message>
    <message>
        <source>Strength, game by game</source>
        <translation>Erő játszmánként</translation>
    </message>
    <message>
        <source>games</source>
        <translation>játszma</translation>
    </message>
    <message>
        <source>won</source>
        <translation>nyert</translation>
    </message>
    <message>
        <source>best</source>
        <translation>legjobb</translation>
    </message>
    <message>
        <source>level</source>
        <translation>szint</translation>
    </message>
    <message>
        <source>estate</source>
        <translation>hercegség</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>kiadás</translation>
    </message>
    <message>
        <source>{part}: {share} won</source>
        <translation>{part}: {share} győzelem</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Bontás</translation>
    </message>
    <message>
        <source>Estate {estate} ({edition})</source>
        <translation>{estate}.&#xa0;hercegség ({edition})</translation>
    </message>
    <message>
        <source>Follow this source game by game</source>
        <translation>Ennek a forrásnak a követése játszmánként</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Rangsorolt</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Kötetlen</translation>
    </message>
    <message>
        <source>30 games</source>
        <translation>30 játszma</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Idén</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Így játszol</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Kinek a játszmái</translation>
    </message>
    <message>
        <source>Games with others or alone</source>
        <translation>Játszmák másokkal vagy egyedül</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Mentés CSV-fájlba…</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Mentés CSV-fájlba</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Táblázatok</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Pont játszmánként</translation>
    </message>
    <message>
        <source>Points ahead of the best other player, or behind.</source>
        <translation>Ennyi ponttal a legjobb ellenfél előtt vagy mögött.</translation>
    </message>
    <message>
        <source>over the best other</source>
        <translation>a legjobbhoz mérve</translation>
    </message>
    <message>
        <source>Install the program again. You can still play and save games.</source>
        <translation>Telepítsd újra a programot. Játszani és menteni továbbra is lehet.</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>játszma</translation>
    </message>
    <message>
        <source>average</source>
        <translation>átlag</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Egyszemélyes játszmák</translation>
    </message>
    <message>
        <source>Distribution of points</source>
        <translation>A pontok eloszlása</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s).</source>
        <translation>
            <numerusform>{n} egyszemélyes játszma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Veszteség döntésenként</translation>
    </message>
    <message>
        <source>A game is rated if it has no hints and no tutor, and if undo went no further than normally allowed. All other games are casual.</source>
        <translation>Rangsorolt az a játszma, amelyben nem volt sem tanács, sem oktató, és a visszavonás nem ment a szokásosnál messzebb. Minden más játszma kötetlen.</translation>
    </message>
    <message>
        <source>others&apos; average</source>
        <translation>többiek átlaga</translation>
    </message>
    <message>
        <source>Only rated games against bots measure your strength, and there were none in this period.</source>
        <translation>Az erődet csak a botok elleni rangsorolt játszmák mérik, és ebben az időszakban nem volt ilyen.</translation>
    </message>
    <message>
        <source>The bots&apos; strength in this game has not been measured yet, so yours is not known either.</source>
        <translation>A botok erejét ebben a játékban még senki sem mérte meg, ezért a tiéd sem ismert.</translation>
    </message>
    <message>
        <source>Team and solo games are counted separately: no figure below includes them.</source>
        <translation>A csapat- és az egyszemélyes játszmák külön szerepelnek: a lenti számok egyike sem tartalmazza őket.</translation>
    </message>
    <message>
        <source>The mark in the bar shows how much pure chance would win.</source>
        <translation>A sávban a jel azt mutatja, mennyit nyerne a puszta véletlen.</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>két játékos</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>három játékos</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>négy játékos</translation>
    </message>
    <message>
        <source>two to three players</source>
        <translation>két–három játékos</translation>
    </message>
    <message>
        <source>two to four players</source>
        <translation>két–négy játékos</translation>
    </message>
    <message>
        <source>three to four players</source>
        <translation>három–négy játékos</translation>
    </message>
    <message numerus="yes">
        <source>There are {n} rated game(s): choose Rated above.</source>
        <translation>
            <numerusform>De van {n} rangsorolt játszma: válaszd fent a „Rangsorolt” gombot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} team game(s), {won} won; best team result: {best} points.</source>
        <translation>
            <numerusform>{n} csapatjátszma, ebből győzelem: {won}; a legjobb csapateredmény: {best} pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {n} casual game(s): choose Casual above.</source>
        <translation>
            <numerusform>De van {n} kötetlen játszma: válaszd fent a „Kötetlen” gombot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Még nincs mit megmutatni</translation>
    </message>
    <message>
        <source>Play a game to its end to see here how you did.</source>
        <translation>Játssz végig egy játszmát, és itt meglátod, hogyan ment.</translation>
    </message>
    <message>
        <source>Choose “All” above to see the earlier ones.</source>
        <translation>Válaszd fent a „Mind” gombot, és látod a korábbiakat.</translation>
    </message>
    <message numerus="yes">
        <source>average of {n}</source>
        <translation>
            <numerusform>átlag ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning and losing margins</source>
        <translation>Mekkora különbséggel dőltek el a játszmák</translation>
    </message>
    <message>
        <source>players</source>
        <translation>létszám</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest}–{most} játékos</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost per decision, game by game</source>
        <translation>Veszteség döntésenként, játszmáról játszmára</translation>
    </message>
    <message>
        <source>{source}: {own} points per game, others {others}</source>
        <translation>{source}: játszmánként {own} pont, a többieké {others}</translation>
    </message>
    <message>
        <source>Saved to “{file}”.</source>
        <translation>Mentve ide: „{file}”.</translation>
    </message>
    <message>
        <source>needs two games</source>
        <translation>két játszmától</translation>
    </message>
    <message numerus="yes">
        <source>{day}: {count} points of the lead lost per decision, {n} decision(s)</source>
        <translation>
            <numerusform>{day}: döntésenként {count} pont előny veszett el, {n} döntés</numerusform>
        </translation>
    </message>
    <message>
        <source>Help allowed</source>
        <translation>Segítséggel</translation>
    </message>
    <message>
        <source>help</source>
        <translation>segítség</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Segítség nélkül</translation>
    </message>
    <message>
        <source>Strength is an Elo rating on the bots&apos; scale. In 95 of 100 cases, your true strength lies within the ± shown.</source>
        <translation>Az erő Élő-értékszám a botok skáláján. 100 esetből 95-ben a valódi erőd a ± által jelzett határon belül van.</translation>
    </message>
    <message numerus="yes">
        <source>{n} recorded game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n} rögzített játszma {month} óta, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No recorded games here</source>
        <translation>Itt nincs rögzített játszma</translation>
    </message>
    <message>
        <source>In the new-game dialog you can record a game of the box.</source>
        <translation>Az új játszma ablakában dobozzal játszott játszmát is rögzíthetsz.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Rögzített</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Once per turn you may buy a tile from any depot for 2 silverlings, not only from the black one.</source>
        <translation>Körönként egyszer 2 ezüstért bármelyik raktárból vehetsz egy lapkát, nem csak a feketéből.</translation>
    </message>
    <message>
        <source>It does not apply to the boarding house. If you also own tile 14, you get 4 workers and 1 silverling.</source>
        <translation>A vendégházra nem hat. Ha a 14. lapka is a tiéd, 4 munkást és 1 ezüstöt kapsz.</translation>
    </message>
    <message>
        <source>At the end you score 3 points for each kind of goods that you have sold.</source>
        <translation>A végén 3 pontot kapsz minden eladott árufajtáért.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from any depot for 2 silverlings or 2 workers, not only from the black one.</source>
        <translation>Körönként egyszer 2 ezüstért vagy 2 munkásért bármelyik raktárból vehetsz egy lapkát, nem csak a feketéből.</translation>
    </message>
    <message>
        <source>You cannot pay 1 of each. It is still only one purchase per turn.</source>
        <translation>Nem fizethetsz mindkettőből 1-et. Így is csak egyet vásárolhatsz körönként.</translation>
    </message>
    <message>
        <source>At the end you score 2 points for each kind of goods that you have sold.</source>
        <translation>A végén 2 pontot kapsz minden eladott árufajtáért.</translation>
    </message>
    <message>
        <source>One sold tile of a kind is enough. Unsold goods do not count here.</source>
        <translation>Fajtánként egy eladott lapka is elég. Az eladatlan áruk itt nem számítanak.</translation>
    </message>
    <message>
        <source>Your marker is always on top on its bay of the bridge. So you play before the others there.</source>
        <translation>A jelölőd a híd ívén mindig legfelül van. Így az ott lévők közül te kerülsz sorra először.</translation>
    </message>
    <message>
        <source>It stays on top when another marker moves onto the bay later.</source>
        <translation>Akkor is felül marad, ha később egy másik jelölő érkezik az ívre.</translation>
    </message>
    <message>
        <source>As often as you like, even while a tile waits for your choice. You may still make the one purchase of your turn.</source>
        <translation>Ahányszor csak akarod, akkor is, ha egy lapka a döntésedre vár. A köröd egyetlen vásárlása ettől még megmarad.</translation>
    </message>
    <message>
        <source>When you place it, choose any building and use its effect, even if you do not own that building.</source>
        <translation>Amikor lerakod, válassz egy tetszőleges épületet, és használd a hatását, akkor is, ha neked nincs olyan.</translation>
    </message>
    <message>
        <source>At the end it counts as a building of any one kind. With one of the knowledge tiles 16 to 23 or 29 it scores 4 points.</source>
        <translation>A végén egy tetszőleges fajtájú épületnek számít. A 16–23. vagy a 29. tudáslapkák egyikével 4 pontot ér.</translation>
    </message>
    <message>
        <source>When you place animals in this pasture later, the geese score 2 points again. Knowledge tile 24 counts them as a separate kind.</source>
        <translation>Ha később állatot raksz erre a legelőre, a libák újra 2 pontot érnek. A 24. tudáslapkánál külön fajtának számítanak.</translation>
    </message>
    <message>
        <source>At the end of each of the five phases it brings you 1 silverling.</source>
        <translation>Az öt fázis mindegyikének a végén 1 ezüstöt hoz.</translation>
    </message>
    <message>
        <source>A region completed in this phase brings {points} points on top of those for its size.</source>
        <translation>Az ebben a fázisban befejezett terület {points} ponttal többet ér, mint amennyi a méretéért jár.</translation>
    </message>
    <message>
        <source>Round {round} of five in this phase.</source>
        <translation>A fázis öt fordulója közül ez a(z) {round}.</translation>
    </message>
    <message>
        <source>Goods tiles sold so far. Knowledge tiles 15 and 25 count them at the end.</source>
        <translation>Az eddig eladott árulapkák. A végén a 15. és a 25. tudáslapka számolja őket.</translation>
    </message>
    <message>
        <source>Every sale of goods brings you 2 silverlings instead of 1.</source>
        <translation>Minden árueladásért 1 helyett 2 ezüstöt kapsz.</translation>
    </message>
    <message>
        <source>It is per sale, not per goods tile.</source>
        <translation>Eladásonként jár, nem árulapkánként.</translation>
    </message>
    <message>
        <source>Each worker you pay changes a die by up to 2 instead of 1.</source>
        <translation>Minden munkás 1 helyett akár 2-vel is módosítja a kockát.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each warehouse on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden kereskedőházáért.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each watchtower on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden őrtornyáért.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each carpenter on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden ácsműhelyéért.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each church on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden templomáért.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each market on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden piacáért.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each boarding house on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden vendégházáért.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each bank on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden bankjáért.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each city hall on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden városházájáért.</translation>
    </message>
    <message>
        <source>At the end you score 1 point for every goods tile you have sold.</source>
        <translation>A végén 1 pontot kapsz minden eladott árulapkádért.</translation>
    </message>
    <message>
        <source>At the end you score 2 points for each colour bonus you have won, large or small.</source>
        <translation>A végén 2 pontot kapsz minden színbónuszodért, a nagyokért és a kicsikért is.</translation>
    </message>
    <message>
        <source>for the region</source>
        <translation>a területért</translation>
    </message>
    <message>
        <source>for completing it in this phase</source>
        <translation>a befejezésért ebben a fázisban</translation>
    </message>
    <message>
        <source>for animals</source>
        <translation>az állatokért</translation>
    </message>
    <message>
        <source>for the sale</source>
        <translation>az eladásért</translation>
    </message>
    <message>
        <source>for the colour bonus</source>
        <translation>a színbónuszért</translation>
    </message>
    <message>
        <source>for the watchtower</source>
        <translation>az őrtoronyért</translation>
    </message>
    <message>
        <source>for the trade route</source>
        <translation>a kereskedőútért</translation>
    </message>
    <message>
        <source>for joining border posts</source>
        <translation>az összekötött őrhelyekért</translation>
    </message>
    <message>
        <source>for shields</source>
        <translation>a pajzsokért</translation>
    </message>
    <message>
        <source>for knowledge tiles</source>
        <translation>a tudáslapkákért</translation>
    </message>
    <message>
        <source>for silver</source>
        <translation>ezüstért</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>the colour of spaces</comment>
        <translation>kastély</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>the colour of spaces</comment>
        <translation>bánya</translation>
    </message>
    <message>
        <source>knowledge</source>
        <comment>the colour of spaces</comment>
        <translation>tudás</translation>
    </message>
    <message>
        <source>river</source>
        <comment>the colour of spaces</comment>
        <translation>folyó</translation>
    </message>
    <message>
        <source>pasture</source>
        <comment>the colour of spaces</comment>
        <translation>legelő</translation>
    </message>
    <message>
        <source>city</source>
        <comment>the colour of spaces</comment>
        <translation>város</translation>
    </message>
    <message>
        <source>Castle space</source>
        <translation>Kastélymező</translation>
    </message>
    <message>
        <source>Mine space</source>
        <translation>Bányamező</translation>
    </message>
    <message>
        <source>Knowledge space</source>
        <translation>Tudásmező</translation>
    </message>
    <message>
        <source>River space</source>
        <translation>Folyómező</translation>
    </message>
    <message>
        <source>Pasture space</source>
        <translation>Legelőmező</translation>
    </message>
    <message>
        <source>City space</source>
        <translation>Városmező</translation>
    </message>
    <message>
        <source>This round: depot {depot}</source>
        <translation>Ebben a fordulóban: {depot}.&#xa0;raktár</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}.&#xa0;forduló</translation>
    </message>
    <message>
        <source>Counts at the end</source>
        <translation>A végén számít</translation>
    </message>
    <message>
        <source>Depot {depot}, taken with a {depot}</source>
        <translation>{depot}.&#xa0;raktár, {depot}-(essel) vehető el</translation>
    </message>
    <message>
        <source>In your storage</source>
        <translation>A tárolódban</translation>
    </message>
    <message>
        <source>In {name}&apos;s storage</source>
        <translation>{name} tárolójában</translation>
    </message>
    <message>
        <source>Tiles never move from one storage to another.</source>
        <translation>A lapkák sosem kerülnek át egyik tárolóból a másikba.</translation>
    </message>
    <message>
        <source>Estate of the team: {name}</source>
        <translation>A csapat hercegsége: {name}</translation>
    </message>
    <message>
        <source>{count}, shared by the team</source>
        <translation>{count}, a csapat közös árui</translation>
    </message>
    <message>
        <source>Loaded by a ship</source>
        <translation>Hajóval rakodhatók be</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Ezüst</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Munkások</translation>
    </message>
    <message>
        <source>The white die</source>
        <translation>A fehér kocka</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>{phase} fázis</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Játéksorrend</translation>
    </message>
    <message>
        <source>Large {colour} bonus</source>
        <translation>Nagy {colour}bónusz</translation>
    </message>
    <message>
        <source>Small {colour} bonus</source>
        <translation>Kis {colour}bónusz</translation>
    </message>
    <message>
        <source>Sold goods</source>
        <translation>Eladott áruk</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>the {die}</source>
        <translation>{die}-(es)</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Most ennyit ér</translation>
    </message>
    <message numerus="yes">
        <source>{n} inn(s) for sale, 2 silverlings each</source>
        <translation>
            <numerusform>{n} fogadó eladó, 2 ezüstért</numerusform>
        </translation>
    </message>
    <message>
        <source>Black depot, 2 silverlings</source>
        <translation>Fekete raktár, 2 ezüst</translation>
    </message>
    <message>
        <source>On your estate</source>
        <translation>A hercegségedben</translation>
    </message>
    <message>
        <source>On {name}&apos;s estate</source>
        <translation>{name} hercegségében</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Terület</translation>
    </message>
    <message>
        <source>{have} of {size} covered</source>
        <translation>{have} / {size} lefedve</translation>
    </message>
    <message>
        <source>{have} of {size}, complete</source>
        <translation>{have} / {size}, kész</translation>
    </message>
    <message>
        <source>Trade route: a building</source>
        <translation>Kereskedőút: egy épület</translation>
    </message>
    <message>
        <source>Trade route: a mine, knowledge or a castle</source>
        <translation>Kereskedőút: bánya, tudás vagy kastély</translation>
    </message>
    <message>
        <source>Trade route: a ship or animals</source>
        <translation>Kereskedőút: hajó vagy állatok</translation>
    </message>
    <message>
        <source>Trade route: another sale</source>
        <translation>Kereskedőút: még egy eladás</translation>
    </message>
    <message>
        <source>Trade route: one more action</source>
        <translation>Kereskedőút: még egy akció</translation>
    </message>
    <message>
        <source>Trade route: workers</source>
        <translation>Kereskedőút: munkások</translation>
    </message>
    <message>
        <source>Trade route: silver</source>
        <translation>Kereskedőút: ezüst</translation>
    </message>
    <message>
        <source>Trade route: points</source>
        <translation>Kereskedőút: pontok</translation>
    </message>
    <message>
        <source>{joined} of 3 pairs joined</source>
        <translation>Összekötött párok: {joined} a 3-ból</translation>
    </message>
    <message>
        <source>On your castle</source>
        <translation>A kastélyodon</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>A végén</translation>
    </message>
    <message>
        <source>Border post</source>
        <translation>Határőrhely</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Határőrhelyek</translation>
    </message>
    <message>
        <source>A team has covered all {colour} spaces of its estate: {name}.</source>
        <translation>Egy csapat lefedte a hercegsége összes {colour}mezőjét: {name}.</translation>
    </message>
    <message>
        <source>Points of the team</source>
        <translation>A csapat pontjai</translation>
    </message>
    <message>
        <source>At the end you score 3 points for each colour bonus you have won, large or small.</source>
        <translation>A végén 3 pontot kapsz minden színbónuszodért, a nagyokért és a kicsikért is.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each white castle on your estate.</source>
        <translation>A végén 4 pontot kapsz a hercegséged minden fehér kastélyáért.</translation>
    </message>
    <message>
        <source>It covers a space of any colour, and its region counts as one space larger.</source>
        <translation>Bármilyen színű mezőt lefed, és a területe eggyel nagyobbnak számít.</translation>
    </message>
    <message>
        <source>You may pass.</source>
        <translation>Le is mondhatsz róla.</translation>
    </message>
    <message>
        <source>Estate {estate}, {covered} of {spaces} covered</source>
        <translation>{estate}.&#xa0;hercegség: {covered} / {spaces}</translation>
    </message>
    <message>
        <source>Estate not chosen yet</source>
        <translation>Nincs még hercegsége</translation>
    </message>
    <message>
        <source>Whenever another player gains workers, you get 1 worker.</source>
        <translation>Valahányszor más munkást kap, te is kapsz 1 munkást.</translation>
    </message>
    <message>
        <source>The reward for joining all border posts is not doubled.</source>
        <translation>Az összes határőrhely összekötésének jutalma nem duplázódik.</translation>
    </message>
    <message>
        <source>The worker that knowledge tile 2 adds is not doubled.</source>
        <translation>A 2.&#xa0;tudáslapka munkása nem duplázódik.</translation>
    </message>
    <message>
        <source>A sale brings you 1 silverling for each goods tile sold, instead of 1 for the sale.</source>
        <translation>Az eladás minden eladott árulapkáért 1 ezüstöt hoz, nem az egész eladásért 1-et.</translation>
    </message>
    <message>
        <source>Knowledge tile 3 adds nothing to it.</source>
        <translation>A 3.&#xa0;tudáslapka nem ad hozzá semmit.</translation>
    </message>
    <message>
        <source>At the end your knowledge tiles bring twice their points.</source>
        <translation>A játék végén a tudáslapkáid dupla pontot hoznak.</translation>
    </message>
    <message>
        <source>Only your own: those that shield 6 lends you count once.</source>
        <translation>Csak a sajátjaid: amit a 6.&#xa0;pajzs kölcsönöz, egyszer számít.</translation>
    </message>
    <message>
        <source>Selling goods brings you twice the points.</source>
        <translation>Az áruk eladása dupla pontot hoz neked.</translation>
    </message>
    <message>
        <source>The points of a trade route are not doubled.</source>
        <translation>A kereskedőút pontjai nem duplázódnak.</translation>
    </message>
    <message>
        <source>At the end each of your shields is worth twice its points, this one too.</source>
        <translation>A játék végén minden pajzsod dupla pontot ér, ez is.</translation>
    </message>
    <message>
        <source>Once in each of your turns you may turn one of your dice to any number.</source>
        <translation>Minden körödben egyszer tetszőleges számra fordíthatod az egyik kockádat.</translation>
    </message>
    <message>
        <source>Each region that you complete counts as one space larger.</source>
        <translation>Minden befejezett területed eggyel nagyobbnak számít.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Az asztal</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each kind of animal on your estate: cows, sheep, pigs, chickens, and the geese of the extra tiles.</source>
        <translation>A végén 4 pontot kapsz a hercegségedben lévő minden állatfajtáért: tehén, juh, disznó, tyúk, és a további lapkák libái.</translation>
    </message>
    <message>
        <source>A city may have only one building of each kind, unless you own knowledge tile 1.</source>
        <translation>Egy városban minden épületfajtából csak egy állhat, kivéve, ha megvan az 1. tudáslapkád.</translation>
    </message>
    <message>
        <source>When you place it, you take one more action at once, as if you had a third die of any value.</source>
        <translation>Amikor lerakod, azonnal végrehajtasz még egy akciót, mintha volna egy harmadik, bármilyen értékű kockád.</translation>
    </message>
    <message>
        <source>You must take the action; taking 2 workers is always possible.</source>
        <translation>Az akciót végre kell hajtani; 2 munkást mindig szerezhetsz.</translation>
    </message>
    <message>
        <source>When you place it, you load all goods of one depot that you have room for. Your marker moves on by one bay.</source>
        <translation>Amikor lerakod, berakodod egy raktár összes áruját, ami elfér nálad. A jelölőd egy ívvel előrelép.</translation>
    </message>
    <message>
        <source>You can keep at most three kinds of goods. The new order applies from the next round.</source>
        <translation>Legfeljebb három árufajtád lehet. Az új sorrend a következő fordulótól érvényes.</translation>
    </message>
    <message>
        <source>When you place this tile, you score 1 point for each animal on it. All earlier tiles with the same animal in the pasture score again.</source>
        <translation>Amikor lerakod, minden rajta lévő állat 1 pontot ér. A legelőn az összes korábbi, ugyanilyen állatú lapka még egyszer pontot ér.</translation>
    </message>
    <message>
        <source>They need not touch: the pasture is the whole connected region.</source>
        <translation>Nem kell érintkezniük: a legelő az egész összefüggő terület.</translation>
    </message>
    <message>
        <source>Sell them with a die of this number, always the whole pile. You get {points} points for each tile and 1 silverling per sale.</source>
        <translation>Az ilyen értékű kockával adhatod el, mindig az egész halmot. Lapkánként {points} pontot és eladásonként 1 ezüstöt kapsz.</translation>
    </message>
    <message>
        <source>You can keep at most three kinds. Unsold goods are worth 1 point each at the end.</source>
        <translation>Legfeljebb három fajtád lehet. Ami a végén megmarad, lapkánként 1 pontot ér.</translation>
    </message>
    <message>
        <source>It goes to the depot that the white die shows in round {round}.</source>
        <translation>Abba a raktárba kerül, amelyet a fehér kocka a(z) {round}.&#xa0;fordulóban mutat.</translation>
    </message>
    <message>
        <source>These goods wait for a ship: a player who places one may load all goods of one depot.</source>
        <translation>Ezek az áruk hajóra várnak: aki lerak egyet, egy raktár összes áruját berakodhatja.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for 2 silverlings. At the end, each silverling is worth 1 point.</source>
        <translation>Körönként egyszer 2 ezüstért vehetsz egy lapkát a fekete raktárból. A végén minden ezüst 1 pontot ér.</translation>
    </message>
    <message>
        <source>Each worker changes a die by 1; 6 and 1 are neighbours. You can turn a die of any value into 2 workers.</source>
        <translation>Minden munkás 1-gyel módosít egy kockát; a 6 és az 1 szomszédok. Bármilyen értékű kockából lehet 2 munkás.</translation>
    </message>
    <message>
        <source>You always pay as few as possible. At the end, two workers are worth 1 point.</source>
        <translation>Mindig a lehető legkevesebbet fizeted. A végén két munkás 1 pontot ér.</translation>
    </message>
    <message>
        <source>Take a tile from the depot with its number, or place a stored tile on a space with its number. You may also sell goods with its number, or get 2 workers.</source>
        <translation>Vegyél el egy lapkát az ilyen számú raktárból, vagy rakj le egyet a tárolódból egy ilyen számú mezőre. El is adhatod az ilyen számú árukat, vagy szerezhetsz 2 munkást.</translation>
    </message>
    <message>
        <source>This die has already been used this round.</source>
        <translation>Ez a kocka ebben a fordulóban már el van használva.</translation>
    </message>
    <message>
        <source>The white die shows the depot for this round&apos;s goods tile.</source>
        <translation>A fehér kocka mutatja meg, melyik raktárba kerül a forduló árulapkája.</translation>
    </message>
    <message>
        <source>A phase has five rounds. Then mines pay, and the depots are refilled.</source>
        <translation>Egy fázis öt fordulóból áll. Utána fizetnek a bányák, és a raktárak újra megtelnek.</translation>
    </message>
    <message>
        <source>The bridge shows the order of play: the marker furthest to the right goes first. On the same bay, the top marker goes first.</source>
        <translation>A híd mutatja a sorrendet: a jobbra legtávolabb álló jelölő kezd. Egy íven belül a legfelső jön előbb.</translation>
    </message>
    <message>
        <source>Every ship moves its owner&apos;s marker on by one bay. The new order applies from the next round.</source>
        <translation>Minden hajó egy ívvel előrébb viszi a gazdája jelölőjét. Az új sorrend a következő fordulótól érvényes.</translation>
    </message>
    <message>
        <source>For the first player to cover all {colour} spaces of an estate: {points} points.</source>
        <translation>Aki elsőként fedi le a hercegsége összes {colour}mezőjét, {points} pontot kap.</translation>
    </message>
    <message>
        <source>For the second player to cover all {colour} spaces of an estate: {points} points. A third player gets none.</source>
        <translation>Aki másodikként fedi le a hercegsége összes {colour}mezőjét, {points} pontot kap. A harmadiknak már nem jár.</translation>
    </message>
    <message>
        <source>You have covered all {colour} spaces of your estate.</source>
        <translation>Lefedted a hercegséged összes {colour}mezőjét.</translation>
    </message>
    <message>
        <source>{name} has covered all {colour} spaces of their estate.</source>
        <translation>{name} lefedte a hercegsége összes {colour}mezőjét.</translation>
    </message>
    <message>
        <source>Points scored so far. Points that count only at the end are not included yet.</source>
        <translation>Az eddig szerzett pontok. Ami csak a végén számít, az még nincs benne.</translation>
    </message>
    <message>
        <source>When you place it, you may sell all goods of one kind at once, without a die.</source>
        <translation>Amikor lerakod, azonnal eladhatod egy árufajta összes lapkáját, kocka nélkül.</translation>
    </message>
    <message>
        <source>It is a normal sale: you get silver and points, and knowledge tiles 3 and 4 apply.</source>
        <translation>Rendes eladás: jár az ezüst, járnak a pontok, és hat a 3. meg a 4. tudáslapka is.</translation>
    </message>
    <message>
        <source>When you place it, you may take a building from any numbered depot, without a die.</source>
        <translation>Amikor lerakod, elvehetsz egy épületet bármelyik számozott raktárból, kocka nélkül.</translation>
    </message>
    <message>
        <source>When you place it, you may take a mine, a knowledge tile or a castle from any numbered depot, without a die.</source>
        <translation>Amikor lerakod, elvehetsz egy bányát, egy tudáslapkát vagy egy kastélyt bármelyik számozott raktárból, kocka nélkül.</translation>
    </message>
    <message>
        <source>When you place it, you may take a ship or an animal tile from any numbered depot, without a die.</source>
        <translation>Amikor lerakod, elvehetsz egy hajót vagy egy állatlapkát bármelyik számozott raktárból, kocka nélkül.</translation>
    </message>
    <message>
        <source>When you place it, you get 4 workers.</source>
        <translation>Amikor lerakod, 4 munkást kapsz.</translation>
    </message>
    <message>
        <source>Knowledge tiles 13 and 14 do not add to it: they apply only to workers from a die.</source>
        <translation>A 13. és a 14. tudáslapka itt nem hat: azok a kockával szerzett munkásokhoz valók.</translation>
    </message>
    <message>
        <source>When you place it, you get 2 silverlings.</source>
        <translation>Amikor lerakod, 2 ezüstöt kapsz.</translation>
    </message>
    <message>
        <source>When you place it, you may at once place another tile from your storage on a space of any number.</source>
        <translation>Amikor lerakod, azonnal lerakhatsz még egy lapkát a tárolódból, bármilyen számú mezőre.</translation>
    </message>
    <message>
        <source>Only the number is ignored: the rules for colour, neighbours and one building of each kind still apply.</source>
        <translation>Csak a szám nem számít: a színre, a szomszédokra és a fajtánként egy épületre vonatkozó szabály továbbra is él.</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points.</source>
        <translation>Amikor lerakod, 4 pontot kapsz.</translation>
    </message>
    <message>
        <source>Your cities may have several buildings of the same kind.</source>
        <translation>A városaidban egy fajtából több épület is állhat.</translation>
    </message>
    <message>
        <source>At the end of a phase, each of your mines brings 1 worker as well as its silverling.</source>
        <translation>A fázisok végén minden bányád az ezüst mellett 1 munkást is hoz.</translation>
    </message>
    <message>
        <source>Every sale of goods brings you 1 worker as well as the silver.</source>
        <translation>Minden árueladásért az ezüst mellett 1 munkást is kapsz.</translation>
    </message>
    <message>
        <source>When you place a ship, you may load from two neighbouring depots instead of one.</source>
        <translation>Amikor hajót raksz le, egy helyett két szomszédos raktárból rakodhatsz be.</translation>
    </message>
    <message>
        <source>The depots form a ring: 6 and 1 are neighbours too.</source>
        <translation>A raktárak körbe érnek: a 6. és az 1. is szomszédos.</translation>
    </message>
    <message>
        <source>It is still only one purchase per turn.</source>
        <translation>Így is csak egyet vásárolhatsz körönként.</translation>
    </message>
    <message>
        <source>Whenever you place animals, each tile that scores brings 1 more point.</source>
        <translation>Amikor állatokat raksz le, minden lapka, amely pontot ér, 1 ponttal többet hoz.</translation>
    </message>
    <message>
        <source>It is 1 per tile, not per animal. Earlier tiles that score again count too.</source>
        <translation>Lapkánként jár 1, nem állatonként. Az újra pontot érő korábbi lapkákért is jár.</translation>
    </message>
    <message>
        <source>When you place a building, you may change the die by 1 for free.</source>
        <translation>Ha épületet raksz le, ingyen módosíthatod 1-gyel a kockát.</translation>
    </message>
    <message>
        <source>Only one step is free. If you need more, you pay workers for the rest.</source>
        <translation>Csak egy lépés ingyenes. Ha több kell, a többit munkásokkal fizeted.</translation>
    </message>
    <message>
        <source>When you place a ship or animals, you may change the die by 1 for free.</source>
        <translation>Ha hajót vagy állatokat raksz le, ingyen módosíthatod 1-gyel a kockát.</translation>
    </message>
    <message>
        <source>When you place a castle, a mine or a knowledge tile, you may change the die by 1 for free.</source>
        <translation>Ha kastélyt, bányát vagy tudáslapkát raksz le, ingyen módosíthatod 1-gyel a kockát.</translation>
    </message>
    <message>
        <source>When you take a tile from a depot, you may change the die by 1 for free.</source>
        <translation>Ha lapkát veszel el egy raktárból, ingyen módosíthatod 1-gyel a kockát.</translation>
    </message>
    <message>
        <source>When you turn a die into workers, you also get 1 silverling.</source>
        <translation>Amikor kockából lesznek munkásaid, 1 ezüst is jár.</translation>
    </message>
    <message>
        <source>When you turn a die into workers, you get 4 instead of 2.</source>
        <translation>Egy kockából 2 helyett 4 munkásod lesz.</translation>
    </message>
    <message>
        <source>It does not apply to the boarding house.</source>
        <translation>A vendégházra nem hat.</translation>
    </message>
    <message>
        <source>A castle belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Ide kastély való, {number}-(essel) rakható le, lefedett mező mellé.</translation>
    </message>
    <message>
        <source>A mine belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Ide bánya való, {number}-(essel) rakható le, lefedett mező mellé.</translation>
    </message>
    <message>
        <source>A knowledge tile belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Ide tudáslapka való, {number}-(essel) rakható le, lefedett mező mellé.</translation>
    </message>
    <message>
        <source>A ship belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Ide hajó való, {number}-(essel) rakható le, lefedett mező mellé.</translation>
    </message>
    <message>
        <source>Animals belong here. Place them with a {number}, next to a covered space.</source>
        <translation>Ide állatok valók, {number}-(essel) rakhatók le, lefedett mező mellé.</translation>
    </message>
    <message>
        <source>A building belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Ide épület való, {number}-(essel) rakható le, lefedett mező mellé.</translation>
    </message>
    <message>
        <source>for leftovers</source>
        <translation>a maradékért</translation>
    </message>
    <message>
        <source>Takes effect immediately</source>
        <translation>Azonnal hat</translation>
    </message>
    <message>
        <source>Counts when placed</source>
        <translation>Lerakáskor számít</translation>
    </message>
    <message>
        <source>There is room for two tiles here. Only the owner of this storage can place them.</source>
        <translation>Két lapkának van itt helye. Csak az rakhatja le őket, akié ez a tároló.</translation>
    </message>
    <message>
        <source>Points move the counter. When it reaches the target, it returns to 0 and you take one more action at once.</source>
        <translation>A pontok mozgatják a számlálót. Ha eléri a célt, visszaáll 0-ra, és rögtön jár még egy akció.</translation>
    </message>
    <message>
        <source>Needs a {number}</source>
        <translation>{number}-(es) kell rá</translation>
    </message>
    <message>
        <source>You own {count}</source>
        <translation>Az áruid: {count}</translation>
    </message>
    <message>
        <source>{name} owns {count}</source>
        <translation>{name} árui: {count}</translation>
    </message>
    <message>
        <source>Goods in depot {depot}</source>
        <translation>A(z) {depot}.&#xa0;raktár árui</translation>
    </message>
    <message>
        <source>Die showing {die}</source>
        <translation>{die}-(es) kocka</translation>
    </message>
    <message>
        <source>In the team&apos;s shared storage</source>
        <translation>A csapat közös tárolójában</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Aktuális fázis</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Költség</translation>
    </message>
    <message>
        <source>Scores now, at most</source>
        <translation>Most legfeljebb ennyit ér</translation>
    </message>
    <message>
        <source>If completed in phase {phase}</source>
        <translation>Ha a(z) {phase} fázisban készül el</translation>
    </message>
    <message>
        <source>Trade route: place a tile</source>
        <translation>Kereskedőút: lapka lerakása</translation>
    </message>
    <message>
        <source>Space {space}, needs: {goods}</source>
        <translation>{space}. mező, ez kell rá: {goods}</translation>
    </message>
    <message>
        <source>Depot {depot}, taken with two dice showing {depot}</source>
        <translation>{depot}. raktár, két {depot} értékű kockával vehető el</translation>
    </message>
    <message>
        <source>On one of {name}&apos;s castles</source>
        <translation>{name} egyik kastélyán</translation>
    </message>
    <message>
        <source>Space {space}, the next one, needs: {goods}</source>
        <translation>{space}. mező, a következő, ez kell rá: {goods}</translation>
    </message>
    <message>
        <source>Its trade route needs</source>
        <translation>A kereskedőútra kell</translation>
    </message>
    <message>
        <source>Named player</source>
        <translation>Megnevezett játékos</translation>
    </message>
    <message>
        <source>On this space</source>
        <translation>Ezen a mezőn</translation>
    </message>
    <message>
        <source>There is room for two tiles here, and only you can place them.</source>
        <translation>Két lapkának van itt helye, és csak te rakhatod le őket.</translation>
    </message>
    <message>
        <source>There is room for two tiles here, and either team member can place them.</source>
        <translation>Két lapkának van itt helye, és a csapat bármelyik tagja lerakhatja őket.</translation>
    </message>
    <message>
        <source>The points of both team members. The team with more points wins.</source>
        <translation>A két társ pontjai együtt. A több pontot szerző csapat nyer.</translation>
    </message>
    <message>
        <source>Points that count only at the end are not included yet.</source>
        <translation>Ami csak a végén számít, az még nincs benne.</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Kezdő kastély</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>itt áll</translation>
    </message>
    <message>
        <source>can be placed here</source>
        <translation>ide kerülhet</translation>
    </message>
    <message>
        <source>Place sold goods along the route from left to right, one tile on each space.</source>
        <translation>Az eladott áruk balról jobbra kerülnek az útra, minden mezőre egy lapka.</translation>
    </message>
    <message>
        <source>The matching goods are here: they have brought their bonus.</source>
        <translation>Itt a megfelelő áru van: meghozta a jutalmát.</translation>
    </message>
    <message>
        <source>Other goods are here, so there was no bonus.</source>
        <translation>Itt másik áru van, ezért nem járt jutalom.</translation>
    </message>
    <message>
        <source>Instead of a tile from the black depot, you may buy an inn. It costs 2 silverlings too.</source>
        <translation>A fekete raktár egy lapkája helyett fogadót is vehetsz. Az is 2 ezüstbe kerül.</translation>
    </message>
    <message>
        <source>Every phase adds one more inn. Unsold inns stay.</source>
        <translation>Minden fázisban eggyel több fogadó lesz. Az el nem adottak megmaradnak.</translation>
    </message>
    <message>
        <source>If covered spaces join it to another post, you score the points of the current phase.</source>
        <translation>Ha lefedett mezők kötik össze egy másik őrhellyel, megkapod az aktuális fázis pontjait.</translation>
    </message>
    <message>
        <source>The path need not be straight. The first player to join all three posts scores {large} more points, the second {small}.</source>
        <translation>Az útnak nem kell egyenesnek lennie. Aki elsőként köti össze mindhárom őrhelyet, még {large} pontot kap, a második {small} pontot.</translation>
    </message>
    <message>
        <source>These two posts are joined and have brought {points} points.</source>
        <translation>Ez a két őrhely össze van kötve: ez {points} pontot hozott.</translation>
    </message>
    <message>
        <source>Whenever you have a decision to make, you may buy 2 workers for 1 silverling.</source>
        <translation>Bármikor, amikor te döntesz, 1 ezüstért vehetsz 2 munkást.</translation>
    </message>
    <message>
        <source>When you place it, you take one more action at once, with the number of this round&apos;s white die.</source>
        <translation>Amikor lerakod, azonnal végrehajtasz még egy akciót, a forduló fehér kockájának számával.</translation>
    </message>
    <message>
        <source>You must take the action. Workers and knowledge tiles change the number as if it were your own die.</source>
        <translation>Az akciót végre kell hajtani. A munkások és a tudáslapkák úgy módosítják a számot, mintha a saját kockád volna.</translation>
    </message>
    <message>
        <source>When you place this tile, you score 2 points. All tiles of one other kind of animal in the pasture score again: the kind that brings the most.</source>
        <translation>Amikor lerakod, 2 pontot kapsz. A legelőn még egyszer pontot ér egy másik állatfajta összes lapkája: azé, amelyik a legtöbbet hozza.</translation>
    </message>
    <message>
        <source>At most one inn per region, and never more than 36 points for the size. Knowledge tiles 9 to 11 do not help you place it.</source>
        <translation>Egy területen legfeljebb egy fogadó állhat, és a méretért legfeljebb 36 pont jár. A 9–11. tudáslapka nem segít lerakni.</translation>
    </message>
    <message>
        <source>Matching goods bring a building, taken from any numbered depot.</source>
        <translation>A megfelelő áru egy épületet hoz bármelyik számozott raktárból.</translation>
    </message>
    <message>
        <source>Matching goods bring a mine, a knowledge tile or a castle, taken from any numbered depot.</source>
        <translation>A megfelelő áru egy bányát, egy tudáslapkát vagy egy kastélyt hoz bármelyik számozott raktárból.</translation>
    </message>
    <message>
        <source>Matching goods bring a ship or an animal tile, taken from any numbered depot.</source>
        <translation>A megfelelő áru egy hajót vagy egy állatlapkát hoz bármelyik számozott raktárból.</translation>
    </message>
    <message>
        <source>Matching goods let you place a tile from your storage on a space of any number.</source>
        <translation>A megfelelő áruval lerakhatsz egy lapkát a tárolódból, bármilyen számú mezőre.</translation>
    </message>
    <message>
        <source>Matching goods let you sell all goods of one kind, without a die.</source>
        <translation>A megfelelő áruval kocka nélkül eladhatod egy árufajta összes lapkáját.</translation>
    </message>
    <message>
        <source>You may pass. The tiles of the new sale are placed first.</source>
        <translation>Le is mondhatsz róla. Előbb az új eladás lapkái kerülnek az útra.</translation>
    </message>
    <message>
        <source>Matching goods bring one more action, as if you had a third die of any value.</source>
        <translation>A megfelelő áru még egy akciót hoz, mintha volna egy harmadik, bármilyen értékű kockád.</translation>
    </message>
    <message>
        <source>Matching goods bring 4 workers.</source>
        <translation>A megfelelő áru 4 munkást hoz.</translation>
    </message>
    <message>
        <source>Matching goods bring 2 silverlings.</source>
        <translation>A megfelelő áru 2 ezüstöt hoz.</translation>
    </message>
    <message>
        <source>Matching goods bring 4 points.</source>
        <translation>A megfelelő áru 4 pontot hoz.</translation>
    </message>
    <message>
        <source>If you still own it at the end, it is worth {points} points.</source>
        <translation>Ha a játék végén is nálad van, {points} pontot ér.</translation>
    </message>
    <message>
        <source>Take it with two dice that both show {depot}, and place it on one of your castles.</source>
        <translation>Két {depot}-(essel) vehető el, és az egyik kastélyodra kerül.</translation>
    </message>
    <message>
        <source>When you place animals, all your pastures count as one.</source>
        <translation>Amikor állatokat raksz le, az összes legelőd egynek számít.</translation>
    </message>
    <message>
        <source>Only for the points of animals: as regions, the pastures stay separate.</source>
        <translation>Csak az állatok pontjainál: területként a legelők külön maradnak.</translation>
    </message>
    <message>
        <source>You get 1 each time, however many workers they gain. That is why the others may decline theirs.</source>
        <translation>Alkalmanként 1-et kapsz, akárhány munkás járt is. Ezért a többiek lemondhatnak a sajátjukról.</translation>
    </message>
    <message>
        <source>You may pay the tribute for your shields with workers instead of silverlings.</source>
        <translation>A pajzsaid adóját ezüst helyett munkással is fizetheted.</translation>
    </message>
    <message>
        <source>One worker for each shield. You may mix workers and silver.</source>
        <translation>Pajzsonként egy munkás. A munkást és az ezüstöt vegyítheted.</translation>
    </message>
    <message>
        <source>Your storage has room for any number of tiles.</source>
        <translation>A tárolódban akárhány lapka elfér.</translation>
    </message>
    <message>
        <source>If you lose the shield, discard tiles until three are left.</source>
        <translation>Ha elveszíted a pajzsot, addig dobsz el lapkákat, amíg három marad.</translation>
    </message>
    <message>
        <source>When you place a ship, you may also take all goods of one kind from all six depots.</source>
        <translation>Amikor hajót raksz le, elveheted egy árufajta összes lapkáját is mind a hat raktárból.</translation>
    </message>
    <message>
        <source>You do this after the ship has loaded. You can still keep at most three kinds of goods.</source>
        <translation>Ez a hajó berakodása után jön. Így is legfeljebb három árufajtád lehet.</translation>
    </message>
    <message>
        <source>Once per game you name another player. From then on, the knowledge tiles on that estate work for you too. This includes tiles placed later and tiles that count at the end.</source>
        <translation>A játszmában egyszer megnevezel egy másik játékost. Onnantól a hercegségének tudáslapkái rád is hatnak, a később lerakottak és a végén számítók is.</translation>
    </message>
    <message>
        <source>This applies as long as you own the shield. Only knowledge tile 27 is not shared.</source>
        <translation>Ez addig tart, amíg nálad van a pajzs. Csak a 27. tudáslapka nem közös.</translation>
    </message>
    <message>
        <source>The colour bonuses that you win score double points.</source>
        <translation>Az elnyert színbónuszaid dupla pontot hoznak.</translation>
    </message>
    <message>
        <source>At the end of a phase, each of your mines brings 2 silverlings instead of 1.</source>
        <translation>A fázisok végén minden bányád 1 helyett 2 ezüstöt hoz.</translation>
    </message>
    <message>
        <source>Whenever you place a castle, you may take a shield from any depot.</source>
        <translation>Valahányszor kastélyt raksz le, elvehetsz egy pajzsot bármelyik raktárból.</translation>
    </message>
    <message>
        <source>You do this after the castle&apos;s action, without dice.</source>
        <translation>Ez a kastély akciója után jön, kocka nélkül.</translation>
    </message>
    <message>
        <source>At the end of each phase, you may place a tile from a numbered depot straight onto your estate.</source>
        <translation>Minden fázis végén egy számozott raktár egyik lapkáját egyenesen a hercegségedbe rakhatod.</translation>
    </message>
    <message>
        <source>Only the number of the space is ignored. The tile takes effect at once, and a mine placed this way pays immediately.</source>
        <translation>Csak a mező száma nem számít. A lapka azonnal hat, és az így lerakott bánya azonnal fizet.</translation>
    </message>
    <message>
        <source>At the end of each phase, you may place a tile from the black depot straight onto your estate.</source>
        <translation>Minden fázis végén a fekete raktár egyik lapkáját egyenesen a hercegségedbe rakhatod.</translation>
    </message>
    <message>
        <source>Only the number of the space is ignored. You may place an inn as well.</source>
        <translation>Csak a mező száma nem számít. Fogadó is lehet.</translation>
    </message>
    <message>
        <source>A region never scores more than 36 points for its size.</source>
        <translation>A méretéért egy terület legfeljebb 36 pontot hoz.</translation>
    </message>
    <message>
        <source>The tiles that you place need no covered neighbour.</source>
        <translation>A lapkáidnak nem kell lefedett mező mellé kerülniük.</translation>
    </message>
    <message>
        <source>It covers a space of any colour and completes regions and colours like any other tile.</source>
        <translation>Bármilyen színű mezőt lefed, és területet, színt fejez be, mint bármelyik másik lapka.</translation>
    </message>
    <message>
        <source>It has no other effect: no silver from a mine, no goods for a ship, no points for animals.</source>
        <translation>Más hatása nincs: a bánya nem hoz ezüstöt, a hajó árut, az állat pontot.</translation>
    </message>
    <message>
        <source>When you place it, you load all goods of one depot. The goods of all other depots leave the game.</source>
        <translation>Amikor lerakod, berakodod egy raktár összes áruját. A többi raktár árui kikerülnek a játékból.</translation>
    </message>
    <message>
        <source>Then you may pay 5 goods of any kind for a tile from the black depot. It becomes a black tile.</source>
        <translation>Utána 5 tetszőleges árut odaadhatsz a fekete raktár egy lapkájáért. Ebből fekete lapka lesz.</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points for every building of this kind on your estate: {building}.</source>
        <translation>Amikor lerakod, 4 pontot kapsz a hercegséged minden ilyen épületéért: {building}.</translation>
    </message>
    <message>
        <source>It scores only at that moment: buildings that you place later do not count.</source>
        <translation>Csak abban a pillanatban ér pontot: a később lerakott épületek nem számítanak.</translation>
    </message>
    <message>
        <source>Points beyond the target are lost. Each time, the target drops by 5 points, but never below 5.</source>
        <translation>A célon túli pontok elvesznek. A cél minden alkalommal 5 ponttal csökken, de sosem megy 5 alá.</translation>
    </message>
    <message>
        <source>When you have scored points, you may buy more for 1 silverling each.</source>
        <translation>Ha pontot szereztél, vehetsz hozzá többet, pontonként 1 ezüstért.</translation>
    </message>
    <message>
        <source>This lasts until your next action with a die, your next purchase or the end of your turn.</source>
        <translation>Ez a következő kockaakciódig, a következő vásárlásodig vagy a köröd végéig tart.</translation>
    </message>
    <message>
        <source>You win as soon as all spaces of your estate are covered, within 25 rounds.</source>
        <translation>Nyersz, amint a hercegséged összes mezője le van fedve, legfeljebb 25 forduló alatt.</translation>
    </message>
    <message>
        <source>The pace compares you with covering the same number of spaces in every round.</source>
        <translation>A tempó azt mutatja, hol állsz ahhoz képest, mintha minden fordulóban ugyanannyi mezőt fednél le.</translation>
    </message>
    <message>
        <source>You may keep all kinds. When you place a ship, you may pay 5 goods of any kind for a black tile.</source>
        <translation>Minden fajta lehet nálad. Amikor hajót raksz le, 5 tetszőleges árut odaadhatsz egy fekete lapkáért.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for 2 silverlings. When you score points, you may buy more for 1 silverling each.</source>
        <translation>Körönként egyszer 2 ezüstért vehetsz egy lapkát a fekete raktárból. Ha pontot szerzel, vehetsz hozzá többet, pontonként 1 ezüstért.</translation>
    </message>
    <message>
        <source>You always pay as few as possible.</source>
        <translation>Mindig a lehető legkevesebbet fizeted.</translation>
    </message>
    <message>
        <source>The first tile of this depot leaves the game. If the depot is empty, the next one clockwise loses its first tile.</source>
        <translation>Ennek a raktárnak az első lapkája kikerül a játékból. Ha a raktár üres, az óramutató járása szerint következőé, amelyikben még van.</translation>
    </message>
    <message>
        <source>Goods tiles sold so far. Knowledge tiles 15 and 25 count these when you place them.</source>
        <translation>Az eddig eladott áruk. A 15. és a 25. tudáslapka számolja őket, amikor lerakod.</translation>
    </message>
    <message>
        <source>When you place it, you score 2 points for each kind of goods of which you have sold at least one.</source>
        <translation>Amikor lerakod, 2 pontot kapsz minden árufajtáért, amelyből legalább egyet eladtál.</translation>
    </message>
    <message>
        <source>When you place it, you score 1 point for every goods tile that you have sold so far.</source>
        <translation>Amikor lerakod, 1 pontot kapsz minden eddig eladott áruért.</translation>
    </message>
    <message>
        <source>When you place it, you score 3 points for each colour of which all spaces are covered.</source>
        <translation>Amikor lerakod, 3 pontot kapsz minden színért, amelynek az összes mezője le van fedve.</translation>
    </message>
    <message>
        <source>No player can change it. Only a white castle uses its number (2019 edition).</source>
        <translation>Senki sem módosíthatja. Csak a fehér kastély használja a számát (2019-es kiadás).</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points for each kind of animal on your estate: cows, sheep, pigs, chickens, and the geese of the extra tiles.</source>
        <translation>Amikor lerakod, 4 pontot kapsz a hercegségedben lévő minden állatfajtáért: tehén, juh, disznó, tyúk, és a további lapkák libái.</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>A tournament cannot be read</source>
        <translation>Egy verseny nem olvasható</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} – {other}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>{number}. akció</translation>
    </message>
    <message numerus="yes">
        <source>Over after {n} action(s)</source>
        <translation>
            <numerusform>Vége {n} akció után</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Asztalok</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Másik játszma</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Élő</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} / {last}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Élő-pont</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>ms a decision</source>
        <translation>ms/döntés</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Eltávolítás: {name}</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Add all levels</source>
        <translation>Minden szint hozzáadása</translation>
    </message>
    <message>
        <source>Network from a file…</source>
        <translation>Hálózat fájlból…</translation>
    </message>
    <message>
        <source>A network</source>
        <translation>Hálózat</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Hálózatok</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, about {time}</source>
        <translation>{games}, kb. {time}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>mindet</translation>
    </message>
    <message numerus="yes">
        <source>the last {n}</source>
        <translation>
            <numerusform>az utolsó {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>egyet sem</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Új verseny</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <source>Everyone against everyone</source>
        <translation>Mindenki mindenki ellen</translation>
    </message>
    <message>
        <source>Players per game</source>
        <translation>Játékosszám</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Első kiosztásszám</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Szálak</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Eredmények exportálása</translation>
    </message>
    <message>
        <source>No game is being played</source>
        <translation>Most nem folyik játszma</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Minden verseny</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>The next games begin</source>
        <translation>Kezdődnek a következő játszmák</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Képek</translation>
    </message>
    <message>
        <source>Remove the tournament</source>
        <translation>A verseny eltávolítása</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Character of the player to add</source>
        <translation>A hozzáadandó játékos szereplője</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Nincs szereplő</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Open the tournament {name}</source>
        <translation>Verseny megnyitása: {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szüneteltetés</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Versenyek</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Új verseny…</translation>
    </message>
    <message>
        <source>Remove the tournament?</source>
        <translation>Eltávolítod a versenyt?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} játékos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} pair(s)</source>
        <translation>
            <numerusform>{n} párból {done}</numerusform>
        </translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>még kb. {time}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hour(s)</source>
        <translation>
            <numerusform>{n} óra</numerusform>
        </translation>
    </message>
    <message>
        <source>{elo} ({low} to {high})</source>
        <translation>{elo} ({low} – {high})</translation>
    </message>
    <message>
        <source>{place}: {name}, Elo {elo}, {score} of the wins, {points} points</source>
        <translation>{place}. {name}, Élő-pont: {elo}, a győzelmek aránya: {score}, {points} pont</translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s)</source>
        <translation>
            <numerusform>{n} pár</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} against {other}: {score} of the wins ({low} to {high}), Elo {elo}, {pairs}</source>
        <translation>{one} – {other}: a győzelmek aránya: {score} ({low} – {high}), Élő-pont: {elo}, {pairs}</translation>
    </message>
    <message>
        <source>everyone against everyone</source>
        <translation>mindenki mindenki ellen</translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s)</source>
        <translation>
            <numerusform>{n} másodperc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute(s)</source>
        <translation>
            <numerusform>{n} perc</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Győztes: {name}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Szünetel</translation>
    </message>
    <message>
        <source>A tournament needs a newer version</source>
        <translation>Egy versenyhez újabb változat kell</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}”: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more character(s)</source>
        <translation>
            <numerusform>… és még {n} karakter</numerusform>
        </translation>
    </message>
    <message>
        <source>Start these programs?</source>
        <translation>Elinduljanak ezek a programok?</translation>
    </message>
    <message numerus="yes">
        <source>This tournament starts {n} program(s) that you have not added to your engines. A program can do anything that you can do on this computer. Start only programs that you know:</source>
        <translation>
            <numerusform>Ez a verseny {n} olyan programot indít el, amely nincs a motorjaid között. Egy program mindent megtehet, amit te is megtehetsz ezen a számítógépen. Csak olyan programot indíts el, amelyet ismersz:</numerusform>
        </translation>
    </message>
    <message>
        <source>The tournament has stopped</source>
        <translation>A verseny leállt</translation>
    </message>
    <message>
        <source>Finished pairs are kept. Fix the problem, then click Resume.</source>
        <translation>A befejezett párok megmaradtak. Hárítsd el a hibát, majd kattints a Folytatás gombra.</translation>
    </message>
    <message>
        <source>Its plan is damaged. The file was renamed to {file}.</source>
        <translation>A terve sérült. A fájl új neve: {file}.</translation>
    </message>
    <message>
        <source>Create the tournament again. Its results are still in the same folder.</source>
        <translation>Hozd létre újra a versenyt. Az eredményei továbbra is ugyanabban a mappában vannak.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved</source>
        <translation>A verseny nem menthető</translation>
    </message>
    <message>
        <source>Free some disk space or choose another folder, then try again.</source>
        <translation>Szabadíts fel helyet a lemezen, vagy válassz másik mappát, majd próbáld újra.</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) are saved. Open one to look back or to review it.</source>
        <translation>
            <numerusform>{n} mentett játszma. Nyiss meg egyet, hogy visszanézd vagy elemezd.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of their games were saved, or they have not met yet.</source>
        <translation>Egyik játszmájuk sincs elmentve, vagy még nem játszottak egymással.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Mentett játszmák</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Megtekintés</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Az asztalok száma</translation>
    </message>
    <message>
        <source>Click a game to enlarge it.</source>
        <translation>Kattints egy játszmára a nagyításhoz.</translation>
    </message>
    <message>
        <source>Continue with the next game automatically</source>
        <translation>Automatikus továbblépés a következő játszmára</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Pillanat a játszmában</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Az élő álláshoz</translation>
    </message>
    <message>
        <source>At the speed of the game</source>
        <translation>Olyan gyorsan, ahogy játsszák</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Mindenki mindenki ellen</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%-os tartomány</translation>
    </message>
    <message>
        <source>Player to add</source>
        <translation>Hozzáadandó játékos</translation>
    </message>
    <message>
        <source>Pace of the player to add</source>
        <translation>A hozzáadandó játékos tempója</translation>
    </message>
    <message>
        <source>Bots and engines play pairs of games with the same deal, so luck and seating matter little.</source>
        <translation>A botok és a motorok azonos kiosztású játszmapárokat játszanak, így a szerencse és a hely keveset számít.</translation>
    </message>
    <message>
        <source>named after its players</source>
        <translation>a játékosok neve szerint</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Párosítás</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Parancsként</translation>
    </message>
    <message>
        <source>A tournament needs at least two players: add one.</source>
        <translation>Egy versenyhez legalább két játékos kell: adj hozzá egyet.</translation>
    </message>
    <message>
        <source>The first against the rest</source>
        <translation>Az első a többi ellen</translation>
    </message>
    <message>
        <source>Pairs per match</source>
        <translation>Pár mérkőzésenként</translation>
    </message>
    <message>
        <source>Save games</source>
        <translation>Játszmák mentése</translation>
    </message>
    <message>
        <source>Double-click a cell or press Enter to see the games of these two players.</source>
        <translation>Kattints duplán egy cellára, vagy nyomj Entert, hogy lásd a két játékos játszmáit.</translation>
    </message>
    <message>
        <source>Games are shown here while the tournament is running.</source>
        <translation>Itt láthatók a játszmák, amíg a verseny folyik.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Nézet</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Folyamatban lévő játszmák</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Bots of every level, networks and engines play each other as often as you like. You can pause a tournament and resume it later, even after you have closed the program.</source>
        <translation>Bármilyen szintű botok, hálózatok és motorok játszanak egymás ellen, ahányszor csak szeretnéd. A versenyt szüneteltetheted, és később folytathatod, a program bezárása után is.</translation>
    </message>
    <message>
        <source>No tournaments yet</source>
        <translation>Még nincsenek versenyek</translation>
    </message>
    <message>
        <source>Find out which bot or engine is the strongest.</source>
        <translation>Derítsd ki, melyik bot vagy motor a legerősebb.</translation>
    </message>
    <message>
        <source>“{name}”, its results and its saved games will be deleted.</source>
        <translation>„{name}”, az eredményei és a mentett játszmái is törlődnek.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s) per match</source>
        <translation>
            <numerusform>mérkőzésenként {n} pár</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against all others</source>
        <translation>{name} az összes többi ellen</translation>
    </message>
    <message>
        <source>{name}: no games yet</source>
        <translation>{name}: még nincs játszma</translation>
    </message>
    <message>
        <source>{one} and {other} have not met yet.</source>
        <translation>{one} és {other} még nem játszott egymással.</translation>
    </message>
    <message>
        <source>In the lead: {name}</source>
        <translation>Vezet: {name}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Folyamatban</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Befejeződött</translation>
    </message>
    <message>
        <source>This version cannot play the games of the tournament {name}. The tournament was not changed. All other tournaments are in the list.</source>
        <translation>Ez a változat nem tudja lejátszani a(z) {name} verseny játszmáit. A verseny változatlan maradt. Az összes többi verseny szerepel a listán.</translation>
    </message>
    <message>
        <source>To continue it, install the latest version of Burgundy Qt.</source>
        <translation>Ha folytatni szeretnéd, telepítsd a Burgundy Qt legújabb változatát.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then open the tournaments again.</source>
        <translation>Ellenőrizd, hogy olvashatod-e a fájlt, majd nyisd meg újra a versenyeket.</translation>
    </message>
    <message>
        <source>Start and resume</source>
        <translation>Indítás és folytatás</translation>
    </message>
    <message>
        <source>All saved games</source>
        <translation>Az összes mentett játszma</translation>
    </message>
    <message>
        <source>this tournament has no saved games</source>
        <translation>ennek a versenynek nincsenek mentett játszmái</translation>
    </message>
</context>
<context>
    <name>Tuscany</name>
    <message>
        <source>agriculture spaces</source>
        <translation>mezőgazdaságok</translation>
    </message>
    <message>
        <source>{count}× {name}</source>
        <translation>{count}× {name}</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>vár</translation>
    </message>
    <message>
        <source>town</source>
        <translation>város</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>fogadó</translation>
    </message>
    <message>
        <source>agriculture</source>
        <translation>mezőgazdaság</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>kőbánya</translation>
    </message>
    <message>
        <source>village</source>
        <translation>falu</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>kolostor</translation>
    </message>
    <message>
        <source>cart</source>
        <translation>szekér</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>várak</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>városok</translation>
    </message>
    <message>
        <source>inns</source>
        <translation>fogadók</translation>
    </message>
    <message>
        <source>quarries</source>
        <translation>kőbányák</translation>
    </message>
    <message>
        <source>villages</source>
        <translation>falvak</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>kolostorok</translation>
    </message>
    <message>
        <source>carts</source>
        <translation>szekerek</translation>
    </message>
    <message>
        <source>castle region</source>
        <translation>várterület</translation>
    </message>
    <message>
        <source>town region</source>
        <translation>városterület</translation>
    </message>
    <message>
        <source>inn region</source>
        <translation>fogadóterület</translation>
    </message>
    <message>
        <source>agriculture region</source>
        <translation>mezőgazdasági terület</translation>
    </message>
    <message>
        <source>quarry region</source>
        <translation>kőbányaterület</translation>
    </message>
    <message>
        <source>village region</source>
        <translation>faluterület</translation>
    </message>
    <message>
        <source>monastery region</source>
        <translation>kolostorterület</translation>
    </message>
    <message>
        <source>cart region</source>
        <translation>szekérterület</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>gabona</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>szőlő</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>jószág</translation>
    </message>
    <message>
        <source>olives</source>
        <translation>olíva</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>+1 kártya</translation>
    </message>
    <message>
        <source>+1 marble</source>
        <translation>+1 márvány</translation>
    </message>
    <message>
        <source>+1 storage</source>
        <translation>+1 tárolóhely</translation>
    </message>
    <message>
        <source>+1 worker</source>
        <translation>+1 munkás</translation>
    </message>
    <message>
        <source>+1 yield card</source>
        <translation>+1 hozamkártya</translation>
    </message>
    <message>
        <source>two region cards</source>
        <translation>két területkártya</translation>
    </message>
    <message>
        <source>one region card and 1 red point</source>
        <translation>egy területkártya és 1 piros pont</translation>
    </message>
    <message>
        <source>1 green point</source>
        <translation>1 zöld pont</translation>
    </message>
    <message>
        <source>2 red points</source>
        <translation>2 piros pont</translation>
    </message>
    <message>
        <source>a marble</source>
        <translation>egy márvány</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>egy munkás</translation>
    </message>
    <message>
        <source>a wooden hexagon</source>
        <translation>egy fahatszög</translation>
    </message>
    <message numerus="yes">
        <source>{n} card(s)</source>
        <translation>
            <numerusform>{n} kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marble</source>
        <translation>
            <numerusform>{n} márvány</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hexagon(s)</source>
        <translation>
            <numerusform>{n} hatszög</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} green point(s)</source>
        <translation>
            <numerusform>{n} zöld pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red point(s)</source>
        <translation>
            <numerusform>{n} piros pont</numerusform>
        </translation>
    </message>
    <message>
        <source>wooden hexagon</source>
        <translation>fahatszög</translation>
    </message>
    <message>
        <source>agriculture with {crops}</source>
        <translation>mezőgazdaság ({crops})</translation>
    </message>
</context>
<context>
    <name>Tuscany table</name>
    <message>
        <source>Storage</source>
        <translation>Tároló</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Halmok</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bónuszlapkák</translation>
    </message>
    <message>
        <source>marble</source>
        <translation>márvány</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>munkás</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Eldobva</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Hozam</translation>
    </message>
    <message>
        <source>Drag a board to its place, click it to turn it, or use its buttons.</source>
        <translation>Húzd a táblát a helyére, kattints rá a fordításhoz, vagy használd a gombjait.</translation>
    </message>
    <message>
        <source>points when full</source>
        <translation>pont, ha teli</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Területek</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Az asztal körül</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Kínálat</translation>
    </message>
    <message>
        <source>1 green point for each crop that its region does not have yet.</source>
        <translation>1 zöld pont minden terményért, amely még nincs a területén.</translation>
    </message>
    <message>
        <source>Draw three region cards.</source>
        <translation>Húzz három területkártyát.</translation>
    </message>
    <message>
        <source>Fits any space and counts there as a tile of the space&apos;s colour.</source>
        <translation>Bármely mezőre illik, és ott a mező színével egyező lapkának számít.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Ára</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Most ennyi pont</translation>
    </message>
    <message>
        <source>Stack {phase}</source>
        <translation>{phase}. halom</translation>
    </message>
    <message>
        <source>{covered} of {all}</source>
        <translation>{covered}/{all}</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Hercegség</translation>
    </message>
    <message>
        <source>Is ready</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Spaces covered</source>
        <translation>Lefedett mezők</translation>
    </message>
    <message>
        <source>Regions full</source>
        <translation>Teli területek</translation>
    </message>
    <message>
        <source>Region cards</source>
        <translation>Területkártyák</translation>
    </message>
    <message>
        <source>Neutral tiles</source>
        <translation>Semleges lapkák</translation>
    </message>
    <message>
        <source>Yield cards</source>
        <translation>Hozamkártyák</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} db</translation>
    </message>
    <message>
        <source>All {spaces}</source>
        <translation>Mind: {spaces}</translation>
    </message>
    <message>
        <source>Phase I ends with the round in which somebody empties a left stack.</source>
        <translation>Az I. fázis azzal a fordulóval ér véget, amelyben valaki kiürít egy bal halmot.</translation>
    </message>
    <message>
        <source>Phase II ends with the round in which somebody empties a middle stack.</source>
        <translation>A II. fázis azzal a fordulóval ér véget, amelyben valaki kiürít egy középső halmot.</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>{phase}. fázis</translation>
    </message>
    <message>
        <source>Green points</source>
        <translation>Zöld pontok</translation>
    </message>
    <message>
        <source>Red points</source>
        <translation>Piros pontok</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Ez az utolsó forduló.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Első</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Második</translation>
    </message>
    <message>
        <source>A stack is empty: the phase ends with this round.</source>
        <translation>Egy halom kiürült: a fázis ezzel a fordulóval véget ér.</translation>
    </message>
    <message>
        <source>Will still be added</source>
        <translation>Még ennyiszer számít</translation>
    </message>
    <message>
        <source>{count} of this colour on display</source>
        <translation>{count} ilyen színű a kínálatban</translation>
    </message>
    <message>
        <source>Region of {size}, {covered} covered</source>
        <translation>{size} mezős terület, {covered} lefedve</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left}/{all}</translation>
    </message>
    <message>
        <source>Board {kind}</source>
        <translation>{kind} tábla</translation>
    </message>
    <message>
        <source>Room for one tile or one wooden hexagon.</source>
        <translation>Hely egy lapkának vagy egy fahatszögnek.</translation>
    </message>
    <message>
        <source>It does nothing and scores nothing by itself.</source>
        <translation>Önmagában nem tesz semmit és nem ér pontot.</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Kezdő vár</translation>
    </message>
    <message>
        <source>Counts as {tile}.</source>
        <translation>Ennek számít: {tile}.</translation>
    </message>
    <message>
        <source>Region of {size}, full</source>
        <translation>{size} mezős terület, teli</translation>
    </message>
    <message>
        <source>A gap</source>
        <translation>Hézag</translation>
    </message>
    <message>
        <source>Free storage space</source>
        <translation>Szabad tárolóhely</translation>
    </message>
    <message>
        <source>The region, when full</source>
        <translation>A terület, ha teli</translation>
    </message>
    <message>
        <source>Crops in it</source>
        <translation>Termények benne</translation>
    </message>
    <message>
        <source>{spaces} left</source>
        <translation>{spaces}: maradt</translation>
    </message>
    <message>
        <source>A region of {size}</source>
        <translation>{size} mezős terület</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>{phase}. fázis, {round}. forduló</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>kész</translation>
    </message>
    <message>
        <source>Deck {count}</source>
        <translation>Pakli {count}</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces</source>
        <translation>{covered}/{spaces} mező</translation>
    </message>
    <message>
        <source>Hand {count}</source>
        <translation>Kéz {count}</translation>
    </message>
    <message>
        <source>Green scores after I, II and III</source>
        <translation>A zöld I, II és III után számít</translation>
    </message>
    <message>
        <source>Green scores after II and III</source>
        <translation>A zöld II és III után számít</translation>
    </message>
    <message>
        <source>Green scores once more</source>
        <translation>A zöld még egyszer számít</translation>
    </message>
    <message>
        <source>Arrange your duchy</source>
        <translation>Rendezd el a hercegségedet</translation>
    </message>
    <message>
        <source>Order, turn and shift the three boards, then choose the start castle. Nobody else sees it yet.</source>
        <translation>Rakd sorba, fordítsd és told el a három táblát, majd válassz kezdő várat. Más még nem látja.</translation>
    </message>
    <message>
        <source>At once place one fitting tile from the display without cards, or none.</source>
        <translation>Rakj le azonnal, kártyák nélkül egy illő lapkát a kínálatból, vagy egyet sem.</translation>
    </message>
    <message>
        <source>Take a bonus tile of any kind that is still available.</source>
        <translation>Vegyél el egy bónuszlapkát bármelyik még meglévő fajtából.</translation>
    </message>
    <message>
        <source>Gives you a wooden hexagon for your storage.</source>
        <translation>Egy fahatszöget ad a tárolódba.</translation>
    </message>
    <message>
        <source>Gives you 1 marble, and 1 more for each +1 marble tile.</source>
        <translation>1 márványt hoz, és minden +1 márvány lapkáért eggyel többet.</translation>
    </message>
    <message>
        <source>Gives you 1 worker, and 1 more for each +1 worker tile.</source>
        <translation>1 munkást hoz, és minden +1 munkás lapkáért eggyel többet.</translation>
    </message>
    <message>
        <source>Reveals a yield card, and 1 more for each +1 yield card tile.</source>
        <translation>Felfed egy hozamkártyát, és minden +1 hozamkártya lapkáért eggyel többet.</translation>
    </message>
    <message>
        <source>Gives now</source>
        <translation>Most ezt hozza</translation>
    </message>
    <message>
        <source>Only their owner knows which cards they are, until the end.</source>
        <translation>Hogy melyik kártyák ezek, azt a végéig csak a tulajdonosuk tudja.</translation>
    </message>
    <message>
        <source>Once per turn you can pay one marble for a second action of any kind.</source>
        <translation>Körönként egyszer egy márványért még egy tetszőleges akciód van.</translation>
    </message>
    <message>
        <source>At the end of the game, each scores 1 red point.</source>
        <translation>A játék végén mindegyik 1 piros pontot ér.</translation>
    </message>
    <message>
        <source>Each replaces one of the two cards that a space costs.</source>
        <translation>Mindegyik a mező árát adó két kártya egyikét helyettesíti.</translation>
    </message>
    <message>
        <source>These fill the gaps that this player leaves in the display, from the left.</source>
        <translation>Balról kezdve ezek töltik fel a hézagokat, amelyeket ez a játékos a kínálatban hagy.</translation>
    </message>
    <message>
        <source>Still in all three stacks, in an order nobody knows:</source>
        <translation>Még a három halomban, senki által nem ismert sorrendben:</translation>
    </message>
    <message>
        <source>Placing a tile on a space costs two cards of the space&apos;s colour.</source>
        <translation>Egy lapka lerakása két kártyába kerül a mező színéből.</translation>
    </message>
    <message>
        <source>Any pair of equal cards replaces one missing card.</source>
        <translation>Két egyforma kártya egy hiányzót helyettesít.</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} kézben</translation>
    </message>
    <message>
        <source>At the end of the game, 1 red point for every five cards.</source>
        <translation>A játék végén minden öt kártya 1 piros pontot ér.</translation>
    </message>
    <message>
        <source>Of players with equal points, the one with more empty spaces is ahead.</source>
        <translation>Pontegyenlőségnél az van előrébb, akinek több üres mezője van.</translation>
    </message>
    <message>
        <source>All duchies are revealed when everyone is ready.</source>
        <translation>Minden hercegség akkor látszik, amikor mindenki kész.</translation>
    </message>
    <message>
        <source>Arranges their duchy</source>
        <translation>Elrendezi a hercegségét</translation>
    </message>
    <message>
        <source>Whenever you draw as an action, 1 extra card.</source>
        <translation>Valahányszor akcióként húzol, 1 kártyával több.</translation>
    </message>
    <message>
        <source>1 more storage space, and 2 green points at once.</source>
        <translation>Eggyel több tárolóhely, és azonnal 2 zöld pont.</translation>
    </message>
    <message>
        <source>Each quarry you place gives you 1 extra marble.</source>
        <translation>Minden lerakott kőbánya eggyel több márványt hoz.</translation>
    </message>
    <message>
        <source>Each village you place gives you 1 extra worker.</source>
        <translation>Minden lerakott falu eggyel több munkást hoz.</translation>
    </message>
    <message>
        <source>Each cart you place reveals 1 extra yield card.</source>
        <translation>Minden lerakott szekér eggyel több hozamkártyát fed fel.</translation>
    </message>
    <message>
        <source>Drawing is an action: three cards, and 1 more for each +1 card tile.</source>
        <translation>A húzás egy akció: három kártya, és minden +1 kártya lapkáért még egy.</translation>
    </message>
    <message>
        <source>When the deck is empty and somebody needs a card, these are shuffled.</source>
        <translation>Ha a pakli üres, és kártya kell, ezeket keverik újra.</translation>
    </message>
    <message>
        <source>These refill the display where five tiles of one colour were removed.</source>
        <translation>Ezek töltik fel a kínálatot ott, ahonnan öt egyszínű lapka kikerült.</translation>
    </message>
    <message>
        <source>A cart reveals a card, and its effect happens at once.</source>
        <translation>A szekér felfed egy kártyát, és a hatása azonnal érvényesül.</translation>
    </message>
    <message>
        <source>The last one revealed</source>
        <translation>Legutóbb felfedve</translation>
    </message>
    <message>
        <source>For the first and second player to cover all spaces of this colour.</source>
        <translation>Annak jár, aki elsőként vagy másodikként fedi le e szín összes mezőjét.</translation>
    </message>
    <message>
        <source>When somebody empties a right stack, you finish that round and play one more.</source>
        <translation>Ha valaki kiürít egy jobb halmot, azt a fordulót végigjátsszátok, és még egyet.</translation>
    </message>
    <message>
        <source>The player with the most red points wins. Cards and stores score a few more at the end.</source>
        <translation>Az nyer, akinek a legtöbb piros pontja van. A végén a kártyák és a készletek is érnek még néhányat.</translation>
    </message>
    <message>
        <source>Bonus tiles do not increase it.</source>
        <translation>A bónuszlapkák ezt nem növelik.</translation>
    </message>
    <message>
        <source>Taken by {name}</source>
        <translation>Megszerezte: {name}</translation>
    </message>
    <message>
        <source>Added to the red points at the end of each phase. They are not used up.</source>
        <translation>Minden fázis végén hozzáadódnak a piros pontokhoz, és megmaradnak.</translation>
    </message>
    <message>
        <source>Cards neither discarded nor in your hand (in the deck and other hands):</source>
        <translation>Kártyák, amelyek se nem eldobottak, se nem a kezedben vannak (a pakliban és mások kezében):</translation>
    </message>
    <message>
        <source>{count} shown</source>
        <translation>{count} felfedve</translation>
    </message>
    <message>
        <source>A right stack is empty: you play one more round.</source>
        <translation>Egy jobb halom kiürült: még egy fordulót játszotok.</translation>
    </message>
    <message>
        <source>Five tiles of one colour are removed from the display at once.</source>
        <translation>Ha öt egyszínű lapka van a kínálatban, azonnal kikerül.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 red point.</source>
        <translation>A játék végén 1 piros pont.</translation>
    </message>
    <message>
        <source>Click it to turn it half a turn.</source>
        <translation>Kattintásra fél fordulatot fordul.</translation>
    </message>
    <message>
        <source>Swaps the board with the one on its left.</source>
        <translation>Felcseréli a táblát a bal szomszédjával.</translation>
    </message>
    <message>
        <source>Swaps the board with the one on its right.</source>
        <translation>Felcseréli a táblát a jobb szomszédjával.</translation>
    </message>
    <message>
        <source>Turns the board half a turn.</source>
        <translation>Fél fordulatot fordít a táblán.</translation>
    </message>
    <message>
        <source>Shifts the board by one space: to half a space above or below its neighbour.</source>
        <translation>Egy mezővel eltolja a táblát: fél mezővel a szomszédja fölé vagy alá.</translation>
    </message>
    <message>
        <source>Larger regions score more, but take longer to complete.</source>
        <translation>A nagyobb területek többet érnek, de tovább tart kitölteni őket.</translation>
    </message>
    <message>
        <source>No tile is left to fill it.</source>
        <translation>Nincs több lapka, amely kitölthetné.</translation>
    </message>
    <message>
        <source>You can cover it once a space next to it is covered.</source>
        <translation>Akkor fedhető le, ha már van mellette lefedett mező.</translation>
    </message>
    <message>
        <source>The start castle can go here. The duchy grows from it.</source>
        <translation>Itt állhat a kezdő vár, ahonnan a hercegség növekszik.</translation>
    </message>
    <message>
        <source>All of them, as things stand</source>
        <translation>Mind, a mostani állás szerint</translation>
    </message>
    <message>
        <source>arranges</source>
        <translation>elrendez</translation>
    </message>
    <message>
        <source>Taken by you</source>
        <translation>Te szerezted meg</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Tutor</source>
        <translation>Oktató</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Pontatlanságok</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Durva hibák</translation>
    </message>
    <message>
        <source>Is that a slip?</source>
        <translation>Nem pontatlanság ez?</translation>
    </message>
    <message>
        <source>Is that a mistake?</source>
        <translation>Nem hiba ez?</translation>
    </message>
    <message>
        <source>Is that a blunder?</source>
        <translation>Nem durva hiba ez?</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Give these points away?</source>
        <translation>Elajándékozod ezeket a pontokat?</translation>
    </message>
    <message>
        <source>Off: no bot here can judge decisions in this game.</source>
        <translation>Ki: itt egyetlen bot sem tudja értékelni a döntéseket ebben a játékban.</translation>
    </message>
    <message>
        <source>It asks before you make a costly decision. The game is casual.</source>
        <translation>Rákérdez, mielőtt drága döntést hoznál. A játszma kötetlen.</translation>
    </message>
    <message>
        <source>It costs {price}.</source>
        <translation>Ennyibe kerül: {price}.</translation>
    </message>
    <message>
        <source>Asks about slips, which cost {percent} chance to win or more</source>
        <translation>Pontatlanságnál kérdez: legalább {percent} győzelmi esély</translation>
    </message>
    <message>
        <source>Asks about mistakes, which cost {percent} chance to win or more</source>
        <translation>Hibánál kérdez: legalább {percent} győzelmi esély</translation>
    </message>
    <message>
        <source>Asks about blunders, which cost {percent} chance to win or more</source>
        <translation>Durva hibánál kérdez: legalább {percent} győzelmi esély</translation>
    </message>
    <message>
        <source>Play without help</source>
        <translation>Játék segítség nélkül</translation>
    </message>
    <message>
        <source>Until the game ends, nothing glows, and nothing is counted or advised.</source>
        <translation>A játszma végéig semmi sem világít, és a program nem számol és nem tanácsol semmit.</translation>
    </message>
    <message>
        <source>A better turn {fact}</source>
        <translation>Egy jobb kör: {fact}</translation>
    </message>
    <message>
        <source>Your choice {fact}</source>
        <translation>A te választásod: {fact}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Undo further?</source>
        <translation>Visszavonás ennél is messzebb?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Since your last action, dice, tiles or secret choices have been revealed, or another player has acted. If you undo anyway, the game becomes casual, and you can undo as far as you like.</source>
        <translation>Az utolsó akciód óta kockák, lapkák vagy titkos döntések váltak láthatóvá, vagy más is lépett. Ha mégis visszavonod, a játszma innentől kötetlennek számít, és bármeddig visszavonhatsz.</translation>
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
        <translation>Jó</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Kitűnő</translation>
    </message>
    <message>
        <source>Incredible</source>
        <translation>Hihetetlen</translation>
    </message>
    <message>
        <source>{points}: {verdict}</source>
        <translation>{points}: {verdict}</translation>
    </message>
    <message>
        <source>{points}: not good yet</source>
        <translation>{points}: még nem jó</translation>
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
        <translation>Győzelmi esélyek: {shares}</translation>
    </message>
    <message>
        <source>It is too early for a forecast.</source>
        <translation>Előrejelzéshez még túl korán van.</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Győzelmi esélyek</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Egy akciót előre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
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
        <translation>A játék megosztása weboldalként</translation>
    </message>
    <message>
        <source>Web pages ({pattern})</source>
        <translation>Weboldalak ({pattern})</translation>
    </message>
    <message>
        <source>The web page could not be saved</source>
        <translation>A weboldalt nem sikerült menteni</translation>
    </message>
    <message>
        <source>Web page saved: {file}</source>
        <translation>Weboldal elmentve: {file}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jatek</translation>
    </message>
    <message>
        <source>Making the web page: {share}</source>
        <translation>Készül a weboldal: {share}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Az asztal</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mi történt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Végeredmény</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Első állás</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Előző kör</translation>
    </message>
    <message>
        <source>Action before</source>
        <translation>Előző akció</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Következő akció</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Következő kör</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Utolsó állás</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Következő fontos pillanat</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Kezdődik a játék</translation>
    </message>
    <message>
        <source>Keys: left and right for an action, page up and page down for a turn, space to play.</source>
        <translation>Billentyűk: balra és jobbra egy akció, Page Up és Page Down egy kör, szóköz a lejátszás.</translation>
    </message>
    <message>
        <source>Save the game for Burgundy Qt</source>
        <translation>A játék mentése a Burgundy Qt-hoz</translation>
    </message>
    <message>
        <source>Made with Burgundy Qt, an unofficial fan work. All pictures are its own.</source>
        <translation>A Burgundy Qt, egy nem hivatalos rajongói program készítette. Minden kép saját.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Phase {phase}, round {round} of 5</source>
        <translation>{phase} fázis, {round}.&#xa0;forduló az 5-ből</translation>
    </message>
    <message>
        <source>{moment}, {tiles} left</source>
        <translation>{moment}, maradt: {tiles}</translation>
    </message>
    <message>
        <source>{moment}, the pile is empty</source>
        <translation>{moment}, a pakli üres</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>Phase {phase}, {crossed} of {boxes}</source>
        <translation>{phase}. fázis, {crossed} / {boxes}</translation>
    </message>
    <message>
        <source>Dice Game</source>
        <translation>Kockajáték</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Utolsó forduló</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>Toszkána</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <source>This game could not be saved</source>
        <translation>Ezt a játszmát nem sikerült menteni</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Másolat mentése…</translation>
    </message>
    <message>
        <source>{where}, ladder</source>
        <translation>{where}, ranglétra</translation>
    </message>
    <message>
        <source>{where}, weekly cup</source>
        <translation>{where}, heti kupa</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játszma véget ért</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Előkészület</translation>
    </message>
    <message>
        <source>{where}, casual, tutor</source>
        <translation>{where}, kötetlen, oktatóval</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Játszma megnyitása</translation>
    </message>
    <message>
        <source>Looking back: {where}</source>
        <translation>Visszatekintés: {where}</translation>
    </message>
    <message>
        <source>{moment}: the phase ends</source>
        <translation>{moment}: a fázis véget ér</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>{where}, casual</source>
        <translation>{where}, kötetlen</translation>
    </message>
    <message>
        <source>If you leave the game now, you lose everything that is not saved. Leave anyway?</source>
        <translation>Ha most kilépsz a játszmából, minden elvész, ami nincs elmentve. Mégis kilépsz?</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Kilépek</translation>
    </message>
    <message>
        <source>Question: {where}</source>
        <translation>Kérdés: {where}</translation>
    </message>
    <message>
        <source>Version {version}. An unofficial home for The Castles of Burgundy, made by players for players. All pictures and texts are original.</source>
        <translation>{version} változat. A The Castles of Burgundy nem hivatalos otthona, játékosok készítették játékosoknak. Minden képe és szövege saját.</translation>
    </message>
    <message>
        <source>{moment}: one more round follows</source>
        <translation>{moment}: még egy következik</translation>
    </message>
    <message>
        <source>Burgundy Qt games ({pattern})</source>
        <translation>Burgundy Qt-játszmák ({pattern})</translation>
    </message>
    <message>
        <source>Copy of the game saved: {file}</source>
        <translation>A játszma másolata elmentve: {file}</translation>
    </message>
    <message>
        <source>{where}, without help</source>
        <translation>{where}, segítség nélkül</translation>
    </message>
    <message>
        <source>{where}, casual, without help</source>
        <translation>{where}, kötetlen, segítség nélkül</translation>
    </message>
    <message>
        <source>Games as text ({pattern})</source>
        <translation>Játszmák szövegként ({pattern})</translation>
    </message>
    <message>
        <source>Analysis: {where}</source>
        <translation>Elemzés: {where}</translation>
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
            <numerusform>{n} ponttal győzött: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Team {name} wins the tie at {points}</source>
        <translation>Döntetlen, {points} pont, a győztes: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by {n}</source>
        <translation>
            <numerusform>{name} {n} ponttal győzött</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the tie at {points}</source>
        <translation>Döntetlen, {points} pont: {name} a győztes</translation>
    </message>
    <message>
        <source>The teams are level on points: the one with fewer covered spaces wins, {fewer} against {more}.</source>
        <translation>A csapatoknak ugyanannyi pontjuk van: az nyer, amelyiknek kevesebb lefedett mezője van, {fewer}–{more}.</translation>
    </message>
    <message>
        <source>Not this time: {covered} of {spaces} spaces</source>
        <translation>Most nem sikerült: {spaces} mezőből {covered}</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Győztél!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} győzött!</translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation>Megosztott győzelem veled: {names}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Megosztott győzelem: {names}</translation>
    </message>
    <message>
        <source>{points} each; empty spaces and green points are equal too.</source>
        <translation>Egyaránt {points}; az üres mezők és a zöld pontok száma is egyenlő.</translation>
    </message>
    <message numerus="yes">
        <source>Your team wins by {n}</source>
        <translation>
            <numerusform>A csapatod {n} ponttal győzött</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team wins the tie at {points}</source>
        <translation>Döntetlen, {points} pont: a csapatod a győztes</translation>
    </message>
    <message numerus="yes">
        <source>You win by {n}</source>
        <translation>
            <numerusform>{n} ponttal győztél</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the tie at {points}</source>
        <translation>Döntetlen, {points} pont: te vagy a győztes</translation>
    </message>
    <message>
        <source>The 25 rounds are over. A lower target makes the game easier.</source>
        <translation>Letelt a 25 forduló. Alacsonyabb céllal könnyebb a játék.</translation>
    </message>
    <message>
        <source>Points and covered spaces are equal: the team with the last marker in the order of play wins.</source>
        <translation>Ugyanannyi pont és lefedett mező: az a csapat nyer, amelynek a jelölője a játéksorrendben az utolsó.</translation>
    </message>
    <message>
        <source>All {spaces} spaces were covered in round {round} of 25.</source>
        <translation>Mind a(z) {spaces} mező lefedve a 25 közül a(z) {round}.&#xa0;fordulóban.</translation>
    </message>
    <message>
        <source>{more} empty estate spaces against {fewer}: the player with more wins.</source>
        <translation>Üres mezők: {more}–{fewer}, akinek több van, az nyer.</translation>
    </message>
    <message>
        <source>The empty estate spaces are equal too: the player who acted later in the last round wins.</source>
        <translation>Az üres mezők száma is egyenlő: az nyer, aki az utolsó fordulóban később került sorra.</translation>
    </message>
    <message>
        <source>{points} each, so the place is shared.</source>
        <translation>Egyaránt {points}: közös a helyezés.</translation>
    </message>
    <message>
        <source>“{verdict}” starts at {least}: {points} to go.</source>
        <translation>„{verdict}” – {least} ponttól: még {points}.</translation>
    </message>
    <message>
        <source>{points} each; bonuses left are equal too: {left}.</source>
        <translation>Egyaránt {points}; a megmaradt bónuszok száma is egyenlő: {left}.</translation>
    </message>
    <message>
        <source>{more} bonuses left against {fewer}: the player with more wins.</source>
        <translation>Megmaradt bónuszok: {more}–{fewer}, akinek több van, az nyer.</translation>
    </message>
    <message>
        <source>Empty spaces are equal too; {more} green points against {fewer}: the player with more wins.</source>
        <translation>Az üres mezők száma is egyenlő; zöld pontok: {more}–{fewer}, akinek több van, az nyer.</translation>
    </message>
    <message>
        <source>{more} empty spaces against {fewer}: the player with more wins.</source>
        <translation>Üres mezők: {more}–{fewer}, akinek több van, az nyer.</translation>
    </message>
</context>
</TS>
