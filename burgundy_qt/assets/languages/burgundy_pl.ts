<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Achievements</name>
    <message>
        <source>Added to your achievements: {titles}</source>
        <translation>Nowe w twoich osiągnięciach: {titles}</translation>
    </message>
    <message>
        <source>Added to the achievements of {name}: {titles}</source>
        <translation>Nowe w osiągnięciach ({name}): {titles}</translation>
    </message>
    <message>
        <source>Cover 22 spaces of your duchy or more.</source>
        <translation>Zakryj co najmniej 22 pola swojego księstwa.</translation>
    </message>
    <message>
        <source>Lord of all estates</source>
        <translation>Wszystkie posiadłości</translation>
    </message>
    <message>
        <source>Win on each of the estates 1 to 10 of the edition 2019.</source>
        <translation>Wygraj na każdej z posiadłości 1–10 wydania 2019.</translation>
    </message>
    <message>
        <source>Lord of the old estates</source>
        <translation>Dawne posiadłości</translation>
    </message>
    <message>
        <source>Win on each of the estates 1 to 9 of the edition 2011.</source>
        <translation>Wygraj na każdej z posiadłości 1–9 wydania 2011.</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Wszystkie kolory</translation>
    </message>
    <message>
        <source>Get the large bonus tile of each colour.</source>
        <translation>Zdobądź duży bonus za każdy kolor.</translation>
    </message>
    <message>
        <source>Every module</source>
        <translation>Każdy moduł</translation>
    </message>
    <message>
        <source>Win with each module for two to four players.</source>
        <translation>Wygraj z każdym modułem dla dwóch do czterech osób.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>Dwieście</translation>
    </message>
    <message>
        <source>Win with 200 points or more.</source>
        <translation>Wygraj, mając co najmniej 200 punktów.</translation>
    </message>
    <message>
        <source>Not a gap</source>
        <translation>Bez luki</translation>
    </message>
    <message>
        <source>Cover every space of your estate.</source>
        <translation>Zakryj wszystkie pola swojej posiadłości.</translation>
    </message>
    <message>
        <source>Full pasture</source>
        <translation>Pełne pastwisko</translation>
    </message>
    <message>
        <source>Score 12 points or more with one animal tile.</source>
        <translation>Otrzymaj co najmniej 12 punktów za jedną płytkę zwierząt.</translation>
    </message>
    <message>
        <source>Great region</source>
        <translation>Wielki region</translation>
    </message>
    <message>
        <source>Complete a region of seven or eight spaces.</source>
        <translation>Ukończ region z siedmiu lub ośmiu pól.</translation>
    </message>
    <message>
        <source>Early riser</source>
        <translation>Ranny ptaszek</translation>
    </message>
    <message>
        <source>Complete three regions in phase A.</source>
        <translation>Ukończ trzy regiony w fazie A.</translation>
    </message>
    <message>
        <source>Good business</source>
        <translation>Dobry interes</translation>
    </message>
    <message>
        <source>Sell four goods at once.</source>
        <translation>Sprzedaj cztery towary naraz.</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Wielka wiedza</translation>
    </message>
    <message>
        <source>Score 16 points or more with one knowledge tile.</source>
        <translation>Otrzymaj co najmniej 16 punktów za jedną płytkę wiedzy.</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Cel osiągnięty</translation>
    </message>
    <message>
        <source>Win a solo game.</source>
        <translation>Wygraj partię solo.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Ramię w ramię</translation>
    </message>
    <message>
        <source>Win a team game.</source>
        <translation>Wygraj partię drużynową.</translation>
    </message>
    <message>
        <source>Every expansion</source>
        <translation>Każdy dodatek</translation>
    </message>
    <message>
        <source>Win with the bridges, with the castles and with the bazaars.</source>
        <translation>Wygraj z mostami, z grodami i z bazarami.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Wszystko naraz</translation>
    </message>
    <message>
        <source>Win with bridges, castles and bazaars in the same game.</source>
        <translation>Wygraj partię, w której są mosty, grody i bazary.</translation>
    </message>
    <message>
        <source>Round the track</source>
        <translation>Całe okrążenie</translation>
    </message>
    <message>
        <source>Win with 100 points or more.</source>
        <translation>Wygraj, mając co najmniej 100 punktów.</translation>
    </message>
    <message>
        <source>Great city</source>
        <translation>Wielkie miasto</translation>
    </message>
    <message>
        <source>Score 24 points or more with one city.</source>
        <translation>Otrzymaj co najmniej 24 punkty za jedno miasto.</translation>
    </message>
    <message>
        <source>Long road</source>
        <translation>Długa droga</translation>
    </message>
    <message>
        <source>Score 10 points or more with one road.</source>
        <translation>Otrzymaj co najmniej 10 punktów za jedną drogę.</translation>
    </message>
    <message>
        <source>Two abbots</source>
        <translation>Dwa klasztory</translation>
    </message>
    <message>
        <source>Complete two monasteries in one game.</source>
        <translation>Ukończ dwa klasztory w jednej partii.</translation>
    </message>
    <message>
        <source>Rich farmer</source>
        <translation>Bogaty chłop</translation>
    </message>
    <message>
        <source>Score 20 points or more with one field.</source>
        <translation>Otrzymaj co najmniej 20 punktów za jedną łąkę.</translation>
    </message>
    <message>
        <source>Lord of the castle</source>
        <translation>Pan na grodzie</translation>
    </message>
    <message>
        <source>Score 10 points or more with one castle.</source>
        <translation>Otrzymaj co najmniej 10 punktów za jeden gród.</translation>
    </message>
    <message>
        <source>Four duchies</source>
        <translation>Cztery księstwa</translation>
    </message>
    <message>
        <source>Win on each of the duchies A to D.</source>
        <translation>Wygraj na każdym z księstw od A do D.</translation>
    </message>
    <message>
        <source>First everywhere</source>
        <translation>Wszędzie na czele</translation>
    </message>
    <message>
        <source>Be the first to complete each colour.</source>
        <translation>Ukończ każdy kolor przed innymi.</translation>
    </message>
    <message>
        <source>Sixty alone</source>
        <translation>Sześćdziesiąt solo</translation>
    </message>
    <message>
        <source>Score 60 points or more in a solo game.</source>
        <translation>Zdobądź co najmniej 60 punktów w partii solo.</translation>
    </message>
    <message>
        <source>Seventy alone</source>
        <translation>Siedemdziesiąt solo</translation>
    </message>
    <message>
        <source>Score 70 points or more in a solo game.</source>
        <translation>Zdobądź co najmniej 70 punktów w partii solo.</translation>
    </message>
    <message>
        <source>Seventy</source>
        <translation>Siedemdziesiąt</translation>
    </message>
    <message>
        <source>Win with 70 points or more.</source>
        <translation>Wygraj, mając co najmniej 70 punktów.</translation>
    </message>
    <message>
        <source>Three firsts</source>
        <translation>Trzy razy pierwszeństwo</translation>
    </message>
    <message>
        <source>Get three first bonuses in one game.</source>
        <translation>Zdobądź trzy pierwsze premie w jednej partii.</translation>
    </message>
    <message>
        <source>Well filled</source>
        <translation>Pełny arkusz</translation>
    </message>
    <message>
        <source>Mark 31 spaces or more.</source>
        <translation>Zaznacz co najmniej 31 pól.</translation>
    </message>
    <message>
        <source>Great town</source>
        <translation>Wielkie miasto</translation>
    </message>
    <message>
        <source>Score 13 points or more with one region.</source>
        <translation>Otrzymaj co najmniej 13 punktów za jeden region.</translation>
    </message>
    <message>
        <source>Good trade</source>
        <translation>Dobry handel</translation>
    </message>
    <message>
        <source>Sell three goods at once.</source>
        <translation>Sprzedaj trzy towary naraz.</translation>
    </message>
    <message>
        <source>Every board</source>
        <translation>Każdy kafel</translation>
    </message>
    <message>
        <source>Win with each of the twelve boards.</source>
        <translation>Wygraj z każdym z dwunastu kafli.</translation>
    </message>
    <message>
        <source>First in every colour</source>
        <translation>Pierwszeństwo w każdym kolorze</translation>
    </message>
    <message>
        <source>Get the larger bonus of each colour.</source>
        <translation>Zdobądź większy bonus za każdy kolor.</translation>
    </message>
    <message>
        <source>One hundred</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Clockmaker</source>
        <translation>Zegarmistrzostwo</translation>
    </message>
    <message>
        <source>End all three phases yourself.</source>
        <translation>Zakończ samodzielnie wszystkie trzy fazy.</translation>
    </message>
    <message>
        <source>Filled duchy</source>
        <translation>Pełne księstwo</translation>
    </message>
    <message>
        <source>Two great regions</source>
        <translation>Dwa wielkie regiony</translation>
    </message>
    <message>
        <source>Complete two regions worth 6 points in one game.</source>
        <translation>Ukończ w jednej partii dwa regiony warte po 6 punktów.</translation>
    </message>
    <message>
        <source>Six bonuses</source>
        <translation>Sześć bonusów</translation>
    </message>
    <message>
        <source>Get the bonus of six colours in one game.</source>
        <translation>Zdobądź w jednej partii bonus za sześć kolorów.</translation>
    </message>
    <message>
        <source>Rich harvest</source>
        <translation>Obfite zbiory</translation>
    </message>
    <message>
        <source>Get eight yield cards in one game.</source>
        <translation>Zdobądź osiem kart dochodu w jednej partii.</translation>
    </message>
    <message>
        <source>Only rated games count: those without hints, without the tutor, and with only the usual undo. Achievements stay on this computer.</source>
        <translation>Liczą się tylko partie rankingowe: bez podpowiedzi, bez trenera i bez cofania dalej niż zwykle. Osiągnięcia zostają na tym komputerze.</translation>
    </message>
    <message>
        <source>{done} of {all} achievements reached.</source>
        <translation>Osiągnięcia: {done} z {all}.</translation>
    </message>
    <message>
        <source>First victory</source>
        <translation>Pierwsze zwycięstwo</translation>
    </message>
    <message>
        <source>Win a game against others.</source>
        <translation>Wygraj partię z innymi.</translation>
    </message>
    <message>
        <source>Knight beaten</source>
        <translation>Rycerz pokonany</translation>
    </message>
    <message>
        <source>Win a game with a Knight in it.</source>
        <translation>Wygraj partię, w której gra Rycerz.</translation>
    </message>
    <message>
        <source>Duke beaten</source>
        <translation>Książę pokonany</translation>
    </message>
    <message>
        <source>Win a game with a Duke in it.</source>
        <translation>Wygraj partię, w której gra Książę.</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Pełny stół</translation>
    </message>
    <message>
        <source>Win against three or more others.</source>
        <translation>Wygraj z co najmniej trojgiem innych.</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>O włos</translation>
    </message>
    <message>
        <source>Win by one point, or win a tie.</source>
        <translation>Wygraj jednym punktem albo przy remisie punktowym.</translation>
    </message>
    <message>
        <source>All by yourself</source>
        <translation>Zupełnie bez pomocy</translation>
    </message>
    <message>
        <source>Win a game that is played without the program&apos;s help.</source>
        <translation>Wygraj partię, która toczy się bez pomocy programu.</translation>
    </message>
    <message>
        <source>Still missing: {parts}</source>
        <translation>Jeszcze brakuje: {parts}</translation>
    </message>
    <message>
        <source>Reached on {day}</source>
        <translation>Osiągnięto: {day}</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} z {all}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Osiągnięcia</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>Depot {depot}</source>
        <translation>Magazyn&#xa0;{depot}</translation>
    </message>
    <message>
        <source>Depots</source>
        <translation>Magazyny</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonusy</translation>
    </message>
    <message>
        <source>Black depot</source>
        <translation>Czarny magazyn</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
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
        <translation>Posiadłość: {name}</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>kopalnia</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>statek</translation>
    </message>
    <message>
        <source>animals</source>
        <translation>zwierzęta</translation>
    </message>
    <message>
        <source>building</source>
        <translation>budynek</translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation>wiedza</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}: {tile}</source>
        <translation>Pole {place}, {kind}, liczba {number}: {tile}</translation>
    </message>
    <message>
        <source>{tile}, depot {depot}</source>
        <translation>{tile}, magazyn&#xa0;{depot}</translation>
    </message>
    <message>
        <source>Goods of depot {depot}: {goods}</source>
        <translation>Towary w&#xa0;magazynie {depot}: {goods}</translation>
    </message>
    <message>
        <source>Storage {place}: {tile}</source>
        <translation>Magazyn podręczny {place}: {tile}</translation>
    </message>
    <message>
        <source>Shared storage {place}: {tile}</source>
        <translation>Wspólny magazyn podręczny {place}: {tile}</translation>
    </message>
    <message>
        <source>Goods {place}: {goods}, sold with a {die}</source>
        <translation>Towary {place}: {goods}, sprzedaż kością&#xa0;{die}</translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation>Kość&#xa0;{face}</translation>
    </message>
    <message>
        <source>Goods sold: {count}</source>
        <translation>Sprzedane towary: {count}</translation>
    </message>
    <message>
        <source>White die: {face}</source>
        <translation>Biała kość: {face}</translation>
    </message>
    <message>
        <source>Phase {phase}: {points} for a region</source>
        <translation>Faza&#xa0;{phase}: {points} za region</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>Order of play: {names}</source>
        <translation>Kolejność: {names}</translation>
    </message>
    <message>
        <source>Small bonus, {colour}: {points}</source>
        <translation>Mały bonus, {colour}: {points}</translation>
    </message>
    <message>
        <source>Space {place}</source>
        <translation>Pole {place}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, number {number}, empty</source>
        <translation>Pole {place}, {kind}, liczba {number}, puste</translation>
    </message>
    <message>
        <source>Shared storage {place}, empty</source>
        <translation>Wspólny magazyn podręczny {place}, puste miejsce</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>puste miejsce</translation>
    </message>
    <message>
        <source>Inns for sale: {count}</source>
        <translation>Karczmy na sprzedaż: {count}</translation>
    </message>
    <message>
        <source>Space {place}, on the castle: {shield}</source>
        <translation>Pole {place}, na zamku: {shield}</translation>
    </message>
    <message>
        <source>Border posts: {joined} of 3 pairs joined</source>
        <translation>Posterunki graniczne: połączone pary {joined} z&#xa0;3</translation>
    </message>
    <message>
        <source>Counter: {points} of {target} points</source>
        <translation>Licznik: {points} z&#xa0;{target} punktów</translation>
    </message>
    <message>
        <source>Buy a point for 1 silverling</source>
        <translation>Kup punkt za 1 srebrnik</translation>
    </message>
    <message>
        <source>Counter: {points} points</source>
        <translation>Licznik, punkty: {points}</translation>
    </message>
    <message>
        <source>The goal: cover all spaces</source>
        <translation>Cel gry: zakryć wszystkie pola</translation>
    </message>
    <message>
        <source>Team: {names}</source>
        <translation>Drużyna: {names}</translation>
    </message>
    <message>
        <source>Together: {points}</source>
        <translation>Razem: {points}</translation>
    </message>
    <message>
        <source>{tile}, black depot</source>
        <translation>{tile}, czarny magazyn</translation>
    </message>
    <message>
        <source>Goods of depot {depot}: none</source>
        <translation>Towary w&#xa0;magazynie {depot}: brak</translation>
    </message>
    <message>
        <source>Storage {place}, empty</source>
        <translation>Magazyn podręczny {place}, puste miejsce</translation>
    </message>
    <message>
        <source>Goods {place}, empty</source>
        <translation>Towary {place}, puste miejsce</translation>
    </message>
    <message>
        <source>No die</source>
        <translation>Brak kości</translation>
    </message>
    <message>
        <source>Die {face}, used</source>
        <translation>Kość&#xa0;{face}, użyta</translation>
    </message>
    <message>
        <source>White die</source>
        <translation>Biała kość</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {points} for a region</source>
        <translation>Faza&#xa0;{phase}, teraz: {points} za region</translation>
    </message>
    <message>
        <source>Round {round}, now</source>
        <translation>Runda&#xa0;{round}, teraz</translation>
    </message>
    <message>
        <source>Large bonus, {colour}: {points}</source>
        <translation>Duży bonus, {colour}: {points}</translation>
    </message>
    <message>
        <source>{name} {followers}</source>
        <translation>{name} {followers}</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>teraz {points}</translation>
    </message>
    <message>
        <source>when complete {points}</source>
        <translation>po ukończeniu {points}</translation>
    </message>
    <message>
        <source>a castle</source>
        <translation>gród</translation>
    </message>
    <message>
        <source>complete: {points}</source>
        <translation>ukończone: {points}</translation>
    </message>
    <message>
        <source>open {cell}</source>
        <translation>otwarte: {cell}</translation>
    </message>
    <message>
        <source>open {cell} (fitting: {count})</source>
        <translation>otwarte: {cell} (pasuje: {count})</translation>
    </message>
    <message>
        <source>Row {way}</source>
        <translation>Rząd: {way}</translation>
    </message>
    <message>
        <source>Row of the start tile</source>
        <translation>Rząd kafelka początkowego</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kafelek</translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>Na kafelku</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Bazar</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Obszary</translation>
    </message>
    <message>
        <source>May build a bridge</source>
        <translation>Może zbudować most</translation>
    </message>
    <message>
        <source>Decides on a castle</source>
        <translation>Decyduje o&#xa0;grodzie</translation>
    </message>
    <message>
        <source>Chooses a tile at the bazaar</source>
        <translation>Wybiera kafelek na bazarze</translation>
    </message>
    <message>
        <source>Buys or sells</source>
        <translation>Kupuje albo sprzedaje</translation>
    </message>
    <message>
        <source>Turn the tile to the left</source>
        <translation>Obróć kafelek w lewo</translation>
    </message>
    <message>
        <source>Turn the tile to the right</source>
        <translation>Obróć kafelek w prawo</translation>
    </message>
    <message>
        <source>Bid less</source>
        <translation>Mniejsza oferta</translation>
    </message>
    <message>
        <source>Bid more</source>
        <translation>Większa oferta</translation>
    </message>
    <message>
        <source>Buy the tile for the highest bid</source>
        <translation>Kup kafelek za najwyższą ofertę</translation>
    </message>
    <message>
        <source>Sell the tile for the highest bid</source>
        <translation>Sprzedaj kafelek za najwyższą ofertę</translation>
    </message>
    <message>
        <source>Pile: {tiles}</source>
        <translation>Stos: {tiles}</translation>
    </message>
    <message>
        <source>{tile}: {name}, for {points}</source>
        <translation>{tile}: {name}, za {points}</translation>
    </message>
    <message>
        <source>{name}: bids {points}</source>
        <translation>{name}: oferta {points}</translation>
    </message>
    <message>
        <source>Your bid: {points}</source>
        <translation>Twoja oferta: {points}</translation>
    </message>
    <message>
        <source>{tile}, with a {bridge}</source>
        <translation>{tile}, do tego {bridge}</translation>
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
        <translation>Gród, {cell}: już punktował</translation>
    </message>
    <message>
        <source>In hand: {followers}</source>
        <translation>W&#xa0;zasobach: {followers}</translation>
    </message>
    <message>
        <source>{tile}: {name}</source>
        <translation>{tile}: {name}</translation>
    </message>
    <message>
        <source>{name}: no bid yet</source>
        <translation>{name}: jeszcze bez oferty</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Twoja oferta</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, puste</translation>
    </message>
    <message>
        <source>bridge {axis}</source>
        <translation>most {axis}</translation>
    </message>
    <message>
        <source>Castle at {cell}: waits for a feature beside it</source>
        <translation>Gród, {cell}: czeka na obszar obok</translation>
    </message>
    <message numerus="yes">
        <source>your tile fits in {n} way(s)</source>
        <translation>
            <numerusform>twój kafelek pasuje na {n} sposób</numerusform>
            <numerusform>twój kafelek pasuje na {n} sposoby</numerusform>
            <numerusform>twój kafelek pasuje na {n} sposobów</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Track of phase {phase}</source>
        <translation>Tor fazy {phase}</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Points by phase: {name}</source>
        <translation>Punkty według faz: {name}</translation>
    </message>
    <message>
        <source>Colours completed: {name}</source>
        <translation>Ukończone kolory: {name}</translation>
    </message>
    <message>
        <source>Duchy: {name}</source>
        <translation>Księstwo: {name}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}: {number}</source>
        <translation>Pole {place}, {kind}: {number}</translation>
    </message>
    <message>
        <source>castle with {bonus}</source>
        <translation>zamek, premia: {bonus}</translation>
    </message>
    <message>
        <source>Colour die: {hue}, {kind}</source>
        <translation>Kość kolorów: {hue}, {kind}</translation>
    </message>
    <message>
        <source>{bonus}: {count}</source>
        <translation>{bonus}: {count}</translation>
    </message>
    <message>
        <source>Circle: {bonus}</source>
        <translation>Kółko: {bonus}</translation>
    </message>
    <message>
        <source>{colour} complete, second: {points}</source>
        <translation>Komplet, drugie miejsce – {colour}: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}: {points}</source>
        <translation>Faza {phase}: {points}</translation>
    </message>
    <message>
        <source>Duchy {letter}: {marked} of {cells} spaces marked</source>
        <translation>Księstwo {letter}: zaznaczone pola: {marked} z&#xa0;{cells}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Sheet: {name}</source>
        <translation>Arkusz: {name}</translation>
    </message>
    <message>
        <source>The colour of your combination</source>
        <translation>Kolor twojej kombinacji</translation>
    </message>
    <message>
        <source>{points}; {verdicts}</source>
        <translation>{points}; {verdicts}</translation>
    </message>
    <message>
        <source>Space {place}, {kind}, empty</source>
        <translation>Pole {place}, {kind}, puste</translation>
    </message>
    <message>
        <source>Space {place}, {kind}: start castle</source>
        <translation>Pole {place}, {kind}: zamek początkowy</translation>
    </message>
    <message numerus="yes">
        <source>Hourglass die: {n} hourglass(es)</source>
        <translation>
            <numerusform>Kość klepsydr: {n} klepsydra</numerusform>
            <numerusform>Kość klepsydr: {n} klepsydry</numerusform>
            <numerusform>Kość klepsydr: {n} klepsydr</numerusform>
        </translation>
    </message>
    <message>
        <source>Number die: {number}</source>
        <translation>Kość liczb: {number}</translation>
    </message>
    <message>
        <source>{colour} complete, first: {points}</source>
        <translation>Komplet, pierwsze miejsce – {colour}: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}, now: one more round follows</source>
        <translation>Faza&#xa0;{phase}, teraz: będzie jeszcze jedna runda</translation>
    </message>
    <message>
        <source>Phase {phase}, now: it ends with this round</source>
        <translation>Faza {phase}, teraz: kończy się wraz z&#xa0;tą rundą</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partia skończona</translation>
    </message>
    <message>
        <source>Box {box}, open</source>
        <translation>Kratka {box}, wolna</translation>
    </message>
    <message>
        <source>The number of your combination</source>
        <translation>Liczba twojej kombinacji</translation>
    </message>
    <message numerus="yes">
        <source>{n} round(s) left</source>
        <translation>
            <numerusform>pozostała {n} runda</numerusform>
            <numerusform>pozostały {n} rundy</numerusform>
            <numerusform>pozostało {n} rund</numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict} from {least}</source>
        <translation>{verdict} od {least}</translation>
    </message>
    <message>
        <source>the first value</source>
        <translation>pierwsza wartość</translation>
    </message>
    <message>
        <source>the second value</source>
        <translation>druga wartość</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Odkryte żetony</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Karty na ręce: {name}</translation>
    </message>
    <message>
        <source>Boards: {name}</source>
        <translation>Kafle: {name}</translation>
    </message>
    <message>
        <source>Left stack: {tiles}</source>
        <translation>Lewy stos: {tiles}</translation>
    </message>
    <message>
        <source>Middle stack: {tiles}</source>
        <translation>Środkowy stos: {tiles}</translation>
    </message>
    <message>
        <source>Right stack: {tiles}</source>
        <translation>Prawy stos: {tiles}</translation>
    </message>
    <message>
        <source>Board {board}: turn it</source>
        <translation>Kafel {board}: obróć</translation>
    </message>
    <message>
        <source>Board {board} to the left</source>
        <translation>Kafel {board} w lewo</translation>
    </message>
    <message>
        <source>Board {board} to the right</source>
        <translation>Kafel {board} w prawo</translation>
    </message>
    <message>
        <source>Neutral stack: {tiles}</source>
        <translation>Stos neutralny: {tiles}</translation>
    </message>
    <message>
        <source>Deck: {cards}</source>
        <translation>Talia: {cards}</translation>
    </message>
    <message>
        <source>Discards: {cards}</source>
        <translation>Karty odrzucone: {cards}</translation>
    </message>
    <message>
        <source>Yield cards: {count}</source>
        <translation>Karty dochodu: {count}</translation>
    </message>
    <message>
        <source>Yield card: {gain}</source>
        <translation>Karta dochodu: {gain}</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces covered</source>
        <translation>Zakryte pola: {covered} z {spaces}</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <translation>Na ręce: {cards}</translation>
    </message>
    <message>
        <source>Card: {colour}</source>
        <translation>Karta: {colour}</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}: {count}</source>
        <translation>Żeton bonusowy {bonus}: {count}</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}: {count} left</source>
        <translation>Żeton bonusowy {bonus}: zostało {count}</translation>
    </message>
    <message>
        <source>All {colour}, second: {points}</source>
        <translation>Wszystkie {colour}, za drugie miejsce: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}: {tiles} of {all} tiles shown</source>
        <translation>Faza&#xa0;{phase}: odsłonięte żetony: {tiles} z {all}</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}: {tile}</source>
        <translation>Kolumna {column}, pole {row}, {colour}: {tile}</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>All {colour}: {points}, {name}</source>
        <translation>Wszystkie {colour}: {points}, {name}</translation>
    </message>
    <message>
        <source>All {colour}, first: {points}</source>
        <translation>Wszystkie {colour}, za pierwsze miejsce: {points}</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {tiles} of {all} tiles shown</source>
        <translation>Faza&#xa0;{phase}, teraz: odsłonięte żetony: {tiles} z {all}</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}, empty</source>
        <translation>Kolumna {column}, pole {row}, {colour}, puste</translation>
    </message>
    <message>
        <source>Column {column}, space {row}, {colour}: start castle</source>
        <translation>Kolumna {column}, pole {row}, {colour}: zamek początkowy</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>Phase {phase}, now: the last round</source>
        <translation>Faza&#xa0;{phase}, teraz: ostatnia runda</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Progress of the game</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>You can choose this.</source>
        <translation>Do wyboru.</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Gracz: {name}</translation>
    </message>
    <message>
        <source>Trade route, space {space}, for {goods}, empty</source>
        <translation>Szlak handlowy, pole {space}, na: {goods}, puste</translation>
    </message>
    <message>
        <source>Trade route, space {space}, for {goods}: {laid}</source>
        <translation>Szlak handlowy, pole {space}, na: {goods}, leży: {laid}</translation>
    </message>
    <message>
        <source>The goal: {covered} of {spaces} spaces covered, {gone} of {rounds} rounds played, pace: {pace}</source>
        <translation>Cel gry: zakryte pola {covered} z&#xa0;{spaces}, rundy {gone} z&#xa0;{rounds}, tempo: {pace}</translation>
    </message>
    <message>
        <source>Empty spaces</source>
        <translation>Puste pola</translation>
    </message>
    <message>
        <source>Places a tile</source>
        <translation>Kładzie kafelek</translation>
    </message>
    <message>
        <source>May place a follower</source>
        <translation>Może postawić podwładnego</translation>
    </message>
    <message>
        <source>Chooses a feature for the castle</source>
        <translation>Wybiera obszar dla grodu</translation>
    </message>
    <message>
        <source>Makes a bid</source>
        <translation>Składa ofertę</translation>
    </message>
    <message>
        <source>Tile to place: {tile}, {sides}</source>
        <translation>Do położenia: {tile}, {sides}</translation>
    </message>
    <message>
        <source>{follower}: {feature}</source>
        <translation>{follower}: {feature}</translation>
    </message>
    <message>
        <source>remaining tiles that fit: {count}</source>
        <translation>pozostałe pasujące kafelki: {count}</translation>
    </message>
    <message>
        <source>{cell}, your tile placed here: {sides}</source>
        <translation>{cell}, tutaj twój kafelek: {sides}</translation>
    </message>
    <message>
        <source>{follower} of {name}: {feature}</source>
        <translation>{follower} ({name}): {feature}</translation>
    </message>
    <message>
        <source>No tile to place</source>
        <translation>Brak kafelka do położenia</translation>
    </message>
    <message>
        <source>{tile}: up for auction</source>
        <translation>{tile}: licytowany</translation>
    </message>
    <message>
        <source>{tile}: available</source>
        <translation>{tile}: do wzięcia</translation>
    </message>
    <message>
        <source>{name}: passed</source>
        <translation>{name}: pas</translation>
    </message>
    <message>
        <source>no remaining tile fits</source>
        <translation>żaden z pozostałych kafelków nie pasuje</translation>
    </message>
    <message>
        <source>Still to be placed: {tile}</source>
        <translation>Do położenia: {tile}</translation>
    </message>
    <message>
        <source>Box {box}, crossed off</source>
        <translation>Kratka {box}, skreślona</translation>
    </message>
    <message>
        <source>Phase {phase}: {crossed} of {boxes} boxes crossed off</source>
        <translation>Faza {phase}: skreślone kratki: {crossed} z {boxes}</translation>
    </message>
    <message numerus="yes">
        <source>A region of {n} space(s): {one} in phase I, {two} in II, {three} in III; pastures score twice</source>
        <translation>
            <numerusform>Region wielkości {n}: {one} w fazie I, {two} w II, {three} w III; pastwiska podwójnie</numerusform>
            <numerusform>Region wielkości {n}: {one} w fazie I, {two} w II, {three} w III; pastwiska podwójnie</numerusform>
            <numerusform>Region wielkości {n}: {one} w fazie I, {two} w II, {three} w III; pastwiska podwójnie</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} complete: {points} scored</source>
        <translation>Komplet – {colour}: zdobyto {points}</translation>
    </message>
    <message>
        <source>{colour} complete: {points}, already taken</source>
        <translation>Komplet – {colour}: {points}, już zajęte</translation>
    </message>
    <message>
        <source>Chooses</source>
        <translation>Wybiera</translation>
    </message>
    <message>
        <source>Phase {phase}, now: {crossed} of {boxes} boxes crossed off</source>
        <translation>Faza {phase}, teraz: skreślone kratki: {crossed} z {boxes}</translation>
    </message>
    <message>
        <source>A completed colour scores {value}</source>
        <translation>Ukończony kolor daje: {value}</translation>
    </message>
    <message>
        <source>Turn board {board} half a turn</source>
        <translation>Obróć kafel {board} o pół obrotu</translation>
    </message>
    <message>
        <source>Board {board} half a space up or down</source>
        <translation>Kafel {board} o pół pola w górę lub w dół</translation>
    </message>
    <message>
        <source>Display {place}: {tile}</source>
        <translation>Odkryte żetony, miejsce {place}: {tile}</translation>
    </message>
    <message>
        <source>Display {place}, empty</source>
        <translation>Odkryte żetony, miejsce {place}: puste</translation>
    </message>
    <message>
        <source>No yield card revealed</source>
        <translation>Nie odkryto karty dochodu</translation>
    </message>
    <message>
        <source>Is playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Arranges the duchy</source>
        <translation>Układa księstwo</translation>
    </message>
    <message>
        <source>Round {round}, adds {goods}</source>
        <translation>Runda&#xa0;{round}, przynosi {goods}</translation>
    </message>
    <message>
        <source>Small bonus, {colour}. Won by: {name}</source>
        <translation>Mały bonus, {colour}. Zdobyte: {name}</translation>
    </message>
    <message>
        <source>Large bonus, {colour}. Won by: {name}</source>
        <translation>Duży bonus, {colour}. Zdobyte: {name}</translation>
    </message>
    <message>
        <source>your {follower}: {feature}</source>
        <translation>twój {follower}: {feature}</translation>
    </message>
    <message>
        <source>Undone: {lines}</source>
        <translation>Cofnięto: {lines}</translation>
    </message>
    <message>
        <source>Dice: {faces}.</source>
        <translation>Kości: {faces}.</translation>
    </message>
    <message>
        <source>If the game ended now: {points}, of them {fields} for fields</source>
        <translation>Gdyby gra się teraz skończyła: {points}, z tego za łąki: {fields}</translation>
    </message>
    <message>
        <source>If the game ended now: {points}</source>
        <translation>Gdyby gra się teraz skończyła: {points}</translation>
    </message>
    <message>
        <source>chance to complete it {chance}</source>
        <translation>szansa na ukończenie {chance}</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>The game no longer has the position where this tree begins.</source>
        <translation>W partii nie ma już pozycji, od której zaczyna się to drzewo.</translation>
    </message>
    <message>
        <source>You choose what chance brings</source>
        <translation>Wybierasz, co przynosi los</translation>
    </message>
    <message>
        <source>Chance is drawn by lot</source>
        <translation>Los jest losowany</translation>
    </message>
    <message>
        <source>This game has no tree yet. Play an action.</source>
        <translation>Ta partia nie ma jeszcze drzewa. Zagraj akcję.</translation>
    </message>
    <message>
        <source>Choose chance when it comes</source>
        <translation>Wybieraj los, gdy przychodzi</translation>
    </message>
    <message>
        <source>Trees of this game</source>
        <translation>Drzewa tej partii</translation>
    </message>
    <message>
        <source>as {name} sees it</source>
        <translation>tak jak widzi to {name}</translation>
    </message>
    <message numerus="yes">
        <source>After {n} action(s) of the game</source>
        <translation>
            <numerusform>Po {n} akcji partii</numerusform>
            <numerusform>Po {n} akcjach partii</numerusform>
            <numerusform>Po {n} akcjach partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} action(s) in the tree</source>
        <translation>
            <numerusform>{n} akcja w drzewie</numerusform>
            <numerusform>{n} akcje w drzewie</numerusform>
            <numerusform>{n} akcji w drzewie</numerusform>
        </translation>
    </message>
    <message>
        <source>A tree stays here even if you undo the position where it begins.</source>
        <translation>Drzewo pozostaje tutaj, nawet gdy cofniesz pozycję, od której się zaczyna.</translation>
    </message>
    <message>
        <source>Delete tree</source>
        <translation>Usuń drzewo</translation>
    </message>
    <message>
        <source>Show tree</source>
        <translation>Pokaż drzewo</translation>
    </message>
    <message>
        <source>{tree} (in view)</source>
        <translation>{tree} (widoczne)</translation>
    </message>
    <message>
        <source>The position cannot be valued</source>
        <translation>Nie można ocenić pozycji</translation>
    </message>
    <message>
        <source>The bots cannot play on</source>
        <translation>Boty nie mogą grać dalej</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>The rules do not allow this variation. You can delete it.</source>
        <translation>Zasady nie pozwalają na ten wariant. Możesz go usunąć.</translation>
    </message>
    <message>
        <source>The game&apos;s file has no room for more variations. Delete some of them.</source>
        <translation>W pliku partii nie ma miejsca na więcej wariantów. Usuń część z nich.</translation>
    </message>
    <message>
        <source>There is only one branch. Go back and try another action first.</source>
        <translation>Jest tylko jeden wariant. Cofnij się i spróbuj najpierw innej akcji.</translation>
    </message>
    <message>
        <source>The end of this branch</source>
        <translation>Koniec tego wariantu</translation>
    </message>
    <message>
        <source>Go back and try another action, or compare branches.</source>
        <translation>Cofnij się i spróbuj innej akcji albo porównaj warianty.</translation>
    </message>
    <message>
        <source>Bots play on</source>
        <translation>Boty grają dalej</translation>
    </message>
    <message>
        <source>They stop at the end of the round.</source>
        <translation>Przestają na końcu rundy.</translation>
    </message>
    <message>
        <source>{points} ± {error}</source>
        <translation>{points} ± {error}</translation>
    </message>
    <message>
        <source>After a search of {seconds} s, for equal players</source>
        <translation>Po szukaniu przez {seconds} s, przy równych graczach</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Najlepsze tury</translation>
    </message>
    <message>
        <source>Bots to the end of the round</source>
        <translation>Boty do końca rundy</translation>
    </message>
    <message>
        <source>Draw chance again</source>
        <translation>Losuj jeszcze raz</translation>
    </message>
    <message>
        <source>Draw hidden hands again</source>
        <translation>Losuj ukryte karty jeszcze raz</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>Porównaj warianty</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>Ustaw jako główny wariant</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Usuń odtąd</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Zamknij analizę</translation>
    </message>
    <message>
        <source>Valuing the position</source>
        <translation>Ocenianie pozycji</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>Wynik partii</translation>
    </message>
    <message>
        <source>Nothing confirms figures for such games, so none are shown.</source>
        <translation>Nic nie potwierdza liczb dla takich partii, dlatego ich tu nie ma.</translation>
    </message>
    <message>
        <source>At first sight, without a search</source>
        <translation>Na pierwszy rzut oka, bez szukania</translation>
    </message>
    <message>
        <source>Name of this position</source>
        <translation>Nazwa tej pozycji</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Szansa</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>{name}: {share}, {points} points</source>
        <translation>{name}: {share}, punkty: {points}</translation>
    </message>
    <message>
        <source>Play this turn</source>
        <translation>Zagraj tę turę</translation>
    </message>
    <message>
        <source>Branch {number}: {name}</source>
        <translation>Wariant {number}: {name}</translation>
    </message>
    <message>
        <source>The expected points at the ends of two branches.</source>
        <translation>Spodziewane punkty na końcu dwóch wariantów.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>First branch</source>
        <translation>Pierwszy wariant</translation>
    </message>
    <message>
        <source>Second branch</source>
        <translation>Drugi wariant</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>{move} (not possible)</source>
        <translation>{move} (niemożliwe)</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over</source>
        <translation>Tę partię można analizować, gdy się skończy</translation>
    </message>
    <message>
        <source>The players still hide their hands, and nobody at the screen knows one.</source>
        <translation>Gracze jeszcze ukrywają karty, a nikt przy ekranie żadnych nie zna.</translation>
    </message>
    <message>
        <source>Analyse this game?</source>
        <translation>Analizować tę partię?</translation>
    </message>
    <message>
        <source>If you analyse it now, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Jeśli przeanalizujesz ją teraz, stanie się partią towarzyską: nie liczy się już do twojego rankingu. To pytanie pojawia się tylko raz w partii.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Choose what chance brings</source>
        <translation>Wybierz, co przyniesie los</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Drzewo</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Magazyn</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Towary</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Sprzedane</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>srebro</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>robotnicy</translation>
    </message>
    <message>
        <source>Shared by the team</source>
        <translation>Wspólne w&#xa0;drużynie</translation>
    </message>
    <message>
        <source>Your own storage</source>
        <translation>Twój magazyn</translation>
    </message>
    <message>
        <source>{name}&apos;s own storage</source>
        <translation>Magazyn: {name}</translation>
    </message>
</context>
<context>
    <name>Carcassonne</name>
    <message>
        <source>monastery with road</source>
        <translation>klasztor z drogą</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>full city with shield</source>
        <translation>pełne miasto z tarczą</translation>
    </message>
    <message>
        <source>city edge with straight road</source>
        <translation>skraj miasta z prostą drogą</translation>
    </message>
    <message>
        <source>city edge</source>
        <translation>skraj miasta</translation>
    </message>
    <message>
        <source>city band with shield</source>
        <translation>pas miasta z tarczą</translation>
    </message>
    <message>
        <source>city band</source>
        <translation>pas miasta</translation>
    </message>
    <message>
        <source>two opposite city edges</source>
        <translation>dwa przeciwległe skraje miasta</translation>
    </message>
    <message>
        <source>two adjacent city edges</source>
        <translation>dwa sąsiednie skraje miasta</translation>
    </message>
    <message>
        <source>city edge with road bending right</source>
        <translation>skraj miasta z zakrętem w prawo</translation>
    </message>
    <message>
        <source>city edge with road bending left</source>
        <translation>skraj miasta z zakrętem w lewo</translation>
    </message>
    <message>
        <source>city edge with crossing</source>
        <translation>skraj miasta ze skrzyżowaniem</translation>
    </message>
    <message>
        <source>city corner with shield</source>
        <translation>róg miasta z tarczą</translation>
    </message>
    <message>
        <source>city corner</source>
        <translation>róg miasta</translation>
    </message>
    <message>
        <source>city corner with shield and road</source>
        <translation>róg miasta z tarczą i drogą</translation>
    </message>
    <message>
        <source>city corner with road</source>
        <translation>róg miasta z drogą</translation>
    </message>
    <message>
        <source>three-sided city with shield</source>
        <translation>miasto z trzech stron z tarczą</translation>
    </message>
    <message>
        <source>three-sided city</source>
        <translation>miasto z trzech stron</translation>
    </message>
    <message>
        <source>three-sided city with shield and road</source>
        <translation>miasto z trzech stron z tarczą i drogą</translation>
    </message>
    <message>
        <source>three-sided city with road</source>
        <translation>miasto z trzech stron z drogą</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>prosta droga</translation>
    </message>
    <message>
        <source>bent road</source>
        <translation>zakręt drogi</translation>
    </message>
    <message>
        <source>three-way crossing</source>
        <translation>skrzyżowanie trzech dróg</translation>
    </message>
    <message>
        <source>four-way crossing</source>
        <translation>skrzyżowanie czterech dróg</translation>
    </message>
    <message>
        <source>full city with bazaar</source>
        <translation>pełne miasto z bazarem</translation>
    </message>
    <message>
        <source>three city edges with road</source>
        <translation>trzy skraje miasta z drogą</translation>
    </message>
    <message>
        <source>city band with bazaar</source>
        <translation>pas miasta z bazarem</translation>
    </message>
    <message>
        <source>wide city with road</source>
        <translation>szerokie miasto z drogą</translation>
    </message>
    <message>
        <source>city edge with road and bazaar</source>
        <translation>skraj miasta z drogą i bazarem</translation>
    </message>
    <message>
        <source>bazaar</source>
        <translation>bazar</translation>
    </message>
    <message>
        <source>monastery in a city band</source>
        <translation>klasztor w pasie miasta</translation>
    </message>
    <message>
        <source>monastery beside a road</source>
        <translation>klasztor obok drogi</translation>
    </message>
    <message>
        <source>bazaar with road</source>
        <translation>bazar z drogą</translation>
    </message>
    <message>
        <source>bazaar between two roads</source>
        <translation>bazar między dwiema drogami</translation>
    </message>
    <message>
        <source>bazaar between two roads, with inn</source>
        <translation>bazar między dwiema drogami, z karczmą</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>most</translation>
    </message>
    <message>
        <source>field</source>
        <translation>łąka</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>gród</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>rycerz</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>rozbójnik</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>mnich</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>chłop</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>from west to east</source>
        <translation>z zachodu na wschód</translation>
    </message>
    <message>
        <source>from north to south</source>
        <translation>z północy na południe</translation>
    </message>
    <message>
        <source>{across}, {down}</source>
        <comment>2 east, 1 south</comment>
        <translation>{across}, {down}</translation>
    </message>
    <message>
        <source>{steps} east</source>
        <comment>of the start tile</comment>
        <translation>{steps} na wschód</translation>
    </message>
    <message>
        <source>{steps} south</source>
        <comment>of the start tile</comment>
        <translation>{steps} na południe</translation>
    </message>
    <message>
        <source>{feature} at {cell}</source>
        <translation>{feature}, {cell}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} kafelek</numerusform>
            <numerusform>{n} kafelki</numerusform>
            <numerusform>{n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} shield(s)</source>
        <translation>
            <numerusform>{n} tarcza</numerusform>
            <numerusform>{n} tarcze</numerusform>
            <numerusform>{n} tarcz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s)</source>
        <translation>
            <numerusform>{n} podwładny</numerusform>
            <numerusform>{n} podwładni</numerusform>
            <numerusform>{n} podwładnych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bridge(s)</source>
        <translation>
            <numerusform>{n} most</numerusform>
            <numerusform>{n} mosty</numerusform>
            <numerusform>{n} mostów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} castle(s)</source>
        <translation>
            <numerusform>{n} gród</numerusform>
            <numerusform>{n} grody</numerusform>
            <numerusform>{n} grodów</numerusform>
        </translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>kafelek początkowy</translation>
    </message>
    <message>
        <source>{steps} west</source>
        <comment>of the start tile</comment>
        <translation>{steps} na zachód</translation>
    </message>
    <message>
        <source>{steps} north</source>
        <comment>of the start tile</comment>
        <translation>{steps} na północ</translation>
    </message>
    <message>
        <source>{feature} {sides}</source>
        <translation>{feature}: {sides}</translation>
    </message>
    <message>
        <source>bridge {axis} at {cell}</source>
        <translation>most {axis}, {cell}</translation>
    </message>
    <message>
        <source>fields all round</source>
        <translation>wokoło łąka</translation>
    </message>
    <message>
        <source>{side}, beside the city</source>
        <translation>{side}, obok miasta</translation>
    </message>
</context>
<context>
    <name>Carcassonne table</name>
    <message>
        <source>Followers</source>
        <translation>Podwładni</translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>zostało</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Mosty</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Grody</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>otwiera</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>licytuje</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>w kolejce</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>has a tile</source>
        <translation>ma kafelek</translation>
    </message>
    <message>
        <source>buys or sells</source>
        <translation>kupuje lub sprzedaje</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Bazar</translation>
    </message>
    <message>
        <source>{name}, for {points}</source>
        <translation>{name}, za {points}</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Oferty</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Chosen by: {name}</source>
        <translation>Wybór: {name}</translation>
    </message>
    <message>
        <source>{name}, free</source>
        <translation>{name}, za darmo</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Kup</translation>
    </message>
    <message>
        <source>Sell it to {name}</source>
        <translation>Sprzedaj ({name})</translation>
    </message>
    <message>
        <source>Tiles not seen yet that fit here: {fits} of {unseen}.</source>
        <translation>Nieodkryte kafelki, które tu pasują: {fits} z {unseen}.</translation>
    </message>
    <message>
        <source>{tiles} in the pile</source>
        <translation>{tiles} w stosie</translation>
    </message>
    <message>
        <source>{followers} in hand</source>
        <translation>{followers} w zasobach</translation>
    </message>
    <message>
        <source>Farmers stay to the end.</source>
        <translation>Chłopi zostają do końca.</translation>
    </message>
    <message>
        <source>Bought by {name}</source>
        <translation>Kupujący: {name}</translation>
    </message>
    <message>
        <source>Bid of {points}</source>
        <translation>Oferta: {points}</translation>
    </message>
    <message>
        <source>{points} paid to {name}</source>
        <translation>{points}; dostaje: {name}</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>With a bazaar</source>
        <translation>Z bazarem</translation>
    </message>
    <message>
        <source>City of {tiles}</source>
        <translation>Miasto: {tiles}</translation>
    </message>
    <message>
        <source>Road of {tiles}</source>
        <translation>Droga: {tiles}</translation>
    </message>
    <message>
        <source>Monastery with {tiles} of 9</source>
        <translation>Klasztor: {tiles} z 9</translation>
    </message>
    <message>
        <source>Field on {tiles}</source>
        <translation>Łąka: {tiles}</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Tiles that fit there, of {unseen}</source>
        <translation>Pasujące kafelki, z {unseen}</translation>
    </message>
    <message>
        <source>{number}, {name}</source>
        <translation>{number}, {name}</translation>
    </message>
    <message>
        <source>When complete, at least</source>
        <translation>Po ukończeniu co najmniej</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Gdyby gra się skończyła</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Tarcze</translation>
    </message>
    <message>
        <source>Complete cities beside it</source>
        <translation>Ukończone miasta przy nim</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na końcu</translation>
    </message>
    <message>
        <source>Castles among them</source>
        <translation>W&#xa0;tym grody</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Punktuje teraz</translation>
    </message>
    <message>
        <source>Bridge {axis}</source>
        <translation>Most {axis}</translation>
    </message>
    <message>
        <source>fits with a bridge</source>
        <translation>pasuje z mostem</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Gród</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Jeszcze nieodkryte</translation>
    </message>
    <message>
        <source>Except with a bridge.</source>
        <translation>Chyba że z mostem.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>martwe</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Kafelek {number}</translation>
    </message>
    <message>
        <source>Bazaar after tile {number}</source>
        <translation>Bazar po kafelku {number}</translation>
    </message>
    <message>
        <source>No tile left</source>
        <translation>Brak kafelków</translation>
    </message>
    <message>
        <source>At auction</source>
        <translation>Na licytacji</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kafelek</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Podwładny</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klasztory</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Łąki</translation>
    </message>
    <message>
        <source>Who goes where?</source>
        <translation>Kto gdzie staje?</translation>
    </message>
    <message>
        <source>{name}: {left} of {count} left</source>
        <translation>{name}: zostało {left} z {count}</translation>
    </message>
    <message>
        <source>{left} of {count}</source>
        <translation>{left} z {count}</translation>
    </message>
    <message>
        <source>all seen</source>
        <translation>wszystkie odkryte</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klasztor</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Tarcza</translation>
    </message>
    <message>
        <source>Try a tile on the map to see what else would fit there.</source>
        <translation>Przymierz kafelek na mapie, aby zobaczyć, co jeszcze tam pasuje.</translation>
    </message>
    <message>
        <source>{tiles} in the pile.</source>
        <translation>{tiles} w stosie.</translation>
    </message>
    <message>
        <source>{out} of those shown are out of the game; nobody knows which.</source>
        <translation>{out} z pokazanych jest poza grą; nikt nie wie, które.</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Pozostałe kafelki</translation>
    </message>
    <message>
        <source>With a bazaar: {many}.</source>
        <translation>Z bazarem: {many}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>is deciding</source>
        <translation>decyduje</translation>
    </message>
    <message>
        <source>places their tile</source>
        <translation>kładzie kafelek</translation>
    </message>
    <message>
        <source>one tile per player; players who have one stop bidding</source>
        <translation>po jednym kafelku dla każdego; kto już ma, nie licytuje</translation>
    </message>
    <message>
        <source>each player chooses a tile and places it</source>
        <translation>każdy wybiera kafelek i go kładzie</translation>
    </message>
    <message>
        <source>available</source>
        <translation>do wzięcia</translation>
    </message>
    <message>
        <source>Nobody knows their order. Click to see which tiles they are.</source>
        <translation>Nikt nie zna ich kolejności. Kliknij, aby zobaczyć, jakie zostały.</translation>
    </message>
    <message>
        <source>Claimed features on the map are scored at the end.</source>
        <translation>To, co jest jeszcze zajęte na mapie, punktuje na końcu.</translation>
    </message>
    <message>
        <source>They come back when their feature is scored.</source>
        <translation>Wracają, gdy ich obszar zostanie podliczony.</translation>
    </message>
    <message>
        <source>You may build one per turn, from field edge to field edge.</source>
        <translation>W&#xa0;turze można zbudować jeden, od krawędzi łąki do krawędzi łąki.</translation>
    </message>
    <message>
        <source>A small town of two tiles can become a castle instead of scoring.</source>
        <translation>Miasteczko z&#xa0;dwóch kafelków może stać się grodem zamiast punktować.</translation>
    </message>
    <message>
        <source>It is placed when this player&apos;s turn comes.</source>
        <translation>Zostanie położony w turze tego gracza.</translation>
    </message>
    <message>
        <source>Whoever gets the tile pays this, even if their score falls below 0.</source>
        <translation>Kto dostaje kafelek, płaci tyle, nawet jeśli wynik spadnie poniżej 0.</translation>
    </message>
    <message>
        <source>It joins the roads at its ends, but nothing below it.</source>
        <translation>Łączy drogi na swoich końcach, ale nic pod sobą.</translation>
    </message>
    <message>
        <source>claimed by {names}</source>
        <translation>zajęte: {names}</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation>Położony w turze</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>niczyje</translation>
    </message>
    <message>
        <source>claimed by you</source>
        <translation>zajęte przez ciebie</translation>
    </message>
    <message>
        <source>This small town is a castle, and counts as one for fields.</source>
        <translation>Miasteczko jest grodem i&#xa0;tak liczy się dla łąk.</translation>
    </message>
    <message>
        <source>Fields score at the end, for the cities next to them.</source>
        <translation>Łąki punktują na końcu, według miast przy nich.</translation>
    </message>
    <message>
        <source>Complete and scored.</source>
        <translation>Ukończone i podliczone.</translation>
    </message>
    <message>
        <source>Open spaces</source>
        <translation>Otwarte pola</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Puste pole</translation>
    </message>
    <message>
        <source>The next feature completed on any of its six spaces scores the same points for the castle.</source>
        <translation>Następny obszar ukończony choćby częścią na jego sześciu polach da grodowi tyle samo punktów.</translation>
    </message>
    <message>
        <source>From then on, its ends must meet roads. It counts as one tile of that road.</source>
        <translation>Odtąd do jego końców musi dochodzić droga. Liczy się jako jeden kafelek tej drogi.</translation>
    </message>
    <message>
        <source>None of the remaining tiles fits here.</source>
        <translation>Żaden z pozostałych kafelków tu nie pasuje.</translation>
    </message>
    <message>
        <source>fits when turned</source>
        <translation>pasuje po obróceniu</translation>
    </message>
    <message>
        <source>It has already scored and stays empty.</source>
        <translation>Już punktował i pozostaje pusty.</translation>
    </message>
    <message>
        <source>Tile numbers</source>
        <translation>Numery kafelków</translation>
    </message>
    <message>
        <source>Tile edges</source>
        <translation>Krawędzie kafelków</translation>
    </message>
    <message>
        <source>Spaces that no tile fits</source>
        <translation>Miejsca, do których nic nie pasuje</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Do położenia</translation>
    </message>
    <message numerus="yes">
        <source>fits {n} space(s)</source>
        <translation>
            <numerusform>pasuje w {n} miejscu</numerusform>
            <numerusform>pasuje w {n} miejscach</numerusform>
            <numerusform>pasuje w {n} miejscach</numerusform>
        </translation>
    </message>
    <message>
        <source>Just placed</source>
        <translation>Właśnie położony</translation>
    </message>
    <message>
        <source>Outlined: the {fits} that fit where you try the tile.</source>
        <translation>W ramce: {fits} pasujące tam, gdzie przymierzasz kafelek.</translation>
    </message>
    <message>
        <source>claimed by you together with {names}</source>
        <translation>zajęte przez ciebie, a także: {names}</translation>
    </message>
    <message>
        <source>Bought by you</source>
        <translation>Kupione przez ciebie</translation>
    </message>
    <message>
        <source>{points} paid to you</source>
        <translation>{points} dla ciebie</translation>
    </message>
    <message>
        <source>Fields do not count: this game has no farmers.</source>
        <translation>Łąki się nie liczą: ta partia jest bez chłopów.</translation>
    </message>
    <message>
        <source>Points if the game ended now</source>
        <translation>Punkty, gdyby gra się skończyła</translation>
    </message>
    <message>
        <source>Chance to complete it</source>
        <translation>Szansa na ukończenie</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>In the lead by {points}: {name}</source>
        <translation>Na prowadzeniu: {name} (przewaga: {points})</translation>
    </message>
    <message>
        <source>Phase {phase} is over</source>
        <translation>Koniec fazy {phase}</translation>
    </message>
    <message>
        <source>Level beaten: {level}</source>
        <translation>Pokonany poziom: {level}</translation>
    </message>
    <message>
        <source>In the lead together: {names}</source>
        <translation>Wspólnie na prowadzeniu: {names}</translation>
    </message>
    <message>
        <source>{name}: {gain} in this phase, {points} in all</source>
        <translation>{name}: {gain} w tej fazie, razem {points}</translation>
    </message>
    <message>
        <source>Your new best, {points} before</source>
        <translation>Twój nowy rekord, dotąd {points}</translation>
    </message>
    <message>
        <source>Any key or click shows the score</source>
        <translation>Dowolny klawisz lub kliknięcie pokaże punktację</translation>
    </message>
    <message>
        <source>Your new best ({board}), {points} before</source>
        <translation>Twój nowy rekord ({board}), dotąd {points}</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Challenge of {day}</source>
        <translation>Wyzwanie: {day}</translation>
    </message>
    <message>
        <source>Challenge of {day}, for practice</source>
        <translation>Wyzwanie dla wprawy: {day}</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <translation>Zagraj dla wprawy</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Wyzwanie dnia</translation>
    </message>
    <message>
        <source>played today: {games}</source>
        <translation>rozegrane dzisiaj: {games}</translation>
    </message>
    <message>
        <source>against a bot: {level}</source>
        <translation>przeciwko botowi: {level}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <translation>miejsce {place} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message numerus="yes">
        <source>{n} day(s) in a row</source>
        <translation>
            <numerusform>{n}&#xa0;dzień z&#xa0;rzędu</numerusform>
            <numerusform>{n}&#xa0;dni z&#xa0;rzędu</numerusform>
            <numerusform>{n}&#xa0;dni z&#xa0;rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>dzisiaj</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Your challenge results cannot be saved</source>
        <translation>Nie można zapisać twoich wyników wyzwań</translation>
    </message>
    <message>
        <source>Something went wrong with the challenges</source>
        <translation>W wyzwaniach wystąpił błąd</translation>
    </message>
    <message>
        <source>The file with your challenge results was damaged</source>
        <translation>Plik z wynikami wyzwań był uszkodzony</translation>
    </message>
    <message>
        <source>You do not need to do anything: new results are saved as usual.</source>
        <translation>Nie musisz nic robić: nowe wyniki są zapisywane jak zwykle.</translation>
    </message>
    <message>
        <source>Each game has one deal a day, the same for everybody. Your first try counts; then bots of every level play it, too.</source>
        <translation>Codziennie w każdej grze jest jedno rozdanie, takie samo dla wszystkich. Liczy się pierwsza próba; potem grają je też boty wszystkich poziomów.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play today&apos;s challenge</source>
        <translation>Zagraj w dzisiejsze wyzwanie</translation>
    </message>
    <message>
        <source>Bots of every level on this deal.</source>
        <translation>Boty wszystkich poziomów w tym rozdaniu.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Następny miesiąc</translation>
    </message>
    <message>
        <source>Place {place} of {all}, counting the bots of every level.</source>
        <translation>Miejsce {place} z {all}, licząc boty wszystkich poziomów.</translation>
    </message>
    <message>
        <source>Not played; you can play it for practice</source>
        <translation>Nierozegrane; możesz zagrać dla wprawy</translation>
    </message>
    <message numerus="yes">
        <source>The bots are playing the same deal: {n} level(s) to go.</source>
        <translation>
            <numerusform>Boty grają teraz to samo rozdanie: pozostał {n} poziom.</numerusform>
            <numerusform>Boty grają teraz to samo rozdanie: pozostały {n} poziomy.</numerusform>
            <numerusform>Boty grają teraz to samo rozdanie: pozostało {n} poziomów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat the bots of every level.</source>
        <translation>Wynik lepszy niż botów wszystkich poziomów.</translation>
    </message>
    <message>
        <source>{points} in a casual game, which does not count</source>
        <translation>{points} w partii towarzyskiej, która się nie liczy</translation>
    </message>
    <message>
        <source>Started, not finished yet</source>
        <translation>Rozpoczęte, jeszcze nieukończone</translation>
    </message>
    <message>
        <source>Started, never finished</source>
        <translation>Rozpoczęte, nigdy nieukończone</translation>
    </message>
    <message>
        <source>Not played yet; your first game counts</source>
        <translation>Jeszcze nierozegrane; liczy się twoja pierwsza partia</translation>
    </message>
    <message numerus="yes">
        <source>longest series: {n} day(s)</source>
        <translation>
            <numerusform>najdłuższa seria: {n} dzień</numerusform>
            <numerusform>najdłuższa seria: {n} dni</numerusform>
            <numerusform>najdłuższa seria: {n} dni</numerusform>
        </translation>
    </message>
    <message>
        <source>started</source>
        <translation>rozpoczęte</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}.</source>
        <translation>Nowa nazwa uszkodzonego pliku: {file}.</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>What was paid?</source>
        <translation>Czym zapłacono?</translation>
    </message>
    <message>
        <source>A worker, or two equal cards, replace a card of the space.</source>
        <translation>Robotnik albo dwie jednakowe karty zastępują kartę pola.</translation>
    </message>
    <message>
        <source>The other hands stay open: only what is played becomes known.</source>
        <translation>Pozostałe ręce są nieznane: ujawnia się tylko to, co zagrano.</translation>
    </message>
    <message>
        <source>Paid: {name}</source>
        <translation>Zapłata: {name}</translation>
    </message>
    <message>
        <source>White die</source>
        <translation>Biała kość</translation>
    </message>
    <message>
        <source>Estates: {name}</source>
        <translation>Posiadłości: {name}</translation>
    </message>
    <message>
        <source>Goods of the phase</source>
        <translation>Towary fazy</translation>
    </message>
    <message>
        <source>Goods: {name}</source>
        <translation>Towary: {name}</translation>
    </message>
    <message>
        <source>Trade route: {name}</source>
        <translation>Szlak handlowy: {name}</translation>
    </message>
    <message>
        <source>Black depot</source>
        <translation>Czarny magazyn</translation>
    </message>
    <message>
        <source>Dice: {name}</source>
        <translation>Kości: {name}</translation>
    </message>
    <message>
        <source>Tile: {name}</source>
        <translation>Kafelek: {name}</translation>
    </message>
    <message>
        <source>Shields at depot {number}</source>
        <translation>Tarcze przy magazynie {number}</translation>
    </message>
    <message>
        <source>Depot {number}</source>
        <translation>Magazyn {number}</translation>
    </message>
    <message>
        <source>Tile {number} of the bazaar</source>
        <translation>Kafelek {number} na bazarze</translation>
    </message>
    <message>
        <source>Hourglass die</source>
        <translation>Kość klepsydr</translation>
    </message>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} klepsydra</numerusform>
            <numerusform>{n} klepsydry</numerusform>
            <numerusform>{n} klepsydr</numerusform>
        </translation>
    </message>
    <message>
        <source>Number dice</source>
        <translation>Kości liczb</translation>
    </message>
    <message>
        <source>Colour dice</source>
        <translation>Kości kolorów</translation>
    </message>
    <message>
        <source>Yield card: {name}</source>
        <translation>Karta dochodu: {name}</translation>
    </message>
    <message>
        <source>Boards: {name}</source>
        <translation>Plansze: {name}</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Odkryte żetony</translation>
    </message>
    <message>
        <source>Region cards: {name}</source>
        <translation>Karty włości: {name}</translation>
    </message>
    <message>
        <source>Tile for the display: {name}</source>
        <translation>Żeton do odkrytych: {name}</translation>
    </message>
    <message>
        <source>Neutral tile for the display</source>
        <translation>Neutralny żeton do odkrytych</translation>
    </message>
    <message>
        <source>Chosen so far</source>
        <translation>Wybrane dotąd</translation>
    </message>
    <message>
        <source>What may come</source>
        <translation>Co może wypaść</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <translation>Losuj</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>First to play</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Region cards are entered when they are drawn, so the person who enters them sees all hands.</source>
        <translation>Karty włości wprowadza się przy dobieraniu, więc zapisujący widzi wszystkie ręce.</translation>
    </message>
    <message>
        <source>What came up?</source>
        <translation>Co wypadło?</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>In the last turn: “{fact}”</source>
        <translation>W ostatniej turze: „{fact}”</translation>
    </message>
    <message>
        <source>Oriane the shepherd</source>
        <translation>Oriane, pasterka</translation>
    </message>
    <message>
        <source>My flock comes first: I collect animals of one kind.</source>
        <translation>Moje stado jest najważniejsze: zbieram zwierzęta jednego gatunku.</translation>
    </message>
    <message>
        <source>Renaud the mason</source>
        <translation>Renaud, murarz</translation>
    </message>
    <message>
        <source>A town is never big enough, so I build house after house.</source>
        <translation>Miasto nigdy nie jest dość duże, więc stawiam dom za domem.</translation>
    </message>
    <message>
        <source>Mathilde the merchant</source>
        <translation>Mathilde, kupcowa</translation>
    </message>
    <message>
        <source>Ships bring goods, and goods bring silver and points.</source>
        <translation>Statki przywożą towary, a towary dają srebro i punkty.</translation>
    </message>
    <message>
        <source>Anselme the scholar</source>
        <translation>Anselme, uczony</translation>
    </message>
    <message>
        <source>I collect knowledge tiles that pay at the end.</source>
        <translation>Zbieram płytki wiedzy, które opłacają się na końcu.</translation>
    </message>
    <message>
        <source>Colin the miner</source>
        <translation>Colin, górnik</translation>
    </message>
    <message>
        <source>Silver buys almost anything, so I open mines.</source>
        <translation>Za srebro można mieć prawie wszystko, więc otwieram kopalnie.</translation>
    </message>
    <message>
        <source>Aymeric the builder</source>
        <translation>Aymeric, budowniczy</translation>
    </message>
    <message>
        <source>I build the biggest cities in the land.</source>
        <translation>Buduję największe miasta w kraju.</translation>
    </message>
    <message>
        <source>Guilhem the farmer</source>
        <translation>Guilhem, chłop</translation>
    </message>
    <message>
        <source>Others build the cities, and my fields feed them.</source>
        <translation>Inni budują miasta, a moje łąki je żywią.</translation>
    </message>
    <message>
        <source>Jaufre the messenger</source>
        <translation>Jaufre, posłaniec</translation>
    </message>
    <message>
        <source>I follow every road to its end.</source>
        <translation>Idę każdą drogą aż do końca.</translation>
    </message>
    <message>
        <source>Alazais the abbess</source>
        <translation>Alazais, ksieni</translation>
    </message>
    <message>
        <source>I want a quiet monastery with land all around it.</source>
        <translation>Chcę cichego klasztoru z ziemią dookoła.</translation>
    </message>
    <message>
        <source>Raimon the blocker</source>
        <translation>Raimon, wichrzyciel</translation>
    </message>
    <message>
        <source>Before I score, I spoil your plans.</source>
        <translation>Zanim zdobędę punkty, psuję ci plany.</translation>
    </message>
    <message>
        <source>Perrette the shepherd</source>
        <translation>Perrette, pasterka</translation>
    </message>
    <message>
        <source>Pastures count twice, so I fill them first.</source>
        <translation>Pastwiska liczą się podwójnie, więc zapełniam je najpierw.</translation>
    </message>
    <message>
        <source>Bastien the skipper</source>
        <translation>Bastien, szyper</translation>
    </message>
    <message>
        <source>I follow the rivers and sell what they bring.</source>
        <translation>Płynę z biegiem rzek i sprzedaję to, co przynoszą.</translation>
    </message>
    <message>
        <source>Gaspard the mason</source>
        <translation>Gaspard, murarz</translation>
    </message>
    <message>
        <source>Give me room for a town, and I will build it.</source>
        <translation>Daj mi miejsce na miasto, a je zbuduję.</translation>
    </message>
    <message>
        <source>Blanche the abbess</source>
        <translation>Blanche, ksieni</translation>
    </message>
    <message>
        <source>Monks make any colour fit, so I begin with monasteries.</source>
        <translation>Z mnichem pasuje każdy kolor, więc zaczynam od klasztorów.</translation>
    </message>
    <message>
        <source>Hugo the miner</source>
        <translation>Hugo, górnik</translation>
    </message>
    <message>
        <source>A silverling pays for a second mark, so I dig.</source>
        <translation>Za srebrnik zaznaczam drugie pole, więc kopię.</translation>
    </message>
    <message>
        <source>Fiora the farmer</source>
        <translation>Fiora, rolniczka</translation>
    </message>
    <message>
        <source>I want every crop to grow on my land.</source>
        <translation>Chcę, żeby na mojej ziemi rosło wszystko.</translation>
    </message>
    <message>
        <source>Luca the carter</source>
        <translation>Luca, woźnica</translation>
    </message>
    <message>
        <source>My carts bring home the yield cards.</source>
        <translation>Moje wozy przywożą karty dochodu.</translation>
    </message>
    <message>
        <source>Beppe the innkeeper</source>
        <translation>Beppe, oberżysta</translation>
    </message>
    <message>
        <source>Inns bring hexagons, and a hexagon fits anywhere.</source>
        <translation>Zajazdy dają sześciokąty, a sześciokąt pasuje wszędzie.</translation>
    </message>
    <message>
        <source>Nello the quarryman</source>
        <translation>Nello, kamieniarz</translation>
    </message>
    <message>
        <source>Marble lets me act twice, so I never have enough.</source>
        <translation>Marmur daje mi drugą akcję, więc nigdy nie mam go dość.</translation>
    </message>
    <message>
        <source>Chiara the abbess</source>
        <translation>Chiara, ksieni</translation>
    </message>
    <message>
        <source>Monasteries fill my hand with cards.</source>
        <translation>Klasztory zapełniają mi rękę kartami.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>a glowing space</source>
        <translation>świecące pole</translation>
    </message>
    <message>
        <source>a glowing tile in your storage</source>
        <translation>świecącą płytkę w&#xa0;magazynie podręcznym</translation>
    </message>
    <message>
        <source>a glowing tile in a depot</source>
        <translation>świecącą płytkę w&#xa0;magazynie</translation>
    </message>
    <message>
        <source>glowing goods</source>
        <translation>świecące towary</translation>
    </message>
    <message>
        <source>the glowing goods of a depot</source>
        <translation>świecące towary w&#xa0;magazynie</translation>
    </message>
    <message>
        <source>a glowing shield</source>
        <translation>świecącą tarczę</translation>
    </message>
    <message>
        <source>the worker box</source>
        <translation>pole robotników</translation>
    </message>
    <message>
        <source>the silver box</source>
        <translation>pole srebra</translation>
    </message>
    <message>
        <source>the button that buys a point</source>
        <translation>przycisk kupna punktu</translation>
    </message>
    <message>
        <source>the glowing shield on your castle</source>
        <translation>świecącą tarczę na swoim zamku</translation>
    </message>
    <message>
        <source>one of the answers shown</source>
        <translation>jedną z&#xa0;pokazanych odpowiedzi</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>„Zakończ turę”</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>„Pomiń”</translation>
    </message>
    <message>
        <source>Build a castle</source>
        <translation>Zbuduj gród</translation>
    </message>
    <message>
        <source>Take the points</source>
        <translation>Weź punkty</translation>
    </message>
    <message>
        <source>{points} now, {complete} when closed</source>
        <translation>{points} teraz, {complete} po zamknięciu</translation>
    </message>
    <message>
        <source>{points} now, {complete} when surrounded</source>
        <translation>{points} teraz, {complete} po otoczeniu</translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation>z mostem</translation>
    </message>
    <message>
        <source>{name} +{more}</source>
        <translation>{name} +{more}</translation>
    </message>
    <message>
        <source>a glowing feature</source>
        <translation>świecący obszar</translation>
    </message>
    <message>
        <source>a tile of the bazaar</source>
        <translation>kafelek z bazaru</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>„Kup”</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>„Sprzedaj”</translation>
    </message>
    <message>
        <source>a lower bid</source>
        <translation>niższą ofertę</translation>
    </message>
    <message>
        <source>a higher bid</source>
        <translation>wyższą ofertę</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>ofertę</translation>
    </message>
    <message>
        <source>an arrow that turns the tile</source>
        <translation>strzałkę obracającą kafelek</translation>
    </message>
    <message>
        <source>another tile</source>
        <translation>inny kafelek</translation>
    </message>
    <message>
        <source>the worker instead of a mark</source>
        <translation>robotnika zamiast zaznaczenia</translation>
    </message>
    <message>
        <source>a glowing bonus</source>
        <translation>świecącą premię</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>„Gotowe”</translation>
    </message>
    <message>
        <source>{number} with a monk</source>
        <translation>{number} za mnicha</translation>
    </message>
    <message>
        <source>{number} with a worker</source>
        <translation>{number} za robotnika</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>a glowing storage space</source>
        <translation>świecące miejsce w&#xa0;magazynie podręcznym</translation>
    </message>
    <message>
        <source>the deck of cards</source>
        <translation>talię kart</translation>
    </message>
    <message>
        <source>a glowing bonus tile</source>
        <translation>świecący żeton bonusowy</translation>
    </message>
    <message>
        <source>an arrow below a board</source>
        <translation>strzałkę pod kaflem</translation>
    </message>
    <message>
        <source>another way</source>
        <translation>inny sposób</translation>
    </message>
    <message>
        <source>Choose {things}.</source>
        <translation>Wybierz {things}.</translation>
    </message>
    <message>
        <source>There is nothing to choose just now.</source>
        <translation>Teraz nie ma nic do wyboru.</translation>
    </message>
    <message>
        <source>Choose {things}. {key} goes one step back.</source>
        <translation>Wybierz {things}. {key} cofa o&#xa0;jeden krok.</translation>
    </message>
    <message>
        <source>Take with a die</source>
        <translation>Weź kością</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>Posiadłość&#xa0;{estate}</translation>
    </message>
    <message>
        <source>Buy for 2 workers</source>
        <translation>Kup za 2&#xa0;robotników</translation>
    </message>
    <message>
        <source>Take a building: {count} on offer</source>
        <translation>Weź budynek, do wyboru: {count}</translation>
    </message>
    <message>
        <source>Take a mine, a knowledge tile or a castle: {count} on offer</source>
        <translation>Weź kopalnię, płytkę wiedzy lub zamek, do wyboru: {count}</translation>
    </message>
    <message>
        <source>Take a ship or animals: {count} on offer</source>
        <translation>Weź statek lub zwierzęta, do wyboru: {count}</translation>
    </message>
    <message>
        <source>Sell one kind of goods</source>
        <translation>Sprzedaj jeden rodzaj towarów</translation>
    </message>
    <message>
        <source>One more action with the white die</source>
        <translation>Jeszcze jedna akcja białą kością</translation>
    </message>
    <message>
        <source>{action}, at best {gain}</source>
        <translation>{action}, najwyżej {gain}</translation>
    </message>
    <message numerus="yes">
        <source>+{n} point(s)</source>
        <translation>
            <numerusform>+{n}&#xa0;punkt</numerusform>
            <numerusform>+{n}&#xa0;punkty</numerusform>
            <numerusform>+{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n}&#xa0;srebrnik</numerusform>
            <numerusform>+{n}&#xa0;srebrniki</numerusform>
            <numerusform>+{n}&#xa0;srebrników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n}&#xa0;robotnik</numerusform>
            <numerusform>+{n}&#xa0;robotnicy</numerusform>
            <numerusform>+{n}&#xa0;robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the {die}</source>
        <translation>Obróć: {die}</translation>
    </message>
    <message>
        <source>To a {die}</source>
        <translation>Na: {die}</translation>
    </message>
    <message>
        <source>Give up {shield}</source>
        <translation>Oddaj: {shield}</translation>
    </message>
    <message>
        <source>Keep {shield} for 1 worker</source>
        <translation>Zachowaj za 1 robotnika: {shield}</translation>
    </message>
    <message>
        <source>Keep {shield} for 1 silverling</source>
        <translation>Zachowaj za 1&#xa0;srebrnik: {shield}</translation>
    </message>
    <message>
        <source>Take the workers</source>
        <translation>Weź robotników</translation>
    </message>
    <message>
        <source>Buy for 2 silverlings</source>
        <translation>Kup za 2&#xa0;srebrniki</translation>
    </message>
    <message>
        <source>Click a castle space, drag a board to its place, click it to turn it, or use its buttons.</source>
        <translation>Kliknij pole zamku, przeciągnij kafel na miejsce, kliknij go, by obrócić, albo użyj jego przycisków.</translation>
    </message>
    <message>
        <source>cards to pay with</source>
        <translation>karty do zapłaty</translation>
    </message>
    <message>
        <source>a worker to pay with</source>
        <translation>robotnika do zapłaty</translation>
    </message>
    <message>
        <source>a glowing space in a storage</source>
        <translation>świecące miejsce w&#xa0;magazynie podręcznym</translation>
    </message>
    <message>
        <source>{points} now, scored at the end</source>
        <translation>{points} teraz, liczone na końcu</translation>
    </message>
    <message>
        <source>The next feature completed on its six spaces brings you the same points.</source>
        <translation>Następny obszar ukończony na jego sześciu polach da ci tyle samo punktów.</translation>
    </message>
    <message>
        <source>The tile fits here only this way.</source>
        <translation>Kafelek pasuje tu tylko w ten sposób.</translation>
    </message>
    <message>
        <source>a glowing space for the tile</source>
        <translation>świecące miejsce na kafelek</translation>
    </message>
    <message>
        <source>a space for a bridge</source>
        <translation>miejsce na most</translation>
    </message>
    <message>
        <source>a space for a follower</source>
        <translation>miejsce dla podwładnego</translation>
    </message>
    <message>
        <source>the tile in your hand</source>
        <translation>kafelek w&#xa0;ręce</translation>
    </message>
    <message>
        <source>a glowing tile in the display</source>
        <translation>świecący żeton pośród odkrytych</translation>
    </message>
    <message>
        <source>a half-space shift of a board</source>
        <translation>przesunięcie kafla o&#xa0;pół pola</translation>
    </message>
    <message>
        <source>the duchy as it is</source>
        <translation>księstwo w&#xa0;tym układzie</translation>
    </message>
    <message>
        <source>the last button</source>
        <translation>ostatni przycisk</translation>
    </message>
    <message>
        <source>Place a stored tile: {count} would fit</source>
        <translation>Połóż płytkę z&#xa0;magazynu podręcznego, do wyboru: {count}</translation>
    </message>
    <message>
        <source>a board to turn</source>
        <translation>kafel do obrócenia</translation>
    </message>
    <message>
        <source>the button that declines</source>
        <translation>przycisk rezygnacji</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Zasady teraz na to nie pozwalają.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>For the whole game</source>
        <translation>Na całą partię</translation>
    </message>
    <message>
        <source>For every turn</source>
        <translation>Na każdą turę</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Czas na partię</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Czas na turę</translation>
    </message>
    <message numerus="yes">
        <source>{n} minute(s) each</source>
        <translation>
            <numerusform>po {n}&#xa0;minucie</numerusform>
            <numerusform>po {n}&#xa0;minuty</numerusform>
            <numerusform>po {n}&#xa0;minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} second(s) a turn</source>
        <translation>
            <numerusform>+ {n}&#xa0;sekunda na turę</numerusform>
            <numerusform>+ {n}&#xa0;sekundy na turę</numerusform>
            <numerusform>+ {n}&#xa0;sekund na turę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a turn</source>
        <translation>
            <numerusform>{n}&#xa0;sekunda na turę</numerusform>
            <numerusform>{n}&#xa0;sekundy na turę</numerusform>
            <numerusform>{n}&#xa0;sekund na turę</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Czas do namysłu</translation>
    </message>
    <message>
        <source>It only says when time is up. You can still play on.</source>
        <translation>Mówi tylko, że czas minął. Można grać dalej.</translation>
    </message>
    <message>
        <source>Time added per turn</source>
        <translation>Czas dodawany za turę</translation>
    </message>
    <message>
        <source>Time is up for: {name}. You can still play on.</source>
        <translation>Czas minął: {name}. Można grać dalej.</translation>
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
        <translation>Plik z twoimi drabinkami i pucharami był uszkodzony</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}.</source>
        <translation>Nowa nazwa uszkodzonego pliku: {file}.</translation>
    </message>
    <message>
        <source>You do not need to do anything: new results are saved as usual.</source>
        <translation>Nie musisz nic robić: nowe wyniki są zapisywane jak zwykle.</translation>
    </message>
    <message>
        <source>Your ladders and cups cannot be saved</source>
        <translation>Nie można zapisać twoich drabinek i pucharów</translation>
    </message>
    <message>
        <source>Something went wrong with the ladders and cups</source>
        <translation>Coś poszło nie tak z drabinkami i pucharami</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Ćwierćfinały</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Półfinały</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finał</translation>
    </message>
    <message>
        <source>Quarter-final</source>
        <translation>Ćwierćfinał</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Półfinał</translation>
    </message>
    <message>
        <source>You play your quarter-final against {name}.</source>
        <translation>Twój przeciwnik w ćwierćfinale: {name}.</translation>
    </message>
    <message>
        <source>You play your semi-final against {name}.</source>
        <translation>Twój przeciwnik w półfinale: {name}.</translation>
    </message>
    <message>
        <source>You play the final against {name}.</source>
        <translation>Twój przeciwnik w finale: {name}.</translation>
    </message>
    <message>
        <source>You win and are in the semi-final.</source>
        <translation>Wygrywasz i grasz w półfinale.</translation>
    </message>
    <message>
        <source>You win and are in the final.</source>
        <translation>Wygrywasz i grasz w finale.</translation>
    </message>
    <message>
        <source>You win the cup!</source>
        <translation>Zdobywasz puchar!</translation>
    </message>
    <message>
        <source>You are out: you lost the quarter-final.</source>
        <translation>Odpadasz w ćwierćfinale.</translation>
    </message>
    <message>
        <source>You are out: you lost the semi-final.</source>
        <translation>Odpadasz w półfinale.</translation>
    </message>
    <message>
        <source>You lost the final.</source>
        <translation>Przegrywasz finał.</translation>
    </message>
    <message>
        <source>You win the match {score}. Next on the ladder: {name}.</source>
        <translation>Wygrywasz mecz {score}. Następny szczebel drabinki: {name}.</translation>
    </message>
    <message>
        <source>Won {score}</source>
        <translation>Wygrana {score}</translation>
    </message>
    <message>
        <source>Lost {score}; try again</source>
        <translation>Porażka {score}; spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następny</translation>
    </message>
    <message>
        <source>This cup cannot go on: this version of the program does not know the bot “{name}”. You can begin the cup anew with other bots.</source>
        <translation>Tego pucharu nie da się kontynuować: ta wersja programu nie zna bota „{name}”. Możesz zacząć puchar od nowa z innymi botami.</translation>
    </message>
    <message>
        <source>This game does not count. Play another one.</source>
        <translation>Ta partia się nie liczy. Zagraj następną.</translation>
    </message>
    <message>
        <source>Score of the match: {score}</source>
        <translation>Stan meczu: {score}</translation>
    </message>
    <message>
        <source>The score of the match is {score}.</source>
        <translation>Stan meczu: {score}.</translation>
    </message>
    <message>
        <source>You lose the match {score}. Try again!</source>
        <translation>Przegrywasz mecz {score}. Spróbuj jeszcze raz!</translation>
    </message>
    <message>
        <source>You win the match {score}. You have beaten everyone on this ladder!</source>
        <translation>Wygrywasz mecz {score}. Pokonujesz tym samym wszystkich na tej drabince!</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name} wins the cup.</source>
        <translation>Puchar zdobywa {name}.</translation>
    </message>
    <message>
        <source>The bots are playing…</source>
        <translation>Boty grają…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>{beaten} of {count} beaten</source>
        <translation>Pokonani: {beaten} z {count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Drabinka</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Zagraj tę partię</translation>
    </message>
    <message>
        <source>Weekly cup</source>
        <translation>Puchar tygodnia</translation>
    </message>
    <message>
        <source>Week from {day}. {deal}</source>
        <translation>Tydzień od {day}. {deal}</translation>
    </message>
    <message>
        <source>Beat one bot after the other, from the weakest to the strongest. The first to win two games wins the match.</source>
        <translation>Pokonaj kolejno wszystkie boty, od najsłabszego do najsilniejszego. Mecz wygrywa ten, kto pierwszy wygra dwie partie.</translation>
    </message>
    <message>
        <source>Eight players, one game per match, and the loser is out. Every Monday a new cup begins.</source>
        <translation>Ośmiu graczy, jedna partia w każdej rundzie, przegrany odpada. W każdy poniedziałek zaczyna się nowy puchar.</translation>
    </message>
    <message>
        <source>Ladder and cup</source>
        <translation>Drabinka i puchar</translation>
    </message>
    <message>
        <source>Begin the cup anew</source>
        <translation>Zacznij puchar od nowa</translation>
    </message>
    <message>
        <source>Play against: {name}</source>
        <translation>Zagraj przeciwko: {name}</translation>
    </message>
    <message>
        <source>You have beaten everyone on this ladder.</source>
        <translation>Na tej drabince masz już pokonanych wszystkich.</translation>
    </message>
    <message>
        <source>Weekly cup: {round}</source>
        <translation>Puchar tygodnia: {round}</translation>
    </message>
    <message>
        <source>Ladder: {name}</source>
        <translation>Drabinka: {name}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>wygrywa {name}</translation>
    </message>
    <message>
        <source>{round}: {players}</source>
        <translation>{round}: {players}</translation>
    </message>
    <message>
        <source>View this game</source>
        <translation>Obejrzyj tę partię</translation>
    </message>
    <message numerus="yes">
        <source>{n} cup(s) won</source>
        <translation>
            <numerusform>{n} zdobyty puchar</numerusform>
            <numerusform>{n} zdobyte puchary</numerusform>
            <numerusform>{n} zdobytych pucharów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message>
        <source>costs {share} chance to win</source>
        <translation>koszt: {share} szansy na wygraną</translation>
    </message>
    <message>
        <source>Show the cost of each choice?</source>
        <translation>Pokazać koszt każdego wyboru?</translation>
    </message>
    <message>
        <source>If you look at the costs, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Z&#xa0;kosztami ta partia staje się towarzyska: nie liczy się już do twojego rankingu. To pytanie pojawia się raz na partię.</translation>
    </message>
    <message>
        <source>Show the costs</source>
        <translation>Pokaż koszty</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>tak samo dobre jak najlepsze</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>koszt: {points}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lay out the duchy and choose the start castle. Several layouts are about as good as the best one.</source>
        <translation>Ułóż księstwo i wybierz zamek początkowy. Kilka układów jest mniej więcej tak samo dobrych jak najlepszy.</translation>
    </message>
    <message>
        <source>the best layout with another start castle</source>
        <translation>najlepszy układ z innym zamkiem początkowym</translation>
    </message>
    <message>
        <source>Castle chains</source>
        <translation>Łańcuchy z zamkami</translation>
    </message>
    <message>
        <source>A castle gives you one more action, with a die of any value. If you use this action to place another tile with an effect, the chain goes on.</source>
        <translation>Zamek daje ci jeszcze jedną akcję, z kością o dowolnej wartości. Jeśli w tej akcji położysz kolejną płytkę z efektem, łańcuch trwa dalej.</translation>
    </message>
    <message>
        <source>Follow the marked turn from the castle on. What does the action of the castle do that neither of the two dice could do?</source>
        <translation>Prześledź pokazaną turę od zamku. Co daje akcja zamku, czego nie dałaby żadna z dwóch kości?</translation>
    </message>
    <message>
        <source>Place a castle when its action brings a lot. You can complete a region, take a tile that no die reaches, or sell many goods. Do not use it for workers.</source>
        <translation>Kładź zamek wtedy, gdy jego akcja dużo daje. Możesz ukończyć region, wziąć płytkę, do której nie sięga żadna kość, albo sprzedać wiele towarów. Nie zużywaj jej na robotników.</translation>
    </message>
    <message>
        <source>Find the inn and the space for it. Which region does it help to complete, and what will that region score with one space more?</source>
        <translation>Znajdź karczmę i pole dla niej. Który region pomaga ukończyć i ile ten region da z jednym polem więcej?</translation>
    </message>
    <message>
        <source>Buy an inn for a space whose own tiles are hard to get. It also counts for the colour bonus. A region can have only one inn.</source>
        <translation>Kup karczmę na pole, na które trudno zdobyć właściwą płytkę. Liczy się też do bonusu za kolor. W regionie może być tylko jedna karczma.</translation>
    </message>
    <message>
        <source>Look at the white castle and at the white die. Which action would you get with this number, and which region would the tile help to complete?</source>
        <translation>Spójrz na biały zamek i na białą kość. Jaką akcję dałaby ta liczba i który region ta płytka pomaga ukończyć?</translation>
    </message>
    <message>
        <source>A white castle can wait in your storage until the white die shows a good number. Workers change the number for this action, too.</source>
        <translation>Biały zamek może czekać w magazynie podręcznym, aż biała kość pokaże dobrą liczbę. Robotnicy zmieniają liczbę także w tej akcji.</translation>
    </message>
    <message>
        <source>Before you load or sell goods, see which kinds the next spaces show. Sell your goods in an order that puts many of them on spaces of their own kind.</source>
        <translation>Zanim załadujesz lub sprzedasz towary, sprawdź, jakie rodzaje pokazują następne pola. Sprzedawaj w takiej kolejności, żeby wiele towarów trafiło na pola swojego rodzaju.</translation>
    </message>
    <message>
        <source>Each of these tiles exists only once. If you can use one of them well, take it before an opponent does.</source>
        <translation>Każda z tych płytek jest tylko jedna. Jeśli któraś dobrze ci się przyda, weź ją, zanim zrobi to przeciwnik.</translation>
    </message>
    <message>
        <source>Laying out your duchy</source>
        <translation>Układanie księstwa</translation>
    </message>
    <message>
        <source>Before the game you lay out your three boards and choose your start castle. You can only place tiles beside covered spaces, so the castle decides where you begin.</source>
        <translation>Przed grą układasz swoje trzy plansze i wybierasz zamek początkowy. Żetony możesz kłaść tylko obok zakrytych pól, więc od zamku zależy, gdzie zaczniesz.</translation>
    </message>
    <message>
        <source>Count the spaces that touch the start castle, and their colours. Then look for regions that reach from one board to the next.</source>
        <translation>Policz pola, które stykają się z zamkiem początkowym, i ich kolory. Potem znajdź regiony, które przechodzą z jednej planszy na drugą.</translation>
    </message>
    <message>
        <source>Choose a castle that touches many colours, so that you can use most of your first cards. Then turn and move the boards until small regions join to large ones.</source>
        <translation>Wybierz zamek, który styka się z wieloma kolorami, żeby przydała ci się większość pierwszych kart. Potem obracaj i przesuwaj plansze, aż małe regiony połączą się w duże.</translation>
    </message>
    <message>
        <source>Alone for 60 points</source>
        <translation>60 punktów w pojedynkę</translation>
    </message>
    <message>
        <source>Alone you try to score as many points as you can, and 60 is a good target. In 24 rounds that is two or three points a round.</source>
        <translation>Grając w pojedynkę, starasz się zdobyć jak najwięcej punktów, a 60 to dobry cel. Przy 24 rundach to dwa lub trzy punkty na rundę.</translation>
    </message>
    <message>
        <source>Before you place a tile, think about the tile that you will need next. Place it so that many of the tiles left can complete your feature.</source>
        <translation>Zanim położysz kafelek, pomyśl, jaki będzie potrzebny następny. Połóż go tak, żeby wiele z pozostałych kafelków mogło ukończyć twój obszar.</translation>
    </message>
    <message>
        <source>With the module Bazaars each player sometimes gets a tile at auction. The player who chose the tile sells it for the highest bid, or keeps it and pays that bid to the bidder.</source>
        <translation>W module Bazary każdy gracz dostaje czasem kafelek w drodze licytacji. Gracz, który wybrał kafelek, sprzedaje go za najwyższą ofertę albo zatrzymuje go i płaci tę ofertę temu, kto ją złożył.</translation>
    </message>
    <message>
        <source>Bid less for a tile than it will bring you. If it completes nothing for you, pass, or bid a single point. An opponent who needs the tile may pay you that point.</source>
        <translation>Oferuj za kafelek mniej, niż ci przyniesie. Jeśli niczego nim nie ukończysz, spasuj albo zaoferuj jeden punkt. Przeciwnik, który potrzebuje kafelka, może zapłacić ci ten punkt.</translation>
    </message>
    <message>
        <source>Look at the tile that the marked turn takes. Does it have a space in the duchy, and what will it bring there? A tile without a space only fills the storage.</source>
        <translation>Spójrz na żeton, który bierze pokazana tura. Czy ma pole w księstwie i co tam przyniesie? Żeton bez pola tylko zajmuje magazyn podręczny.</translation>
    </message>
    <message>
        <source>Once in your turn you may pay one marble for a second action. Pay it only if that action brings you more than the marble in a later turn.</source>
        <translation>Raz w swojej turze możesz zapłacić jeden marmur za drugą akcję. Płać tylko wtedy, gdy ta akcja da ci więcej niż marmur w późniejszej turze.</translation>
    </message>
    <message>
        <source>In the marked turn you pay a marble and take a tile. What would you lose if you ended the turn instead and kept the marble?</source>
        <translation>W pokazanej turze płacisz marmur i bierzesz żeton. Co stracisz, jeśli zamiast tego zakończysz turę i zachowasz marmur?</translation>
    </message>
    <message>
        <source>If you would lose a tile or points without the second action, pay the marble. If you would only draw cards with it, keep it.</source>
        <translation>Jeśli bez drugiej akcji stracisz żeton lub punkty, zapłać marmur. Jeśli tylko dobierzesz za niego karty, zachowaj go.</translation>
    </message>
    <message>
        <source>First look for an action that the dice allow as they are. If a die has no good action, take workers with it, and keep one or two for the next turn.</source>
        <translation>Najpierw szukaj akcji, na którą kości pozwalają bez zmian. Jeśli kość nie ma dobrej akcji, weź za nią robotników i zostaw jednego lub dwóch na następną turę.</translation>
    </message>
    <message>
        <source>The end of a phase</source>
        <translation>Koniec fazy</translation>
    </message>
    <message>
        <source>If you take a tile from the display, one from your own stack replaces it. If the stack of one player for this phase is empty, the phase ends with that round, and green points count.</source>
        <translation>Gdy bierzesz jeden z odkrytych żetonów, zastępuje go żeton z twojego stosu. Gdy komuś skończy się stos na tę fazę, faza kończy się wraz z tą rundą i liczą się zielone punkty.</translation>
    </message>
    <message>
        <source>Compare the green points of the players, and count the tiles in the stacks. What would happen if the phase ended now?</source>
        <translation>Porównaj zielone punkty wszystkich i policz żetony w stosach. Co by się stało, gdyby faza skończyła się teraz?</translation>
    </message>
    <message>
        <source>If you are ahead in green points, end the phase soon. If you are behind or can still place a tile, wait: draw cards or place tiles instead.</source>
        <translation>Jeśli prowadzisz w zielonych punktach, kończ fazę szybko. Jeśli masz ich mniej lub możesz jeszcze położyć żeton, poczekaj: dobieraj karty albo kładź żetony.</translation>
    </message>
    <message>
        <source>The last phase</source>
        <translation>Ostatnia faza</translation>
    </message>
    <message>
        <source>After phase E the game ends, and tiles in your storage are worth nothing. So think about which spaces you can still cover, and which regions you can complete.</source>
        <translation>Po fazie E gra się kończy, a płytki w twoim magazynie podręcznym nie są nic warte. Pomyśl więc, które pola jeszcze pokryjesz i które regiony ukończysz.</translation>
    </message>
    <message>
        <source>Count the rounds that are left: you have two dice for each. Then look at what the marked turn brings now, and at what it makes possible.</source>
        <translation>Policz rundy, które zostały: na każdą masz dwie kości. Potem sprawdź, co pokazana tura daje od razu, a co umożliwia później.</translation>
    </message>
    <message>
        <source>In the last rounds take only tiles that you can still place. Sell your goods, and use your workers and silverlings: at the end they bring few points.</source>
        <translation>W ostatnich rundach bierz tylko płytki, które zdążysz położyć. Sprzedaj towary, wykorzystaj robotników i srebrniki: na końcu dają niewiele punktów.</translation>
    </message>
    <message>
        <source>With the module Border posts your estate has three posts at its edge. You score when covered spaces lead from one post to another, and more points in an earlier phase.</source>
        <translation>W module Posterunki graniczne twoja posiadłość ma trzy posterunki na skraju. Punktujesz, gdy pokryte pola prowadzą od jednego posterunku do drugiego, a im wcześniejsza faza, tym więcej punktów.</translation>
    </message>
    <message>
        <source>Find the three posts. The marked turn joins two of them: follow the covered spaces from one post to the other.</source>
        <translation>Znajdź trzy posterunki. Pokazana tura łączy dwa z nich: prześledź pokryte pola od jednego posterunku do drugiego.</translation>
    </message>
    <message>
        <source>Plan the path between two posts from the start. Choose a path through small regions, so that you score for both.</source>
        <translation>Zaplanuj drogę między posterunkami od początku. Wybierz drogę przez małe regiony, a dostaniesz punkty i za nie, i za połączenie.</translation>
    </message>
    <message>
        <source>Blocking opponents</source>
        <translation>Blokowanie przeciwników</translation>
    </message>
    <message>
        <source>As long as an opponent&apos;s feature is incomplete, their follower stays there. Your tile can make its open spaces hard or impossible to fill.</source>
        <translation>Dopóki obszar przeciwnika nie jest ukończony, jego podwładny tam zostaje. Twój kafelek może sprawić, że wolne pola przy tym obszarze trudno będzie zapełnić albo w ogóle się nie da.</translation>
    </message>
    <message>
        <source>The marked turn places a tile beside an open space of an opponent&apos;s feature. Which tiles still fit there, and how many of them are left?</source>
        <translation>W pokazanej turze kafelek trafia obok wolnego pola przy obszarze przeciwnika. Jakie kafelki jeszcze tam pasują i ile ich zostało?</translation>
    </message>
    <message>
        <source>First look for your own points. If two turns bring you about the same, choose the one that blocks the larger feature of an opponent.</source>
        <translation>Najpierw szukaj punktów dla siebie. Jeśli dwie tury dają ci mniej więcej tyle samo, wybierz tę, która blokuje większy obszar przeciwnika.</translation>
    </message>
    <message>
        <source>Look at the tile on offer and at the open spaces of your features. What would it bring you, and what would it bring an opponent?</source>
        <translation>Spójrz na licytowany kafelek i na wolne pola przy twoich obszarach. Co da on tobie, a co przeciwnikowi?</translation>
    </message>
    <message>
        <source>Full regions</source>
        <translation>Pełne regiony</translation>
    </message>
    <message>
        <source>Complete regions as early as you can. Begin a large region only if you have enough rounds left for all its spaces.</source>
        <translation>Kończ regiony jak najwcześniej. Duży region zaczynaj tylko wtedy, gdy zostało dość rund na wszystkie jego pola.</translation>
    </message>
    <message>
        <source>Preparing regions</source>
        <translation>Przygotowanie regionu</translation>
    </message>
    <message>
        <source>Using bonuses</source>
        <translation>Użycie premii</translation>
    </message>
    <message>
        <source>Spaces within reach</source>
        <translation>Pola w zasięgu</translation>
    </message>
    <message>
        <source>You can only mark a space that touches a marked one. With more colours within reach, you can use more of the dice in the next round.</source>
        <translation>Możesz zaznaczyć tylko pole, które styka się z zaznaczonym. Im więcej kolorów w zasięgu, tym więcej kości przyda się w następnej rundzie.</translation>
    </message>
    <message>
        <source>Full colours</source>
        <translation>Pełne kolory</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>Zamek początkowy</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lekcja {number}: {title}</translation>
    </message>
    <message>
        <source>{title} (lesson {number})</source>
        <translation>{title} (lekcja {number})</translation>
    </message>
    <message>
        <source>Lesson {number}, position {at} of {count}</source>
        <translation>Lekcja {number}, pozycja {at} z {count}</translation>
    </message>
    <message>
        <source>One turn is better than all others here. Find it and play the whole turn on the table. You can try as often as you like.</source>
        <translation>Jedna tura jest tu lepsza od wszystkich innych. Znajdź ją i zagraj całą turę na stole. Możesz próbować dowolnie wiele razy.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Done: {found} of {count} found</source>
        <translation>Ukończono: znaleziono {found} z {count}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Powtórz</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Short lessons for after your first game: an idea, a position to look at, and three positions in which you find the best turn.</source>
        <translation>Krótkie lekcje na czas po pierwszej partii: myśl, pozycja do obejrzenia i trzy pozycje, w których szukasz najlepszej tury.</translation>
    </message>
    <message>
        <source>Your reviewed games advise: {lessons}.</source>
        <translation>Po analizie twoich partii pomoże ci: {lessons}.</translation>
    </message>
    <message>
        <source>Begin lesson {number}</source>
        <translation>Rozpocznij lekcję {number}</translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Wszystkie lekcje ukończone</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>Nie można pokazać tej lekcji</translation>
    </message>
    <message>
        <source>Regions and timing</source>
        <translation>Regiony we właściwym czasie</translation>
    </message>
    <message>
        <source>Complete small regions in the first phases. Late in the game, begin only regions that you can still complete.</source>
        <translation>W pierwszych fazach kończ małe regiony. Pod koniec gry zaczynaj tylko te, które zdążysz ukończyć.</translation>
    </message>
    <message>
        <source>Using the storage</source>
        <translation>Magazyn podręczny</translation>
    </message>
    <message>
        <source>Look at the depots, the dice and the stored tiles. Which tile fits a space beside the covered ones, and which does not?</source>
        <translation>Spójrz na magazyny, kości i odłożone płytki. Która płytka pasuje na pole obok zajętych, a która nie?</translation>
    </message>
    <message>
        <source>Workers and silverlings</source>
        <translation>Robotnicy i srebrniki</translation>
    </message>
    <message>
        <source>Chains of actions</source>
        <translation>Łańcuchy akcji</translation>
    </message>
    <message>
        <source>Goods and ships</source>
        <translation>Towary i statki</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Zwierzęta</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Bonusy za kolor</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Płytki wiedzy</translation>
    </message>
    <message>
        <source>Against an opponent</source>
        <translation>Przeciw rywalom</translation>
    </message>
    <message>
        <source>Completing features</source>
        <translation>Ukończenie obszaru</translation>
    </message>
    <message>
        <source>Claiming features</source>
        <translation>Zajmowanie obszaru</translation>
    </message>
    <message>
        <source>Farmers and fields</source>
        <translation>Chłopi i łąki</translation>
    </message>
    <message>
        <source>Roads and cities are the borders of a field. Look for the complete cities beside it, and for those that will soon be complete.</source>
        <translation>Granicami łąki są drogi i miasta. Znajdź stykające się z nią ukończone miasta i te, które wkrótce nimi będą.</translation>
    </message>
    <message>
        <source>Joining features</source>
        <translation>Łączenie obszarów</translation>
    </message>
    <message>
        <source>Find the two features that meet here, or could meet with one more tile. Count the followers of each player on both.</source>
        <translation>Znajdź dwa obszary, które się tu spotykają lub mogłyby się spotkać po jednym kafelku. Policz na obu podwładnych każdego gracza.</translation>
    </message>
    <message>
        <source>Counting tiles</source>
        <translation>Liczenie kafelków</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Karty i żetony</translation>
    </message>
    <message>
        <source>A tile costs two region cards of its colour. A worker or a pair of equal cards replaces a card that you lack.</source>
        <translation>Żeton kosztuje dwie karty włości w jego kolorze. Brakującą kartę zastępuje robotnik albo para jednakowych kart.</translation>
    </message>
    <message>
        <source>Do not collect tiles without cards, or cards without a tile in mind. Each action should make the next one possible.</source>
        <translation>Nie zbieraj żetonów bez kart ani kart bez planu. Każda akcja powinna umożliwiać następną.</translation>
    </message>
    <message>
        <source>Second actions</source>
        <translation>Druga akcja</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Żetony bonusowe</translation>
    </message>
    <message>
        <source>A completed region scores twice: for its size and for the phase. An earlier phase brings more points. The points of the phase do not depend on the size.</source>
        <translation>Ukończony region punktuje dwa razy: za wielkość i za fazę. Wcześniejsza faza daje więcej punktów. Punkty za fazę nie zależą od wielkości.</translation>
    </message>
    <message>
        <source>Look at the region that the marked turn helps you to complete. Count its empty spaces, and see which numbers you need for them.</source>
        <translation>Spójrz na region, który pokazana tura pomaga ukończyć. Policz jego puste pola i sprawdź, jakich liczb do nich potrzebujesz.</translation>
    </message>
    <message>
        <source>A tile in your storage scores nothing yet, and there is room for only three. Take tiles that have a space in your estate and that you can place soon.</source>
        <translation>Płytka w magazynie podręcznym nic jeszcze nie daje, a mieszczą się tam tylko trzy. Bierz płytki, które mają pole w posiadłości i które wkrótce możesz położyć.</translation>
    </message>
    <message>
        <source>Place each tile as soon as you have a die for it. If your storage is full, you must discard a stored tile to take a new one.</source>
        <translation>Kładź każdą płytkę, gdy tylko masz na nią kość. Jeśli magazyn podręczny jest pełny, musisz odrzucić z niego płytkę, by wziąć nową.</translation>
    </message>
    <message>
        <source>One worker changes a die by one. Once in your turn you may buy a tile from the black depot for two silverlings. You need no die.</source>
        <translation>Robotnik zmienia kość o jeden. Raz w swojej turze możesz kupić płytkę z czarnego magazynu za dwa srebrniki. Nie potrzebujesz do tego kości.</translation>
    </message>
    <message>
        <source>Look at the dice, the workers and the silverlings. What can you do with the dice unchanged, and what would a change cost?</source>
        <translation>Spójrz na kości, robotników i srebrniki. Co możesz zrobić z kośćmi bez zmian, a ile kosztowałaby zmiana?</translation>
    </message>
    <message>
        <source>Some tiles give you another action at once. A castle gives you an action with a die of any value. With a carpenter, church or market you take one more tile.</source>
        <translation>Niektóre płytki od razu dają kolejną akcję. Zamek daje ci akcję z kością o dowolnej wartości. Dzięki stolarni, kościołowi lub targowisku bierzesz jeszcze jedną płytkę.</translation>
    </message>
    <message>
        <source>Follow the marked turn step by step. One action leads to the next, so you do more than two dice allow.</source>
        <translation>Prześledź pokazaną turę krok po kroku. Jedna akcja prowadzi do następnej, więc robisz więcej, niż pozwalają dwie kości.</translation>
    </message>
    <message>
        <source>Before you place such a tile, make sure that you have a good use for its action. With the extra action you can sometimes complete a region in the same turn.</source>
        <translation>Zanim położysz taką płytkę, upewnij się, że dobrze wykorzystasz jej akcję. Dzięki dodatkowej akcji możesz czasem ukończyć region jeszcze w tej samej turze.</translation>
    </message>
    <message>
        <source>A ship loads goods from a depot and moves you forward in the order of play. Later you use a die to sell all goods of its number, and each tile scores.</source>
        <translation>Statek ładuje towary z magazynu i przesuwa cię do przodu w kolejności. Później kością sprzedajesz wszystkie towary o jej liczbie, a każda płytka daje punkty.</translation>
    </message>
    <message>
        <source>Look at the goods: which kinds fit the dice, and how many tiles of each do you have? A sale also brings a silverling.</source>
        <translation>Spójrz na towary: które rodzaje pasują do kości i ile płytek każdego z nich masz? Sprzedaż daje też srebrnik.</translation>
    </message>
    <message>
        <source>A sale is one action, however many goods you sell. So collect many goods of one kind before you sell them.</source>
        <translation>Sprzedaż to jedna akcja, bez względu na liczbę towarów. Zbierz więc dużo towarów jednego rodzaju, zanim je sprzedasz.</translation>
    </message>
    <message>
        <source>A new animal tile scores one point for each animal on it. Earlier animals of the same kind in that pasture score again. So a pasture with only one kind scores again and again.</source>
        <translation>Nowa płytka zwierząt daje jeden punkt za każde zwierzę na niej. Wcześniejsze zwierzęta tego gatunku na tym pastwisku punktują jeszcze raz. Pastwisko z tylko jednym gatunkiem punktuje więc wciąż na nowo.</translation>
    </message>
    <message>
        <source>Count the animals of the same kind on the new tile and in its pasture. If you place one more tile of this kind there, all of them score again.</source>
        <translation>Policz zwierzęta tego samego gatunku na nowej płytce i na jej pastwisku. Jeśli położysz tam jeszcze jedną płytkę tego gatunku, wszystkie punktują ponownie.</translation>
    </message>
    <message>
        <source>Choose one kind for each pasture, and place the first tile there early. Then even a later tile with few animals scores well.</source>
        <translation>Wybierz jeden gatunek na każde pastwisko i wcześnie połóż tam pierwszą płytkę. Wtedy nawet późniejsza płytka z małą liczbą zwierząt da dużo punktów.</translation>
    </message>
    <message>
        <source>The first player to cover all spaces of a colour gets the large bonus. The second player gets the small one. You can fill a colour with few spaces sooner.</source>
        <translation>Kto pierwszy zajmie wszystkie pola koloru, otrzymuje duży bonus. Druga osoba otrzymuje mały. Kolor z małą liczbą pól możesz zapełnić szybciej.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour, in this estate and in the others. In which colours can you be first?</source>
        <translation>Policz puste pola każdego koloru, w tej posiadłości i w pozostałych. W których kolorach możesz wyprzedzić innych?</translation>
    </message>
    <message>
        <source>Decide early in which colours you can be first. If an opponent is ahead in one, change to another.</source>
        <translation>Wcześnie zdecyduj, w których kolorach możesz wyprzedzić innych. Jeśli ktoś prowadzi w jednym, przejdź do innego.</translation>
    </message>
    <message>
        <source>Some knowledge tiles score at the end for things that you have. Others make a rule better for you as soon as you place them.</source>
        <translation>Niektóre płytki wiedzy dają na koniec punkty za to, co masz. Inne ulepszają dla ciebie jakąś zasadę, gdy tylko je położysz.</translation>
    </message>
    <message>
        <source>Rest the pointer on the knowledge tiles to read them. How many points or advantages would each of them bring on this estate?</source>
        <translation>Zatrzymaj wskaźnik na płytkach wiedzy, by je przeczytać. Ile punktów lub jakie korzyści dałaby każda w tej posiadłości?</translation>
    </message>
    <message>
        <source>Take a knowledge tile that scores for things that you collect anyway. The earlier you have it, the better you can plan for it.</source>
        <translation>Bierz płytkę wiedzy, która daje punkty za to, co i tak zbierasz. Im wcześniej ją masz, tym lepiej możesz planować.</translation>
    </message>
    <message>
        <source>Each depot has only a few tiles. If you take one, no other player can have it. An opponent may need it more than you do.</source>
        <translation>W każdym magazynie jest tylko kilka płytek. Jeśli weźmiesz jedną, nie dostanie jej już nikt inny. Przeciwnik może jej potrzebować bardziej niż ty.</translation>
    </message>
    <message>
        <source>Look at the estates of the opponents. The marked turn takes a tile that an opponent could use to complete a region or a colour.</source>
        <translation>Spójrz na posiadłości przeciwników. Pokazana tura bierze płytkę, którą ktoś z nich mógłby ukończyć region lub kolor.</translation>
    </message>
    <message>
        <source>First look for your own best turn. If two turns are about equal, take the tile that an opponent needs.</source>
        <translation>Najpierw szukaj własnej najlepszej tury. Jeśli dwie są prawie równe, weź płytkę, której potrzebuje przeciwnik.</translation>
    </message>
    <message>
        <source>The Shields module</source>
        <translation>Moduł Tarcze</translation>
    </message>
    <message>
        <source>With the module Shields you may take a shield instead of your two actions. Both dice must show the number of its depot. You place it on one of your castles and have its power at once.</source>
        <translation>W module Tarcze możesz zamiast dwóch akcji wziąć tarczę. Obie kości muszą pokazywać liczbę jej magazynu. Kładziesz ją na jednym ze swoich zamków i od razu masz jej zdolność.</translation>
    </message>
    <message>
        <source>The marked turn takes a shield. What else could you do with the two dice, and what will the shield bring until the end?</source>
        <translation>Pokazana tura bierze tarczę. Co innego można zrobić z tymi dwiema kośćmi i co tarcza da do końca gry?</translation>
    </message>
    <message>
        <source>At the end of each phase you pay one silverling for each shield, or you lose it. So take one that brings more than two actions. You can make your dice equal with workers.</source>
        <translation>Na koniec każdej fazy płacisz za każdą tarczę jednego srebrnika albo ją tracisz. Bierz więc taką, która daje więcej niż dwie akcje. Robotnikami możesz zrównać swoje kości.</translation>
    </message>
    <message>
        <source>The Border posts module</source>
        <translation>Moduł Posterunki graniczne</translation>
    </message>
    <message>
        <source>The Inns module</source>
        <translation>Moduł Karczmy</translation>
    </message>
    <message>
        <source>With the module Inns you can buy an inn instead of a tile from the black depot, for two silverlings. An inn covers a space of any colour, and its region then scores as if it had one space more.</source>
        <translation>W module Karczmy możesz za dwa srebrniki kupić karczmę zamiast płytki z czarnego magazynu. Karczma zajmuje pole dowolnego koloru, a jej region punktuje potem tak, jakby miał o jedno pole więcej.</translation>
    </message>
    <message>
        <source>The White castles module</source>
        <translation>Moduł Białe zamki</translation>
    </message>
    <message>
        <source>With the module White castles there is one more kind of building, the white castle. When you place it on a building space, you have one more action, with the number of the white die.</source>
        <translation>W module Białe zamki jest jeszcze jeden rodzaj budynków: biały zamek. Gdy kładziesz go na polu budynku, masz jeszcze jedną akcję, z liczbą na białej kości.</translation>
    </message>
    <message>
        <source>The Trade routes module</source>
        <translation>Moduł Szlaki handlowe</translation>
    </message>
    <message>
        <source>With the module Trade routes you put the goods that you sell on the row of spaces above your estate, from left to right. If a space shows the same kind of goods, you get its bonus.</source>
        <translation>W module Szlaki handlowe kładziesz sprzedane towary na rzędzie pól nad twoją posiadłością, od lewej do prawej. Jeśli pole pokazuje ten sam rodzaj towaru, dostajesz jego premię.</translation>
    </message>
    <message>
        <source>Look at the next spaces of the route and at the goods. Which sale puts a tile on a space that shows its kind, and what is the bonus?</source>
        <translation>Spójrz na następne pola szlaku i na towary. Która sprzedaż kładzie płytkę na polu jej rodzaju i jaka to premia?</translation>
    </message>
    <message>
        <source>The Extra tiles module</source>
        <translation>Moduł Dodatkowe płytki</translation>
    </message>
    <message>
        <source>With the module Extra tiles there are four more tiles. The crane copies another building. The geese let the best kind of animal in their pasture score again. Knowledge tile 27 helps you in the order of play, and tile 28 changes silver into workers.</source>
        <translation>W module Dodatkowe płytki są cztery płytki więcej. Żuraw naśladuje inny budynek. Gęsi sprawiają, że najcenniejszy gatunek na ich pastwisku punktuje jeszcze raz. Płytka wiedzy 27 pomaga w kolejności graczy, a płytka 28 zamienia srebro na robotników.</translation>
    </message>
    <message>
        <source>The marked tile is one of the four. Rest the pointer on it to read about it. What does it bring at once, and what by the end of the game?</source>
        <translation>Zaznaczona płytka to jedna z tych czterech. Zatrzymaj na niej wskaźnik, żeby o niej przeczytać. Co daje od razu, a co do końca gry?</translation>
    </message>
    <message>
        <source>Features are cities, roads, monasteries and fields. All except fields score as soon as they are complete, and you get your followers back. An incomplete city is worth only half at the end.</source>
        <translation>Obszary to miasta, drogi, klasztory i łąki. Wszystkie oprócz łąk punktują zaraz po ukończeniu, a twoi podwładni wracają do ciebie. Nieukończone miasto jest na koniec warte tylko połowę.</translation>
    </message>
    <message>
        <source>The marked turn completes a feature. Count its points, and see which follower comes back for the next turns.</source>
        <translation>Pokazana tura kończy obszar. Policz punkty i zobacz, który podwładny wraca na następne tury.</translation>
    </message>
    <message>
        <source>Complete the features that you have begun before you begin new ones. Small cities and roads score soon, and you get your followers back.</source>
        <translation>Kończ zaczęte obszary, zanim zaczniesz nowe. Małe miasta i drogi szybko punktują, a twoi podwładni wracają do ciebie.</translation>
    </message>
    <message>
        <source>After you place a tile, you may place a follower on it. The feature must not have a follower yet. Claim a feature that will score soon or will score many points.</source>
        <translation>Po położeniu kafelka możesz postawić na nim podwładnego. Na obszarze nie może być jeszcze żadnego podwładnego. Zajmuj obszar, który da punkty wkrótce albo da ich dużo.</translation>
    </message>
    <message>
        <source>The marked turn places a follower. Which tiles would complete the feature, and what is it worth at the end if it is incomplete?</source>
        <translation>Pokazana tura stawia podwładnego. Jakie kafelki ukończyłyby ten obszar i ile jest wart na koniec, jeśli zostanie nieukończony?</translation>
    </message>
    <message>
        <source>Claim a feature that can still grow or will be complete soon. If no tile fits an open space of the feature, your follower stays there until the end.</source>
        <translation>Zajmuj obszar, który jeszcze urośnie lub wkrótce będzie ukończony. Jeśli na wolne pole przy obszarze nie pasuje żaden kafelek, twój podwładny zostaje tam do końca.</translation>
    </message>
    <message>
        <source>Saving followers</source>
        <translation>Oszczędzanie podwładnych</translation>
    </message>
    <message>
        <source>You have only a few followers, and a farmer never comes back. If you have no follower in your supply, you cannot claim anything.</source>
        <translation>Masz tylko kilku podwładnych, a chłop nigdy nie wraca. Jeśli nie masz podwładnego w zasobach, niczego nie zajmiesz.</translation>
    </message>
    <message>
        <source>Count the followers in the supply before and after the marked turn. Would a follower bring more on this tile, or is it better to keep it?</source>
        <translation>Policz podwładnych w zasobach przed pokazaną turą i po niej. Czy podwładny da więcej na tym kafelku, czy lepiej go zachować?</translation>
    </message>
    <message>
        <source>Keep one follower for the next good tile, except in the last rounds. Complete small features to get the others back.</source>
        <translation>Zostaw jednego podwładnego na następny dobry kafelek, chyba że to ostatnie rundy. Kończ małe obszary, by odzyskać pozostałych.</translation>
    </message>
    <message>
        <source>A farmer stays in a field until the end. Then the player with the most farmers there scores for each complete city beside the field.</source>
        <translation>Chłop zostaje na łące do końca gry. Wtedy gracz z największą liczbą chłopów na łące otrzymuje punkty za każde ukończone miasto, z którym się ona styka.</translation>
    </message>
    <message>
        <source>If a field touches cities and has no farmer yet, place one there. Later try to join your field to one with more cities.</source>
        <translation>Jeśli łąka styka się z miastami i nie ma jeszcze chłopa, postaw tam swojego. Później spróbuj połączyć ją z łąką, przy której jest więcej miast.</translation>
    </message>
    <message>
        <source>You may not place a follower on a feature that already has one. But you can claim a separate feature nearby and join the two later.</source>
        <translation>Na obszarze z podwładnym nie wolno postawić kolejnego. Możesz jednak zająć osobny obszar w pobliżu i później połączyć oba.</translation>
    </message>
    <message>
        <source>If two players have the same number of followers there, both score in full. If you have one more, only you score. So join your feature to a large one of an opponent.</source>
        <translation>Jeśli dwoje graczy ma tam tyle samo podwładnych, oboje otrzymują pełne punkty. Jeśli masz o jednego więcej, punktujesz tylko ty. Połącz więc swój obszar z dużym obszarem przeciwnika.</translation>
    </message>
    <message>
        <source>Each kind of tile exists only a few times. If many of the tiles that are left fit into an open space, you will probably fill it soon.</source>
        <translation>Każdy rodzaj kafelka występuje tylko kilka razy. Jeśli na wolne pole pasuje wiele pozostałych kafelków, pewnie wkrótce je zapełnisz.</translation>
    </message>
    <message>
        <source>Look at the open spaces beside the marked tile, and click the pile to see the tiles left. Which tiles would fit there, and how many of them are left?</source>
        <translation>Spójrz na wolne pola obok pokazanego kafelka i kliknij stos, by zobaczyć pozostałe kafelki. Jakie kafelki by tam pasowały i ile ich zostało?</translation>
    </message>
    <message>
        <source>The Bazaars module</source>
        <translation>Moduł Bazary</translation>
    </message>
    <message>
        <source>A region scores only when all its spaces are marked. In each later phase it scores fewer points. So look first for a region that you can complete in this round.</source>
        <translation>Region punktuje dopiero wtedy, gdy wszystkie jego pola są zaznaczone. W każdej kolejnej fazie daje mniej punktów. Dlatego najpierw szukaj regionu, który można ukończyć w tej rundzie.</translation>
    </message>
    <message>
        <source>The turn shown here completes a region. You score its points at once and get its bonus. A pasture gives double points and no bonus.</source>
        <translation>Pokazana tura kończy region. Od razu otrzymujesz jego punkty i premię. Pastwisko daje podwójne punkty, ale bez premii.</translation>
    </message>
    <message>
        <source>You cannot complete a region in every round. After a good mark the region has only one empty space, and many numbers fit there.</source>
        <translation>Nie w każdej rundzie da się ukończyć region. Po dobrym zaznaczeniu region ma tylko jedno puste pole, do którego pasuje wiele liczb.</translation>
    </message>
    <message>
        <source>The turn shown here completes nothing yet. Count the empty spaces of the region, and the numbers that fit them.</source>
        <translation>Pokazana tura niczego jeszcze nie kończy. Policz puste pola regionu i liczby, które do nich pasują.</translation>
    </message>
    <message>
        <source>Before you mark a space, think about the next round: which numbers will the region still take?</source>
        <translation>Zanim zaznaczysz pole, pomyśl o następnej rundzie: jakie liczby będą jeszcze pasować do regionu?</translation>
    </message>
    <message>
        <source>A monk changes a colour die, a worker a number die, and silver gives you a second mark. You may use only one bonus in a round, and each works only once.</source>
        <translation>Mnich zmienia kość kolorów, robotnik kość liczb, a srebrnik daje drugie zaznaczenie. W rundzie możesz użyć tylko jednej premii, a każda działa tylko raz.</translation>
    </message>
    <message>
        <source>Several turns are possible here, and they use different bonuses. Compare the bonuses that you use in each turn and those that you keep.</source>
        <translation>Możliwych jest tu kilka tur, które zużywają różne premie. Porównaj premie, których używasz w każdej turze, i te, które zachowujesz.</translation>
    </message>
    <message>
        <source>If you can complete something with a bonus, use it. If the dice alone are almost as good, keep it, but not until the end of the game.</source>
        <translation>Jeśli dzięki premii możesz coś ukończyć, użyj jej. Jeśli same kości są prawie tak samo dobre, zachowaj ją, ale nie do końca partii.</translation>
    </message>
    <message>
        <source>Look at the spaces around the new mark. You can mark them next. Some of them have colours that you could not reach before.</source>
        <translation>Spójrz na pola wokół nowego zaznaczenia. Możesz je zaznaczyć w następnej kolejności. Niektóre mają kolory, które dotąd były poza zasięgiem.</translation>
    </message>
    <message>
        <source>Keep several colours within reach. Then you can do something useful with almost every roll.</source>
        <translation>Miej w zasięgu kilka kolorów. Wtedy prawie każdy rzut możesz dobrze wykorzystać.</translation>
    </message>
    <message>
        <source>The first player to fill a colour scores the higher value. The second player scores the lower one. Late in the game a full colour is often worth more than a region.</source>
        <translation>Kto pierwszy zapełni kolor, otrzymuje wyższą wartość. Druga osoba otrzymuje niższą. Pod koniec partii pełny kolor często daje więcej niż region.</translation>
    </message>
    <message>
        <source>Look at the values at the left of the sheet. The turn shown here fills a colour, or leaves only one space of it empty.</source>
        <translation>Spójrz na wartości po lewej stronie arkusza. Pokazana tura zapełnia kolor albo zostawia tylko jedno jego puste pole.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour on your sheet and on the others. If you are only just ahead in a colour, fill it first.</source>
        <translation>Policz puste pola każdego koloru na swoim arkuszu i na pozostałych. Jeśli w jakimś kolorze prowadzisz tylko o włos, zapełnij go najpierw.</translation>
    </message>
    <message>
        <source>Your first mark must touch your start castle. You also get its bonus at once. So think about both its place and its bonus.</source>
        <translation>Twoje pierwsze zaznaczenie musi stykać się z zamkiem początkowym. Od razu otrzymujesz też jego premię. Pomyśl więc i o miejscu, i o premii.</translation>
    </message>
    <message>
        <source>Look at the bonus of the castle shown here, and count the colours around it. With more colours around it, you can use more of the dice in the first rounds.</source>
        <translation>Spójrz na premię pokazanego zamku i policz kolory wokół niego. Im więcej kolorów wokół, tym więcej kości wykorzystasz w pierwszych rundach.</translation>
    </message>
    <message>
        <source>Choose a castle between several colours and near small regions. If two places are equally good, choose the better bonus.</source>
        <translation>Wybierz zamek między kilkoma kolorami, blisko małych regionów. Jeśli dwa miejsca są równie dobre, wybierz lepszą premię.</translation>
    </message>
    <message>
        <source>Nobody can fill a colour before you, but in phase III a full colour scores only its lower value. How many points does the turn shown here bring?</source>
        <translation>Nikt nie zapełni koloru przed tobą, ale w fazie III pełny kolor daje już tylko swoją niższą wartość. Ile punktów daje pokazana tura?</translation>
    </message>
    <message>
        <source>Complete regions in phase I, while they score most. A full colour scores its higher value until the end of phase II. Use all your bonuses before the last round ends.</source>
        <translation>Kończ regiony w fazie I, póki dają najwięcej punktów. Pełny kolor daje swoją wyższą wartość do końca fazy II. Wykorzystaj wszystkie premie przed końcem ostatniej rundy.</translation>
    </message>
    <message>
        <source>Full regions score green points, and a green point of phase I counts three times. So a small region in phase I can bring more than a large one later.</source>
        <translation>Pełne regiony dają zielone punkty, a zielony punkt z fazy I liczy się trzy razy. Mały region w fazie I może więc dać więcej niż duży później.</translation>
    </message>
    <message>
        <source>Look at the region that the marked turn helps you to complete. Count its empty spaces. How many times will you add its green points until the end?</source>
        <translation>Spójrz na region, który pokazana tura pomaga ukończyć. Policz jego puste pola. Ile razy dodasz jego zielone punkty do końca gry?</translation>
    </message>
    <message>
        <source>Begin with small regions in phase I. If a region needs only one more tile, take that tile before somebody else does.</source>
        <translation>W fazie I zacznij od małych regionów. Jeśli regionowi brakuje tylko jednego żetonu, weź go, zanim zrobi to ktoś inny.</translation>
    </message>
    <message>
        <source>Compare the cards in your hand with your stored tiles. Which tile can you place next, and how many cards do you still need for it?</source>
        <translation>Porównaj karty na ręce z żetonami w swoim magazynie. Który żeton możesz położyć jako następny i ilu kart jeszcze do niego potrzebujesz?</translation>
    </message>
    <message>
        <source>If you take a tile as your action, it waits in your storage until you place it. The storage is small. If it is full, you must discard something to take another tile.</source>
        <translation>Jeśli w ramach akcji bierzesz żeton, czeka on w magazynie podręcznym, aż go położysz. Magazyn jest mały. Gdy jest pełny, trzeba coś odrzucić, by wziąć kolejny żeton.</translation>
    </message>
    <message>
        <source>If a tile has a space and you can pay for it soon, take it. Place it before you take the next one.</source>
        <translation>Jeśli żeton ma pole, a ty wkrótce możesz za niego zapłacić, weź go. Połóż go, zanim weźmiesz następny.</translation>
    </message>
    <message>
        <source>A bonus tile improves one thing until the end of the game. You choose the first one before the game begins. For each town you choose another one.</source>
        <translation>Żeton bonusowy ulepsza jedną rzecz do końca gry. Pierwszy wybierasz przed rozpoczęciem gry. Z każdym miastem wybierasz kolejny.</translation>
    </message>
    <message>
        <source>Compare the bonus tiles. For +1 marble count the quarries, for +1 worker the villages, for +1 yield card the carts.</source>
        <translation>Porównaj żetony bonusowe. Dla „+1 marmur” policz kamieniołomy, dla „+1 robotnik” wioski, dla „+1 karta dochodu” wozy.</translation>
    </message>
    <message>
        <source>If you get a bonus tile early, you can use it many times. The tile +1 storage also brings green points, which you add at the end of every phase.</source>
        <translation>Jeśli wcześnie otrzymasz żeton bonusowy, skorzystasz z niego wiele razy. „+1 pole magazynu” daje też zielone punkty, które dodajesz na koniec każdej fazy.</translation>
    </message>
    <message>
        <source>The first player to fill a colour gets green points, and the second player gets fewer. Each colour has the same number of spaces in all duchies, so it is a race.</source>
        <translation>Kto pierwszy zapełni kolor, otrzymuje zielone punkty, a druga osoba otrzymuje ich mniej. Każdy kolor ma we wszystkich księstwach tyle samo pól, więc to wyścig.</translation>
    </message>
    <message>
        <source>Count the empty spaces of each colour, here and in the other duchies. In the marked turn you fill a colour, or nearly fill it.</source>
        <translation>Policz puste pola każdego koloru, tutaj i w pozostałych księstwach. W pokazanej turze zapełniasz kolor całkiem albo prawie.</translation>
    </message>
    <message>
        <source>From phase II on, count the empty spaces of each colour in every duchy. If you are behind in one, hurry with another.</source>
        <translation>Od fazy II licz puste pola każdego koloru w każdym księstwie. Jeśli w jednym przegrywasz, pospiesz się z innym.</translation>
    </message>
    <message>
        <source>If you take a tile from the display, no other player can have it. The only tile of a colour in the display may be worth more to an opponent than to you.</source>
        <translation>Jeśli weźmiesz jeden z odkrytych żetonów, nie dostanie go już nikt inny. Jedyny odkryty żeton koloru bywa dla przeciwnika cenniejszy niż dla ciebie.</translation>
    </message>
    <message>
        <source>Look at the duchy and the storage of each opponent. The marked turn takes a tile that an opponent needs for a region or a colour.</source>
        <translation>Spójrz na księstwo i magazyn każdego przeciwnika. Pokazana tura bierze żeton, którego przeciwnik potrzebuje do regionu lub koloru.</translation>
    </message>
    <message>
        <source>First look for your own best turn. If two turns are about equal, take the tile of the display that an opponent needs.</source>
        <translation>Najpierw szukaj własnej najlepszej tury. Jeśli dwie są prawie równe, weź ten odkryty żeton, którego potrzebuje przeciwnik.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>The program ended unexpectedly</source>
        <translation>Program zakończył się niespodziewanie</translation>
    </message>
    <message>
        <source>An error ended the program. The details show the error message.</source>
        <translation>Błąd przerwał działanie programu. Komunikat błędu jest w szczegółach.</translation>
    </message>
    <message>
        <source>The program did not close properly and left no error message. This can happen after a power cut, or when the system stops a program by force.</source>
        <translation>Program nie zamknął się prawidłowo i nie zostawił komunikatu błędu. Tak bywa po zaniku prądu albo gdy system wymusi zamknięcie programu.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. Your game continues where you left off.</source>
        <translation>Ostatnio program zakończył się niespodziewanie. Twoja partia trwa dalej od tego samego miejsca.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly twice, so no game was opened. All your games are still there.</source>
        <translation>Program dwa razy zakończył się niespodziewanie, dlatego nie otwarto żadnej partii. Wszystkie twoje partie są na miejscu.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time. All your games are still there.</source>
        <translation>Ostatnio program zakończył się niespodziewanie. Wszystkie twoje partie są na miejscu.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Co się stało?</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
    <message>
        <source>Every action is saved immediately. Unless another message says otherwise, nothing is lost. Your report helps to fix the error.</source>
        <translation>Każda akcja zapisuje się od razu. Jeśli żaden inny komunikat nie mówi inaczej, nic nie przepadło. Twoje zgłoszenie pomoże naprawić błąd.</translation>
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
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day in Qt&apos;s letters: 17 November</comment>
        <translation>d MMMM</translation>
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
        <translation>Rozegrane wcześniej, {day}: {results}</translation>
    </message>
    <message numerus="yes">
        <source>Played before, {day}: {name}, {n} space(s) covered</source>
        <translation>
            <numerusform>Rozegrane wcześniej, {day}: {name}, zakryte {n} pole</numerusform>
            <numerusform>Rozegrane wcześniej, {day}: {name}, zakryte {n} pola</numerusform>
            <numerusform>Rozegrane wcześniej, {day}: {name}, zakryte {n} pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the challenge code</source>
        <translation>Kopiuj kod wyzwania</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>To samo rozdanie jeszcze raz</translation>
    </message>
    <message>
        <source>Copied: {code}. Anyone who plays it gets the same deal.</source>
        <translation>Skopiowano: {code}. Kto go użyje, dostanie to samo rozdanie.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Clear the field</source>
        <translation>Wyczyść pole</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>purple</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
</context>
<context>
    <name>Dice table</name>
    <message>
        <source>A full colour</source>
        <translation>Pełny kolor</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Rund zostało</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <translation>jak nadrukowano</translation>
    </message>
    <message>
        <source>points count twice</source>
        <translation>punkty liczą się podwójnie</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>dowolny kolor</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>dowolna liczba</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>jeszcze jedno</translation>
    </message>
    <message>
        <source>Your combination</source>
        <translation>Twoja kombinacja</translation>
    </message>
    <message>
        <source>one colour, one number</source>
        <translation>jeden kolor, jedna liczba</translation>
    </message>
    <message>
        <source>Colour {hue}</source>
        <translation>Kolor: {hue}</translation>
    </message>
    <message>
        <source>Hourglass die</source>
        <translation>Kość klepsydr</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Liczba {number}</translation>
    </message>
    <message>
        <source>Scores now, at best</source>
        <translation>Daje teraz, najwyżej</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Daje teraz</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosztuje</translation>
    </message>
    <message>
        <source>A colour die counts as any other colour, for one mark.</source>
        <translation>Kość kolorów liczy się przy jednym zaznaczeniu jako dowolny inny kolor.</translation>
    </message>
    <message>
        <source>A number die counts as any other number, for one mark.</source>
        <translation>Kość liczb liczy się przy jednym zaznaczeniu jako dowolna inna liczba.</translation>
    </message>
    <message>
        <source>All {spaces}: {points}</source>
        <translation>Wszystkie {spaces}: {points}</translation>
    </message>
    <message>
        <source>{marked} of {cells} marked</source>
        <translation>zaznaczono {marked} z&#xa0;{cells}</translation>
    </message>
    <message>
        <source>Duchy {letter}</source>
        <translation>Księstwo {letter}</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Faza {phase}</translation>
    </message>
    <message>
        <source>A region of {size}</source>
        <translation>Region wielkości {size}</translation>
    </message>
    <message>
        <source>A pasture&apos;s points count twice.</source>
        <translation>Punkty pastwiska liczą się podwójnie.</translation>
    </message>
    <message>
        <source>Is ready</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Zostało</translation>
    </message>
    <message>
        <source>Used so far</source>
        <translation>Dotąd użyto</translation>
    </message>
    <message>
        <source>Spaces marked</source>
        <translation>Zaznaczone pola</translation>
    </message>
    <message>
        <source>Regions full</source>
        <translation>Pełne regiony</translation>
    </message>
    <message>
        <source>Full in phase {phase}</source>
        <translation>Pełny w fazie {phase}</translation>
    </message>
    <message>
        <source>Takes {numbers}.</source>
        <translation>Przyjmuje {numbers}.</translation>
    </message>
    <message>
        <source>Region of {size}, {marked} marked</source>
        <translation>Region wielkości {size}, zaznaczone: {marked}</translation>
    </message>
    <message>
        <source>Marked with {number}.</source>
        <translation>Zaznaczone liczbą {number}.</translation>
    </message>
    <message>
        <source>Region of {size}, full</source>
        <translation>Region wielkości {size}, pełny</translation>
    </message>
    <message>
        <source>Marked with {number} in this round.</source>
        <translation>W&#xa0;tej rundzie zaznaczone liczbą {number}.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełny</translation>
    </message>
    <message>
        <source>A pasture&apos;s points</source>
        <translation>Punkty pastwiska</translation>
    </message>
    <message>
        <source>count twice</source>
        <translation>liczą się podwójnie</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>Faza&#xa0;{phase}, runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>teraz {points}</translation>
    </message>
    <message>
        <source>the higher value</source>
        <translation>wyższa wartość</translation>
    </message>
    <message>
        <source>the lower value</source>
        <translation>niższa wartość</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>Duchy {letter}, {marked} of {cells}</source>
        <translation>Księstwo {letter}, {marked} z {cells}</translation>
    </message>
    <message>
        <source>to sell</source>
        <translation>na sprzedaż</translation>
    </message>
    <message>
        <source>One bonus per round</source>
        <translation>Jedna premia na rundę</translation>
    </message>
    <message>
        <source>Combine any number die and any colour die to mark a space.</source>
        <translation>Kość liczb i&#xa0;kość kolorów dają jedno zaznaczenie; można łączyć dowolne dwie.</translation>
    </message>
    <message>
        <source>Shared by everyone</source>
        <translation>Wspólna dla wszystkich</translation>
    </message>
    <message>
        <source>Marks {spaces}. You can combine it with any number die.</source>
        <translation>Zaznacza pola: {spaces}. Pasuje do niej każda kość liczb.</translation>
    </message>
    <message>
        <source>On two hourglasses all goods are sold: each for 2 points and 1 silver.</source>
        <translation>Gdy wypadną dwie klepsydry, sprzedaje się wszystkie towary: każdy za 2 punkty i&#xa0;1 srebrnik.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off, whatever the die shows.</source>
        <translation>W&#xa0;każdej rundzie skreśla się jedną kratkę, cokolwiek kość pokaże.</translation>
    </message>
    <message>
        <source>One box of the time track is crossed off for each hourglass.</source>
        <translation>Za każdą klepsydrę skreśla się jedną kratkę na torze czasu.</translation>
    </message>
    <message>
        <source>You can use only one bonus per round.</source>
        <translation>W&#xa0;rundzie można użyć tylko jednej premii.</translation>
    </message>
    <message>
        <source>For everyone who is first to mark their last space of this kind ({spaces}), in the same round.</source>
        <translation>Dla wszystkich, którzy w&#xa0;tej samej rundzie pierwsi zaznaczą ostatnie pole tego rodzaju ({spaces}).</translation>
    </message>
    <message>
        <source>For everyone who marks their last space of this kind ({spaces}) in a later round.</source>
        <translation>Dla tych, którzy ostatnie pole tego rodzaju ({spaces}) zaznaczą w&#xa0;późniejszej rundzie.</translation>
    </message>
    <message>
        <source>For marking the last space of this kind ({spaces}) in phase I or II.</source>
        <translation>Za ostatnie pole tego rodzaju ({spaces}), zaznaczone w&#xa0;fazie I&#xa0;lub II.</translation>
    </message>
    <message>
        <source>For marking the last space of this kind ({spaces}) in phase III.</source>
        <translation>Za ostatnie pole tego rodzaju ({spaces}), zaznaczone w&#xa0;fazie III.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off for each hourglass rolled. When all are crossed off, the phase ends.</source>
        <translation>W&#xa0;każdej rundzie skreśla się tyle kratek, ile wyrzucono klepsydr. Gdy skreślone są wszystkie, faza się kończy.</translation>
    </message>
    <message>
        <source>Each round, one box is crossed off. When all are crossed off, the phase ends.</source>
        <translation>W&#xa0;każdej rundzie skreśla się jedną kratkę. Gdy skreślone są wszystkie, faza się kończy.</translation>
    </message>
    <message>
        <source>A second mark in a round, with another pair of unchanged dice.</source>
        <translation>Drugie zaznaczenie w&#xa0;rundzie, inną parą niezmienionych kości.</translation>
    </message>
    <message>
        <source>On two hourglasses all are sold automatically: each for 2 points and 1 silver.</source>
        <translation>Przy dwóch klepsydrach wszystkie towary sprzedają się same: każdy za 2 punkty i&#xa0;1 srebrnik.</translation>
    </message>
    <message>
        <source>{crossed} of {boxes} boxes crossed off</source>
        <translation>skreślone kratki: {crossed} z {boxes}</translation>
    </message>
    <message>
        <source>Listed by the phase in which they were scored.</source>
        <translation>Zapisane według fazy, w której je zdobyto.</translation>
    </message>
    <message>
        <source>Everyone plays on the same sheet.</source>
        <translation>Wszyscy grają na takim samym arkuszu.</translation>
    </message>
    <message>
        <source>You see the marks of a round when everyone is ready.</source>
        <translation>Zaznaczenia z&#xa0;rundy widać dopiero, gdy wszyscy są gotowi.</translation>
    </message>
    <message>
        <source>Alone you play for points. Your title, by score:</source>
        <translation>Grając samotnie, zbierasz punkty. Twój tytuł według wyniku:</translation>
    </message>
    <message>
        <source>You score it at once when you mark its last space.</source>
        <translation>Punkty zapisuje się od razu, gdy zaznaczone jest jego ostatnie pole.</translation>
    </message>
    <message>
        <source>Chooses</source>
        <translation>Wybiera</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Dla</translation>
    </message>
    <message>
        <source>This can be your start castle: cross it to get its point and its bonus.</source>
        <translation>Może być twoim zamkiem początkowym: po skreśleniu daje punkt i&#xa0;premię.</translation>
    </message>
    <message>
        <source>You can mark it once a space next to it is marked.</source>
        <translation>Można je zaznaczyć, gdy zaznaczone jest pole obok.</translation>
    </message>
    <message>
        <source>Takes a number from a space next to it: {numbers}.</source>
        <translation>Przyjmuje liczbę z&#xa0;sąsiedniego pola: {numbers}.</translation>
    </message>
    <message>
        <source>The start castle. Its cross does not count as a number for its neighbours.</source>
        <translation>Zamek początkowy. Jego krzyżyk nie liczy się dla sąsiadów jako liczba.</translation>
    </message>
    <message>
        <source>Takes a number from a space next to it; there is none yet.</source>
        <translation>Przyjmuje liczbę z&#xa0;sąsiedniego pola; na razie żadnej nie ma.</translation>
    </message>
    <message>
        <source>All numbers in a town must differ. Takes {numbers}.</source>
        <translation>Liczby w&#xa0;mieście muszą być różne. Przyjmuje {numbers}.</translation>
    </message>
    <message>
        <source>All numbers in a pasture must be the same. Takes {numbers}.</source>
        <translation>Liczby na pastwisku muszą być takie same. Przyjmuje {numbers}.</translation>
    </message>
    <message>
        <source>Takes any number; the rest of its region then takes the same one.</source>
        <translation>Przyjmuje dowolną liczbę, a&#xa0;reszta regionu potem tę samą.</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Daje</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wybiera</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine did not answer</source>
        <translation>Silnik nie odpowiedział</translation>
    </message>
    <message>
        <source>Check the command line, its quotation marks and the working folder.</source>
        <translation>Sprawdź polecenie, cudzysłowy i folder roboczy.</translation>
    </message>
    <message>
        <source>A name, a command line or a folder is too long.</source>
        <translation>Nazwa, polecenie lub folder są zbyt długie.</translation>
    </message>
    <message>
        <source>The engine {name} does not play {game}.</source>
        <translation>Silnik {name} nie gra w {game}.</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>Silnik musi mieć nazwę.</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>Dodaj silnik</translation>
    </message>
    <message>
        <source>Program and arguments</source>
        <translation>Program i argumenty</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Folder roboczy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <translation>Poziom bota</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Zdecyduj później</translation>
    </message>
    <message>
        <source>In its place:</source>
        <translation>Na jego miejscu:</translation>
    </message>
    <message>
        <source>Open the game with bots?</source>
        <translation>Otworzyć partię z botami?</translation>
    </message>
    <message>
        <source>Open with bots</source>
        <translation>Otwórz z botami</translation>
    </message>
    <message>
        <source>Level of the bot for {name}</source>
        <translation>Poziom bota, który zastąpi: {name}</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Symulacje</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>“{name}” answered.</source>
        <translation>„{name}” odpowiada.</translation>
    </message>
    <message>
        <source>{games}. {limit}.</source>
        <translation>{games}. {limit}.</translation>
    </message>
    <message>
        <source>A program that you have added.</source>
        <translation>Program dodany przez ciebie.</translation>
    </message>
    <message numerus="yes">
        <source>{n} simulation(s) a decision</source>
        <translation>
            <numerusform>{n} symulacja na decyzję</numerusform>
            <numerusform>{n} symulacje na decyzję</numerusform>
            <numerusform>{n} symulacji na decyzję</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet: Settings, Engines.</source>
        <translation>Jeszcze niesprawdzony: Ustawienia, Silniki.</translation>
    </message>
    <message>
        <source>Does not play this game.</source>
        <translation>Nie gra w tę grę.</translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s) a decision</source>
        <translation>
            <numerusform>{n} sekunda na decyzję</numerusform>
            <numerusform>{n} sekundy na decyzję</numerusform>
            <numerusform>{n} sekund na decyzję</numerusform>
        </translation>
    </message>
    <message>
        <source>{limit}, strength unknown</source>
        <translation>{limit}, siła nieznana</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Dodaj silnik…</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Usunąć: {name}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Programs as players</source>
        <translation>Programy jako gracze</translation>
    </message>
    <message>
        <source>Add your engines again in the settings.</source>
        <translation>Dodaj swoje silniki ponownie w ustawieniach.</translation>
    </message>
    <message>
        <source>Its last output:
{words}</source>
        <translation>Ostatnio napisał:
{words}</translation>
    </message>
    <message>
        <source>The engine {name} cannot continue</source>
        <translation>Silnik {name} nie może grać dalej</translation>
    </message>
    <message>
        <source>It did not follow the engine protocol. The game is paused; nothing is lost.</source>
        <translation>Nie zachował się zgodnie z protokołem silników. Partia jest wstrzymana; nic nie przepadło.</translation>
    </message>
    <message>
        <source>Restart it, or let a bot play in its place.</source>
        <translation>Uruchom go ponownie albo wybierz bota, który zagra na jego miejscu.</translation>
    </message>
    <message>
        <source>This command line does not start a program that answers as an engine.</source>
        <translation>To polecenie nie uruchamia programu, który odpowiada jak silnik.</translation>
    </message>
    <message>
        <source>Your engines could not be saved</source>
        <translation>Nie udało się zapisać twoich silników</translation>
    </message>
    <message>
        <source>Shorten it. You can add up to 100 engines.</source>
        <translation>Skróć ten wpis. Możesz dodać do 100 silników.</translation>
    </message>
    <message>
        <source>They stay until you close the program. Free some disk space, then edit one of them.</source>
        <translation>Pozostaną do zamknięcia programu. Zwolnij miejsce na dysku, a potem edytuj jeden z nich.</translation>
    </message>
    <message>
        <source>The engine that plays as {name} has not been added in the settings.</source>
        <translation>Silnik, który gra jako {name}, nie został dodany w ustawieniach.</translation>
    </message>
    <message>
        <source>An engine is a separate program that can do anything on this computer that you can do. Add only engines that you trust. An engine runs when you test it and when it plays.</source>
        <translation>Silnik to osobny program, który może na tym komputerze zrobić wszystko, co ty. Dodawaj tylko silniki, którym ufasz. Silnik działa, gdy go sprawdzasz i gdy gra.</translation>
    </message>
    <message>
        <source>The command line is empty: enter the program to start.</source>
        <translation>Polecenie jest puste: podaj program do uruchomienia.</translation>
    </message>
    <message>
        <source>Another engine already has this name: change one of them.</source>
        <translation>Inny silnik ma już tę nazwę: zmień jedną z nich.</translation>
    </message>
    <message>
        <source>Edit the engine</source>
        <translation>Edytuj silnik</translation>
    </message>
    <message>
        <source>Its own name</source>
        <translation>Jego własna nazwa</translation>
    </message>
    <message>
        <source>The folder where Burgundy Qt was started</source>
        <translation>Folder, w którym uruchomiono Burgundy Qt</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Wybierz program</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Wybierz folder</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>A quotation mark in the command line is not closed.</source>
        <translation>W poleceniu brakuje zamykającego cudzysłowu.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edytuj…</translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation>Edytuj: {name}</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Niech gra bot</translation>
    </message>
    <message>
        <source>Restart it</source>
        <translation>Uruchom ponownie</translation>
    </message>
    <message numerus="yes">
        <source>You have not added {n} engine(s) of this game. With bots in their place, it continues as a casual game. Until you open it, nothing changes.</source>
        <translation>
            <numerusform>{n} silnika tej partii nie ma na twojej liście. Z botem na jego miejscu partia toczy się dalej jako towarzyska. Dopóki jej nie otworzysz, nic się nie zmieni.</numerusform>
            <numerusform>{n} silników tej partii nie ma na twojej liście. Z botami na ich miejscu partia toczy się dalej jako towarzyska. Dopóki jej nie otworzysz, nic się nie zmieni.</numerusform>
            <numerusform>{n} silników tej partii nie ma na twojej liście. Z botami na ich miejscu partia toczy się dalej jako towarzyska. Dopóki jej nie otworzysz, nic się nie zmieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open</source>
        <translation>Nie otwieraj</translation>
    </message>
    <message>
        <source>Unit of the limit</source>
        <translation>Jednostka limitu</translation>
    </message>
    <message>
        <source>Not tested yet. A test runs the program for a moment.</source>
        <translation>Jeszcze niesprawdzony. Sprawdzenie uruchamia program na chwilę.</translation>
    </message>
    <message>
        <source>Tested.</source>
        <translation>Sprawdzony.</translation>
    </message>
    <message>
        <source>Asking for its name and a first move in each game…</source>
        <translation>Pytanie o nazwę i pierwszy ruch w każdej grze…</translation>
    </message>
    <message>
        <source>Stopped. The program was closed.</source>
        <translation>Zatrzymano. Program został zakończony.</translation>
    </message>
    <message>
        <source>“{name}” answered, but does not play any of these games.</source>
        <translation>„{name}” odpowiada, ale nie gra w żadną z gier Burgundy Qt.</translation>
    </message>
    <message>
        <source>{game}: it plays, and its first move is legal.</source>
        <translation>{game}: gra, a jego pierwszy ruch jest dozwolony.</translation>
    </message>
    <message>
        <source>It also lists games that Burgundy Qt does not have: {games}.</source>
        <translation>Wymienia też gry, których nie ma w Burgundy Qt: {games}.</translation>
    </message>
    <message>
        <source>Not tested yet, so you cannot choose it in a game.</source>
        <translation>Jeszcze niesprawdzony, więc nie można go wybrać w grze.</translation>
    </message>
    <message>
        <source>{game}: it did not follow the engine protocol, so you cannot choose it there.</source>
        <translation>{game}: nie działa zgodnie z protokołem silników, więc nie można go tam wybrać.</translation>
    </message>
    <message>
        <source>{name} does not play this game: a bot takes its place.</source>
        <translation>{name} nie gra w tę grę: zastąpi go bot.</translation>
    </message>
    <message>
        <source>{name} is no longer in your list: a bot takes its place.</source>
        <translation>{name} nie jest już na liście: zastąpi go bot.</translation>
    </message>
    <message>
        <source>No engines yet. The folder “examples” in the source code has three to start with, in plain Python: one plays at random, one takes the most points at once, one looks a turn ahead. The page “Writing an engine” explains how to write your own.</source>
        <translation>Nie ma jeszcze silników. W folderze „examples” kodu źródłowego są trzy na początek, w czystym Pythonie: jeden gra losowo, jeden bierze od razu najwięcej punktów, jeden patrzy o turę naprzód. Strona „Writing an engine” wyjaśnia, jak napisać własny.</translation>
    </message>
    <message>
        <source>The program itself stays where it is. When you open an unfinished game with this engine, you can let a bot play instead.</source>
        <translation>Sam program pozostaje na swoim miejscu. Gdy otworzysz nieukończoną partię z tym silnikiem, możesz zastąpić go botem.</translation>
    </message>
    <message>
        <source>A program that uses the engine protocol can play in any seat of the games it supports.</source>
        <translation>Program, który używa protokołu silników, może grać na każdym miejscu w grach, które obsługuje.</translation>
    </message>
    <message>
        <source>The file with your engines was damaged</source>
        <translation>Plik z listą twoich silników był uszkodzony</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}. Your games are safe.</source>
        <translation>Nowa nazwa uszkodzonego pliku: {file}. Twoje partie są bezpieczne.</translation>
    </message>
</context>
<context>
    <name>Estates</name>
    <message>
        <source>Good for animals: on a pasture of {size} they score again and again.</source>
        <translation>Dobra dla zwierząt: na pastwisku wielkości {size} punktują wciąż na nowo.</translation>
    </message>
    <message>
        <source>river of {size}</source>
        <translation>rzeka wielkości {size}</translation>
    </message>
    <message>
        <source>city of {size}</source>
        <translation>miasto wielkości {size}</translation>
    </message>
    <message>
        <source>{size} knowledge spaces</source>
        <translation>pola wiedzy: {size}</translation>
    </message>
    <message>
        <source>{size} mines</source>
        <translation>kopalnie: {size}</translation>
    </message>
    <message>
        <source>Large regions: {regions}.</source>
        <translation>Duże regiony: {regions}.</translation>
    </message>
    <message>
        <source>{count} regions, most of them small: points come early.</source>
        <translation>Regionów: {count}, przeważnie małych: punkty przychodzą wcześnie.</translation>
    </message>
    <message>
        <source>Only {count} regions: points come late, and many at once.</source>
        <translation>Regionów tylko {count}: punkty przychodzą późno, za to dużo naraz.</translation>
    </message>
    <message>
        <source>{region} (twice)</source>
        <translation>{region} (dwa razy)</translation>
    </message>
    <message>
        <source>A bit of everything: no region has more than {size} spaces.</source>
        <translation>Wszystkiego po trochu: największy region ma wielkość {size}.</translation>
    </message>
    <message>
        <source>Each mine is a separate region.</source>
        <translation>Każda kopalnia to osobny region.</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message numerus="yes">
        <source>after {n} turn(s), like you in this game</source>
        <translation>
            <numerusform>po {n} turze, jak ty w tej partii</numerusform>
            <numerusform>po {n} turach, jak ty w tej partii</numerusform>
            <numerusform>po {n} turach, jak ty w tej partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} of bots</source>
        <translation>Partia botów nr {number}</translation>
    </message>
    <message>
        <source>the bots play it differently now</source>
        <translation>boty rozgrywają ją teraz inaczej</translation>
    </message>
    <message>
        <source>Games with this</source>
        <translation>Partie z tą cechą</translation>
    </message>
    <message>
        <source>Games with this: {number}</source>
        <translation>Partie z tą cechą: {number}</translation>
    </message>
    <message>
        <source>Something went wrong in the explorer</source>
        <translation>Coś poszło nie tak w eksploratorze</translation>
    </message>
    <message>
        <source>{day}: {players}</source>
        <translation>{day}: {players}</translation>
    </message>
    <message>
        <source>There are no such games. Choose fewer conditions above.</source>
        <translation>Nie ma takich partii. Wybierz powyżej mniej warunków.</translation>
    </message>
    <message>
        <source>Games of bots</source>
        <translation>Partie botów</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>drużyny</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Trwa wczytywanie twoich partii.</translation>
    </message>
    <message>
        <source>You have not finished a game of this kind yet.</source>
        <translation>Nie masz jeszcze żadnej zakończonej partii tego rodzaju.</translation>
    </message>
    <message>
        <source>None of these games had any of this.</source>
        <translation>W żadnej z tych partii to nie wystąpiło.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Eksplorator</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Tylko te</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} partia</numerusform>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} partii</numerusform>
        </translation>
    </message>
    <message>
        <source>{trait}: {value}</source>
        <translation>{trait}: {value}</translation>
    </message>
    <message>
        <source>alike: {number}</source>
        <translation>podobna: {number}</translation>
    </message>
    <message>
        <source>In 95 of 100 cases, the true share of wins lies within the interval. The line is the mean of all.</source>
        <translation>W 95 na 100 przypadków prawdziwy odsetek wygranych leży w przedziale. Kreska to średnia wszystkich.</translation>
    </message>
    <message>
        <source>same table: {number}</source>
        <translation>ten sam stół: {number}</translation>
    </message>
    <message numerus="yes">
        <source>after {n} turn(s), as {name} in this game</source>
        <translation>
            <numerusform>po {n} turze, jak {name} w tej partii</numerusform>
            <numerusform>po {n} turach, jak {name} w tej partii</numerusform>
            <numerusform>po {n} turach, jak {name} w tej partii</numerusform>
        </translation>
    </message>
    <message>
        <source>no turn of the game on the table is over yet</source>
        <translation>w partii na stole nie skończyła się jeszcze żadna tura</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) still to read</source>
        <translation>
            <numerusform>jeszcze {n} partia do wczytania</numerusform>
            <numerusform>jeszcze {n} partie do wczytania</numerusform>
            <numerusform>jeszcze {n} partii do wczytania</numerusform>
        </translation>
    </message>
    <message>
        <source>any position</source>
        <translation>każda pozycja</translation>
    </message>
    <message>
        <source>Remove {restriction}</source>
        <translation>Usuń: {restriction}</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grupuj według</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortuj według</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które partie</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Moduły</translation>
    </message>
    <message>
        <source>any edition</source>
        <translation>każde wydanie</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>dowolna liczba</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>każdy poziom</translation>
    </message>
    <message>
        <source>without modules</source>
        <translation>bez modułów</translation>
    </message>
    <message>
        <source>any modules</source>
        <translation>każdy moduł</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Przedział 95%</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>za mało partii</translation>
    </message>
    <message>
        <source>{points} ± {margin}</source>
        <translation>{points} ± {margin}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), {share} won (95% interval: {least} to {most}), {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} partia, wygrane {share} (przedział 95%: od {least} do {most}), średnio {points} pkt</numerusform>
            <numerusform>{name}: {n} partie, wygrane {share} (przedział 95%: od {least} do {most}), średnio {points} pkt</numerusform>
            <numerusform>{name}: {n} partii, wygrane {share} (przedział 95%: od {least} do {most}), średnio {points} pkt</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by games</source>
        <translation>według partii</translation>
    </message>
    <message>
        <source>sorted by wins</source>
        <translation>według wygranych</translation>
    </message>
    <message>
        <source>sorted by points</source>
        <translation>według punktów</translation>
    </message>
    <message>
        <source>sorted by name</source>
        <translation>według nazwy</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} game(s), too few to say anything; {points} points on average</source>
        <translation>
            <numerusform>{name}: {n} partia, za mało, by coś stwierdzić; średnio {points} pkt</numerusform>
            <numerusform>{name}: {n} partie, za mało, by coś stwierdzić; średnio {points} pkt</numerusform>
            <numerusform>{name}: {n} partii, za mało, by coś stwierdzić; średnio {points} pkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Games by value</source>
        <translation>Partie według wartości</translation>
    </message>
    <message>
        <source>First tile placed</source>
        <translation>Położona najpierw</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Posiadłość</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Płytki wiedzy</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Tarcze</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Zamki</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Kopalnie</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Statki</translation>
    </message>
    <message>
        <source>building</source>
        <translation>budynek</translation>
    </message>
    <message>
        <source>animals</source>
        <translation>zwierzęta</translation>
    </message>
    <message>
        <source>knowledge tile</source>
        <translation>płytka wiedzy</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Chłopi</translation>
    </message>
    <message>
        <source>First farmer</source>
        <translation>Pierwszy chłop</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Rycerze</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Rozbójnicy</translation>
    </message>
    <message>
        <source>Monks</source>
        <translation>Mnisi</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Mosty</translation>
    </message>
    <message>
        <source>in the first third of the game</source>
        <translation>w pierwszej tercji partii</translation>
    </message>
    <message>
        <source>in the second third of the game</source>
        <translation>w drugiej tercji partii</translation>
    </message>
    <message>
        <source>in the last third of the game</source>
        <translation>w ostatniej tercji partii</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>no follower</source>
        <translation>bez podwładnego</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Księstwo</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Zamek początkowy</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Bonusy za kolor</translation>
    </message>
    <message>
        <source>First colour bonus</source>
        <translation>Pierwsza premia za kolor</translation>
    </message>
    <message>
        <source>First bonus tile</source>
        <translation>Pierwszy żeton bonusowy</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <translation>Kolejność plansz</translation>
    </message>
    <message>
        <source>Castles placed</source>
        <translation>Położone zamki</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klasztory</translation>
    </message>
    <message>
        <source>Carts</source>
        <translation>Wozy</translation>
    </message>
    <message>
        <source>Inns</source>
        <translation>Zajazdy</translation>
    </message>
    <message>
        <source>Phases ended</source>
        <translation>Zakończone fazy</translation>
    </message>
    <message>
        <source>each board lower</source>
        <translation>każda niżej</translation>
    </message>
    <message>
        <source>lower, then higher</source>
        <translation>niżej, potem wyżej</translation>
    </message>
    <message>
        <source>higher, then lower</source>
        <translation>wyżej, potem niżej</translation>
    </message>
    <message>
        <source>each board higher</source>
        <translation>każda wyżej</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Pierwsza tura</translation>
    </message>
    <message>
        <source>take {piece}</source>
        <translation>weź: {piece}</translation>
    </message>
    <message>
        <source>place {piece}</source>
        <translation>połóż: {piece}</translation>
    </message>
    <message>
        <source>buy {piece}</source>
        <translation>kup: {piece}</translation>
    </message>
    <message>
        <source>mark {piece}</source>
        <translation>zaznacz: {piece}</translation>
    </message>
    <message>
        <source>take workers</source>
        <translation>weź robotników</translation>
    </message>
    <message>
        <source>take a worker</source>
        <translation>weź robotnika</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>sprzedaj towary</translation>
    </message>
    <message>
        <source>draw cards</source>
        <translation>dobierz karty</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ludzie</translation>
    </message>
    <message>
        <source>Added engines</source>
        <translation>Dodane silniki</translation>
    </message>
    <message>
        <source>Show games like this one?</source>
        <translation>Pokazać partie podobne do tej?</translation>
    </message>
    <message>
        <source>If you look at them, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Jeśli je obejrzysz, ta partia stanie się towarzyska: nie liczy się już do twojego rankingu. To pytanie pojawia się tylko raz w partii.</translation>
    </message>
    <message>
        <source>Show games</source>
        <translation>Pokaż partie</translation>
    </message>
    <message>
        <source>{share} won ({least} to {most}), {points} points</source>
        <translation>wygrane {share} (od {least} do {most}), {points} pkt</translation>
    </message>
    <message>
        <source>same board: {number}</source>
        <translation>ta sama plansza: {number}</translation>
    </message>
    <message>
        <source>First tiles taken</source>
        <translation>Wzięte najpierw</translation>
    </message>
    <message>
        <source>First tile (duchy)</source>
        <translation>Położony najpierw</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>take a tile</source>
        <translation>weź płytkę</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>sprzedaj towary</translation>
    </message>
    <message>
        <source>take workers</source>
        <translation>weź robotników</translation>
    </message>
    <message>
        <source>phase {phase}</source>
        <translation>faza&#xa0;{phase}</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n}&#xa0;pole</numerusform>
            <numerusform>{n}&#xa0;pola</numerusform>
            <numerusform>{n}&#xa0;pól</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <translation>albo</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>twoja własna</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>wspólna</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>rycerz</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>rozbójnik</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>mnich</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>chłop</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>liczby</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>kolory</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>klepsydra</translation>
    </message>
    <message>
        <source>your stack</source>
        <translation>twój stos</translation>
    </message>
    <message>
        <source>display</source>
        <translation>odkryte żetony</translation>
    </message>
    <message>
        <source>place a tile</source>
        <translation>połóż płytkę</translation>
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
        <translation>Plik pochodzi z nowszej wersji Burgundy Qt</translation>
    </message>
    <message>
        <source>This version cannot read “{file}”. The file was not changed, and your games are safe.</source>
        <translation>Ta wersja nie może odczytać pliku „{file}”. Plik pozostał bez zmian, a twoje partie są bezpieczne.</translation>
    </message>
    <message>
        <source>To use it again, install the latest version of Burgundy Qt.</source>
        <translation>Aby znów z niego korzystać, zainstaluj najnowszą wersję Burgundy Qt.</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}”: {reason}.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder and that the disk is not full. Then try again.</source>
        <translation>Sprawdź, czy wolno ci zapisywać w tym folderze i czy dysk nie jest pełny. Potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>One of your data files cannot be read</source>
        <translation>Nie można odczytać jednego z twoich plików</translation>
    </message>
    <message>
        <source>“{file}”: the system reports “{reason}”. The contents of the file are not shown for now. The file was not changed, and your games are safe.</source>
        <translation>„{file}”: system zgłasza „{reason}”. Zawartość pliku na razie nie jest widoczna. Plik nie został zmieniony, a twoje partie są bezpieczne.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then restart the program.</source>
        <translation>Sprawdź, czy wolno ci odczytać ten plik, a potem uruchom program ponownie.</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Tips  {key}</source>
        <translation>Rady  {key}</translation>
    </message>
    <message>
        <source>Log  {key}</source>
        <translation>Dziennik  {key}</translation>
    </message>
    <message>
        <source>{page}  {key}</source>
        <translation>{page}  {key}</translation>
    </message>
    <message>
        <source>Score  {key}</source>
        <translation>Punkty  {key}</translation>
    </message>
</context>
<context>
    <name>Game review</name>
    <message>
        <source>Next, you did something that the better turn would have prevented: {action}. {fact}</source>
        <translation>Twój następny ruch, któremu lepsza tura by zapobiegła: {action}. {fact}</translation>
    </message>
    <message>
        <source>Depth: quick</source>
        <translation>Głębokość: szybka</translation>
    </message>
    <message>
        <source>Depth: normal</source>
        <translation>Głębokość: zwykła</translation>
    </message>
    <message>
        <source>Depth: deep</source>
        <translation>Głębokość: dokładna</translation>
    </message>
    <message>
        <source>{other} led until {moment}. Then {name} took the lead.</source>
        <translation>{moment}: do tej chwili na prowadzeniu {other}, potem {name}.</translation>
    </message>
    <message>
        <source>{other} led until {moment}. Then you took the lead.</source>
        <translation>{moment}: do tej chwili na prowadzeniu {other}, potem Ty.</translation>
    </message>
    <message>
        <source>You led until {moment}. Then {name} took the lead.</source>
        <translation>{moment}: do tej chwili na prowadzeniu Ty, potem {name}.</translation>
    </message>
    <message>
        <source>The turning point was luck for {name}: {moment}, {share} chance to win.</source>
        <translation>Punktem zwrotnym było szczęście ({name}): {moment}, {share} szansy na wygraną.</translation>
    </message>
    <message>
        <source>The turning point was luck for you: {moment}, {share} chance to win.</source>
        <translation>Punktem zwrotnym było Twoje szczęście: {moment}, {share} szansy na wygraną.</translation>
    </message>
    <message>
        <source>The turning point was a mistake by {name}: {moment}, {share} chance to win.</source>
        <translation>Punktem zwrotnym był błąd ({name}): {moment}, {share} szansy na wygraną.</translation>
    </message>
    <message>
        <source>The turning point was your mistake: {moment}, {share} chance to win.</source>
        <translation>Punktem zwrotnym był Twój błąd: {moment}, {share} szansy na wygraną.</translation>
    </message>
    <message>
        <source>Hands that the record leaves open were drawn at random.</source>
        <translation>Ręce, które zapis pozostawia nieznane, wylosowano.</translation>
    </message>
    <message>
        <source>This game cannot be reviewed</source>
        <translation>Tej partii nie można przeanalizować</translation>
    </message>
    <message>
        <source>The review could not be saved</source>
        <translation>Nie udało się zapisać analizy</translation>
    </message>
    <message>
        <source>The game could not be reviewed</source>
        <translation>Nie udało się przeanalizować partii</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Kluczowe chwile</translation>
    </message>
    <message>
        <source>Whose key moments to show</source>
        <translation>Czyje kluczowe chwile pokazać</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Twoje</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Co było lepsze</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Twoje błędy</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Czytanie partii…</translation>
    </message>
    <message>
        <source>The better turn</source>
        <translation>Lepsza tura</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Reviewed: {share}</source>
        <translation>Przeanalizowano: {share}</translation>
    </message>
    <message>
        <source>{title}. {course}</source>
        <translation>{title}. {course}</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Oczekiwane punkty</translation>
    </message>
    <message>
        <source>{name}: from {start} to {end}; the worst turn, move {move}, cost {price}.</source>
        <translation>{name}: od {start} do {end}; najgorsza tura, ruch {move}, kosztowała: {price}.</translation>
    </message>
    <message>
        <source>Next, {name} did something that the better turn would have prevented: {action}. {fact}</source>
        <translation>Następny ruch, któremu lepsza tura by zapobiegła ({name}): {action}. {fact}</translation>
    </message>
    <message>
        <source>{name}: there was nothing to choose.</source>
        <translation>{name}: nie było czego wybierać.</translation>
    </message>
    <message>
        <source>{name}: this turn was as good as the best, or nearly so.</source>
        <translation>{name}: ta tura była tak dobra jak najlepsza albo prawie tak dobra.</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>Luck: {gains}</source>
        <translation>Szczęście: {gains}</translation>
    </message>
    <message>
        <source>Reviewing: {share}</source>
        <translation>Trwa analiza: {share}</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>Expected spaces covered</source>
        <translation>Oczekiwane zakryte pola</translation>
    </message>
    <message>
        <source>{name}: from {start} to {end}.</source>
        <translation>{name}: od {start} do {end}.</translation>
    </message>
    <message>
        <source>&lt; {share}</source>
        <translation>&lt; {share}</translation>
    </message>
    <message>
        <source>Review the game so far?</source>
        <translation>Przeanalizować dotychczasową partię?</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>Przeanalizuj</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Luck: {points} points</source>
        <translation>Szczęście, punkty: {points}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrano</translation>
    </message>
    <message>
        <source>This game can be reviewed when it is over</source>
        <translation>Tę partię można przeanalizować, gdy się skończy</translation>
    </message>
    <message>
        <source>A review looks at every hand, and in this game the hands stay hidden until the end. You can still look back, and ask for a hint at your own decisions.</source>
        <translation>Analiza zagląda w karty wszystkich, a w tej grze karty na ręce pozostają ukryte do końca. Możesz jednak przeglądać partię i prosić o podpowiedź przy własnych decyzjach.</translation>
    </message>
    <message>
        <source>{name}: {price}. The chance to win hardly changed.</source>
        <translation>{name}: {price}. Szansa na wygraną prawie się nie zmieniła.</translation>
    </message>
    <message>
        <source>Luck: {spaces} spaces</source>
        <translation>Szczęście, pola: {spaces}</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} minute(s) left</source>
        <translation>
            <numerusform>Trwa analiza: {share}, jeszcze około {n} minuty</numerusform>
            <numerusform>Trwa analiza: {share}, jeszcze około {n} minut</numerusform>
            <numerusform>Trwa analiza: {share}, jeszcze około {n} minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: {share}, about {n} second(s) left</source>
        <translation>
            <numerusform>Trwa analiza: {share}, jeszcze około {n} sekundy</numerusform>
            <numerusform>Trwa analiza: {share}, jeszcze około {n} sekund</numerusform>
            <numerusform>Trwa analiza: {share}, jeszcze około {n} sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>The bots have not learnt this kind of game, so they cannot judge its turns.</source>
        <translation>Boty nie nauczyły się takich partii, więc nie potrafią ocenić tur.</translation>
    </message>
    <message>
        <source>You can still look back and ask for hints.</source>
        <translation>Przegląd partii i&#xa0;podpowiedzi nadal działają.</translation>
    </message>
    <message>
        <source>Show the better turn on the table, or the turn played</source>
        <translation>Pokaż na stole lepszą turę albo zagraną</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Depth: a few seconds, about 15 seconds or a few minutes</source>
        <translation>Dokładność: kilka sekund, około 15 sekund lub kilka minut</translation>
    </message>
    <message>
        <source>Click to see that moment. Go from mistake to mistake</source>
        <translation>Kliknięcie pokazuje ten moment. Od błędu do błędu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>{name}: a slip that cost {price}.</source>
        <translation>{name}: niedokładność, kosztowała: {price}.</translation>
    </message>
    <message>
        <source>{name}: a mistake that cost {price}.</source>
        <translation>{name}: błąd, kosztował: {price}.</translation>
    </message>
    <message>
        <source>{name}: a blunder that cost {price}.</source>
        <translation>{name}: gruby błąd, kosztował: {price}.</translation>
    </message>
    <message>
        <source>The saved review of this game is damaged. It was put aside as {file}, and the game is being reviewed again.</source>
        <translation>Zapisana analiza tej partii jest uszkodzona. Odłożono ją jako {file}, a&#xa0;partia jest analizowana od nowa.</translation>
    </message>
    <message>
        <source>The review shows better turns, and that also helps in the rest of the game. If you review a game before it ends, it becomes casual: it no longer counts towards your rating.</source>
        <translation>Analiza pokazuje lepsze tury, a&#xa0;to pomaga także w&#xa0;dalszej części partii. Partia analizowana przed końcem staje się towarzyska: nie liczy się już do twojego rankingu.</translation>
    </message>
    <message>
        <source>You can see it while the game is on the table. Check that you can read and write the folder “{folder}” and that the disk is not full. Then review the game again.</source>
        <translation>Jest widoczna, dopóki partia leży na stole. Sprawdź, czy możesz czytać i&#xa0;zapisywać w&#xa0;folderze „{folder}” i&#xa0;czy dysk nie jest pełny. Potem przeanalizuj partię jeszcze raz.</translation>
    </message>
    <message>
        <source>Your points compared with {rival}: {sources}.</source>
        <translation>Twoje punkty w porównaniu z graczem {rival}: {sources}.</translation>
    </message>
    <message>
        <source>{name}, points compared with you: {sources}.</source>
        <translation>{name}, punkty w porównaniu z Tobą: {sources}.</translation>
    </message>
    <message>
        <source>You were never clearly behind.</source>
        <translation>Ani razu nie masz wyraźnej straty.</translation>
    </message>
    <message>
        <source>{name}, points compared with {rival}: {sources}.</source>
        <translation>{name}, punkty w porównaniu z graczem {rival}: {sources}.</translation>
    </message>
    <message>
        <source>{name} was never clearly behind.</source>
        <translation>{name}: ani razu wyraźnej straty.</translation>
    </message>
</context>
<context>
    <name>Gist</name>
    <message>
        <source>several buildings of a kind in a city</source>
        <translation>kilka takich samych budynków w mieście</translation>
    </message>
    <message>
        <source>your marker is first on its bay</source>
        <translation>twój znacznik jest pierwszy w przęśle</translation>
    </message>
    <message>
        <source>4 for each {building}</source>
        <translation>4 za każdy budynek: {building}</translation>
    </message>
    <message>
        <source>mines bring workers too</source>
        <translation>kopalnie dają też robotników</translation>
    </message>
    <message>
        <source>ships load at two depots</source>
        <translation>statki ładują z dwóch magazynów</translation>
    </message>
    <message>
        <source>buys from any depot</source>
        <translation>zakup z każdego magazynu</translation>
    </message>
    <message>
        <source>each animal tile +1</source>
        <translation>każda płytka zwierząt +1</translation>
    </message>
    <message>
        <source>a worker counts double</source>
        <translation>robotnik liczy się podwójnie</translation>
    </message>
    <message>
        <source>buildings: die ±1</source>
        <translation>budynki: kość ±1</translation>
    </message>
    <message>
        <source>ships, animals: die ±1</source>
        <translation>statki, zwierzęta: kość ±1</translation>
    </message>
    <message>
        <source>castles, mines, knowledge: die ±1</source>
        <translation>zamki, kopalnie, wiedza: kość ±1</translation>
    </message>
    <message>
        <source>taking a tile: die ±1</source>
        <translation>branie płytki: kość ±1</translation>
    </message>
    <message>
        <source>{points} for each kind of goods sold</source>
        <translation>{points} za rodzaj sprzedanych towarów</translation>
    </message>
    <message>
        <source>4 for each kind of animal</source>
        <translation>4 za gatunek zwierząt</translation>
    </message>
    <message>
        <source>1 for each goods tile sold</source>
        <translation>1 za sprzedaną płytkę towaru</translation>
    </message>
    <message>
        <source>{points} for each colour bonus</source>
        <translation>{points} za bonus za kolor</translation>
    </message>
    <message>
        <source>2 workers for 1 silverling</source>
        <translation>2 robotników za 1 srebrnik</translation>
    </message>
    <message>
        <source>buys from any depot, with workers too</source>
        <translation>zakup z każdego magazynu, też za robotników</translation>
    </message>
    <message>
        <source>all pastures count as one</source>
        <translation>wszystkie pastwiska liczą się jako jedno</translation>
    </message>
    <message>
        <source>a worker when others gain some</source>
        <translation>robotnik, gdy inni ich dostają</translation>
    </message>
    <message>
        <source>tribute in workers</source>
        <translation>danina w robotnikach</translation>
    </message>
    <message>
        <source>the knowledge of another player</source>
        <translation>wiedza innej osoby</translation>
    </message>
    <message>
        <source>colour bonuses count double</source>
        <translation>bonusy za kolor liczą się podwójnie</translation>
    </message>
    <message>
        <source>each mine: 2 silverlings</source>
        <translation>każda kopalnia: 2 srebrniki</translation>
    </message>
    <message>
        <source>1 silverling for each goods tile sold</source>
        <translation>1 srebrnik za sprzedaną płytkę towaru</translation>
    </message>
    <message>
        <source>knowledge counts double at the end</source>
        <translation>wiedza liczy się na koniec podwójnie</translation>
    </message>
    <message>
        <source>a shield with each castle</source>
        <translation>tarcza z każdym zamkiem</translation>
    </message>
    <message>
        <source>sales count double</source>
        <translation>sprzedaż liczy się podwójnie</translation>
    </message>
    <message>
        <source>shields count double</source>
        <translation>tarcze liczą się podwójnie</translation>
    </message>
    <message>
        <source>a depot tile at the end of a phase</source>
        <translation>płytka z magazynu na koniec fazy</translation>
    </message>
    <message>
        <source>a black-depot tile at the end of a phase</source>
        <translation>płytka z czarnego magazynu na koniec fazy</translation>
    </message>
    <message>
        <source>turns a die to any number</source>
        <translation>ustawia kość na dowolną liczbę</translation>
    </message>
    <message>
        <source>regions count one space larger</source>
        <translation>regiony liczą się o pole większe</translation>
    </message>
    <message>
        <source>tiles need no neighbour</source>
        <translation>płytki nie potrzebują sąsiada</translation>
    </message>
    <message>
        <source>{name} ({effect})</source>
        <translation>{name} ({effect})</translation>
    </message>
    <message>
        <source>2 silverlings per sale</source>
        <translation>2 srebrniki za sprzedaż</translation>
    </message>
    <message>
        <source>1 worker per sale</source>
        <translation>1 robotnik za sprzedaż</translation>
    </message>
    <message>
        <source>workers for a die: +1 silverling</source>
        <translation>robotnicy za kość: +1 srebrnik</translation>
    </message>
    <message>
        <source>workers for a die: 4</source>
        <translation>robotnicy za kość: 4</translation>
    </message>
    <message>
        <source>unlimited storage</source>
        <translation>magazyn podręczny bez limitu</translation>
    </message>
    <message>
        <source>ships may also load all of one kind</source>
        <translation>statki biorą też cały rodzaj towaru</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide</source>
        <translation>Przewodnik</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Zakończ przewodnik</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Klawisz {key}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} z&#xa0;{steps}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation>Twoja posiadłość</translation>
    </message>
    <message>
        <source>Cover your estate with tiles to score points. The player with the most points at the end wins. Your start castle is already there. Every new tile must touch a tile on your estate.</source>
        <translation>Zakrywaj posiadłość płytkami i zbieraj punkty. Wygrywa ten, kto na końcu ma ich najwięcej. Zamek początkowy już tam leży. Każda nowa płytka musi stykać się z płytką w twojej posiadłości.</translation>
    </message>
    <message>
        <source>Where most points come from</source>
        <translation>Skąd bierze się najwięcej punktów</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. A full region scores points for its size: {region_1} for one space, {region_8} for eight. It also scores for the phase: +{phase_a} now, only +{phase_e} in the last. So complete small regions early.</source>
        <translation>Stykające się pola jednego koloru tworzą region. Pełny region daje punkty za wielkość: {region_1} za jedno pole, {region_8} za osiem. Daje też punkty za fazę: teraz +{phase_a}, w ostatniej tylko +{phase_e}. Kończ więc małe regiony wcześnie.</translation>
    </message>
    <message>
        <source>How long the game lasts</source>
        <translation>Ile trwa gra</translation>
    </message>
    <message>
        <source>The game has {phases} phases of {rounds} rounds, and ends after phase E. That gives you {turns} turns, so choose well. At the end, your leftovers are worth a few points.</source>
        <translation>Gra ma {phases} faz po {rounds} rund i kończy się po fazie E. Masz więc {turns} tur, wybieraj mądrze. Na końcu to, co ci zostanie, też jest warte kilka punktów.</translation>
    </message>
    <message>
        <source>Take a tile with a die</source>
        <translation>Weź płytkę kością</translation>
    </message>
    <message>
        <source>Each turn you use two dice. With a die you can take one tile from the depot with its number. The tile goes to your storage first. You place it later with another die.</source>
        <translation>W każdej turze używasz dwóch kości. Kością możesz wziąć jedną płytkę z magazynu o jej numerze. Płytka trafia najpierw do twojego magazynu podręcznego. Położysz ją później inną kością.</translation>
    </message>
    <message>
        <source>Try it: take a tile from depot {depot}: {tile}.</source>
        <translation>Spróbuj: weź płytkę z&#xa0;magazynu&#xa0;{depot} ({tile}).</translation>
    </message>
    <message>
        <source>Place it on your estate</source>
        <translation>Połóż ją w posiadłości</translation>
    </message>
    <message>
        <source>With a die you place a stored tile on a space with its number. The colour must match, and the space must touch a covered one.</source>
        <translation>Kością kładziesz płytkę z magazynu podręcznego na polu z liczbą tej kości. Kolor musi pasować, a pole musi stykać się z zakrytym.</translation>
    </message>
    <message>
        <source>Try it: click the tile ({tile}), then the glowing {number}.</source>
        <translation>Spróbuj: kliknij płytkę ({tile}), a&#xa0;potem świecące pole&#xa0;{number}.</translation>
    </message>
    <message>
        <source>That was your turn</source>
        <translation>To była twoja tura</translation>
    </message>
    <message>
        <source>You have used both dice. A mine gives you one silverling at the end of every phase. Now it is the turn of Margaux.</source>
        <translation>Obie kości są użyte. Kopalnia daje ci srebrnik na koniec każdej fazy. Teraz gra Margaux.</translation>
    </message>
    <message>
        <source>End your turn: click “{button}”, or press {key_end}.</source>
        <translation>Zakończ turę: kliknij „{button}” albo naciśnij {key_end}.</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation>Sprzedaj towary</translation>
    </message>
    <message>
        <source>A die has a third use: you sell all goods with its number. You get {sale_2} points for each goods tile, and one silverling for the sale.</source>
        <translation>Kość można wykorzystać też po trzecie: sprzedajesz nią wszystkie towary z jej liczbą. Otrzymujesz {sale_2} punkty za każdą płytkę towaru i srebrnik za sprzedaż.</translation>
    </message>
    <message>
        <source>Try it: sell your goods ({goods}).</source>
        <translation>Spróbuj: sprzedaj swoje towary ({goods}).</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Weź robotników</translation>
    </message>
    <message>
        <source>A die has a fourth use: you exchange it for 2 workers. With a worker you change a die by 1. From 6 to 1 is also one step.</source>
        <translation>I po czwarte: kość możesz wymienić na 2 robotników. Robotnikiem zmieniasz kość o 1. Z 6 na 1 to też jeden krok.</translation>
    </message>
    <message>
        <source>Try it: click the worker box, or press {key_workers}.</source>
        <translation>Spróbuj: kliknij pole robotników albo naciśnij {key_workers}.</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation>Kup płytkę</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for {purchase} silverlings. You need no die for this.</source>
        <translation>Raz na turę możesz kupić płytkę z czarnego magazynu za {purchase} srebrniki. Nie potrzebujesz do tego kości.</translation>
    </message>
    <message>
        <source>Try it: buy a tile: {tile}.</source>
        <translation>Spróbuj: kup płytkę ({tile}).</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Your storage has room for {storage} tiles. They score nothing until you place them.</source>
        <translation>W magazynie podręcznym mieszczą się {storage} płytki. Dopóki ich nie położysz, nic nie dają.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>Every tile does something</source>
        <translation>Każda płytka coś robi</translation>
    </message>
    <message>
        <source>Place a ship to load all goods of one depot and to play earlier in the round. A castle gives you one more action, and animals give you points. Each building has its own effect.</source>
        <translation>Statkiem ładujesz wszystkie towary z jednego magazynu i grasz wcześniej w rundzie. Zamek daje ci jeszcze jedną akcję, a zwierzęta punkty. Każdy budynek ma własny efekt.</translation>
    </message>
    <message>
        <source>Try it: place a tile ({tile}) on a {number}.</source>
        <translation>Spróbuj: połóż płytkę ({tile}) na polu&#xa0;{number}.</translation>
    </message>
    <message>
        <source>Load the ship</source>
        <translation>Załaduj statek</translation>
    </message>
    <message>
        <source>Choose a depot. You take all its goods that you have room for. You can keep at most {goods_types_kept} kinds of goods.</source>
        <translation>Wybierz magazyn. Bierzesz z niego wszystkie towary, na które masz miejsce. Możesz mieć najwyżej {goods_types_kept} rodzaje towarów.</translation>
    </message>
    <message>
        <source>Try it: click the glowing goods.</source>
        <translation>Spróbuj: kliknij świecące towary.</translation>
    </message>
    <message>
        <source>Use a worker</source>
        <translation>Użyj robotnika</translation>
    </message>
    <message>
        <source>The small badge on a tile shows how many workers you need to change your die. The program always chooses the fewest.</source>
        <translation>Mały znaczek na płytce pokazuje, ilu robotników potrzebujesz, żeby kość pasowała. Program zawsze używa ich jak najmniej.</translation>
    </message>
    <message>
        <source>Check the log and the score</source>
        <translation>Sprawdź dziennik i punkty</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo your actions, until the dice are rolled again.</source>
        <translation>Naciśnij {key_log}, żeby zobaczyć dziennik, i {key_score}, żeby zobaczyć, skąd są punkty. {key_undo} cofa twoje akcje aż do następnego rzutu kośćmi.</translation>
    </message>
    <message>
        <source>Now play on your own</source>
        <translation>Teraz grasz bez pomocy</translation>
    </message>
    <message>
        <source>One land for everybody</source>
        <translation>Jedna kraina dla wszystkich</translation>
    </message>
    <message>
        <source>Together you build a land of cities, roads, monasteries and fields. It belongs to nobody. You score points with followers in the right places.</source>
        <translation>Wspólnie budujecie krainę miast, dróg, klasztorów i łąk. Nie należy ona do nikogo. Punkty zdobywasz dzięki podwładnym we właściwych miejscach.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Połóż kafelek</translation>
    </message>
    <message>
        <source>You have drawn a road. It must touch another tile, and all touching edges must match: city to city, road to road, field to field. The spaces where it fits glow.</source>
        <translation>Masz kafelek z drogą. Musi stykać się z innym kafelkiem, a wszystkie stykające się krawędzie muszą pasować: miasto do miasta, droga do drogi, łąka do łąki. Pola, na które pasuje, świecą.</translation>
    </message>
    <message>
        <source>Try it: click the glowing space, then “{button}”.</source>
        <translation>Spróbuj: kliknij świecące pole, potem „{button}”.</translation>
    </message>
    <message>
        <source>A thief on the road</source>
        <translation>Rozbójnik na drodze</translation>
    </message>
    <message>
        <source>Now you may place one of your {followers} followers on the tile, where there are no followers yet. On a road, it is a thief. A complete road scores 1 point for each of its tiles.</source>
        <translation>Teraz możesz postawić na kafelku jednego z podwładnych (masz ich {followers}), tam, gdzie jeszcze żadnego nie ma. Na drodze jest on rozbójnikiem. Ukończona droga daje 1 punkt za każdy swój kafelek.</translation>
    </message>
    <message>
        <source>Try it: click the place on the road.</source>
        <translation>Spróbuj: kliknij miejsce na drodze.</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Obróć kafelek</translation>
    </message>
    <message>
        <source>Aliénor has placed her tile, and you have drawn a piece of a city. Turn it with a click, with the wheel, or with {key_turn_left} and {key_turn_right}. It stops only where it fits.</source>
        <translation>Kafelek Aliénor już leży, a ty masz kawałek miasta. Obróć go kliknięciem, kółkiem albo klawiszami {key_turn_left} i {key_turn_right}. Obraca się tylko tak, jak pasuje.</translation>
    </message>
    <message>
        <source>Try it: click the space above the start tile, then “{button}”.</source>
        <translation>Spróbuj: kliknij pole nad kafelkiem początkowym, potem „{button}”.</translation>
    </message>
    <message>
        <source>A knight in the city</source>
        <translation>Rycerz w mieście</translation>
    </message>
    <message>
        <source>A complete city scores {city} points for each tile and {city} for each shield. The number shows what the city is worth now.</source>
        <translation>Ukończone miasto daje {city} punkty za każdy kafelek i {city} za każdą tarczę. Liczba pokazuje, ile miasto jest warte teraz.</translation>
    </message>
    <message>
        <source>Try it: click the place in the city.</source>
        <translation>Spróbuj: kliknij miejsce w mieście.</translation>
    </message>
    <message>
        <source>The end of a road</source>
        <translation>Koniec drogi</translation>
    </message>
    <message>
        <source>A road is complete when both ends are closed. A crossing closes an end. Each arm of a crossing is a separate road.</source>
        <translation>Droga jest ukończona, gdy oba jej końce są zamknięte. Skrzyżowanie zamyka koniec. Każde ramię skrzyżowania to osobna droga.</translation>
    </message>
    <message>
        <source>Try it: place the crossing at the west end of your road.</source>
        <translation>Spróbuj: połóż skrzyżowanie na zachodnim końcu swojej drogi.</translation>
    </message>
    <message>
        <source>A farmer in the field</source>
        <translation>Chłop na łące</translation>
    </message>
    <message>
        <source>Fields lie between roads and city walls. A farmer stays in a field until the end of the game. Then each complete city next to the field scores {field} points. So choose the field well.</source>
        <translation>Łąki leżą między drogami i murami miast. Chłop zostaje na łące do końca gry. Wtedy każde ukończone miasto przy łące daje {field} punkty. Dobrze więc wybierz łąkę.</translation>
    </message>
    <message>
        <source>Try it: click the place in the field.</source>
        <translation>Spróbuj: kliknij miejsce na łące.</translation>
    </message>
    <message>
        <source>A monastery on the road</source>
        <translation>Klasztor przy drodze</translation>
    </message>
    <message>
        <source>A monastery also closes a road. This tile completes your road, from the crossing to the monastery.</source>
        <translation>Klasztor też zamyka drogę. Ten kafelek kończy twoją drogę, od skrzyżowania do klasztoru.</translation>
    </message>
    <message>
        <source>Try it: place the monastery at the east end of your road.</source>
        <translation>Spróbuj: połóż klasztor na wschodnim końcu swojej drogi.</translation>
    </message>
    <message>
        <source>A monk in the monastery</source>
        <translation>Mnich w klasztorze</translation>
    </message>
    <message>
        <source>A monk scores {monastery} points when all eight spaces around the monastery have tiles. First you place the monk, then the road scores.</source>
        <translation>Mnich daje {monastery} punktów, gdy na wszystkich ośmiu polach wokół klasztoru leżą kafelki. Najpierw stawiasz mnicha, potem punktuje droga.</translation>
    </message>
    <message>
        <source>Try it: click the place in the monastery.</source>
        <translation>Spróbuj: kliknij miejsce w klasztorze.</translation>
    </message>
    <message>
        <source>Home again</source>
        <translation>Znów w domu</translation>
    </message>
    <message>
        <source>The road scored {road_points} points, and the thief is back in your supply. Knights and monks also come back when they score. Only farmers stay.</source>
        <translation>Droga dała {road_points} punkty, a rozbójnik wrócił do twoich zasobów. Rycerze i mnisi też wracają po swoim punktowaniu. Zostają tylko chłopi.</translation>
    </message>
    <message>
        <source>Complete the city</source>
        <translation>Ukończ miasto</translation>
    </message>
    <message>
        <source>This piece has walls on all sides but one. It completes your city of {city_tiles} tiles and a shield.</source>
        <translation>Ten kawałek ma mur ze wszystkich stron prócz jednej. Kończy twoje miasto: {city_tiles} kafelki i tarcza.</translation>
    </message>
    <message>
        <source>Try it: place it above your city.</source>
        <translation>Spróbuj: połóż go nad swoim miastem.</translation>
    </message>
    <message>
        <source>Keep your followers</source>
        <translation>Zatrzymaj podwładnych</translation>
    </message>
    <message>
        <source>You have only a few followers, so you may keep them. Press {key_none} to place none.</source>
        <translation>Masz niewielu podwładnych, więc możesz ich zatrzymać. Naciśnij {key_none}, żeby nikogo nie stawiać.</translation>
    </message>
    <message>
        <source>Try it: keep them.</source>
        <translation>Spróbuj: zatrzymaj ich.</translation>
    </message>
    <message>
        <source>A city is complete</source>
        <translation>Miasto jest ukończone</translation>
    </message>
    <message>
        <source>You scored {city_points} points, and the knight is back. At the end of the game the city counts again, for the farmers in the fields around it.</source>
        <translation>Otrzymujesz {city_points} punktów, a rycerz wraca. Na końcu gry miasto liczy się jeszcze raz, dla chłopów na łąkach wokół niego.</translation>
    </message>
    <message>
        <source>Read the map</source>
        <translation>Czytaj mapę</translation>
    </message>
    <message>
        <source>Rest the pointer on a city, road or field to highlight it. A card shows its points, its followers, and how many tiles still fit. Hold {key_claims} to see who has the most followers where.</source>
        <translation>Zatrzymaj wskaźnik na mieście, drodze albo łące, żeby je wyróżnić. Karta pokazuje ich punkty, podwładnych i to, ile kafelków jeszcze pasuje. Przytrzymaj {key_claims}, żeby zobaczyć, kto gdzie ma najwięcej podwładnych.</translation>
    </message>
    <message>
        <source>The remaining tiles</source>
        <translation>Pozostałe kafelki</translation>
    </message>
    <message>
        <source>Click the pile to see which tiles are left. Nobody knows their order. When the pile is empty, incomplete roads, cities and monasteries score, and then the fields.</source>
        <translation>Kliknij stos, żeby zobaczyć, jakie kafelki zostały. Ich kolejności nie zna nikt. Gdy stos się skończy, punktują nieukończone drogi, miasta i klasztory, a potem łąki.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo an action, until a new tile is drawn.</source>
        <translation>Naciśnij {key_log}, żeby zobaczyć dziennik, i {key_score}, żeby zobaczyć, skąd są punkty. {key_undo} cofa akcję, dopóki nikt nie dobrał nowego kafelka.</translation>
    </message>
    <message>
        <source>Try it: write the {number} in the glowing space ({space}), then click “{button}”.</source>
        <translation>Spróbuj: wpisz {number} w świecące pole ({space}), potem kliknij „{button}”.</translation>
    </message>
    <message>
        <source>Your duchy</source>
        <translation>Twoje księstwo</translation>
    </message>
    <message>
        <source>All players have the same sheet. Each round you write numbers into its {spaces} spaces. The player with the most points at the end wins.</source>
        <translation>Wszyscy mają taki sam arkusz. W każdej rundzie wpisujesz liczby w jego pola (jest ich {spaces}). Wygrywa ten, kto na końcu ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>Regions score points</source>
        <translation>Regiony dają punkty</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. When you mark its last space, it scores by its size and by the phase. A region of {largest} spaces scores {region_first} points now, but only {region_last} in phase III.</source>
        <translation>Stykające się pola jednego koloru tworzą region. Gdy zaznaczysz jego ostatnie pole, daje punkty według wielkości i fazy. Region o {largest} polach daje teraz {region_first} punktów, a w fazie III tylko {region_last}.</translation>
    </message>
    <message>
        <source>Where you begin</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Cross out one of your {castles} castles. You begin marking next to it, and you get its bonus at once.</source>
        <translation>Skreśl jeden ze swoich {castles} zamków. Obok niego zaczynasz zaznaczać pola i od razu otrzymujesz jego premię.</translation>
    </message>
    <message>
        <source>Try it: click the glowing castle, then “{button}”.</source>
        <translation>Spróbuj: kliknij świecący zamek, potem „{button}”.</translation>
    </message>
    <message>
        <source>Five dice for all</source>
        <translation>Pięć kości dla wszystkich</translation>
    </message>
    <message>
        <source>All players may use all the dice: two numbers and two colours. The hourglass die shows how much time passes: one or two boxes of the current track.</source>
        <translation>Wszyscy mogą używać wszystkich kości: dwóch liczb i&#xa0;dwóch kolorów. Kość klepsydr pokazuje, ile czasu mija: jedna lub dwie kratki bieżącego toru.</translation>
    </message>
    <message>
        <source>One number, one colour</source>
        <translation>Jedna liczba, jeden kolor</translation>
    </message>
    <message>
        <source>With a number and a colour you mark a space of that colour that touches a marked one. The row of each colour shows which numbers it takes. A river takes {river_numbers}.</source>
        <translation>Liczbą i kolorem zaznaczasz pole tego koloru, które styka się z zaznaczonym. Wiersz każdego koloru pokazuje, jakie liczby przyjmuje. Rzeka przyjmuje {river_numbers}.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Wszyscy naraz</translation>
    </message>
    <message>
        <source>Margaux wrote at the same time. You see the marks of the other players only when everybody is ready.</source>
        <translation>Margaux pisała w tym samym czasie. Zaznaczenia innych graczy widzisz dopiero wtedy, gdy wszyscy są gotowi.</translation>
    </message>
    <message>
        <source>Fill a region</source>
        <translation>Zapełnij region</translation>
    </message>
    <message>
        <source>This river has one empty space left, and the dice show a number for it.</source>
        <translation>Ta rzeka ma jeszcze jedno puste pole, a kości pokazują pasującą liczbę.</translation>
    </message>
    <message>
        <source>Points and a bonus</source>
        <translation>Punkty i&#xa0;premia</translation>
    </message>
    <message>
        <source>The full region gets an outline, you score its points, and a bonus is circled. A river gives you goods, a mine silver, a monastery a monk, and a town a worker.</source>
        <translation>Pełny region zostaje obrysowany, otrzymujesz jego punkty, a premia zostaje zakreślona. Rzeka daje towar, kopalnia srebrnik, klasztor mnicha, miasto robotnika.</translation>
    </message>
    <message>
        <source>Two hourglasses</source>
        <translation>Dwie klepsydry</translation>
    </message>
    <message>
        <source>The die shows two hourglasses, so you have sold all your goods: {sale_points} points and {sale_silver} silver for each.</source>
        <translation>Kość pokazuje dwie klepsydry, więc sprzedano wszystkie twoje towary: {sale_points} punkty i {sale_silver} srebrnik za każdy.</translation>
    </message>
    <message>
        <source>A pasture</source>
        <translation>Pastwisko</translation>
    </message>
    <message>
        <source>A pasture takes any number first, and then only the same number. A full pasture scores double points.</source>
        <translation>Pastwisko przyjmuje najpierw dowolną liczbę, a potem tylko taką samą. Pełne pastwisko daje podwójne punkty.</translation>
    </message>
    <message>
        <source>A second mark with silver</source>
        <translation>Drugie zaznaczenie za srebrnik</translation>
    </message>
    <message>
        <source>You have silver, so you may mark a second space this round. At least one of the two dice must be different. You can use only one bonus per round.</source>
        <translation>Masz srebrnik, więc możesz w tej rundzie zaznaczyć drugie pole. Przynajmniej jedna z dwóch kości musi być inna. W rundzie możesz użyć tylko jednej premii.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Gdy nic nie pasuje</translation>
    </message>
    <message>
        <source>These dice fit none of your spaces, so you may take a worker.</source>
        <translation>Te kości nie pasują do żadnego z twoich pól, więc możesz wziąć robotnika.</translation>
    </message>
    <message>
        <source>Try it: take the worker.</source>
        <translation>Spróbuj: weź robotnika.</translation>
    </message>
    <message>
        <source>The same number again</source>
        <translation>Jeszcze raz ta sama liczba</translation>
    </message>
    <message>
        <source>The dice show a 1 for the pasture with a 1. You complete its two spaces in phase I, for double points.</source>
        <translation>Kości pokazują 1 na pastwisko z 1. Zapełniasz jego dwa pola w fazie I, za podwójne punkty.</translation>
    </message>
    <message>
        <source>A worker changes a number</source>
        <translation>Robotnik zmienia liczbę</translation>
    </message>
    <message>
        <source>The dice show no 5. With a worker you change a number die to a 5, only for yourself. With a monk you change a colour die. Spaces that need a worker or a monk glow in another colour.</source>
        <translation>Kości nie pokazują żadnej 5. Robotnikiem zmieniasz kość liczb na 5, tylko dla siebie. Mnichem zmieniasz kość kolorów. Pola, które wymagają robotnika lub mnicha, świecą innym kolorem.</translation>
    </message>
    <message>
        <source>The phase is over</source>
        <translation>Faza się skończyła</translation>
    </message>
    <message>
        <source>The first track is full. From now on regions score fewer points. The game ends after the third track. The first and the second player to fill a whole colour get extra points.</source>
        <translation>Pierwszy tor jest pełny. Od teraz regiony dają mniej punktów. Gra kończy się po trzecim torze. Kto zapełni cały kolor jako pierwszy albo drugi, otrzymuje dodatkowe punkty.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo a mark, until all marks are shown.</source>
        <translation>Naciśnij {key_log}, żeby zobaczyć dziennik, i {key_score}, żeby zobaczyć, skąd są punkty. {key_undo} cofa zaznaczenie, dopóki nie odkryto wszystkich.</translation>
    </message>
    <message>
        <source>Your duchy in Tuscany</source>
        <translation>Twoje księstwo w Toskanii</translation>
    </message>
    <message>
        <source>Your duchy has three boards, with {spaces} spaces in eight colours. You begin at your start castle. Each new tile must touch a tile in your duchy.</source>
        <translation>Twoje księstwo ma trzy kafle, a pól w ośmiu kolorach: {spaces}. Zaczynasz od zamku początkowego. Każdy nowy żeton musi stykać się z żetonem w twoim księstwie.</translation>
    </message>
    <message>
        <source>Regions score green points</source>
        <translation>Regiony dają zielone punkty</translation>
    </message>
    <message>
        <source>Touching spaces of one colour form a region. A full region of one, two or three spaces scores {one}, {two} or {three} green points. Green points count again at the end of each phase.</source>
        <translation>Stykające się pola jednego koloru tworzą region. Pełny region o jednym, dwóch lub trzech polach daje zielone punkty: {one}, {two} lub {three}. Zielone punkty liczą się znów na koniec każdej fazy.</translation>
    </message>
    <message>
        <source>A bonus at the start</source>
        <translation>Bonus na początek</translation>
    </message>
    <message>
        <source>Each player chooses a bonus tile. With this one you always draw {draw_more} cards instead of {draw}.</source>
        <translation>Każdy wybiera żeton bonusowy. Z tym dobierasz zawsze {draw_more} karty zamiast {draw}.</translation>
    </message>
    <message>
        <source>Try it: click the bonus tile “{bonus}”.</source>
        <translation>Spróbuj: kliknij żeton bonusowy „{bonus}”.</translation>
    </message>
    <message>
        <source>One of three actions</source>
        <translation>Jedna z trzech akcji</translation>
    </message>
    <message>
        <source>On your turn you draw cards, take a tile from the display, or place a stored tile in your duchy. Everything you can use glows.</source>
        <translation>W swojej turze dobierasz karty, bierzesz jeden z odkrytych żetonów albo kładziesz w księstwie żeton z magazynu podręcznego. Wszystko, czego możesz użyć, świeci.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Weź żeton</translation>
    </message>
    <message>
        <source>A quarry fits next to your castle, and you have two quarry cards in hand to pay for it.</source>
        <translation>Obok twojego zamku pasuje kamieniołom, a na ręce masz dwie karty kamieniołomu, żeby za niego zapłacić.</translation>
    </message>
    <message>
        <source>Try it: click the quarry in the display.</source>
        <translation>Spróbuj: kliknij kamieniołom wśród odkrytych żetonów.</translation>
    </message>
    <message>
        <source>Your stacks are the clock</source>
        <translation>Twoje stosy to zegar</translation>
    </message>
    <message>
        <source>The new tile in the display came from your left stack. When a player is the first to empty this stack of {stack} tiles, the phase ends with that round.</source>
        <translation>Nowy odkryty żeton pochodzi z twojego lewego stosu. Gdy ktoś jako pierwszy opróżni ten stos (żetonów: {stack}), faza kończy się wraz z tą rundą.</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Połóż żeton</translation>
    </message>
    <message>
        <source>A tile costs {cost} cards of its colour. Rest the pointer on the space, and the cards that you would pay rise.</source>
        <translation>Żeton kosztuje {cost} karty w swoim kolorze. Zatrzymaj wskaźnik na polu, a uniosą się karty, którymi zapłacisz.</translation>
    </message>
    <message>
        <source>Try it: click the quarry in your storage, then the glowing space.</source>
        <translation>Spróbuj: kliknij kamieniołom w magazynie podręcznym, potem świecące pole.</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>Jeszcze jedna akcja</translation>
    </message>
    <message>
        <source>A quarry gives you marble. Once per turn you may pay one marble for one more action. Use it now to take a cart.</source>
        <translation>Kamieniołom daje ci marmur. Raz na turę możesz za jeden marmur wykonać jeszcze jedną akcję. Weź teraz w ten sposób wóz.</translation>
    </message>
    <message>
        <source>Try it: click a cart in the display.</source>
        <translation>Spróbuj: kliknij wóz wśród odkrytych żetonów.</translation>
    </message>
    <message>
        <source>Pay with a pair</source>
        <translation>Zapłać parą</translation>
    </message>
    <message>
        <source>You have only one cart card. Two equal cards of another colour replace the second. You could also use a worker.</source>
        <translation>Masz tylko jedną kartę wozu. Drugą zastępują dwie jednakowe karty innego koloru. Możesz też użyć robotnika.</translation>
    </message>
    <message>
        <source>Try it: click the cart in your storage, then the glowing space.</source>
        <translation>Spróbuj: kliknij wóz w magazynie podręcznym, potem świecące pole.</translation>
    </message>
    <message>
        <source>A full region and a surprise</source>
        <translation>Pełny region i niespodzianka</translation>
    </message>
    <message>
        <source>This space is a region by itself, so you score {one} green point. The cart also turns over a yield card, and you follow it at once.</source>
        <translation>To pole jest osobnym regionem, więc otrzymujesz zielony punkt ({one}). Wozem odkrywasz też kartę dochodu i od razu ją wykonujesz.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Dobierz karty</translation>
    </message>
    <message>
        <source>You have spent your cards, so draw new ones. Nobody else sees them, and you may have as many as you like.</source>
        <translation>Karty są wydane, więc dobierz nowe. Nikt inny ich nie widzi, a możesz mieć ich, ile chcesz.</translation>
    </message>
    <message>
        <source>Try it: click the deck.</source>
        <translation>Spróbuj: kliknij talię.</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Zielone i czerwone</translation>
    </message>
    <message>
        <source>At the end of each of the {phases} phases you add your green points to your red points, and keep them. So a green point of the first phase counts three times. The player with the most red points wins.</source>
        <translation>Na koniec każdej z {phases} faz zielone punkty dodaje się do czerwonych, ale ich nie ubywa. Zielony punkt z pierwszej fazy liczy się więc trzy razy. Wygrywa ten, kto ma najwięcej czerwonych punktów.</translation>
    </message>
    <message>
        <source>Press {key_log} to read what happened, and {key_score} to see where the points came from. Press {key_undo} to undo an action, until something new is turned over.</source>
        <translation>Naciśnij {key_log}, żeby zobaczyć dziennik, i {key_score}, żeby zobaczyć, skąd są punkty. {key_undo} cofa akcję, dopóki nie odkryto czegoś nowego.</translation>
    </message>
    <message>
        <source>Not yet. {request}</source>
        <translation>Jeszcze nie. {request}</translation>
    </message>
    <message>
        <source>Not yet. Read this first, then continue.</source>
        <translation>Jeszcze nie. Najpierw przeczytaj to, potem idź dalej.</translation>
    </message>
    <message>
        <source>Full colours, and the end</source>
        <translation>Pełne kolory i koniec gry</translation>
    </message>
    <message>
        <source>The first player to fill all spaces of a colour scores {large_2} points, the second {small_2}. After the last phase you score 1 point for each goods tile and each silverling. Two workers score 1 point, and some knowledge tiles score more.</source>
        <translation>Kto pierwszy zapełni wszystkie pola koloru, otrzymuje {large_2} pkt, kto drugi – {small_2}. Po ostatniej fazie każda płytka towaru i każdy srebrnik daje 1 punkt. Dwaj robotnicy dają 1, a niektóre płytki wiedzy więcej.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Margaux.</source>
        <translation>Zatrzymaj wskaźnik na czymkolwiek, żeby zobaczyć objaśnienie. {key_rules} otwiera odpowiednią stronę zasad. {key_analyse} pozwala wypróbować pomysły na osobnym stole. Graj dalej i spróbuj pokonać Margaux.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Aliénor.</source>
        <translation>Zatrzymaj wskaźnik na czymkolwiek, żeby zobaczyć objaśnienie. {key_rules} otwiera odpowiednią stronę zasad. {key_analyse} pozwala wypróbować pomysły na osobnym stole. Graj dalej i spróbuj pokonać Aliénor.</translation>
    </message>
    <message>
        <source>Rest the pointer on anything to see an explanation. Press {key_rules} to open its page in the rules. Press {key_analyse} to try out ideas on a separate table. Now play on, and try to beat Ginevra.</source>
        <translation>Zatrzymaj wskaźnik na czymkolwiek, żeby zobaczyć objaśnienie. {key_rules} otwiera odpowiednią stronę zasad. {key_analyse} pozwala wypróbować pomysły na osobnym stole. Graj dalej i spróbuj pokonać Ginevrę.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>{together} in all</source>
        <comment>points, in brackets</comment>
        <translation>łącznie {together}</translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation>Weź: {tile}</translation>
    </message>
    <message>
        <source>Take the {tile} and discard the {discard}</source>
        <translation>Weź: {tile}, odrzuć: {discard}</translation>
    </message>
    <message>
        <source>Place the {tile} on the marked space</source>
        <translation>Połóż na zaznaczonym polu: {tile}</translation>
    </message>
    <message>
        <source>Castle: place the {tile} on the marked space</source>
        <translation>Zamek: połóż na zaznaczonym polu: {tile}</translation>
    </message>
    <message>
        <source>The table shows this duchy. When you close the hint, you see your own again.</source>
        <translation>Stół pokazuje to księstwo. Gdy zamkniesz podpowiedź, znów zobaczysz własne.</translation>
    </message>
    <message>
        <source>{points} points from {source}</source>
        <translation>{source}: {points} pkt</translation>
    </message>
    <message>
        <source>This may still come a turn later.</source>
        <translation>To może się jeszcze udać turę później.</translation>
    </message>
    <message>
        <source>Ask for a hint?</source>
        <translation>Pokazać podpowiedź?</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Pokaż podpowiedź</translation>
    </message>
    <message>
        <source>Looking for your best turn</source>
        <translation>Szukanie najlepszej tury</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Rady</translation>
    </message>
    <message>
        <source>First idea: {step}</source>
        <translation>Pierwszy pomysł: {step}</translation>
    </message>
    <message>
        <source>Nobody has seen this player&apos;s hand, so there is no hint.</source>
        <translation>Nikt nie widział kart tego gracza, więc nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>{points} at once</source>
        <translation>od razu {points}</translation>
    </message>
    <message>
        <source>But it {fact}</source>
        <comment>what the better turn does: an objection</comment>
        <translation>Ale {fact}</translation>
    </message>
    <message>
        <source>{fact} ({turn}: {amount}).</source>
        <comment>a sentence without its full stop</comment>
        <translation>{fact} ({turn}: {amount}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s) expected.</source>
        <translation>
            <numerusform>Oczekiwany {n} punkt.</numerusform>
            <numerusform>Oczekiwane {n} punkty.</numerusform>
            <numerusform>Oczekiwanych {n} punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>But {turn} {fact}</source>
        <comment>a turn, and what it does: an objection</comment>
        <translation>Ale {turn}: {fact}</translation>
    </message>
    <message>
        <source>Buy an inn</source>
        <translation>Kup karczmę</translation>
    </message>
    <message>
        <source>Buy 2 workers for 1 silverling</source>
        <translation>Kup 2&#xa0;robotników za 1&#xa0;srebrnik</translation>
    </message>
    <message>
        <source>Use {effect} as {building}</source>
        <translation>{effect} – użyj jako: {building}</translation>
    </message>
    <message>
        <source>Take {shield} from depot {depot} with both dice</source>
        <translation>Obiema kośćmi weź z&#xa0;magazynu&#xa0;{depot}: {shield}</translation>
    </message>
    <message>
        <source>Take {shield} from depot {depot} with {effect}</source>
        <translation>{effect} – weź z&#xa0;magazynu&#xa0;{depot}: {shield}</translation>
    </message>
    <message>
        <source>Turn the {die} to {to}</source>
        <translation>Obróć kość {die} na {to}</translation>
    </message>
    <message>
        <source>Pay tribute for {shields}</source>
        <translation>Zapłać daninę: {shields}</translation>
    </message>
    <message>
        <source>Pay no tribute</source>
        <translation>Nie płać daniny</translation>
    </message>
    <message>
        <source>Take all {good} with {effect}</source>
        <translation>{effect} – weź cały rodzaj towaru: {good}</translation>
    </message>
    <message>
        <source>Buy a point for 1 silverling</source>
        <translation>Kup punkt za 1 srebrnik</translation>
    </message>
    <message>
        <source>Take {tile} from the black depot as a black tile</source>
        <translation>Weź z&#xa0;czarnego magazynu jako czarną płytkę: {tile}</translation>
    </message>
    <message>
        <source>Give {good}</source>
        <translation>Oddaj: {good}</translation>
    </message>
    <message>
        <source>Completes a city: +{points}</source>
        <translation>Ukończone miasto: +{points}</translation>
    </message>
    <message>
        <source>Completes a road: +{points}</source>
        <translation>Ukończona droga: +{points}</translation>
    </message>
    <message>
        <source>Completes a monastery: +{points}</source>
        <translation>Ukończony klasztor: +{points}</translation>
    </message>
    <message>
        <source>The castle scores: +{points}</source>
        <translation>Gród punktuje: +{points}</translation>
    </message>
    <message>
        <source>Brings {points}</source>
        <translation>Daje {points}</translation>
    </message>
    <message>
        <source>Costs {points}</source>
        <translation>Kosztuje {points}</translation>
    </message>
    <message>
        <source>Gives others {points}</source>
        <translation>Daje innym {points}</translation>
    </message>
    <message>
        <source>Builds a bridge</source>
        <translation>Buduje most</translation>
    </message>
    <message>
        <source>Build no bridge</source>
        <translation>Nie buduj mostu</translation>
    </message>
    <message>
        <source>Leave the town as it is: it scores</source>
        <translation>Zostaw miasteczko: punktuje</translation>
    </message>
    <message>
        <source>Build the bridge that is shown</source>
        <translation>Zbuduj pokazany most</translation>
    </message>
    <message>
        <source>Choose for the castle: {feature}</source>
        <translation>Wybierz dla grodu: {feature}</translation>
    </message>
    <message>
        <source>Choose {tile}</source>
        <translation>Wybierz: {tile}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Zaoferuj {points}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>{region}: {marked} of {cells} marked</source>
        <translation>{region}: zaznaczono {marked} z&#xa0;{cells}</translation>
    </message>
    <message>
        <source>Completes the {region}: {gains}</source>
        <translation>Kończy: {region}, {gains}</translation>
    </message>
    <message>
        <source>Write {number}</source>
        <translation>Wpisz {number}</translation>
    </message>
    <message>
        <source>Take a worker</source>
        <translation>Weź robotnika</translation>
    </message>
    <message>
        <source>Crops: +{points} green</source>
        <translation>Rolnictwo, zielone punkty: +{points}</translation>
    </message>
    <message>
        <source>Brings +{points} green</source>
        <translation>Zielone punkty: +{points}</translation>
    </message>
    <message>
        <source>Completes the {region}: +{points} green</source>
        <translation>Kończy: {region}, zielone punkty: +{points}</translation>
    </message>
    <message>
        <source>Draws {cards}</source>
        <translation>Dobiera: {cards}</translation>
    </message>
    <message>
        <source>{action}, paid with {price}</source>
        <translation>{action}, zapłata: {price}</translation>
    </message>
    <message>
        <source>Paid with {price}.</source>
        <translation>Zapłata: {price}.</translation>
    </message>
    <message>
        <source>For a marble: {action}</source>
        <translation>Za marmur: {action}</translation>
    </message>
    <message>
        <source>Take the bonus tile {bonus}</source>
        <translation>Weź żeton bonusowy {bonus}</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Dobierz karty</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die}</source>
        <translation>Kością&#xa0;{die} weź z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with {effect}</source>
        <translation>Weź z&#xa0;magazynu&#xa0;{depot}: {tile} ({effect})</translation>
    </message>
    <message>
        <source>Sell {good} with the {die}</source>
        <translation>Kością&#xa0;{die} sprzedaj {good}</translation>
    </message>
    <message>
        <source>Sell {good}</source>
        <translation>Sprzedaj {good}</translation>
    </message>
    <message>
        <source>Sell {good} with {effect}</source>
        <translation>Sprzedaj {good} ({effect})</translation>
    </message>
    <message>
        <source>Take workers with {effect}</source>
        <translation>Weź robotników ({effect})</translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot}</source>
        <translation>Kup z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot</source>
        <translation>Kup z&#xa0;czarnego magazynu: {tile}</translation>
    </message>
    <message>
        <source>Load {goods} from depot {depots}</source>
        <translation>Załaduj z&#xa0;magazynu&#xa0;{depots}: {goods}</translation>
    </message>
    <message>
        <source>Leave {effect} unused</source>
        <translation>Pomiń efekt ({effect})</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Take {tile} with the {die}</source>
        <translation>Kością&#xa0;{die} weź: {tile}</translation>
    </message>
    <message>
        <source>Take {tile} with {effect}</source>
        <translation>Weź: {tile} ({effect})</translation>
    </message>
    <message>
        <source>Buy {tile}</source>
        <translation>Kup: {tile}</translation>
    </message>
    <message>
        <source>{step}, into your own storage</source>
        <translation>{step}, do własnego magazynu podręcznego</translation>
    </message>
    <message>
        <source>{step}, into the shared storage</source>
        <translation>{step}, do wspólnego magazynu podręcznego</translation>
    </message>
    <message>
        <source>{step}, from the shared storage</source>
        <translation>{step}, ze wspólnego magazynu podręcznego</translation>
    </message>
    <message>
        <source>the {thing}</source>
        <comment>a tile or an effect in a sentence; where cases would change it, without article</comment>
        <translation>{thing}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>more or fewer, with a decimal</comment>
        <translation>{points}&#xa0;pkt</translation>
    </message>
    <message>
        <source>{spaces} spaces</source>
        <comment>more or fewer, with a decimal</comment>
        <translation>{spaces} pola</translation>
    </message>
    <message>
        <source>Tip {number}</source>
        <translation>Rada&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n}&#xa0;punkt</numerusform>
            <numerusform>{n}&#xa0;punkty</numerusform>
            <numerusform>{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>about as many points</source>
        <translation>mniej więcej tyle samo punktów</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n} pole</numerusform>
            <numerusform>{n} pola</numerusform>
            <numerusform>{n} pól</numerusform>
        </translation>
    </message>
    <message>
        <source>about as many spaces</source>
        <translation>mniej więcej tyle samo pól</translation>
    </message>
    <message>
        <source>perhaps {source} {points}</source>
        <translation>być może {source} {points}</translation>
    </message>
    <message>
        <source>It wins as often as the best alternative: {share}.</source>
        <translation>Wygrywa równie często jak najlepsza alternatywa: {share}.</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source} {points}</translation>
    </message>
    <message>
        <source>the rest {points}</source>
        <translation>reszta {points}</translation>
    </message>
    <message>
        <source>By source: {parts}.</source>
        <translation>Według źródeł: {parts}.</translation>
    </message>
    <message>
        <source>It is chosen for the win, not for the points.</source>
        <translation>Wybrano ją dla wygranej, nie dla punktów.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Nie ma innego wyboru.</translation>
    </message>
    <message>
        <source>castle region</source>
        <translation>region zamków</translation>
    </message>
    <message>
        <source>mine region</source>
        <translation>region kopalń</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>pastwisko</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>knowledge region</source>
        <translation>region wiedzy</translation>
    </message>
    <message>
        <source>{name}: {effect}</source>
        <translation>{name}: {effect}</translation>
    </message>
    <message>
        <source>A point bought</source>
        <translation>Kupiony punkt</translation>
    </message>
    <message>
        <source>{region}: {covered} of {cells} covered</source>
        <translation>{region}: zakryto {covered} z {cells}</translation>
    </message>
    <message>
        <source>{goods} sold: +{points}</source>
        <translation>{goods} – sprzedaż: +{points}</translation>
    </message>
    <message>
        <source>{feat}.</source>
        <comment>a sentence without its full stop</comment>
        <translation>{feat}.</translation>
    </message>
    <message>
        <source>Brings {gains}</source>
        <translation>Daje: {gains}</translation>
    </message>
    <message>
        <source>Loads {goods}</source>
        <translation>Ładunek: {goods}</translation>
    </message>
    <message>
        <source>Thinking about the turn…</source>
        <translation>Namysł nad turą…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Play for points</source>
        <translation>Graj na punkty</translation>
    </message>
    <message>
        <source>Still looking for better ones…</source>
        <translation>Szukanie jeszcze lepszych…</translation>
    </message>
    <message>
        <source>Why tip {number}?</source>
        <translation>Dlaczego rada {number}?</translation>
    </message>
    <message>
        <source>Points by source and chances to win</source>
        <translation>Punkty według źródeł i szanse na wygraną</translation>
    </message>
    <message>
        <source>Points count, not the win</source>
        <translation>Liczą się punkty, nie wygrana</translation>
    </message>
    <message>
        <source>Tip {number}, the best</source>
        <translation>Rada {number}, najlepsza</translation>
    </message>
    <message>
        <source>It wins more often than tip {number}.</source>
        <translation>Wygrywa częściej niż rada {number}.</translation>
    </message>
    <message>
        <source>If you ask for a hint, this becomes a casual game: it no longer counts towards your rating. You are asked only once per game.</source>
        <translation>Z&#xa0;podpowiedzią ta partia staje się towarzyska: nie liczy się już do twojego rankingu. To pytanie pojawia się raz na partię.</translation>
    </message>
    <message>
        <source>Continue without it</source>
        <translation>Graj bez podpowiedzi</translation>
    </message>
    <message>
        <source>The first answer comes at once and improves while the hint is open.</source>
        <translation>Pierwsza odpowiedź przychodzi od razu i&#xa0;poprawia się, dopóki podpowiedź jest otwarta.</translation>
    </message>
    <message>
        <source>The next step of the turn you are following. The best turns are being worked out again.</source>
        <translation>Następny krok tury, według której grasz. Program szuka na nowo najlepszych tur.</translation>
    </message>
    <message>
        <source>{points} points compared with the best tip.</source>
        <translation>{points}&#xa0;pkt w&#xa0;porównaniu z&#xa0;najlepszą radą.</translation>
    </message>
    <message>
        <source>About as many points as with the best tip.</source>
        <translation>Mniej więcej tyle punktów co przy najlepszej radzie.</translation>
    </message>
    <message>
        <source>Thinking time: {seconds} s.</source>
        <translation>Czas namysłu: {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Buy an inn and discard {discard}</source>
        <translation>Kup karczmę i&#xa0;odrzuć: {discard}</translation>
    </message>
    <message>
        <source>Take the workers from {effect}</source>
        <translation>{effect} – weź robotników</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>Odrzuć: {tile}</translation>
    </message>
    <message>
        <source>Take {tile} from the black depot as a black tile and discard {discard}</source>
        <translation>Weź z&#xa0;czarnego magazynu jako czarną płytkę: {tile}; odrzuć: {discard}</translation>
    </message>
    <message>
        <source>A knight claims the city</source>
        <translation>Rycerz zajmuje miasto</translation>
    </message>
    <message>
        <source>A thief claims the road</source>
        <translation>Rozbójnik zajmuje drogę</translation>
    </message>
    <message>
        <source>A thief claims the road over the bridge</source>
        <translation>Rozbójnik zajmuje drogę przez most</translation>
    </message>
    <message>
        <source>A monk claims the monastery</source>
        <translation>Mnich zajmuje klasztor</translation>
    </message>
    <message>
        <source>A farmer claims the field</source>
        <translation>Chłop zajmuje łąkę</translation>
    </message>
    <message>
        <source>The castle will score as much as the next feature completed next to it</source>
        <translation>Gród da tyle punktów, ile następny ukończony obszar obok</translation>
    </message>
    <message>
        <source>Place no follower</source>
        <translation>Nie stawiaj podwładnego</translation>
    </message>
    <message>
        <source>Pass and stop bidding</source>
        <translation>Spasuj i&#xa0;nie licytuj dalej</translation>
    </message>
    <message>
        <source>Place the tile where it is shown</source>
        <translation>Połóż kafelek w pokazanym miejscu</translation>
    </message>
    <message>
        <source>Put the tile aside and draw another</source>
        <translation>Odłóż kafelek i dobierz inny</translation>
    </message>
    <message>
        <source>Place a knight in the marked city</source>
        <translation>Postaw rycerza w zaznaczonym mieście</translation>
    </message>
    <message>
        <source>Place a thief on the marked road</source>
        <translation>Postaw rozbójnika na zaznaczonej drodze</translation>
    </message>
    <message>
        <source>Place a thief on the bridge</source>
        <translation>Postaw rozbójnika na moście</translation>
    </message>
    <message>
        <source>Place a monk in the monastery</source>
        <translation>Postaw mnicha w klasztorze</translation>
    </message>
    <message>
        <source>Place a farmer in the marked field</source>
        <translation>Postaw chłopa na zaznaczonej łące</translation>
    </message>
    <message>
        <source>Turn the town into a castle</source>
        <translation>Zamień miasteczko w&#xa0;gród</translation>
    </message>
    <message>
        <source>Buy the tile for the highest bid</source>
        <translation>Kup kafelek za najwyższą ofertę</translation>
    </message>
    <message>
        <source>Sell the tile: you get the bid</source>
        <translation>Sprzedaj kafelek za najwyższą ofertę</translation>
    </message>
    <message>
        <source>Completes the {region} of {size} spaces: {gains}</source>
        <translation>Kończy: {region} wielkości {size}, {gains}</translation>
    </message>
    <message>
        <source>Mark only one space</source>
        <translation>Zaznacz tylko jedno pole</translation>
    </message>
    <message>
        <source>Completes the {region} of {size} spaces: +{points} green</source>
        <translation>Kończy: {region} wielkości {size}, zielone punkty: +{points}</translation>
    </message>
    <message>
        <source>Lay out the boards {boards}, with the marked castle</source>
        <translation>Ułóż kafle {boards}, z zaznaczonym zamkiem</translation>
    </message>
    <message>
        <source>Swap all {colour} in the display</source>
        <translation>Wymień wszystkie odkryte {colour}</translation>
    </message>
    <message>
        <source>Castle: place nothing</source>
        <translation>Zamek: nic nie kładź</translation>
    </message>
    <message>
        <source>Click to show it on the table. Double-click to play its first step.</source>
        <translation>Kliknij, aby zobaczyć ją na stole. Kliknij dwukrotnie, aby wykonać jej pierwszy krok.</translation>
    </message>
    <message>
        <source>Begin on estate {estate}, with the marked castle</source>
        <translation>Zacznij w&#xa0;posiadłości&#xa0;{estate}, z&#xa0;zaznaczonym zamkiem</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with the {die} and discard {discard}</source>
        <translation>Kością&#xa0;{die} weź z&#xa0;magazynu&#xa0;{depot}: {tile}, odrzuć: {discard}</translation>
    </message>
    <message>
        <source>Take {tile} from depot {depot} with {effect} and discard {discard}</source>
        <translation>Weź z&#xa0;magazynu&#xa0;{depot}: {tile} ({effect}), odrzuć: {discard}</translation>
    </message>
    <message>
        <source>Place {tile} on the {number} with the {die}</source>
        <translation>Kością {die} połóż na polu {number}: {tile}</translation>
    </message>
    <message>
        <source>Place {tile} on the {number}</source>
        <translation>Połóż na polu {number}: {tile}</translation>
    </message>
    <message>
        <source>Place {tile} on the {number} with {effect}</source>
        <translation>Połóż na polu {number}: {tile} ({effect})</translation>
    </message>
    <message>
        <source>Take workers with the {die}</source>
        <translation>Kością {die} weź robotników</translation>
    </message>
    <message>
        <source>Buy {tile} from depot {depot} and discard {discard}</source>
        <translation>Kup z&#xa0;magazynu&#xa0;{depot}: {tile}, odrzuć: {discard}</translation>
    </message>
    <message>
        <source>Buy {tile} from the black depot and discard {discard}</source>
        <translation>Kup z&#xa0;czarnego magazynu: {tile}, odrzuć: {discard}</translation>
    </message>
    <message>
        <source>Begin with the marked castle</source>
        <translation>Zacznij z&#xa0;zaznaczonym zamkiem</translation>
    </message>
    <message>
        <source>Bars: chance to win. Thinking time: {seconds} s.</source>
        <translation>Paski: szansa na wygraną. Czas namysłu: {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Discard {discard}.</source>
        <translation>Odrzuć: {discard}.</translation>
    </message>
    <message numerus="yes">
        <source>Chance to win: {share}; {n} space(s) covered at the end.</source>
        <translation>
            <numerusform>Szansa na wygraną: {share}; na koniec {n}&#xa0;zakryte pole.</numerusform>
            <numerusform>Szansa na wygraną: {share}; na koniec {n}&#xa0;zakryte pola.</numerusform>
            <numerusform>Szansa na wygraną: {share}; na koniec {n}&#xa0;zakrytych pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>no clear difference in spaces from tip {number}</source>
        <translation>brak wyraźnej różnicy pól w&#xa0;porównaniu z&#xa0;radą&#xa0;{number}</translation>
    </message>
    <message>
        <source>a better chance to win than with tip {number}</source>
        <translation>większa szansa na wygraną niż przy radzie&#xa0;{number}</translation>
    </message>
    <message>
        <source>a lower chance to win than with tip {number}</source>
        <translation>mniejsza szansa na wygraną niż przy radzie&#xa0;{number}</translation>
    </message>
    <message>
        <source>no clear difference in points from tip {number}</source>
        <translation>brak wyraźnej różnicy punktów w&#xa0;porównaniu z&#xa0;radą&#xa0;{number}</translation>
    </message>
    <message>
        <source>Press {key} to see the best turns here and on the table.</source>
        <translation>Naciśnij {key}, aby zobaczyć najlepsze tury tutaj i&#xa0;na stole.</translation>
    </message>
    <message>
        <source>No bot is trained for this game: turns are judged by random games, without the sources of points.</source>
        <translation>Do tej gry nie ma wytrenowanego bota: tury są oceniane na podstawie losowych partii, bez źródeł punktów.</translation>
    </message>
    <message>
        <source>There was not enough time to play a game to its end: turns are judged without the sources of points.</source>
        <translation>Zabrakło czasu, by rozegrać partię do końca: tury są ocenione bez źródeł punktów.</translation>
    </message>
    <message>
        <source>It should bring {points} more points than the best alternative.</source>
        <translation>Powinna dać o&#xa0;{points}&#xa0;pkt więcej niż najlepsza alternatywa.</translation>
    </message>
    <message>
        <source>It should bring {points} fewer points than the best alternative.</source>
        <translation>Powinna dać o&#xa0;{points}&#xa0;pkt mniej niż najlepsza alternatywa.</translation>
    </message>
    <message>
        <source>It should bring as many points as the best alternative.</source>
        <translation>Powinna dać tyle samo punktów co najlepsza alternatywa.</translation>
    </message>
    <message>
        <source>It should cover {spaces} more spaces than the best alternative.</source>
        <translation>Powinna zakryć więcej pól (o&#xa0;{spaces}) niż najlepsza alternatywa.</translation>
    </message>
    <message>
        <source>It should cover {spaces} fewer spaces than the best alternative.</source>
        <translation>Powinna zakryć mniej pól (o&#xa0;{spaces}) niż najlepsza alternatywa.</translation>
    </message>
    <message>
        <source>It should cover as many spaces as the best alternative.</source>
        <translation>Powinna zakryć tyle samo pól co najlepsza alternatywa.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect {points} more points.</source>
        <translation>Najsilniejszy rywal może liczyć na {points}&#xa0;pkt więcej.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect {points} fewer points.</source>
        <translation>Najsilniejszy rywal może liczyć na {points}&#xa0;pkt mniej.</translation>
    </message>
    <message>
        <source>The strongest opponent can expect just as many points.</source>
        <translation>Najsilniejszy rywal może liczyć na tyle samo punktów.</translation>
    </message>
    <message>
        <source>The other team can expect {points} more points.</source>
        <translation>Druga drużyna może liczyć na {points}&#xa0;pkt więcej.</translation>
    </message>
    <message>
        <source>The other team can expect {points} fewer points.</source>
        <translation>Druga drużyna może liczyć na {points}&#xa0;pkt mniej.</translation>
    </message>
    <message>
        <source>The other team can expect just as many points.</source>
        <translation>Druga drużyna może liczyć na tyle samo punktów.</translation>
    </message>
    <message>
        <source>Every choice has the same result.</source>
        <translation>Każdy wybór daje ten sam wynik.</translation>
    </message>
    <message numerus="yes">
        <source>After {n} game(s), there is no clear difference in points between the two.</source>
        <translation>
            <numerusform>Po {n}&#xa0;partii nie widać między nimi wyraźnej różnicy punktów.</numerusform>
            <numerusform>Po {n}&#xa0;partiach nie widać między nimi wyraźnej różnicy punktów.</numerusform>
            <numerusform>Po {n}&#xa0;partiach nie widać między nimi wyraźnej różnicy punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no decision to make at this point. Go back one step and ask again.</source>
        <translation>W&#xa0;tej chwili nie ma nic do wyboru. Cofnij się o&#xa0;krok i&#xa0;zapytaj ponownie.</translation>
    </message>
    <message>
        <source>Completes the {region} of {cells} spaces in this phase: {points}</source>
        <translation>Kończy w tej fazie: {region} wielkości {cells}, {points}</translation>
    </message>
    <message>
        <source>Completes the {region} in this phase: {points}</source>
        <translation>Kończy w tej fazie: {region}, {points}</translation>
    </message>
    <message>
        <source>Into storage: {tiles}</source>
        <translation>Do magazynu podręcznego: {tiles}</translation>
    </message>
    <message>
        <source>Goes first from the next round on</source>
        <translation>Od następnej rundy pierwszy ruch</translation>
    </message>
    <message>
        <source>It does not clearly differ from tip {number}: both are good.</source>
        <translation>Nie różni się wyraźnie od rady&#xa0;{number}: obie są dobre.</translation>
    </message>
    <message numerus="yes">
        <source>Chance to win against equally strong players: {share}; {n} point(s) expected.</source>
        <translation>
            <numerusform>Szansa na wygraną z&#xa0;równie silnymi graczami: {share}; oczekiwany {n}&#xa0;punkt.</numerusform>
            <numerusform>Szansa na wygraną z&#xa0;równie silnymi graczami: {share}; oczekiwane {n}&#xa0;punkty.</numerusform>
            <numerusform>Szansa na wygraną z&#xa0;równie silnymi graczami: {share}; oczekiwanych {n}&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win against equally strong players: {share}; about as many points as with the best tip.</source>
        <translation>Szansa na wygraną z&#xa0;równie silnymi graczami: {share}; mniej więcej tyle punktów co przy najlepszej radzie.</translation>
    </message>
    <message>
        <source>Chance to win: {share}; about as many spaces as with the best tip.</source>
        <translation>Szansa na wygraną: {share}; mniej więcej tyle pól co przy najlepszej radzie.</translation>
    </message>
    <message>
        <source>Hint for this moment of the game. Turn: {name}.</source>
        <translation>Podpowiedź na tę chwilę partii. Ruch: {name}.</translation>
    </message>
    <message>
        <source>Chance to win against equally strong players: {share}; {points} points compared with the best tip.</source>
        <translation>Szansa na wygraną z&#xa0;równie silnymi graczami: {share}; {points}&#xa0;pkt w&#xa0;porównaniu z&#xa0;najlepszą radą.</translation>
    </message>
    <message>
        <source>Chance to win: {share}; {spaces} spaces compared with the best tip.</source>
        <translation>Szansa na wygraną: {share}; pola: {spaces} w&#xa0;porównaniu z&#xa0;najlepszą radą.</translation>
    </message>
    <message>
        <source>Compared with tip {number}:</source>
        <translation>W&#xa0;porównaniu z&#xa0;radą&#xa0;{number}:</translation>
    </message>
    <message>
        <source>Bars: chance to win against equally strong players. Thinking time: {seconds} s.</source>
        <translation>Paski: szansa na wygraną z&#xa0;równie silnymi graczami. Czas namysłu: {seconds}&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but more in the end.</source>
        <translation>
            <numerusform>Od razu daje o {n} punkt mniej niż rada {number}, ale na koniec więcej.</numerusform>
            <numerusform>Od razu daje o {n} punkty mniej niż rada {number}, ale na koniec więcej.</numerusform>
            <numerusform>Od razu daje o {n} punktów mniej niż rada {number}, ale na koniec więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings more from {more} and less from {less}.</source>
        <translation>W&#xa0;porównaniu z&#xa0;radą&#xa0;{number} daje więcej: {more}; mniej: {less}.</translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings more from {more}.</source>
        <translation>W&#xa0;porównaniu z&#xa0;radą&#xa0;{number} daje więcej: {more}.</translation>
    </message>
    <message>
        <source>Compared with tip {number}, it brings less from {less}, but wins more often.</source>
        <translation>W&#xa0;porównaniu z&#xa0;radą&#xa0;{number} daje mniej: {less}; ale częściej wygrywa.</translation>
    </message>
    <message>
        <source>Its chance to win is {share}; the best alternative&apos;s is {other}.</source>
        <translation>Jej szansa na wygraną to {share}, a&#xa0;najlepszej alternatywy {other}.</translation>
    </message>
    <message>
        <source>Against equally strong players, it wins as often as the best alternative: {share}.</source>
        <translation>Z&#xa0;równie silnymi graczami wygrywa tak często jak najlepsza alternatywa: {share}.</translation>
    </message>
    <message>
        <source>Against equally strong players, its chance to win is {share}; the best alternative&apos;s is {other}.</source>
        <translation>Z&#xa0;równie silnymi graczami jej szansa na wygraną to {share}, a&#xa0;najlepszej alternatywy {other}.</translation>
    </message>
    <message numerus="yes">
        <source>It brings {n} fewer point(s) at once than tip {number}, but wins more often.</source>
        <translation>
            <numerusform>Od razu daje o {n} punkt mniej niż rada {number}, ale częściej wygrywa.</numerusform>
            <numerusform>Od razu daje o {n} punkty mniej niż rada {number}, ale częściej wygrywa.</numerusform>
            <numerusform>Od razu daje o {n} punktów mniej niż rada {number}, ale częściej wygrywa.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was another player&apos;s decision, and their hand is hidden until the game ends. Go to one of your own decisions and ask again.</source>
        <translation>To była decyzja innej osoby, a&#xa0;jej karty są ukryte do końca partii. Przejdź do jednej z&#xa0;własnych decyzji i&#xa0;zapytaj ponownie.</translation>
    </message>
    <message>
        <source>Chances and points are not reliable yet in this kind of game, so they are not shown.</source>
        <translation>W&#xa0;takich partiach szanse i&#xa0;punkty nie są jeszcze wiarygodne, więc nie są pokazywane.</translation>
    </message>
    <message>
        <source>Name player {player} to share their knowledge tiles</source>
        <translation>Wskaż gracza nr {player}, by korzystać z jego płytek wiedzy</translation>
    </message>
    <message>
        <source>Write {number} in the monastery</source>
        <translation>Wpisz {number} w&#xa0;pole klasztoru</translation>
    </message>
    <message>
        <source>Write {number} in the mine</source>
        <translation>Wpisz {number} w&#xa0;pole kopalni</translation>
    </message>
    <message>
        <source>Write {number} in the river</source>
        <translation>Wpisz {number} w&#xa0;pole rzeki</translation>
    </message>
    <message>
        <source>Write {number} in the town</source>
        <translation>Wpisz {number} w&#xa0;pole miasta</translation>
    </message>
    <message>
        <source>Write {number} in the castle</source>
        <translation>Wpisz {number} w&#xa0;pole zamku</translation>
    </message>
    <message>
        <source>Write {number} in the pasture</source>
        <translation>Wpisz {number} w&#xa0;pole pastwiska</translation>
    </message>
    <message>
        <source>New dice or tiles come before the next opponent&apos;s turn. Nobody can know it yet.</source>
        <translation>Przed następną turą rywala pojawią się nowe kości lub płytki. Nikt jeszcze nie może jej znać.</translation>
    </message>
    <message>
        <source>The opponent&apos;s cards are hidden. Only they know their best turn.</source>
        <translation>Karty rywala są ukryte. Tylko on zna swoją najlepszą turę.</translation>
    </message>
    <message>
        <source>Any action changes the table here, so the opponent&apos;s best turn depends on yours.</source>
        <translation>Tu każda akcja zmienia stół, więc najlepsza tura rywala zależy od twojej.</translation>
    </message>
    <message>
        <source>Your own best turns</source>
        <translation>Twoje najlepsze tury</translation>
    </message>
    <message>
        <source>Click to show it on the table.</source>
        <translation>Kliknij, żeby zobaczyć to na stole.</translation>
    </message>
    <message>
        <source>The opponent&apos;s plan</source>
        <translation>Plan rywala</translation>
    </message>
    <message>
        <source>The best turns for {name}, if nothing changes before.</source>
        <translation>Najlepsze tury, jeśli nic się przedtem nie zmieni ({name}).</translation>
    </message>
    <message>
        <source>No opponent has another turn.</source>
        <translation>Żaden rywal nie ma już tury.</translation>
    </message>
    <message>
        <source>Press Enter to play its first step.</source>
        <translation>Naciśnij Enter, aby wykonać pierwszy krok.</translation>
    </message>
    <message>
        <source>Begin with the castle on {cell}</source>
        <translation>Zacznij od zamku na {cell}</translation>
    </message>
    <message>
        <source>the turn played</source>
        <comment>in a sentence</comment>
        <translation>zagrana tura</translation>
    </message>
    <message>
        <source>tip {number}</source>
        <comment>in a sentence</comment>
        <translation>rada&#xa0;{number}</translation>
    </message>
    <message>
        <source>{turn} {fact}</source>
        <comment>a turn, and what it does: a whole sentence</comment>
        <translation>{turn}: {fact}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n} kafelek</numerusform>
            <numerusform>{n} kafelki</numerusform>
            <numerusform>{n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more tile(s)</source>
        <translation>
            <numerusform>jeszcze {n} kafelek</numerusform>
            <numerusform>jeszcze {n} kafelki</numerusform>
            <numerusform>jeszcze {n} kafelków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Ladder and cup</source>
        <translation>Drabinka i puchar</translation>
    </message>
    <message>
        <source>Build the finest estate in the valley, against bots or with others at this screen.</source>
        <translation>Zbuduj najświetniejszą posiadłość w dolinie, grając z botami albo z innymi przy tym ekranie.</translation>
    </message>
    <message>
        <source>The Castles of Burgundy</source>
        <translation>Zamki Burgundii</translation>
    </message>
    <message>
        <source>Your best: {points} ({board})</source>
        <translation>Twój rekord: {points} ({board})</translation>
    </message>
    <message>
        <source>Your best: {points}</source>
        <translation>Twój rekord: {points}</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>The Castles of Burgundy: The Dice Game</source>
        <translation>Zamki Burgundii – Gra kościana</translation>
    </message>
    <message>
        <source>The Castles of Tuscany</source>
        <translation>Zamki Toskanii</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Ucz się, grając</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Oglądaj boty</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Lekcja {number}</translation>
    </message>
    <message>
        <source>The next lesson: {title}</source>
        <translation>Następna lekcja: {title}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Choose chance when it comes, or leave it to the lot</source>
        <translation>Wybieraj los, gdy przychodzi, albo zostaw go losowaniu</translation>
    </message>
    <message>
        <source>Trees of this game</source>
        <translation>Drzewa tej partii</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Wszystko inne</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Jeden krok wstecz</translation>
    </message>
    <message>
        <source>All moves in words: Up, Down, Enter</source>
        <translation>Wszystkie ruchy słowami: strzałki, Enter</translation>
    </message>
    <message>
        <source>Turn a die into workers</source>
        <translation>Zamień kość w&#xa0;robotników</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Cofnij, ponów</translation>
    </message>
    <message>
        <source>Undo the whole turn</source>
        <translation>Cofnij całą turę</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Wolniej, szybciej</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Give up: show the answer</source>
        <translation>Poddaj się: pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Następne pytanie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Ta lista</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from one key to another</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>Zmień klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>While looking back</source>
        <translation>W&#xa0;przeglądzie partii</translation>
    </message>
    <message>
        <source>While watching bots</source>
        <translation>Podczas oglądania botów</translation>
    </message>
    <message>
        <source>On the table of Carcassonne</source>
        <translation>Na stole Carcassonne</translation>
    </message>
    <message>
        <source>Enlarge estate {number}</source>
        <translation>Powiększ posiadłość&#xa0;{number}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Odpowiedź {number}</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>W&#xa0;lewo</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>W&#xa0;prawo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W&#xa0;górę</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W&#xa0;dół</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>O&#xa0;akcję wstecz</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O&#xa0;turę wstecz</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>O&#xa0;rundę wstecz</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Wolniej</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>To the buttons</source>
        <translation>Do przycisków</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Turn the tile to the left</source>
        <translation>Obróć kafelek w lewo</translation>
    </message>
    <message>
        <source>Turn the tile to the right</source>
        <translation>Obróć kafelek w prawo</translation>
    </message>
    <message>
        <source>No follower, no bridge</source>
        <translation>Bez podwładnego, bez mostu</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Pozostałe kafelki</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Naciśnij klawisz</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no key</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Enlarge an estate: 1 to 6</source>
        <translation>Powiększ posiadłość: od 1 do 6</translation>
    </message>
    <message>
        <source>Answer: a place for a follower, castle or points, buy or sell</source>
        <translation>Odpowiedz: miejsce dla podwładnego, gród czy punkty, kup czy sprzedaj</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Znajdź polecenie lub klawisz</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Zamień klawisze</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} do {last}</translation>
    </message>
    <message>
        <source>Watch bots play</source>
        <translation>Oglądaj grę botów</translation>
    </message>
    <message>
        <source>You can play with the keyboard alone, or with the mouse alone.</source>
        <translation>Możesz grać samą klawiaturą albo samą myszą.</translation>
    </message>
    <message>
        <source>To the next glowing item</source>
        <translation>Do następnego świecącego elementu</translation>
    </message>
    <message>
        <source>Move around the table</source>
        <translation>Poruszaj się po stole</translation>
    </message>
    <message>
        <source>Choose the marked item; after both dice, end the turn</source>
        <translation>Wybierz zaznaczone; po obu kościach zakończ turę</translation>
    </message>
    <message>
        <source>Choose the die with that number</source>
        <translation>Wybierz kość z tą liczbą</translation>
    </message>
    <message>
        <source>Pass: skip the effect of a building</source>
        <translation>Pomiń efekt budynku</translation>
    </message>
    <message>
        <source>Hint: the best turns, on the table and in words</source>
        <translation>Podpowiedź: najlepsze tury na stole i słowami</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Zagraj według podpowiedzi</translation>
    </message>
    <message>
        <source>Look back; press again to return</source>
        <translation>Przegląd; jeszcze raz: z powrotem do gry</translation>
    </message>
    <message>
        <source>One action back or forward</source>
        <translation>O&#xa0;akcję wstecz lub dalej</translation>
    </message>
    <message>
        <source>One turn back or forward</source>
        <translation>O turę wstecz lub dalej</translation>
    </message>
    <message>
        <source>One round back or forward</source>
        <translation>O rundę wstecz lub dalej</translation>
    </message>
    <message>
        <source>To the start or end</source>
        <translation>Na początek lub na koniec</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Odtwarzaj lub wstrzymaj</translation>
    </message>
    <message>
        <source>Review the game: mistakes and luck</source>
        <translation>Analiza partii: błędy i szczęście</translation>
    </message>
    <message>
        <source>In the review: previous or next mistake</source>
        <translation>W analizie: poprzedni lub następny błąd</translation>
    </message>
    <message>
        <source>In the review: the better move</source>
        <translation>W analizie: lepszy ruch</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>Log: Up, Down, Enter to see a position</source>
        <translation>Dziennik: strzałki i Enter pokazują pozycję</translation>
    </message>
    <message>
        <source>Tips of an open hint: Up, Down, Enter</source>
        <translation>Rady z podpowiedzi: strzałki, Enter</translation>
    </message>
    <message>
        <source>Score sheet: all points, and points still open</source>
        <translation>Arkusz punktów: zdobyte i wciąż możliwe</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Powiększ lub pomniejsz stół</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Pokaż cały stół</translation>
    </message>
    <message>
        <source>Move around an enlarged table</source>
        <translation>Przesuń powiększony stół</translation>
    </message>
    <message>
        <source>Full screen; press Esc to leave it</source>
        <translation>Pełny ekran; Esc go zamyka</translation>
    </message>
    <message>
        <source>Rules for the item marked or under the pointer</source>
        <translation>Zasady: zaznaczone lub pod wskaźnikiem</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>W całym oknie</translation>
    </message>
    <message>
        <source>Choose a die showing {number}</source>
        <translation>Wybierz kość {number}</translation>
    </message>
    <message>
        <source>While answering a question</source>
        <translation>Podczas pytania</translation>
    </message>
    <message>
        <source>To the previous glowing item</source>
        <translation>Do poprzedniego świecącego elementu</translation>
    </message>
    <message>
        <source>Choose the marked item</source>
        <translation>Wybierz zaznaczone</translation>
    </message>
    <message>
        <source>Play anyway when the tutor asks</source>
        <translation>Zagraj mimo to, gdy trener pyta</translation>
    </message>
    <message>
        <source>Move the view left</source>
        <translation>Przesuń widok w lewo</translation>
    </message>
    <message>
        <source>Move the view right</source>
        <translation>Przesuń widok w prawo</translation>
    </message>
    <message>
        <source>Move the view up</source>
        <translation>Przesuń widok w górę</translation>
    </message>
    <message>
        <source>Move the view down</source>
        <translation>Przesuń widok w dół</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>O&#xa0;akcję dalej</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>O&#xa0;turę dalej</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>O&#xa0;rundę dalej</translation>
    </message>
    <message>
        <source>Show or hide all hands</source>
        <translation>Pokaż lub ukryj karty wszystkich</translation>
    </message>
    <message>
        <source>In a review: previous mistake</source>
        <translation>W analizie: do poprzedniego błędu</translation>
    </message>
    <message>
        <source>In a review: next mistake</source>
        <translation>W analizie: do następnego błędu</translation>
    </message>
    <message>
        <source>In a review: show the better move</source>
        <translation>W analizie: pokaż lepszy ruch</translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation>Podwyższ ofertę</translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation>Obniż ofertę</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Pokaż całą mapę</translation>
    </message>
    <message>
        <source>Hold to show who owns what</source>
        <translation>Przytrzymaj: pokaż, co do kogo należy</translation>
    </message>
    <message>
        <source>Key {key}. Press to choose another one.</source>
        <translation>Klawisz {key}. Naciśnij tutaj, by wybrać inny.</translation>
    </message>
    <message>
        <source>Another way: other payment, swap, suggested layout</source>
        <translation>Inny sposób: inna zapłata, wymiana, propozycja</translation>
    </message>
    <message>
        <source>After the game: show or hide all hands</source>
        <translation>Po grze: pokaż lub ukryj karty wszystkich graczy</translation>
    </message>
    <message>
        <source>Save or print a player&apos;s sheet</source>
        <translation>Zapisz lub wydrukuj arkusz gracza</translation>
    </message>
    <message>
        <source>Turn the tile, as with the mouse wheel</source>
        <translation>Obróć kafelek, jak kółkiem myszy</translation>
    </message>
    <message>
        <source>Try the tile on the marked place; press again to place it</source>
        <translation>Wypróbuj kafelek w zaznaczonym miejscu; jeszcze raz: połóż</translation>
    </message>
    <message>
        <source>Raise or lower the bid</source>
        <translation>Podwyższ lub obniż ofertę</translation>
    </message>
    <message>
        <source>{command}: reset to the default key</source>
        <translation>{command}: przywróć domyślny klawisz</translation>
    </message>
    <message>
        <source>No command or key matches.</source>
        <translation>Żadne polecenie ani klawisz nie pasuje.</translation>
    </message>
    <message>
        <source>Keep as it is</source>
        <translation>Zostaw bez zmian</translation>
    </message>
    <message>
        <source>“{owner}” uses {key}. Use it for “{command}” instead, and give “{owner}” the old key of “{command}”?</source>
        <translation>{key} należy do polecenia „{owner}”. Przypisać ten klawisz poleceniu „{command}”, a poleceniu „{owner}” dotychczasowy klawisz polecenia „{command}”?</translation>
    </message>
    <message>
        <source>Show or hide the figures of the tips</source>
        <translation>Liczby rad: pokaż lub ukryj</translation>
    </message>
    <message>
        <source>Tips for points or for the win</source>
        <translation>Rady na punkty lub na wygraną</translation>
    </message>
    <message>
        <source>Make the bot move now; skip to my turn</source>
        <translation>Niech bot zagra teraz; przejdź do mojej tury</translation>
    </message>
    <message>
        <source>While watching: play or pause; one action</source>
        <translation>Oglądanie: odtwarzaj lub wstrzymaj; o akcję</translation>
    </message>
    <message>
        <source>Save or copy a picture of the table</source>
        <translation>Obraz stołu: zapis lub kopia</translation>
    </message>
    <message>
        <source>In dialogs, hold Alt to see a letter for everything you can press.</source>
        <translation>W oknach dialogowych przytrzymaj Alt: zobaczysz literę każdego przycisku i pola.</translation>
    </message>
    <message>
        <source>The opponent&apos;s best turns, if you change nothing</source>
        <translation>Najlepsze tury rywala, jeśli nic nie zmienisz</translation>
    </message>
    <message>
        <source>Share a finished game as a web page</source>
        <translation>Udostępnianie skończonej gry jako strony internetowej</translation>
    </message>
    <message>
        <source>At the analysis table</source>
        <translation>Przy stole analizy</translation>
    </message>
    <message>
        <source>Bots play to the end of the round</source>
        <translation>Boty grają do końca rundy</translation>
    </message>
    <message>
        <source>Draw the last chance again</source>
        <translation>Losuj ostatni los jeszcze raz</translation>
    </message>
    <message>
        <source>Draw hidden hands again</source>
        <translation>Losuj ukryte karty jeszcze raz</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>Porównaj warianty</translation>
    </message>
    <message>
        <source>Make this branch the main line</source>
        <translation>Ustaw ten wariant jako główny</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Usuń odtąd</translation>
    </message>
    <message>
        <source>To the variations</source>
        <translation>Do wariantów</translation>
    </message>
    <message>
        <source>Explorer; games with a position like this</source>
        <translation>Eksplorator; partie z taką pozycją</translation>
    </message>
    <message>
        <source>Choose the last chance yourself</source>
        <translation>Wybierz ostatni los samodzielnie</translation>
    </message>
    <message>
        <source>Analyse from here; press again to return</source>
        <translation>Analizuj odtąd; ponownie: powrót</translation>
    </message>
    <message>
        <source>At the analysis table: other chance, by lot or chosen</source>
        <translation>Przy stole analizy: inny los, losowany lub wybrany</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>What to buy</source>
        <translation>Co kupić</translation>
    </message>
    <message>
        <source>When to take workers</source>
        <translation>Kiedy wziąć robotników</translation>
    </message>
    <message>
        <source>Which goods to load</source>
        <translation>Które towary załadować</translation>
    </message>
    <message>
        <source>What to exchange goods for</source>
        <translation>Na co wymienić towary</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Gdzie zacząć</translation>
    </message>
    <message>
        <source>Which tile to take</source>
        <translation>Którą płytkę wziąć</translation>
    </message>
    <message>
        <source>When to sell goods</source>
        <translation>Kiedy sprzedać towary</translation>
    </message>
    <message>
        <source>When to end the turn</source>
        <translation>Kiedy zakończyć turę</translation>
    </message>
    <message>
        <source>What to leave unused</source>
        <translation>Co zostawić niewykorzystane</translation>
    </message>
    <message>
        <source>How to turn a die</source>
        <translation>Jak obrócić kość</translation>
    </message>
    <message>
        <source>Whose knowledge tiles to share</source>
        <translation>Z czyich płytek wiedzy korzystać</translation>
    </message>
    <message>
        <source>Which shields to keep</source>
        <translation>Które tarcze zatrzymać</translation>
    </message>
    <message>
        <source>How much a tile is worth</source>
        <translation>Ile wart jest kafelek</translation>
    </message>
    <message>
        <source>When to put the tile aside</source>
        <translation>Kiedy odłożyć kafelek na bok</translation>
    </message>
    <message>
        <source>Where to build a bridge</source>
        <translation>Gdzie zbudować most</translation>
    </message>
    <message>
        <source>When to build a castle</source>
        <translation>Kiedy zbudować gród</translation>
    </message>
    <message>
        <source>Which tile to choose</source>
        <translation>Który kafelek wybrać</translation>
    </message>
    <message>
        <source>Which space to mark</source>
        <translation>Które pole zaznaczyć</translation>
    </message>
    <message>
        <source>When to take a worker</source>
        <translation>Kiedy wziąć robotnika</translation>
    </message>
    <message>
        <source>Which bonus tile to take</source>
        <translation>Który żeton bonusowy wziąć</translation>
    </message>
    <message>
        <source>When to draw cards</source>
        <translation>Kiedy dobrać karty</translation>
    </message>
    <message>
        <source>Which kind to swap</source>
        <translation>Który rodzaj wymienić</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Coś innego</translation>
    </message>
    <message>
        <source>Where to place a tile</source>
        <translation>Gdzie położyć płytkę</translation>
    </message>
    <message>
        <source>Which building the crane copies</source>
        <translation>Który budynek naśladuje żuraw</translation>
    </message>
    <message>
        <source>Where to place a shield</source>
        <translation>Gdzie położyć tarczę</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Co odrzucić</translation>
    </message>
    <message>
        <source>Where to place the tile</source>
        <translation>Gdzie położyć kafelek</translation>
    </message>
    <message>
        <source>Where to place a follower</source>
        <translation>Gdzie postawić podwładnego</translation>
    </message>
    <message>
        <source>Which feature to choose for a castle</source>
        <translation>Który obszar wybrać dla grodu</translation>
    </message>
    <message>
        <source>When to press Ready</source>
        <translation>Kiedy nacisnąć Gotowe</translation>
    </message>
    <message>
        <source>How to arrange the duchy</source>
        <translation>Jak ułożyć księstwo</translation>
    </message>
    <message>
        <source>Which tile to take from the display</source>
        <translation>Który żeton wziąć</translation>
    </message>
    <message>
        <source>Where to place a tile in the duchy</source>
        <translation>Gdzie położyć żeton</translation>
    </message>
    <message>
        <source>What to decline</source>
        <translation>Z czego zrezygnować</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>No mistakes</source>
        <translation>Bez błędów</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}</source>
        <translation>Błąd {number} z {count}</translation>
    </message>
    <message>
        <source>You have found them all: {found} of {count}.</source>
        <translation>Wszystkie znalezione: {found} z {count}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>The turn played here cost {price}. Find one as good as the best and play the whole turn on the table. This is only a trial: the game stays as it was.</source>
        <translation>Zagrana tu tura kosztowała: {price}. Znajdź równie dobrą jak najlepsza i&#xa0;zagraj ją w&#xa0;całości na stole. To tylko próba: partia pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>You have found {found} of {count}. You can try the others again at any time.</source>
        <translation>Znalezione: {found} z {count}. Pozostałych możesz spróbować ponownie w każdej chwili.</translation>
    </message>
    <message>
        <source>{name}: there is no mistake to learn from in the part reviewed so far.</source>
        <translation>{name}: w części przeanalizowanej do tej pory nie ma błędu, na którym można by się uczyć.</translation>
    </message>
    <message>
        <source>{name}: there is no mistake to learn from in this game. Every turn was as good as the best one in the review, or nearly so.</source>
        <translation>{name}: w tej partii nie ma błędu, na którym można by się uczyć. Każda tura była tak dobra jak najlepsza znana analizie albo prawie taka.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The statistics cannot be used</source>
        <translation>Nie można korzystać ze statystyk</translation>
    </message>
    <message>
        <source>The statistics were damaged</source>
        <translation>Statystyki były uszkodzone</translation>
    </message>
    <message>
        <source>The statistics need a newer version</source>
        <translation>Statystyki wymagają nowszej wersji</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{what}. It was kept as {file}</source>
        <translation>{what}. Plik zachowano jako {file}</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}.</source>
        <translation>Nie można zapisać pliku „{file}”: {reason}.</translation>
    </message>
    <message>
        <source>The statistics could not be exported</source>
        <translation>Nie udało się wyeksportować statystyk</translation>
    </message>
    <message>
        <source>Check that you can write to the folder and that the disk is not full. You can still play and save games.</source>
        <translation>Sprawdź, czy w&#xa0;tym folderze można zapisywać i&#xa0;czy dysk nie jest pełny. Gra i&#xa0;zapis partii nadal działają.</translation>
    </message>
    <message>
        <source>You do not need to do anything: the program gathers them again from the finished games that are still saved.</source>
        <translation>Nie musisz nic robić: program zbierze je na nowo z zapisanych, zakończonych partii.</translation>
    </message>
    <message>
        <source>Install the latest Burgundy Qt. It will also count the games that you finish before then. The file was not changed.</source>
        <translation>Zainstaluj najnowszą wersję Burgundy Qt. Policzy ona też partie zakończone do tego czasu. Plik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>it has version {version}; this program reads versions up to {known}</source>
        <translation>plik ma wersję {version}; ten program czyta wersje do {known}</translation>
    </message>
    <message>
        <source>its contents are damaged</source>
        <translation>zawartość jest uszkodzona</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>system mówi: „{reason}”</translation>
    </message>
    <message>
        <source>SQLite says “{reason}”</source>
        <translation>SQLite mówi: „{reason}”</translation>
    </message>
    <message>
        <source>Something went wrong with the statistics</source>
        <translation>W&#xa0;statystykach wystąpił błąd</translation>
    </message>
    <message>
        <source>Choose another place, or check that you can write to this one.</source>
        <translation>Wybierz inne miejsce albo sprawdź, czy w&#xa0;tym można zapisywać.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Paź</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Giermek</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Rządca</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Rycerz</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Baron</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Książę</translation>
    </message>
    <message>
        <source>Plans the whole turn.</source>
        <translation>Planuje całą turę.</translation>
    </message>
    <message>
        <source>Plays by instinct, often misjudges and likes quick points.</source>
        <translation>Gra na wyczucie, często się myli i&#xa0;lubi punkty od ręki.</translation>
    </message>
    <message>
        <source>Plays by instinct and misjudges less often.</source>
        <translation>Gra na wyczucie i&#xa0;rzadziej się myli.</translation>
    </message>
    <message>
        <source>Judges every single action with sound instinct.</source>
        <translation>Każdą akcję wybiera osobno, z&#xa0;dobrym wyczuciem.</translation>
    </message>
    <message>
        <source>Tries out its best turns one round ahead.</source>
        <translation>Sprawdza swoje najlepsze tury o&#xa0;rundę naprzód.</translation>
    </message>
    <message>
        <source>Tries out many turns, for as long as its pace allows.</source>
        <translation>Sprawdza wiele tur, tak długo, jak pozwala mu tempo.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Recorded</source>
        <translation>Zapisane</translation>
    </message>
    <message>
        <source>Something went wrong in the library</source>
        <translation>Na liście partii wystąpił błąd</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Save a copy elsewhere</source>
        <translation>Zapisz kopię gdzie indziej</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nazwa partii</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>To samo rozdanie jeszcze raz…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copy the challenge code</source>
        <translation>Kopiuj kod wyzwania</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Zapisz kopię gdzie indziej…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Do dokończenia</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Z&#xa0;gwiazdką</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>Faza&#xa0;{phase}, runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>Wydanie {edition}</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>a game</comment>
        <translation>towarzyska</translation>
    </message>
    <message>
        <source>{covered} of {all} spaces</source>
        <translation>{covered} z&#xa0;{all} pól</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>a game that waits</comment>
        <translation>Do dokończenia</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>Przegrana o&#xa0;{points}</translation>
    </message>
    <message numerus="yes">
        <source>Lost: {n} space(s) left</source>
        <translation>
            <numerusform>Przegrana: zostało {n}&#xa0;pole</numerusform>
            <numerusform>Przegrana: zostały {n}&#xa0;pola</numerusform>
            <numerusform>Przegrana: zostało {n}&#xa0;pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Won the tie: {team}</source>
        <translation>Wygrana po remisie: {team}</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), {waiting} of them waiting for you.</source>
        <translation>
            <numerusform>{n}&#xa0;partia, czeka na ciebie: {waiting}.</numerusform>
            <numerusform>{n}&#xa0;partie, czeka na ciebie: {waiting}.</numerusform>
            <numerusform>{n}&#xa0;partii, czeka na ciebie: {waiting}.</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niedokończona</translation>
    </message>
    <message>
        <source>Your turn: {name}</source>
        <translation>Twoja tura: {name}</translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>Wygrana o&#xa0;{points}</translation>
    </message>
    <message>
        <source>You win the tie</source>
        <translation>Wygrywasz po remisie</translation>
    </message>
    <message>
        <source>{name} wins the tie</source>
        <translation>{name} wygrywa po remisie</translation>
    </message>
    <message>
        <source>Won by {points}: {team}</source>
        <translation>Wygrana o&#xa0;{points}: {team}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>dziś, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>{name} ({level}) {points}</source>
        <translation>{name} ({level}) {points}</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s); still reading {left} more.</source>
        <translation>
            <numerusform>{n}&#xa0;partia; do wczytania: {left}.</numerusform>
            <numerusform>{n}&#xa0;partie; do wczytania: {left}.</numerusform>
            <numerusform>{n}&#xa0;partii; do wczytania: {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <translation>Jeszcze nic tu nie ma.</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), all played to the end.</source>
        <translation>
            <numerusform>{n}&#xa0;partia, rozegrana do końca.</numerusform>
            <numerusform>{n}&#xa0;partie, wszystkie rozegrane do końca.</numerusform>
            <numerusform>{n}&#xa0;partii, wszystkie rozegrane do końca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} module(s)</source>
        <translation>
            <numerusform>{n}&#xa0;moduł</numerusform>
            <numerusform>{n}&#xa0;moduły</numerusform>
            <numerusform>{n}&#xa0;modułów</numerusform>
        </translation>
    </message>
    <message>
        <source>Won the tie</source>
        <translation>Wygrana po remisie</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a solo game</comment>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lost the tie</source>
        <translation>Przegrana po remisie</translation>
    </message>
    <message>
        <source>starred</source>
        <comment>a game</comment>
        <translation>z&#xa0;gwiazdką</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a game</comment>
        <translation>zakończona</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a game</comment>
        <translation>w&#xa0;toku</translation>
    </message>
    <message>
        <source>estate {estate}</source>
        <translation>posiadłość&#xa0;{estate}</translation>
    </message>
    <message>
        <source>{tiles}, {left} left</source>
        <translation>{tiles}, zostało {left}</translation>
    </message>
    <message>
        <source>Dice Game, duchy {sheet}</source>
        <translation>Gra kościana, księstwo {sheet}</translation>
    </message>
    <message>
        <source>Not good yet</source>
        <comment>points of a game alone</comment>
        <translation>Jeszcze nie jest dobrze</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przeanalizuj</translation>
    </message>
    <message>
        <source>Bots only</source>
        <translation>Boty</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>silnik</translation>
    </message>
    <message>
        <source>Only bots play</source>
        <translation>Grają tylko boty</translation>
    </message>
    <message>
        <source>Shared the victory</source>
        <translation>Wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s), none of them waiting for you.</source>
        <translation>
            <numerusform>{n} partia, żadna na ciebie nie czeka.</numerusform>
            <numerusform>{n} partie, żadna na ciebie nie czeka.</numerusform>
            <numerusform>{n} partii, żadna na ciebie nie czeka.</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nie ma jeszcze partii</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Nie ma jeszcze zakończonych partii</translation>
    </message>
    <message>
        <source>No starred games yet</source>
        <translation>Nie ma jeszcze partii z&#xa0;gwiazdką</translation>
    </message>
    <message>
        <source>No recorded games</source>
        <translation>Brak zapisanych partii</translation>
    </message>
    <message>
        <source>Games of the box that you record stay here.</source>
        <translation>Tutaj zostają partie z pudełka, które zapisujesz.</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>Kosz jest pusty</translation>
    </message>
    <message>
        <source>game</source>
        <comment>the name of a file</comment>
        <translation>partia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Opróżnij kosz</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Ucz się, grając</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>The game is on the clipboard: paste it into an email.</source>
        <translation>Partia jest w schowku: wklej ją do e-maila.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Add games to the library</source>
        <translation>Dodaj partie</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Opróżnić kosz?</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Dodaj plik…</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Wklej partię</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Ostatnio grane</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Player, estate, date</source>
        <translation>Szukaj…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>This deal cannot be played again</source>
        <translation>Tego rozdania nie można zagrać ponownie</translation>
    </message>
    <message>
        <source>Continue the game itself, or look back at it.</source>
        <translation>Wróć do samej partii albo ją przejrzyj.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Przenieś do kosza</translation>
    </message>
    <message>
        <source>Add a star</source>
        <translation>Dodaj gwiazdkę</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>Usuń gwiazdkę</translation>
    </message>
    <message>
        <source>The file stays unchanged</source>
        <translation>Plik zostaje bez zmian</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Obejrzyj</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n}&#xa0;gracz</numerusform>
            <numerusform>{n}&#xa0;graczy</numerusform>
            <numerusform>{n}&#xa0;graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>The file does not contain the seed that the deal depends on.</source>
        <translation>Plik nie zawiera ziarna, od którego zależy rozdanie.</translation>
    </message>
    <message>
        <source>Every game is saved here automatically. You can continue it, look back at it or share it.</source>
        <translation>Każda partia zapisuje się tu automatycznie. Możesz ją kontynuować, przejrzeć albo komuś przekazać.</translation>
    </message>
    <message>
        <source>No game is waiting for you</source>
        <translation>Żadna partia na ciebie nie czeka</translation>
    </message>
    <message>
        <source>Start a new game: it stays here until it is finished.</source>
        <translation>Zacznij nową partię: pozostanie tu, aż ją ukończysz.</translation>
    </message>
    <message>
        <source>Finished games stay here with their results.</source>
        <translation>Zakończone partie pozostają tu razem z wynikami.</translation>
    </message>
    <message>
        <source>Press S to star a game. You will then find it here.</source>
        <translation>Naciśnij S, aby dodać partii gwiazdkę. Potem znajdziesz ją tutaj.</translation>
    </message>
    <message>
        <source>No games between bots</source>
        <translation>Brak partii między botami</translation>
    </message>
    <message>
        <source>Finished games between bots are kept here. To keep an unfinished one, star it.</source>
        <translation>Zakończone partie między botami pozostają tutaj. Aby zachować nieukończoną, dodaj jej gwiazdkę.</translation>
    </message>
    <message>
        <source>Games that you move to the bin stay here until you empty it.</source>
        <translation>Partie przeniesione do kosza pozostają tutaj, dopóki go nie opróżnisz.</translation>
    </message>
    <message>
        <source>You are playing this game</source>
        <translation>Ta partia jest właśnie rozgrywana</translation>
    </message>
    <message>
        <source>You cannot move the current game to the bin.</source>
        <translation>Bieżącej partii nie można przenieść do kosza.</translation>
    </message>
    <message>
        <source>Start or open another game first.</source>
        <translation>Najpierw zacznij lub otwórz inną partię.</translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) will be deleted permanently.</source>
        <translation>
            <numerusform>{n} plik zostanie trwale usunięty.</numerusform>
            <numerusform>{n} pliki zostaną trwale usunięte.</numerusform>
            <numerusform>{n} plików zostanie trwale usuniętych.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game here contains “{words}”.</source>
        <translation>Żadna partia tutaj nie zawiera „{words}”.</translation>
    </message>
    <message>
        <source>The game is now in the library.</source>
        <translation>Partia jest już wśród twoich partii.</translation>
    </message>
    <message>
        <source>The code {code} is on the clipboard. Anyone who plays it gets the same deal.</source>
        <translation>Kod {code} jest w schowku. Każda partia z tym kodem ma to samo rozdanie.</translation>
    </message>
    <message>
        <source>A copy was saved in “{path}”.</source>
        <translation>Zapisano kopię: „{path}”.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the bin.</source>
        <translation>Przeniesiono do kosza: „{title}”.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Opróżnij</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>Przywrócono: „{title}”.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Search by name, level, estate, edition, players, date or result</source>
        <translation>Szukaj według imienia, poziomu, posiadłości, wydania, liczby graczy, daty lub wyniku</translation>
    </message>
    <message>
        <source>The file with the names and stars of your games was damaged</source>
        <translation>Plik z nazwami i gwiazdkami twoich partii był uszkodzony</translation>
    </message>
    <message>
        <source>The damaged file was renamed to {file}. No game is lost.</source>
        <translation>Nowa nazwa uszkodzonego pliku: {file}. Żadna partia nie przepadła.</translation>
    </message>
    <message>
        <source>Name and star your games again if you like. You do not need to do anything else.</source>
        <translation>Jeśli chcesz, nadaj partiom nazwy i gwiazdki od nowa. Nic więcej nie trzeba robić.</translation>
    </message>
    <message>
        <source>To open this game, copy all this text, then press {key} in Burgundy Qt.</source>
        <translation>Aby otworzyć partię, skopiuj cały tekst i naciśnij {key} w Burgundy Qt.</translation>
    </message>
    <message>
        <source>The game is not over: this text also contains hidden information.</source>
        <translation>Partia jeszcze trwa: ten tekst zawiera też to, co zakryte.</translation>
    </message>
    <message>
        <source>Team: {names}, {points}</source>
        <translation>Drużyna: {names}, {points}</translation>
    </message>
    <message>
        <source>without help</source>
        <comment>a game</comment>
        <translation>bez pomocy</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Eksplorator</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>a game</comment>
        <translation>zapisana</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i&#xa0;{last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} lub {last}</translation>
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
        <translation>{action} (do wspólnego magazynu podręcznego)</translation>
    </message>
    <message>
        <source>{action} from the shared storage</source>
        <translation>{action} (ze wspólnego magazynu podręcznego)</translation>
    </message>
    <message>
        <source>Paid no tribute</source>
        <translation>Nie zapłacono daniny</translation>
    </message>
    <message>
        <source>Took {tile} from depot {depot}</source>
        <translation>Wzięto z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>Sold {goods}</source>
        <translation>Sprzedano: {goods}</translation>
    </message>
    <message>
        <source>Took workers</source>
        <translation>Wzięto robotników</translation>
    </message>
    <message>
        <source>Bought {tile} from depot {depot}</source>
        <translation>Kupiono z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>Bought 2 workers</source>
        <translation>Kupiono 2&#xa0;robotników</translation>
    </message>
    <message>
        <source>Took {shield} from depot {depot}</source>
        <translation>Wzięto z&#xa0;magazynu&#xa0;{depot}: {shield}</translation>
    </message>
    <message>
        <source>Turned a {die} to {to}</source>
        <translation>Obrócono kość {die} na {to}</translation>
    </message>
    <message>
        <source>Paid tribute for {shields}</source>
        <translation>Zapłacono daninę: {shields}</translation>
    </message>
    <message>
        <source>Bought a point for 1 silverling</source>
        <translation>Kupiono punkt za 1 srebrnik</translation>
    </message>
    <message>
        <source>{effect}: took {tile} from depot {depot}</source>
        <translation>{effect}&#xa0;– wzięto z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>{effect}: sold {goods}</source>
        <translation>{effect}&#xa0;– sprzedano: {goods}</translation>
    </message>
    <message>
        <source>{effect}: took workers</source>
        <translation>{effect}&#xa0;– wzięto robotników</translation>
    </message>
    <message>
        <source>{effect}: passed</source>
        <translation>{effect}&#xa0;– pominięto</translation>
    </message>
    <message>
        <source>{effect}: took {shield} from depot {depot}</source>
        <translation>{effect} – wzięto z&#xa0;magazynu&#xa0;{depot}: {shield}</translation>
    </message>
    <message>
        <source>{effect}: took all {goods}</source>
        <translation>{effect} – wzięto cały rodzaj towaru: {goods}</translation>
    </message>
    <message>
        <source>{effect}: took the workers</source>
        <translation>{effect} – wzięto robotników</translation>
    </message>
    <message>
        <source>Took {tile} as a black tile for 5 goods</source>
        <translation>Wzięto jako czarną płytkę za 5 towarów: {tile}</translation>
    </message>
    <message>
        <source>Gave {goods} for the black tile</source>
        <translation>Oddano za czarną płytkę: {goods}</translation>
    </message>
    <message>
        <source>Bought {tile}</source>
        <translation>Kupiono: {tile}</translation>
    </message>
    <message>
        <source>{action}, {workers}</source>
        <translation>{action} ({workers})</translation>
    </message>
    <message>
        <source>Start castle {cell}</source>
        <translation>Zamek początkowy {cell}</translation>
    </message>
    <message>
        <source>{one} and {other}, {hue} and {other_hue}</source>
        <translation>{one} i {other}, {hue} i {other_hue}</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Zaczyna się faza {phase}</translation>
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
        <translation>Wspólne zwycięstwo, {points}: {names}</translation>
    </message>
    <message>
        <source>city complete: +{points}</source>
        <translation>miasto ukończone: +{points}</translation>
    </message>
    <message>
        <source>road complete: +{points}</source>
        <translation>droga ukończona: +{points}</translation>
    </message>
    <message>
        <source>monastery complete: +{points}</source>
        <translation>klasztor ukończony: +{points}</translation>
    </message>
    <message>
        <source>castle: +{points}</source>
        <translation>zamek: +{points}</translation>
    </message>
    <message>
        <source>Unfinished city: +{points}</source>
        <translation>Nieukończone miasto: +{points}</translation>
    </message>
    <message>
        <source>Unfinished road: +{points}</source>
        <translation>Nieukończona droga: +{points}</translation>
    </message>
    <message>
        <source>Unfinished monastery: +{points}</source>
        <translation>Nieukończony klasztor: +{points}</translation>
    </message>
    <message>
        <source>Field: +{points}</source>
        <translation>Łąka: +{points}</translation>
    </message>
    <message>
        <source>{tile} fits nowhere and leaves the game</source>
        <translation>{tile}: nigdzie nie pasuje i odpada</translation>
    </message>
    <message>
        <source>gets {points}</source>
        <translation>dostaje {points}</translation>
    </message>
    <message>
        <source>Gets {tile}</source>
        <translation>Dostaje: {tile}</translation>
    </message>
    <message>
        <source>with a bridge</source>
        <translation>z mostem</translation>
    </message>
    <message>
        <source>pays {points}</source>
        <translation>płaci {points}</translation>
    </message>
    <message>
        <source>Bazaar: {tiles}</source>
        <translation>Bazar: {tiles}</translation>
    </message>
    <message>
        <source>Put the tile aside: it fits only with a bridge</source>
        <translation>Odłożono kafelek: pasuje tylko z mostem</translation>
    </message>
    <message>
        <source>Built a bridge</source>
        <translation>Zbudowano most</translation>
    </message>
    <message>
        <source>Chose for the castle: {feature}</source>
        <translation>Wybrano dla grodu: {feature}</translation>
    </message>
    <message>
        <source>Chose {tile}</source>
        <translation>Wybrano: {tile}</translation>
    </message>
    <message>
        <source>Bid {points}</source>
        <translation>Oferta: {points}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>region of {size}: +{points}</source>
        <translation>region wielkości {size}: +{points}</translation>
    </message>
    <message>
        <source>Nothing fits: a worker instead</source>
        <translation>Nic nie pasuje: zamiast tego robotnik</translation>
    </message>
    <message>
        <source>first with all {colour}: +{points} green</source>
        <translation>za pierwszy komplet ({colour}), zielone: +{points}</translation>
    </message>
    <message>
        <source>second with all {colour}: +{points} green</source>
        <translation>za drugi komplet ({colour}), zielone: +{points}</translation>
    </message>
    <message>
        <source>crops: +{points} green</source>
        <translation>rolnictwo, zielone: +{points}</translation>
    </message>
    <message>
        <source>+{points} green</source>
        <translation>zielone: +{points}</translation>
    </message>
    <message>
        <source>no room for the hexagon: +{points} red</source>
        <translation>brak miejsca na sześciokąt, czerwone: +{points}</translation>
    </message>
    <message>
        <source>Cards in hand: +{points}</source>
        <translation>Karty na ręce: +{points}</translation>
    </message>
    <message>
        <source>Stored tiles: +{points}</source>
        <translation>Żetony w&#xa0;magazynie podręcznym: +{points}</translation>
    </message>
    <message>
        <source>Stored hexagons: +{points}</source>
        <translation>Sześciokąty w&#xa0;magazynie podręcznym: +{points}</translation>
    </message>
    <message>
        <source>Marble left over: +{points}</source>
        <translation>Pozostały marmur: +{points}</translation>
    </message>
    <message>
        <source>left stack empty</source>
        <translation>lewy stos pusty</translation>
    </message>
    <message>
        <source>middle stack empty</source>
        <translation>środkowy stos pusty</translation>
    </message>
    <message>
        <source>right stack empty</source>
        <translation>prawy stos pusty</translation>
    </message>
    <message>
        <source>left stack empty: phase I ends with this round</source>
        <translation>lewy stos pusty: faza I&#xa0;kończy się wraz z&#xa0;tą rundą</translation>
    </message>
    <message>
        <source>middle stack empty: phase II ends with this round</source>
        <translation>środkowy stos pusty: faza II kończy się wraz z&#xa0;tą rundą</translation>
    </message>
    <message>
        <source>right stack empty: one more round after this one</source>
        <translation>prawy stos pusty: po tej rundzie jeszcze jedna</translation>
    </message>
    <message>
        <source>Duchy {boards}</source>
        <translation>Księstwo {boards}</translation>
    </message>
    <message>
        <source>discards shuffled: {cards}</source>
        <translation>potasowano odrzucone: {cards}</translation>
    </message>
    <message>
        <source>{action} for {price}</source>
        <translation>{action}, zapłata: {price}</translation>
    </message>
    <message>
        <source>yield card: {gain}</source>
        <translation>karta dochodu: {gain}</translation>
    </message>
    <message>
        <source>Phase {phase} scored</source>
        <translation>Punktowanie fazy&#xa0;{phase}</translation>
    </message>
    <message>
        <source>Drew {cards}</source>
        <translation>Dobrano: {cards}</translation>
    </message>
    <message>
        <source>Marble: one more action</source>
        <translation>Marmur: jeszcze jedna akcja</translation>
    </message>
    <message>
        <source>+{gain}</source>
        <translation>+{gain}</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>dobrano: {cards}</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>region of {size}: +{points} green</source>
        <translation>region wielkości {size}, zielone: +{points}</translation>
    </message>
    <message>
        <source>Bonus tile {bonus}</source>
        <translation>Żeton bonusowy {bonus}</translation>
    </message>
    <message>
        <source>Took {tile}</source>
        <translation>Wzięto: {tile}</translation>
    </message>
    <message>
        <source>No tile fits: swapped all {colour}</source>
        <translation>Żaden żeton nie pasuje, wymiana: {colour}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Show the whole page</source>
        <translation>Pokaż całą stronę</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Pokaż mniej</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>Goods left over: +{points}</source>
        <translation>Pozostałe towary: +{points}</translation>
    </message>
    <message>
        <source>Silverlings left over: +{points}</source>
        <translation>Pozostałe srebrniki: +{points}</translation>
    </message>
    <message>
        <source>Workers left over: +{points}</source>
        <translation>Pozostali robotnicy: +{points}</translation>
    </message>
    <message>
        <source>now first on the bridge</source>
        <translation>teraz 1. miejsce na moście</translation>
    </message>
    <message>
        <source>now second on the bridge</source>
        <translation>teraz 2. miejsce na moście</translation>
    </message>
    <message>
        <source>now third on the bridge</source>
        <translation>teraz 3. miejsce na moście</translation>
    </message>
    <message>
        <source>now last on the bridge</source>
        <translation>teraz ostatnie miejsce na moście</translation>
    </message>
    <message>
        <source>Estate {estate}: {purse}</source>
        <translation>Posiadłość&#xa0;{estate}: {purse}</translation>
    </message>
    <message>
        <source>{shield}: chose {name}</source>
        <translation>{shield} – wskazano: {name}</translation>
    </message>
    <message>
        <source>Ship: loaded {goods}</source>
        <translation>Statek&#xa0;– załadowano: {goods}</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}: {goods} to depot {depot}</source>
        <translation>Faza&#xa0;{phase}, runda&#xa0;{round}: {goods} do magazynu&#xa0;{depot}</translation>
    </message>
    <message>
        <source>Round {round}: {goods} to depot {depot}</source>
        <translation>Runda&#xa0;{round}: {goods} do magazynu&#xa0;{depot}</translation>
    </message>
    <message>
        <source>No tribute paid, lost: {shields}</source>
        <translation>Daniny nie zapłacono, utracono: {shields}</translation>
    </message>
    <message numerus="yes">
        <source>+{n} silverling(s)</source>
        <translation>
            <numerusform>+{n}&#xa0;srebrnik</numerusform>
            <numerusform>+{n}&#xa0;srebrniki</numerusform>
            <numerusform>+{n}&#xa0;srebrników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{n} worker(s)</source>
        <translation>
            <numerusform>+{n}&#xa0;robotnik</numerusform>
            <numerusform>+{n}&#xa0;robotnicy</numerusform>
            <numerusform>+{n}&#xa0;robotników</numerusform>
        </translation>
    </message>
    <message>
        <source>Mines: {gain}</source>
        <translation>Kopalnie: {gain}</translation>
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
        <translation>utracono: {shields}</translation>
    </message>
    <message>
        <source>Your team wins with {points}</source>
        <translation>Twoja drużyna wygrywa: {points}</translation>
    </message>
    <message>
        <source>Team {name} wins with {points}</source>
        <translation>Wygrywa drużyna {name}: {points}</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Końcowe punktowanie</translation>
    </message>
    <message>
        <source>You win with {points}</source>
        <translation>Wygrywasz: {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} wygrywa: {points}</translation>
    </message>
    <message>
        <source>The 25 rounds are over: not all spaces are covered</source>
        <translation>Koniec 25 rund: nie wszystkie pola są zakryte</translation>
    </message>
    <message>
        <source>You win: all spaces are covered</source>
        <translation>Wygrywasz: wszystkie pola są zakryte</translation>
    </message>
    <message>
        <source>{name} wins: all spaces are covered</source>
        <translation>{name} wygrywa: wszystkie pola są zakryte</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>Posiadłość&#xa0;{estate}</translation>
    </message>
    <message>
        <source>At the start: {purse}</source>
        <translation>Na początek: {purse}</translation>
    </message>
    <message>
        <source>Placed {tile}</source>
        <translation>Położono: {tile}</translation>
    </message>
    <message>
        <source>Discarded {tile}</source>
        <translation>Odrzucono: {tile}</translation>
    </message>
    <message>
        <source>{effect}: placed {tile}</source>
        <translation>{effect}&#xa0;– położono: {tile}</translation>
    </message>
    <message>
        <source>{effect}: used as {building}</source>
        <translation>{effect} – użyto jako: {building}</translation>
    </message>
    <message>
        <source>Two hourglasses, but no goods yet</source>
        <translation>Dwie klepsydry, ale jeszcze bez towarów</translation>
    </message>
    <message>
        <source>+{points} for all {colour}</source>
        <translation>+{points} za komplet: {colour}</translation>
    </message>
    <message>
        <source>Two hourglasses: all goods are sold</source>
        <translation>Dwie klepsydry: wszystkie towary sprzedane</translation>
    </message>
    <message>
        <source>castle scores: +{points}</source>
        <translation>gród: +{points}</translation>
    </message>
    <message>
        <source>City complete, unclaimed</source>
        <translation>Miasto ukończone, niczyje</translation>
    </message>
    <message>
        <source>Road complete, unclaimed</source>
        <translation>Droga ukończona, niczyja</translation>
    </message>
    <message>
        <source>Monastery complete, unclaimed</source>
        <translation>Klasztor ukończony, niczyj</translation>
    </message>
    <message>
        <source>Gets {tile} for free</source>
        <translation>Dostaje za darmo: {tile}</translation>
    </message>
    <message>
        <source>Placed a knight in the city</source>
        <translation>Postawiono rycerza w&#xa0;mieście</translation>
    </message>
    <message>
        <source>Placed a thief on the road</source>
        <translation>Postawiono rozbójnika na drodze</translation>
    </message>
    <message>
        <source>Placed a thief on the bridge</source>
        <translation>Postawiono rozbójnika na moście</translation>
    </message>
    <message>
        <source>Placed a monk in the monastery</source>
        <translation>Postawiono mnicha w&#xa0;klasztorze</translation>
    </message>
    <message>
        <source>Placed a farmer in the field</source>
        <translation>Postawiono chłopa na łące</translation>
    </message>
    <message>
        <source>Turned the small town into a castle</source>
        <translation>Zamieniono miasteczko w gród</translation>
    </message>
    <message>
        <source>Placed the hexagon as {colour}</source>
        <translation>Położono sześciokąt jako: {colour}</translation>
    </message>
    <message>
        <source>five of one colour, all removed: {colour}</source>
        <translation>pięć w jednym kolorze, usunięto: {colour}</translation>
    </message>
    <message>
        <source>+{points} from green points</source>
        <translation>+{points} z&#xa0;zielonych punktów</translation>
    </message>
    <message>
        <source>No action possible</source>
        <translation>Brak możliwej akcji</translation>
    </message>
    <message>
        <source>Castle: placed {tile}</source>
        <translation>Zamek, położono: {tile}</translation>
    </message>
    <message>
        <source>Castle: placed nothing</source>
        <translation>Zamek: nic nie położono</translation>
    </message>
    <message>
        <source>+{points} for animals</source>
        <translation>+{points} za zwierzęta</translation>
    </message>
    <message>
        <source>+{points} for the watchtower</source>
        <translation>+{points} za strażnicę</translation>
    </message>
    <message>
        <source>+{points} for the region</source>
        <translation>+{points} za region</translation>
    </message>
    <message>
        <source>+{points} for the sale</source>
        <translation>+{points} za sprzedaż</translation>
    </message>
    <message>
        <source>+{points} for the trade route</source>
        <translation>+{points} za szlak handlowy</translation>
    </message>
    <message>
        <source>+{points} for border posts</source>
        <translation>+{points} za posterunki</translation>
    </message>
    <message>
        <source>+{points} for all three border posts</source>
        <translation>+{points} za wszystkie trzy posterunki</translation>
    </message>
    <message>
        <source>+{points} for first with all {colour}</source>
        <translation>+{points} za pierwszy komplet: {colour}</translation>
    </message>
    <message>
        <source>+{points} for second with all {colour}</source>
        <translation>+{points} za drugi komplet: {colour}</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Zaczynasz ty</translation>
    </message>
    <message>
        <source>{name} goes first</source>
        <translation>Zaczyna {name}</translation>
    </message>
    <message>
        <source>{tile} discarded</source>
        <translation>odrzucono: {tile}</translation>
    </message>
    <message>
        <source>trade route match: {goods}</source>
        <translation>szlak handlowy, trafienie: {goods}</translation>
    </message>
    <message>
        <source>+{points} for phase {phase}</source>
        <translation>+{points} za fazę&#xa0;{phase}</translation>
    </message>
    <message>
        <source>Removed from depot {depot}: {tile}</source>
        <translation>Znika z&#xa0;magazynu {depot}: {tile}</translation>
    </message>
    <message>
        <source>Target reached: back to 0, next target {target}</source>
        <translation>Cel osiągnięty: powrót na 0, następny cel: {target}</translation>
    </message>
    <message>
        <source>the goods of all other depots are removed</source>
        <translation>usunięto towary z&#xa0;pozostałych magazynów</translation>
    </message>
    <message>
        <source>Did nothing more</source>
        <translation>Nic więcej nie zrobiono</translation>
    </message>
    <message>
        <source>{number} in a monastery</source>
        <translation>{number} w klasztorze</translation>
    </message>
    <message>
        <source>{number} in a mine</source>
        <translation>{number} w kopalni</translation>
    </message>
    <message>
        <source>{number} in a river</source>
        <translation>{number} na rzece</translation>
    </message>
    <message>
        <source>{number} in a town</source>
        <translation>{number} w mieście</translation>
    </message>
    <message>
        <source>{number} in a castle</source>
        <translation>{number} w zamku</translation>
    </message>
    <message>
        <source>{number} in a pasture</source>
        <translation>{number} na pastwisku</translation>
    </message>
    <message>
        <source>{number} in space {cell}</source>
        <translation>{number}, pole {cell}</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>about {points}</source>
        <translation>mniej więcej {points}</translation>
    </message>
    <message>
        <source>less than a point</source>
        <translation>mniej niż jeden punkt</translation>
    </message>
    <message>
        <source>less than a space</source>
        <translation>mniej niż jedno pole</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s)</source>
        <translation>
            <numerusform>{n}&#xa0;pole</numerusform>
            <numerusform>{n}&#xa0;pola</numerusform>
            <numerusform>{n}&#xa0;pól</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} given away</source>
        <translation>oddano za darmo: {points}</translation>
    </message>
    <message>
        <source>less than {share} chance to win</source>
        <translation>mniej niż {share} szansy na wygraną</translation>
    </message>
    <message>
        <source>{share} chance to win</source>
        <translation>{share} szansy na wygraną</translation>
    </message>
    <message>
        <source>{share} chance to cover all spaces</source>
        <translation>{share} szansy na zakrycie wszystkich pól</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Fit</source>
        <translation>Całość</translation>
    </message>
    <message>
        <source>The whole map: click a place to see it</source>
        <translation>Cała mapa: kliknij miejsce, by je zobaczyć</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz mapę</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ mapę</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Pokaż całą mapę</translation>
    </message>
    <message numerus="yes">
        <source>{n}%</source>
        <translation>
            <numerusform>{n}%</numerusform>
            <numerusform>{n}%</numerusform>
            <numerusform>{n}%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kup</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>dowolny kolor</translation>
    </message>
    <message>
        <source>→ depot {depot}</source>
        <translation>→ magazyn&#xa0;{depot}</translation>
    </message>
    <message numerus="yes">
        <source>{n} inn(s)</source>
        <translation>
            <numerusform>{n} karczma</numerusform>
            <numerusform>{n} karczmy</numerusform>
            <numerusform>{n} karczm</numerusform>
        </translation>
    </message>
    <message>
        <source>goes first</source>
        <translation>zaczyna</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Ladder and cup…</source>
        <translation>Drabinka i puchar…</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Enlarge an estate</source>
        <translation>Powiększ posiadłość</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Oglądaj boty</translation>
    </message>
    <message>
        <source>Challenge of the day…</source>
        <translation>Wyzwanie dnia…</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Zadania…</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Turnieje…</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Partie…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>Wklej partię</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>Zapisz arkusz…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Wydrukuj arkusz…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statystyki…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ustawienia…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Undo the turn</source>
        <translation>Cofnij całą turę</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Weź robotników</translation>
    </message>
    <message>
        <source>Buy a point</source>
        <translation>Kup punkt</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Inny sposób</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Do mojej tury</translation>
    </message>
    <message>
        <source>Bots act at once</source>
        <translation>Boty grają od razu</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>What a character was after</source>
        <translation>Do czego dążyła postać</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analiza partii</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Arkusz punktów…</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Cały stół</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Zapisz obraz…</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Kopiuj obraz</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Rady</translation>
    </message>
    <message>
        <source>First game, step by step</source>
        <translation>Pierwsza gra krok po kroku</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>About Burgundy Qt</source>
        <translation>O&#xa0;programie Burgundy Qt</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Figures of the tips</source>
        <translation>Liczby rad</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Gracze…</translation>
    </message>
    <message>
        <source>An engine has stopped…</source>
        <translation>Silnik nie może grać dalej…</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Zagraj według podpowiedzi</translation>
    </message>
    <message>
        <source>Tips for points or for the win</source>
        <translation>Rady na punkty lub na wygraną</translation>
    </message>
    <message>
        <source>Cost of each choice</source>
        <translation>Koszt każdego wyboru</translation>
    </message>
    <message>
        <source>The opponent&apos;s plan</source>
        <translation>Plan rywala</translation>
    </message>
    <message>
        <source>Share as a web page…</source>
        <translation>Udostępnij jako stronę…</translation>
    </message>
    <message>
        <source>Course…</source>
        <translation>Kurs…</translation>
    </message>
    <message>
        <source>Analyse from here</source>
        <translation>Analizuj odtąd</translation>
    </message>
    <message>
        <source>Explorer…</source>
        <translation>Eksplorator…</translation>
    </message>
    <message>
        <source>Games like this…</source>
        <translation>Partie takie jak ta…</translation>
    </message>
    <message>
        <source>Save the turn as an animation…</source>
        <translation>Zapisz turę jako animację…</translation>
    </message>
    <message>
        <source>Entries…</source>
        <translation>Wpisy…</translation>
    </message>
</context>
<context>
    <name>Motive</name>
    <message>
        <source>Can still add crops: {green}, perhaps for fewer than {cards}.</source>
        <translation>Może jeszcze dodać rodzaje rolnictwa: {green}, może taniej niż za {cards}.</translation>
    </message>
    <message>
        <source>Can still complete {region}: {green}, perhaps for fewer than {cards}.</source>
        <translation>Może jeszcze ukończyć {region}: {green}, może taniej niż za {cards}.</translation>
    </message>
    <message>
        <source>a region</source>
        <comment>object</comment>
        <translation>region</translation>
    </message>
    <message>
        <source>Takes {tile} that can bring the same points next turn.</source>
        <translation>Bierze {tile}: w następnej turze może dać te same punkty.</translation>
    </message>
    <message>
        <source>Completes {region} of size {size}: {points} in all by the end.</source>
        <translation>Kończy {region} wielkości {size}: do końca łącznie {points}.</translation>
    </message>
    <message>
        <source>Completes {region} of size {size}: {green}.</source>
        <translation>Kończy {region} wielkości {size}: {green}.</translation>
    </message>
    <message>
        <source>Takes {tile} although the one in storage fills the only open space.</source>
        <translation>Bierze {tile}, choć żeton z magazynu zajmie jedyne dostępne pole.</translation>
    </message>
    <message>
        <source>Takes {last} in the display, and can probably take {tile} next turn.</source>
        <translation>Bierze {last} z odkrytych żetonów i prawdopodobnie w następnej turze może wziąć {tile}.</translation>
    </message>
    <message>
        <source>Places a castle that brings only {tile} for free.</source>
        <translation>Kładzie zamek, który daje za darmo tylko {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>Takes {tile} and lacks {n} card(s) to place it.</source>
        <translation>
            <numerusform>Bierze {tile}, a do położenia brakuje {n} karty.</numerusform>
            <numerusform>Bierze {tile}, a do położenia brakuje {n} kart.</numerusform>
            <numerusform>Bierze {tile}, a do położenia brakuje {n} kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the marble; can still place {tile} and complete a region: {green}.</source>
        <translation>Zachowuje marmur; może jeszcze położyć {tile} i ukończyć region: {green}.</translation>
    </message>
    <message>
        <source>Can probably still take {tile} next turn: the display has {count}.</source>
        <translation>Prawdopodobnie może jeszcze w następnej turze wziąć {tile}, odkryte takie żetony: {count}.</translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand, and no stored tile has a space.</source>
        <translation>Dobiera {cards} do {hand} na ręce, a żaden żeton z magazynu nie ma pola.</translation>
    </message>
    <message>
        <source>Takes a tile to fill {region} and all {colour}: {green}.</source>
        <translation>Bierze żeton, który może ukończyć {region} i zakryć cały kolor ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Takes {last} in the display; a stored tile can open its space.</source>
        <translation>Bierze {last} z odkrytych żetonów; żeton z magazynu może otworzyć jego pole.</translation>
    </message>
    <message>
        <source>Takes {last} in the display; one more tile opens its space.</source>
        <translation>Bierze {last} z odkrytych żetonów; jeszcze jeden żeton otworzy jego pole.</translation>
    </message>
    <message>
        <source>Places a castle that places no other tile.</source>
        <translation>Kładzie zamek, który nie daje innego żetonu.</translation>
    </message>
    <message>
        <source>Keeps the marble, and can still place {tile} next turn.</source>
        <translation>Zachowuje marmur i może jeszcze w następnej turze położyć {tile}.</translation>
    </message>
    <message>
        <source>Takes {tile} although the one in storage fills the last space: 1 point at most.</source>
        <translation>Bierze {tile}, choć żeton z magazynu zajmie ostatnie pole: najwyżej 1 punkt.</translation>
    </message>
    <message>
        <source>Takes crops to complete {region}: {green}.</source>
        <translation>Bierze rodzaje rolnictwa, by ukończyć {region}: {green}.</translation>
    </message>
    <message>
        <source>Ties up a farmer until the end, in a field now worth {points}</source>
        <translation>Wiąże chłopa do końca gry na łące wartej teraz {points}</translation>
    </message>
    <message>
        <source>Starts the last round while ahead by {lead} in red and green.</source>
        <translation>Rozpoczyna ostatnią rundę, mając przewagę w czerwonych i zielonych: {lead}.</translation>
    </message>
    <message>
        <source>Starts the last round while behind by {lead} in red and green.</source>
        <translation>Rozpoczyna ostatnią rundę, mając stratę w czerwonych i zielonych: {lead}.</translation>
    </message>
    <message>
        <source>Takes a tile to complete {region}: {green}.</source>
        <translation>Bierze żeton, który może ukończyć {region}: {green}.</translation>
    </message>
    <message>
        <source>Can complete {region} with stored tiles: {green}.</source>
        <translation>Może ukończyć {region} z żetonami z magazynu: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>With stored tiles, {n} more space(s) for {region}: {green}.</source>
        <translation>
            <numerusform>Z żetonami z magazynu jeszcze {n} pole na {region}: {green}.</numerusform>
            <numerusform>Z żetonami z magazynu jeszcze {n} pola na {region}: {green}.</numerusform>
            <numerusform>Z żetonami z magazynu jeszcze {n} pól na {region}: {green}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon for a region of only 1 space.</source>
        <translation>Zużywa drewniany sześciokąt na region wielkości zaledwie 1 pola.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces for {n} colour(s) in the display.</source>
        <translation>
            <numerusform>Zaczyna obok pól na odkryte żetony {n} koloru.</numerusform>
            <numerusform>Zaczyna obok pól na odkryte żetony {n} kolorów.</numerusform>
            <numerusform>Zaczyna obok pól na odkryte żetony {n} kolorów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, counted as size {size}</source>
        <comment>of a region: an inn is in it</comment>
        <translation>{points}, liczone jako wielkość {size}</translation>
    </message>
    <message>
        <source>Scores {points}: {things}.</source>
        <translation>Daje {points}: {things}.</translation>
    </message>
    <message>
        <source>large colour bonus ({colour})</source>
        <translation>duży bonus za kolor ({colour})</translation>
    </message>
    <message>
        <source>small colour bonus ({colour})</source>
        <translation>mały bonus za kolor ({colour})</translation>
    </message>
    <message numerus="yes">
        <source>{n} animal tile(s)</source>
        <translation>
            <numerusform>{n} płytka zwierząt</numerusform>
            <numerusform>{n} płytki zwierząt</numerusform>
            <numerusform>{n} płytek zwierząt</numerusform>
        </translation>
    </message>
    <message>
        <source>border posts</source>
        <translation>posterunki graniczne</translation>
    </message>
    <message>
        <source>Can now complete a region with a stored tile: {region}, {points}.</source>
        <translation>Może teraz ukończyć region odłożoną płytką: {region}, {points}.</translation>
    </message>
    <message>
        <source>Completes {region} and adds crops: {green}.</source>
        <translation>Kończy {region} i dodaje nowe rodzaje rolnictwa: {green}.</translation>
    </message>
    <message>
        <source>Completes {region} and adds crops: {green}, {together} in all by the end.</source>
        <translation>Kończy {region} i dodaje nowe rodzaje rolnictwa: {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Completes {region} with a hexagon: {green}.</source>
        <translation>Kończy {region} drewnianym sześciokątem: {green}.</translation>
    </message>
    <message>
        <source>Completes {region} with a hexagon: {green}, {together} in all by the end.</source>
        <translation>Kończy {region} drewnianym sześciokątem: {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Completes {things}: {points} in all by the end.</source>
        <translation>Kończy {things}: łącznie do końca {points}.</translation>
    </message>
    <message>
        <source>Scores {green}, {together} in all by the end ({things}).</source>
        <translation>Zdobywa {green}, łącznie do końca {together} ({things}).</translation>
    </message>
    <message>
        <source>Takes {last} in the display, and can still place {tile} next turn.</source>
        <translation>Bierze {last} z odkrytych żetonów i może jeszcze w następnej turze położyć {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside spaces of {n} colour(s).</source>
        <translation>
            <numerusform>Zaczyna obok pól w {n} kolorze.</numerusform>
            <numerusform>Zaczyna obok pól w {n} kolorach.</numerusform>
            <numerusform>Zaczyna obok pól w {n} kolorach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends a marble on a second action and discards {tile}.</source>
        <translation>Płaci marmurem za drugą akcję i odrzuca {tile}.</translation>
    </message>
    <message>
        <source>Opens a space for {tile}.</source>
        <translation>Otwiera pole, by położyć {tile}.</translation>
    </message>
    <message>
        <source>Takes a bonus tile for {colour}, which are all covered already.</source>
        <translation>Bierze żeton bonusowy dla koloru, który jest już cały zakryty ({colour}).</translation>
    </message>
    <message>
        <source>Starts beside a space for a town, which brings a bonus tile.</source>
        <translation>Zaczyna obok pola na miasto, które daje żeton bonusowy.</translation>
    </message>
    <message>
        <source>Gets more marble with every quarry (spaces still empty: {n}).</source>
        <translation>Dostaje więcej marmuru za każdy kamieniołom (wolne pola: {n}).</translation>
    </message>
    <message>
        <source>Gets more workers with every village (spaces still empty: {n}).</source>
        <translation>Dostaje więcej robotników za każdą wioskę (wolne pola: {n}).</translation>
    </message>
    <message>
        <source>Turns up more yield cards with every cart (spaces still empty: {n}).</source>
        <translation>Odkrywa więcej kart dochodu za każdy wóz (wolne pola: {n}).</translation>
    </message>
    <message>
        <source>Takes {tile} although those in storage fill all open spaces.</source>
        <translation>Bierze {tile}, choć te z magazynu zajmą wszystkie dostępne pola.</translation>
    </message>
    <message>
        <source>Completes {things}: {green}.</source>
        <translation>Kończy {things}: {green}.</translation>
    </message>
    <message>
        <source>Scores {green} ({things}).</source>
        <translation>Zdobywa {green} ({things}).</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>regiony</translation>
    </message>
    <message>
        <source>crops</source>
        <translation>rodzaje rolnictwa</translation>
    </message>
    <message>
        <source>colour bonuses</source>
        <translation>bonusy za kolor</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>żeton bonusowy</translation>
    </message>
    <message>
        <source>all {colour}</source>
        <comment>object</comment>
        <translation>cały kolor ({colour})</translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand, with no stored tile to place.</source>
        <translation>Dobiera {cards} do {hand} na ręce, a żaden żeton w magazynie nie ma pola.</translation>
    </message>
    <message>
        <source>Brings a bonus tile.</source>
        <translation>Daje żeton bonusowy.</translation>
    </message>
    <message numerus="yes">
        <source>Takes a cart, which turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Bierze wóz, który odkrywa {n} kartę dochodu.</numerusform>
            <numerusform>Bierze wóz, który odkrywa {n} karty dochodu.</numerusform>
            <numerusform>Bierze wóz, który odkrywa {n} kart dochodu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards {tile} for another one of the same colour.</source>
        <translation>Odrzuca {tile} dla innego żetonu tego samego koloru.</translation>
    </message>
    <message>
        <source>Pays {bonus} for a second mark and has {number} left.</source>
        <translation>Płaci za drugie pole ({bonus}); zostaje {number}.</translation>
    </message>
    <message>
        <source>Pays {bonus} for a second mark and has none left.</source>
        <translation>Płaci za drugie pole ({bonus}); nic nie zostaje.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a single space ({kind}). That is still possible in the next round: the same {reward}.</source>
        <translation>Płaci za ukończenie regionu z jednego pola ({kind}): {cost}. Można to jeszcze zrobić w&#xa0;następnej rundzie: tak samo {reward}.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a region of {size} ({kind}). That is still possible in the next round: the same {reward}.</source>
        <translation>Płaci za ukończenie regionu, liczba pól: {size} ({kind}): {cost}. Można to jeszcze zrobić w&#xa0;następnej rundzie: tak samo {reward}.</translation>
    </message>
    <message>
        <source>Pays {cost} to complete a colour ({kind}). That is still possible in the next round: {reward} for the region, {whole} for the colour.</source>
        <translation>Płaci za ukończenie koloru ({kind}): {cost}. Można to jeszcze zrobić w&#xa0;następnej rundzie: {reward} za region, {whole} za kolor.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in this phase, {later} in the next one.</source>
        <translation>Zostawia jedno pole do końca regionu, liczba pól: {size} ({kind}): {points} w&#xa0;tej fazie, {later} w&#xa0;następnej.</translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed in the next phase.</source>
        <translation>Zaczyna region, liczba pól: {size} ({kind}): {points} za ukończenie w&#xa0;następnej fazie.</translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed.</source>
        <translation>Zaczyna region, liczba pól: {size} ({kind}): {points} za ukończenie.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in the next phase.</source>
        <translation>Doprowadza region do {marked} z {size} pól ({kind}): {points} za ukończenie w&#xa0;następnej fazie.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed.</source>
        <translation>Doprowadza region do {marked} z {size} pól ({kind}): {points} za ukończenie.</translation>
    </message>
    <message>
        <source>That space takes {takes} numbers, the one marked now only {taken}.</source>
        <translation>Do tamtego pola pasuje tyle liczb: {takes}, do wypełnionego teraz tylko {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>Can join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Może dołączyć i współdzielić {feature}: został na to {n} kafelek</numerusform>
            <numerusform>Może dołączyć i współdzielić {feature}: zostały na to {n} kafelki</numerusform>
            <numerusform>Może dołączyć i współdzielić {feature}: zostało na to {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Może zdobyć {feature} na wyłączność: został na to {n} kafelek</numerusform>
            <numerusform>Może zdobyć {feature} na wyłączność: zostały na to {n} kafelki</numerusform>
            <numerusform>Może zdobyć {feature} na wyłączność: zostało na to {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent join and share {feature}: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Pozwala rywalowi dołączyć i współdzielić {feature}: został na to {n} kafelek</numerusform>
            <numerusform>Pozwala rywalowi dołączyć i współdzielić {feature}: zostały na to {n} kafelki</numerusform>
            <numerusform>Pozwala rywalowi dołączyć i współdzielić {feature}: zostało na to {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets an opponent win {feature} alone: {n} tile(s) left for this</source>
        <translation>
            <numerusform>Pozwala rywalowi zdobyć {feature} na wyłączność: został na to {n} kafelek</numerusform>
            <numerusform>Pozwala rywalowi zdobyć {feature} na wyłączność: zostały na to {n} kafelki</numerusform>
            <numerusform>Pozwala rywalowi zdobyć {feature} na wyłączność: zostało na to {n} kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>an unclaimed city</source>
        <comment>object</comment>
        <translation>niezajęte miasto</translation>
    </message>
    <message>
        <source>an unclaimed road</source>
        <comment>object</comment>
        <translation>niezajętą drogę</translation>
    </message>
    <message>
        <source>Builds a castle beside {feature}: it can bring the castle {points}</source>
        <translation>Buduje gród obok innego obiektu ({feature}), co może dać grodowi {points}</translation>
    </message>
    <message>
        <source>Places a farmer in a field with one unfinished city</source>
        <translation>Stawia chłopa na łące z jednym nieukończonym miastem</translation>
    </message>
    <message>
        <source>Places a farmer in a field with one complete city</source>
        <translation>Stawia chłopa na łące z jednym ukończonym miastem</translation>
    </message>
    <message>
        <source>Takes away a tile that could complete {feature}: {points}</source>
        <translation>Zabiera kafelek, który mógłby ukończyć {feature}: {points}</translation>
    </message>
    <message>
        <source>Bids {points}: an opponent must pay this to keep the tile</source>
        <translation>Licytuje {points}: rywal musi tyle zapłacić, żeby zatrzymać kafelek</translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}: {points} and {n} follower(s) back</source>
        <translation>
            <numerusform>Kończy {feature}: {points} i {n} podwładny z powrotem</numerusform>
            <numerusform>Kończy {feature}: {points} i {n} podwładni z powrotem</numerusform>
            <numerusform>Kończy {feature}: {points} i {n} podwładnych z powrotem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {feature}, which is shared: {points} each and {n} follower(s) back</source>
        <translation>
            <numerusform>Kończy {feature} wspólnie z rywalem: po {points} i {n} podwładny z powrotem</numerusform>
            <numerusform>Kończy {feature} wspólnie z rywalem: po {points} i {n} podwładni z powrotem</numerusform>
            <numerusform>Kończy {feature} wspólnie z rywalem: po {points} i {n} podwładnych z powrotem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {feature} easier to complete: {n} tile(s) can go at its hardest gap</source>
        <translation>
            <numerusform>Zostawia {feature} łatwiej do ukończenia: w najtrudniejszą lukę pasuje {n} kafelek</numerusform>
            <numerusform>Zostawia {feature} łatwiej do ukończenia: w najtrudniejszą lukę pasują {n} kafelki</numerusform>
            <numerusform>Zostawia {feature} łatwiej do ukończenia: w najtrudniejszą lukę pasuje {n} kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains at once: {gain} ({tile}).</source>
        <translation>Daje od razu: {gain} ({tile}).</translation>
    </message>
    <message>
        <source>Loads no goods with one of its ships.</source>
        <translation>Nie ładuje towarów jednym ze swoich statków.</translation>
    </message>
    <message>
        <source>Uses an action for workers, to change another die.</source>
        <translation>Zużywa akcję na robotników, aby zmienić inną kość.</translation>
    </message>
    <message>
        <source>Counts the crane for a knowledge tile at the end: {tile}, {points}.</source>
        <translation>Liczy na końcu dźwig do płytki wiedzy: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Almost fills {region}: one more brings {green}, at most {together} in all.</source>
        <translation>Prawie wypełnia {region}: jeszcze jedno pole da {green}, łącznie najwyżej {together}.</translation>
    </message>
    <message>
        <source>Almost fills {region}: one more brings {green}.</source>
        <translation>Prawie wypełnia {region}: jeszcze jedno pole da {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more space(s) to cover all {colour}; an opponent needs {rival} ({name}).</source>
        <translation>
            <numerusform>Do pełnego koloru ({colour}) brakuje {n} pola, a rywalowi brakuje {rival} ({name}).</numerusform>
            <numerusform>Do pełnego koloru ({colour}) brakuje {n} pól, a rywalowi brakuje {rival} ({name}).</numerusform>
            <numerusform>Do pełnego koloru ({colour}) brakuje {n} pól, a rywalowi brakuje {rival} ({name}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs only one more tile for a region: {region}, {points}.</source>
        <translation>Potrzebuje już tylko jednej płytki do regionu: {region}, {points}.</translation>
    </message>
    <message>
        <source>Adds a new crop: {green}.</source>
        <translation>Dodaje nowy rodzaj rolnictwa: {green}.</translation>
    </message>
    <message>
        <source>Adds a new crop: {green}, {together} in all by the end.</source>
        <translation>Dodaje nowy rodzaj rolnictwa: {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Scores {green} for a wooden hexagon in agriculture.</source>
        <translation>Zdobywa {green} za drewniany sześciokąt na polu rolnictwa.</translation>
    </message>
    <message>
        <source>Scores {green} for a wooden hexagon in agriculture, {together} in all by the end.</source>
        <translation>Zdobywa {green} za drewniany sześciokąt na polu rolnictwa, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Takes {tile} in the display, needed for an opponent&apos;s region of {size} ({name}).</source>
        <translation>Bierze {tile} z odkrytych żetonów – brakuje rywalowi do regionu wielkości {size} ({name}).</translation>
    </message>
    <message>
        <source>Takes {tile} in the display, needed for a colour bonus: {points} ({name}).</source>
        <translation>Bierze {tile} z odkrytych żetonów – brakuje rywalowi do premii za kolor: {points} ({name}).</translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) more than usual.</source>
        <translation>
            <numerusform>Płaci o {n} kartę więcej niż zwykle.</numerusform>
            <numerusform>Płaci o {n} karty więcej niż zwykle.</numerusform>
            <numerusform>Płaci o {n} kart więcej niż zwykle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves too few cards to place {tile} from storage.</source>
        <translation>Zostawia za mało kart, by położyć {tile} z magazynu podręcznego.</translation>
    </message>
    <message>
        <source>Claims {feature}, which has only {tiles} of 9 tiles</source>
        <translation>Zajmuje {feature}, gotowe dopiero {tiles} z 9 kafelków</translation>
    </message>
    <message>
        <source>Claims {feature}, which may bring only {worth}</source>
        <translation>Zajmuje {feature}, co może dać tylko {worth}</translation>
    </message>
    <message>
        <source>Claims {feature}, now worth only {points}</source>
        <translation>Zajmuje {feature}, teraz tylko {points}</translation>
    </message>
    <message>
        <source>Makes opponents bid more than {points} for a tile that can complete {feature}: {worth}</source>
        <translation>Zmusza rywali do oferty powyżej {points} za kafelek, który może ukończyć {feature}: {worth}</translation>
    </message>
    <message>
        <source>{fact}: {left}</source>
        <comment>what a turn does, and its supply</comment>
        <translation>{fact}: {left}</translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which only {n} of the tiles left can complete</source>
        <translation>
            <numerusform>Zajmuje {feature}, ukończyć może tylko {n} z pozostałych kafelków</numerusform>
            <numerusform>Zajmuje {feature}, ukończyć mogą tylko {n} z pozostałych kafelków</numerusform>
            <numerusform>Zajmuje {feature}, ukończyć może tylko {n} z pozostałych kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}, which still has {n} gaps</source>
        <translation>
            <numerusform>Zajmuje {feature}, wciąż {n} luka</numerusform>
            <numerusform>Zajmuje {feature}, wciąż {n} luki</numerusform>
            <numerusform>Zajmuje {feature}, wciąż {n} luk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Powiększa {feature}: ukończyć może {n} z pozostałych kafelków, co najmniej {points}</numerusform>
            <numerusform>Powiększa {feature}: ukończyć mogą {n} z pozostałych kafelków, co najmniej {points}</numerusform>
            <numerusform>Powiększa {feature}: ukończyć może {n} z pozostałych kafelków, co najmniej {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Can still complete the other region of {size} ({kind}) in the next round: the same {reward}.</source>
        <translation>Może jeszcze w następnej rundzie ukończyć drugi region, liczba pól: {size} ({kind}): tak samo {reward}.</translation>
    </message>
    <message>
        <source>Can still complete the other single space ({kind}) in the next round: the same {reward}.</source>
        <translation>Może jeszcze w następnej rundzie ukończyć drugi region z jednego pola ({kind}): tak samo {reward}.</translation>
    </message>
    <message>
        <source>Has goods that one sale can sell together: {goods}.</source>
        <translation>Ma towary, które można sprzedać razem w jednej sprzedaży: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} place(s) of the shared storage free.</source>
        <translation>
            <numerusform>Zostawia {n} wolne miejsce we wspólnym magazynie podręcznym.</numerusform>
            <numerusform>Zostawia {n} wolne miejsca we wspólnym magazynie podręcznym.</numerusform>
            <numerusform>Zostawia {n} wolnych miejsc we wspólnym magazynie podręcznym.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a tile that counts at the end: {tile}.</source>
        <translation>Odkłada płytkę, która liczy się na końcu: {tile}.</translation>
    </message>
    <message>
        <source>Keeps a shield: {shield}, {points} at the end.</source>
        <translation>Zachowuje tarczę: {shield}, {points} na końcu.</translation>
    </message>
    <message>
        <source>Takes {tile} although those in storage fill all spaces left: 1 point at most.</source>
        <translation>Bierze {tile}, choć żetony z magazynu zajmą wszystkie wolne pola: najwyżej 1 punkt.</translation>
    </message>
    <message>
        <source>Lays out regions that bring {green} when all are full.</source>
        <translation>Tworzy regiony, które po zapełnieniu dają łącznie {green}.</translation>
    </message>
    <message>
        <source>Discards {tile} and keeps {other} without a space for it.</source>
        <translation>Odrzuca {tile}, a zachowuje {other}, choć nie ma na to pola.</translation>
    </message>
    <message>
        <source>Stores a tile that counts at the end: {tile}, {points} so far.</source>
        <translation>Odkłada płytkę, która liczy się na końcu: {tile}, na razie {points}.</translation>
    </message>
    <message>
        <source>Uses an action for a small sale: {goods}, {points}.</source>
        <translation>Zużywa akcję na małą sprzedaż: {goods}, {points}.</translation>
    </message>
    <message>
        <source>Gets the last tile for a colour bonus ready: {colour}, {points}.</source>
        <translation>Ma już ostatnią płytkę do bonusu za kolor: {colour}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Discards {n} stored tile(s): {tiles}.</source>
        <translation>
            <numerusform>Odrzuca {n} płytkę z magazynu podręcznego: {tiles}.</numerusform>
            <numerusform>Odrzuca {n} płytki z magazynu podręcznego: {tiles}.</numerusform>
            <numerusform>Odrzuca {n} płytek z magazynu podręcznego: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a mine: when placed, {silver} by the end of the game.</source>
        <translation>Odkłada kopalnię: po położeniu da {silver} do końca partii.</translation>
    </message>
    <message>
        <source>Stores a tile for which no space is left: {tile}.</source>
        <translation>Odkłada płytkę, dla której nie ma już wolnego pola: {tile}.</translation>
    </message>
    <message>
        <source>Covers no space.</source>
        <translation>Nie zakrywa żadnego pola.</translation>
    </message>
    <message>
        <source>Moves ahead of others from the next round on: {names}.</source>
        <translation>Od następnej rundy wyprzedza innych w kolejności: {names}.</translation>
    </message>
    <message>
        <source>Moves ahead of others in phase {phase}, when there are new tiles: {names}.</source>
        <translation>Wyprzedza innych w kolejności w fazie {phase}, gdy pojawią się nowe płytki: {names}.</translation>
    </message>
    <message>
        <source>Bids only {points}, so that the tile costs less</source>
        <translation>Licytuje tylko {points}, więc kafelek kosztuje mniej</translation>
    </message>
    <message>
        <source>Pays cards that are worth {points} at the end.</source>
        <translation>Płaci kartami wartymi na koniec {points}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while ahead by {lead}.</source>
        <translation>Zostawia w stosie przed ostatnią rundą {tiles}, mając przewagę: {lead}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while level.</source>
        <translation>Zostawia w stosie przed ostatnią rundą {tiles} przy równej liczbie punktów.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack before the last round, while behind by {lead}.</source>
        <translation>Zostawia w stosie przed ostatnią rundą {tiles}, mając stratę: {lead}.</translation>
    </message>
    <message>
        <source>Starts the last round while level with the best opponent.</source>
        <translation>Rozpoczyna ostatnią rundę, mając tyle samo punktów co najlepszy rywal.</translation>
    </message>
    <message numerus="yes">
        <source>Pays {n} card(s) that it needs to place {tile} from storage.</source>
        <translation>
            <numerusform>Płaci {n} kartę, której potem brakuje, aby położyć {tile} z magazynu.</numerusform>
            <numerusform>Płaci {n} karty, których potem brakuje, aby położyć {tile} z magazynu.</numerusform>
            <numerusform>Płaci {n} kart, których potem brakuje, aby położyć {tile} z magazynu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon where {tile} would fit.</source>
        <translation>Zużywa drewniany sześciokąt tam, gdzie można położyć {tile}.</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn and complete a region: {green}.</source>
        <translation>Może jeszcze w następnej turze położyć {tile} i ukończyć region: {green}.</translation>
    </message>
    <message>
        <source>Takes a town for a storage space and {green}, at most {together} in all.</source>
        <translation>Bierze miasto, aby zyskać pole magazynu i {green}, łącznie najwyżej {together}.</translation>
    </message>
    <message>
        <source>Takes {tile} to cover all {colour}: {green}.</source>
        <translation>Bierze {tile}, aby zakryć cały kolor ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Discards only {tile} without a space for it.</source>
        <translation>Odrzuca tylko {tile}, na co nie ma pola.</translation>
    </message>
    <message numerus="yes">
        <source>Ends phase {phase} before it can place {n} tile(s) from storage.</source>
        <translation>
            <numerusform>Kończy fazę {phase} przed położeniem {n} żetonu z magazynu.</numerusform>
            <numerusform>Kończy fazę {phase} przed położeniem {n} żetonów z magazynu.</numerusform>
            <numerusform>Kończy fazę {phase} przed położeniem {n} żetonów z magazynu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws {cards}: {n} fitting card(s) will be enough to place {tile} from storage.</source>
        <translation>
            <numerusform>Dobiera {cards}: wystarczy {n} pasująca karta, aby położyć {tile} z magazynu.</numerusform>
            <numerusform>Dobiera {cards}: wystarczą {n} pasujące karty, aby położyć {tile} z magazynu.</numerusform>
            <numerusform>Dobiera {cards}: wystarczy {n} pasujących kart, aby położyć {tile} z magazynu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins a region of {size} ({kind}): {points} if completed in this phase, {later} in the next one.</source>
        <translation>Zaczyna region, liczba pól: {size} ({kind}): {points} za ukończenie w tej fazie, {later} w następnej.</translation>
    </message>
    <message>
        <source>Brings a region to {marked} of {size} spaces ({kind}): {points} if completed in this phase, {later} in the next one.</source>
        <translation>Doprowadza region do {marked} z {size} pól ({kind}): {points} za ukończenie w tej fazie, {later} w następnej.</translation>
    </message>
    <message>
        <source>Marks two spaces for 1 silver.</source>
        <translation>Zaznacza dwa pola za 1 srebrnik.</translation>
    </message>
    <message>
        <source>Pays the last silver for a second mark that completes nothing.</source>
        <translation>Płaci ostatnim srebrnikiem za drugie pole, które niczego nie kończy.</translation>
    </message>
    <message numerus="yes">
        <source>Opens {n} space(s) to mark next: {kinds}.</source>
        <translation>
            <numerusform>Otwiera {n} pole na następne rundy: {kinds}.</numerusform>
            <numerusform>Otwiera {n} pola na następne rundy: {kinds}.</numerusform>
            <numerusform>Otwiera {n} pól na następne rundy: {kinds}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes a single space ({kind}): {reward}.</source>
        <translation>Kończy region z jednego pola ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes a region of {size} ({kind}): {reward}.</source>
        <translation>Kończy region, liczba pól: {size} ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes a region of {size} ({kind}): {reward}; in the next phase only {later}.</source>
        <translation>Kończy region, liczba pól: {size} ({kind}): {reward}; w&#xa0;następnej fazie tylko {later}.</translation>
    </message>
    <message>
        <source>Completes two regions of {size} ({kind}): {reward}.</source>
        <translation>Kończy dwa regiony, liczba pól każdego: {size} ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Completes two single spaces ({kind}): {reward}.</source>
        <translation>Kończy dwa regiony z jednego pola ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Takes {bonus} and has {number} then.</source>
        <translation>Bierze ({bonus}); ma wtedy {number}.</translation>
    </message>
    <message>
        <source>Completes a colour ({kind}): {reward} for the region, {whole} for the colour.</source>
        <translation>Kończy kolor ({kind}): {reward} za region, {whole} za kolor.</translation>
    </message>
    <message>
        <source>Completes a colour with two regions ({kind}): {reward} for them, {whole} for the colour.</source>
        <translation>Kończy kolor dwoma regionami ({kind}): {reward} za regiony, {whole} za kolor.</translation>
    </message>
    <message>
        <source>Can still complete a region of {size} ({kind}) in the next round: the same {reward}.</source>
        <translation>Może jeszcze w następnej rundzie ukończyć region, liczba pól: {size} ({kind}): tak samo {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a region of {size} ({kind}) in the next phase: {reward}.</source>
        <translation>Może jeszcze w następnej fazie ukończyć region, liczba pól: {size} ({kind}): {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a single space ({kind}) in the next round: the same {reward}.</source>
        <translation>Może jeszcze w następnej rundzie ukończyć region z jednego pola ({kind}): tak samo {reward}.</translation>
    </message>
    <message>
        <source>Can still complete a colour ({kind}) in the next round: {reward} for the region, {whole} for the colour.</source>
        <translation>Może jeszcze w następnej rundzie ukończyć kolor ({kind}): {reward} za region, {whole} za kolor.</translation>
    </message>
    <message>
        <source>Pays 1 silver for a second mark that completes nothing, and has {number} left.</source>
        <translation>Płaci 1 srebrnik za drugie pole, które niczego nie kończy; zostaje {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Makes {feature} harder to complete: {n} gaps, {before} before</source>
        <translation>
            <numerusform>Utrudnia ukończenie, {feature}: {n} luka, wcześniej {before}</numerusform>
            <numerusform>Utrudnia ukończenie, {feature}: {n} luki, wcześniej {before}</numerusform>
            <numerusform>Utrudnia ukończenie, {feature}: {n} luk, wcześniej {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>the city</source>
        <comment>object</comment>
        <translation>miasto</translation>
    </message>
    <message>
        <source>their own city</source>
        <comment>object</comment>
        <translation>własne miasto</translation>
    </message>
    <message>
        <source>an opponent&apos;s city</source>
        <comment>object</comment>
        <translation>miasto rywala</translation>
    </message>
    <message>
        <source>the road</source>
        <comment>object</comment>
        <translation>drogę</translation>
    </message>
    <message>
        <source>their own road</source>
        <comment>object</comment>
        <translation>własną drogę</translation>
    </message>
    <message>
        <source>an opponent&apos;s road</source>
        <comment>object</comment>
        <translation>drogę rywala</translation>
    </message>
    <message>
        <source>the monastery</source>
        <comment>object</comment>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>their own monastery</source>
        <comment>object</comment>
        <translation>własny klasztor</translation>
    </message>
    <message>
        <source>an opponent&apos;s monastery</source>
        <comment>object</comment>
        <translation>klasztor rywala</translation>
    </message>
    <message>
        <source>the field</source>
        <comment>object</comment>
        <translation>łąkę</translation>
    </message>
    <message>
        <source>their own field</source>
        <comment>object</comment>
        <translation>własną łąkę</translation>
    </message>
    <message>
        <source>an opponent&apos;s field</source>
        <comment>object</comment>
        <translation>łąkę rywala</translation>
    </message>
    <message>
        <source>Completes {feature}: {points}</source>
        <translation>Kończy {feature}: {points}</translation>
    </message>
    <message>
        <source>Completes {feature}, which is shared: {points} each</source>
        <translation>Kończy {feature} wspólnie z rywalem: po {points}</translation>
    </message>
    <message>
        <source>Completes {feature}, but nobody scores</source>
        <translation>Kończy {feature}, ale nikt nie punktuje</translation>
    </message>
    <message>
        <source>Scores their own castle: {points}</source>
        <translation>Punktuje własny gród: {points}</translation>
    </message>
    <message>
        <source>Scores an opponent&apos;s castle: {points}</source>
        <translation>Daje punkty za gród rywala: {points}</translation>
    </message>
    <message>
        <source>Builds a castle for the next feature completed beside it</source>
        <translation>Buduje gród dla najbliższego obszaru ukończonego obok niego</translation>
    </message>
    <message>
        <source>Claims {feature}, which has {tiles} of 9 tiles</source>
        <translation>Zajmuje {feature}: gotowe {tiles} z 9 kafelków</translation>
    </message>
    <message>
        <source>Places a farmer in a field without a city</source>
        <translation>Stawia chłopa na łące bez miasta</translation>
    </message>
    <message>
        <source>Places a follower that brings {points} at the end</source>
        <translation>Stawia podwładnego, który na koniec daje {points}</translation>
    </message>
    <message>
        <source>Extends {feature} to {tiles} of 9 tiles</source>
        <translation>Powiększa {feature} do {tiles} z 9 kafelków</translation>
    </message>
    <message>
        <source>Adds {points} to their own field</source>
        <translation>Dodaje {points} własnej łące</translation>
    </message>
    <message>
        <source>Adds {points} to a shared field</source>
        <translation>Dodaje {points} wspólnej łące</translation>
    </message>
    <message>
        <source>Adds {points} to an opponent&apos;s field</source>
        <translation>Dodaje {points} łące rywala</translation>
    </message>
    <message>
        <source>Connects {feature} to one more unfinished city</source>
        <translation>Łączy {feature} z jeszcze jednym nieukończonym miastem</translation>
    </message>
    <message>
        <source>Takes over {feature}</source>
        <translation>Przejmuje {feature}</translation>
    </message>
    <message>
        <source>Joins {feature}, so that both score</source>
        <translation>Współdzieli {feature}: punkty dostają obie strony</translation>
    </message>
    <message>
        <source>Shares {feature} with an opponent</source>
        <translation>Dzieli {feature} z rywalem</translation>
    </message>
    <message>
        <source>Loses {feature} to an opponent</source>
        <translation>Traci {feature} na rzecz rywala</translation>
    </message>
    <message>
        <source>Blocks {feature}: no tile fits there any more</source>
        <translation>Blokuje {feature}: nie pasuje tam już żaden kafelek</translation>
    </message>
    <message>
        <source>Blocks {feature}: no tile fits there without a bridge</source>
        <translation>Blokuje {feature}: bez mostu nie pasuje tam żaden kafelek</translation>
    </message>
    <message>
        <source>Leaves {feature} unclaimed: {points} when complete</source>
        <translation>Zostawia {feature} bez podwładnego: po ukończeniu {points}</translation>
    </message>
    <message>
        <source>Uses a bridge: {left} left</source>
        <translation>Zużywa most: zostaje {left}</translation>
    </message>
    <message>
        <source>Pays {points} for a tile</source>
        <translation>Płaci {points} za kafelek</translation>
    </message>
    <message>
        <source>Gets {points} for a tile</source>
        <translation>Dostaje {points} za kafelek</translation>
    </message>
    <message>
        <source>Bids {points} for a tile that completes nothing of theirs</source>
        <translation>Oferuje {points} za kafelek, który nie kończy niczego własnego</translation>
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
            <numerusform>drogę z {n} kafelka</numerusform>
            <numerusform>drogę z {n} kafelków</numerusform>
            <numerusform>drogę z {n} kafelków</numerusform>
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
            <numerusform>Odzyskuje {n} podwładnego</numerusform>
            <numerusform>Odzyskuje {n} podwładnych</numerusform>
            <numerusform>Odzyskuje {n} podwładnych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} follower(s) left</source>
        <comment>in supply</comment>
        <translation>
            <numerusform>zostaje {n} podwładny</numerusform>
            <numerusform>zostaje {n} podwładnych</numerusform>
            <numerusform>zostaje {n} podwładnych</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes a tile without a die ({effect}): {thing}.</source>
        <translation>Bierze płytkę bez kości ({effect}): {thing}.</translation>
    </message>
    <message>
        <source>Places a tile without a die ({effect}): {thing}.</source>
        <translation>Kładzie płytkę bez kości ({effect}): {thing}.</translation>
    </message>
    <message>
        <source>Sells goods without a die ({effect}): {thing}.</source>
        <translation>Sprzedaje towary bez kości ({effect}): {thing}.</translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}; then in stock: {pile}.</source>
        <translation>
            <numerusform>Ładuje {n} towar: {goods}; potem w zapasie: {pile}.</numerusform>
            <numerusform>Ładuje {n} towary: {goods}; potem w zapasie: {pile}.</numerusform>
            <numerusform>Ładuje {n} towarów: {goods}; potem w zapasie: {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last tile for a region of an opponent: {region}, {points} ({name}).</source>
        <translation>Bierze ostatnią płytkę do regionu przeciwnika: {region}, {points} ({name}).</translation>
    </message>
    <message>
        <source>Buys a tile for {price}: {tile}.</source>
        <translation>Kupuje płytkę ({price}): {tile}.</translation>
    </message>
    <message>
        <source>{points}, later {n}</source>
        <comment>n: the points in the next phase</comment>
        <translation>{points}, później {n}</translation>
    </message>
    <message numerus="yes">
        <source>Scores {n} animal tile(s): {points}.</source>
        <translation>
            <numerusform>Punktuje {n} płytkę zwierząt: {points}.</numerusform>
            <numerusform>Punktuje {n} płytki zwierząt: {points}.</numerusform>
            <numerusform>Punktuje {n} płytek zwierząt: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loads no goods with the ship: {n} kinds are in stock, and no others fit.</source>
        <translation>Nie ładuje towarów na statek: w zapasie jest już tyle rodzajów: {n}, więcej się nie zmieści.</translation>
    </message>
    <message numerus="yes">
        <source>Loads {n} goods tile(s): {goods}.</source>
        <translation>
            <numerusform>Ładuje {n} towar: {goods}.</numerusform>
            <numerusform>Ładuje {n} towary: {goods}.</numerusform>
            <numerusform>Ładuje {n} towarów: {goods}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores a ship, which loads goods when placed.</source>
        <translation>Odkłada statek, który po położeniu ładuje towary.</translation>
    </message>
    <message>
        <source>Buys a tile: {tile}.</source>
        <translation>Kupuje płytkę: {tile}.</translation>
    </message>
    <message>
        <source>your own city</source>
        <comment>object</comment>
        <translation>własne miasto</translation>
    </message>
    <message>
        <source>your own road</source>
        <comment>object</comment>
        <translation>własną drogę</translation>
    </message>
    <message>
        <source>your own monastery</source>
        <comment>object</comment>
        <translation>własny klasztor</translation>
    </message>
    <message>
        <source>your own field</source>
        <comment>object</comment>
        <translation>własną łąkę</translation>
    </message>
    <message>
        <source>Scores your own castle: {points}</source>
        <translation>Punktuje własny gród: {points}</translation>
    </message>
    <message>
        <source>Adds {points} to your own field</source>
        <translation>Dodaje {points} własnej łące</translation>
    </message>
    <message>
        <source>Bids {points} for a tile that completes nothing of yours</source>
        <translation>Oferuje {points} za kafelek, który nie kończy niczego własnego</translation>
    </message>
    <message numerus="yes">
        <source>the field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>łąkę z {n} ukończonym miastem</numerusform>
            <numerusform>łąkę z {n} ukończonymi miastami</numerusform>
            <numerusform>łąkę z {n} ukończonymi miastami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s field with {n} complete cities</source>
        <comment>object</comment>
        <translation>
            <numerusform>łąkę rywala z {n} ukończonym miastem</numerusform>
            <numerusform>łąkę rywala z {n} ukończonymi miastami</numerusform>
            <numerusform>łąkę rywala z {n} ukończonymi miastami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extends {feature} to {n} tile(s)</source>
        <translation>
            <numerusform>Powiększa {feature} do {n} kafelka</numerusform>
            <numerusform>Powiększa {feature} do {n} kafelków</numerusform>
            <numerusform>Powiększa {feature} do {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Connects {feature} to {n} more unfinished cities</source>
        <translation>
            <numerusform>Łączy {feature} z {n} kolejnymi nieukończonymi miastami</numerusform>
            <numerusform>Łączy {feature} z {n} kolejnymi nieukończonymi miastami</numerusform>
            <numerusform>Łączy {feature} z {n} kolejnymi nieukończonymi miastami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} cities, {complete} of them complete</source>
        <translation>
            <numerusform>Stawia chłopa na łące z {n} miastami, w tym ukończone: {complete}</numerusform>
            <numerusform>Stawia chłopa na łące z {n} miastami, w tym ukończone: {complete}</numerusform>
            <numerusform>Stawia chłopa na łące z {n} miastami, w tym ukończone: {complete}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>własne miasto z {n} kafelka</numerusform>
            <numerusform>własne miasto z {n} kafelków</numerusform>
            <numerusform>własne miasto z {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>własne miasto z {n} kafelka</numerusform>
            <numerusform>własne miasto z {n} kafelków</numerusform>
            <numerusform>własne miasto z {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>miasto rywala z {n} kafelka</numerusform>
            <numerusform>miasto rywala z {n} kafelków</numerusform>
            <numerusform>miasto rywala z {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the city of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>miasto z {n} kafelka</numerusform>
            <numerusform>miasto z {n} kafelków</numerusform>
            <numerusform>miasto z {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>their own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>własną drogę z {n} kafelka</numerusform>
            <numerusform>własną drogę z {n} kafelków</numerusform>
            <numerusform>własną drogę z {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your own road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>własną drogę z {n} kafelka</numerusform>
            <numerusform>własną drogę z {n} kafelków</numerusform>
            <numerusform>własną drogę z {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an opponent&apos;s road of {n} tile(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>drogę rywala z {n} kafelka</numerusform>
            <numerusform>drogę rywala z {n} kafelków</numerusform>
            <numerusform>drogę rywala z {n} kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} in this phase.</source>
        <translation>Zachowuje 1 srebrnik, który pozwala skończyć region w jednej rundzie, liczba pól: {size} ({kind}): {points} w&#xa0;tej fazie.</translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points} in the next phase.</source>
        <translation>Zachowuje 1 srebrnik, który pozwala skończyć region w jednej rundzie, liczba pól: {size} ({kind}): {points} w&#xa0;następnej fazie.</translation>
    </message>
    <message>
        <source>Keeps 1 silver, with which one round can complete a region of {size} ({kind}): {points}.</source>
        <translation>Zachowuje 1 srebrnik, który pozwala skończyć region w jednej rundzie, liczba pól: {size} ({kind}): {points}.</translation>
    </message>
    <message>
        <source>Makes the last space of a colour reachable ({kind}): {points} for the region, {whole} for the colour.</source>
        <translation>Otwiera drogę do ostatniego pola koloru ({kind}): {points} za region, {whole} za kolor.</translation>
    </message>
    <message>
        <source>Makes {count} castles reachable, which bring: {bonus}.</source>
        <translation>Otwiera drogę do kilku zamków ({count}), które przynoszą: {bonus}.</translation>
    </message>
    <message>
        <source>{green}, at most {together} in all</source>
        <comment>points, after a colon</comment>
        <translation>{green}, łącznie najwyżej {together}</translation>
    </message>
    <message>
        <source>Brings {goods} more than it spends.</source>
        <translation>Daje po odliczeniu wydatków: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws cards: with {n} fitting card(s) it can complete {region} and score {green}.</source>
        <translation>
            <numerusform>Dobiera karty: z {n} pasującą kartą może ukończyć {region} (zdobycz: {green}).</numerusform>
            <numerusform>Dobiera karty: z {n} pasującymi kartami może ukończyć {region} (zdobycz: {green}).</numerusform>
            <numerusform>Dobiera karty: z {n} pasującymi kartami może ukończyć {region} (zdobycz: {green}).</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {points}</source>
        <comment>by the end</comment>
        <translation>najwyżej {points}</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn and add crops: {green}.</source>
        <translation>Może jeszcze w następnej turze położyć {tile} i dodać rodzaje rolnictwa: {green}.</translation>
    </message>
    <message>
        <source>Keeps the marble; can still place {tile} and add crops: {green}.</source>
        <translation>Zachowuje marmur; może jeszcze położyć {tile} i dodać rodzaje rolnictwa: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Starts beside {n} region(s) of 1 space.</source>
        <translation>
            <numerusform>Zaczyna obok {n} regionu wielkości 1 pola.</numerusform>
            <numerusform>Zaczyna obok {n} regionów wielkości 1 pola.</numerusform>
            <numerusform>Zaczyna obok {n} regionów wielkości 1 pola.</numerusform>
        </translation>
    </message>
    <message>
        <source>the castle region</source>
        <comment>object</comment>
        <translation>region zamków</translation>
    </message>
    <message>
        <source>the town region</source>
        <comment>object</comment>
        <translation>region miast</translation>
    </message>
    <message>
        <source>the inn region</source>
        <comment>object</comment>
        <translation>region zajazdów</translation>
    </message>
    <message>
        <source>the agriculture region</source>
        <comment>object</comment>
        <translation>region rolnictwa</translation>
    </message>
    <message>
        <source>the quarry region</source>
        <comment>object</comment>
        <translation>region kamieniołomów</translation>
    </message>
    <message>
        <source>the village region</source>
        <comment>object</comment>
        <translation>region wiosek</translation>
    </message>
    <message>
        <source>the monastery region</source>
        <comment>object</comment>
        <translation>region klasztorów</translation>
    </message>
    <message>
        <source>the cart region</source>
        <comment>object</comment>
        <translation>region wozów</translation>
    </message>
    <message>
        <source>a castle</source>
        <comment>object</comment>
        <translation>zamek</translation>
    </message>
    <message>
        <source>a town</source>
        <comment>object</comment>
        <translation>miasto</translation>
    </message>
    <message>
        <source>an inn</source>
        <comment>object</comment>
        <translation>zajazd</translation>
    </message>
    <message>
        <source>an agriculture tile</source>
        <comment>object</comment>
        <translation>żeton rolnictwa</translation>
    </message>
    <message>
        <source>a quarry</source>
        <comment>object</comment>
        <translation>kamieniołom</translation>
    </message>
    <message>
        <source>a village</source>
        <comment>object</comment>
        <translation>wioskę</translation>
    </message>
    <message>
        <source>a monastery</source>
        <comment>object</comment>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>a cart</source>
        <comment>object</comment>
        <translation>wóz</translation>
    </message>
    <message>
        <source>a wooden hexagon</source>
        <comment>object</comment>
        <translation>drewniany sześciokąt</translation>
    </message>
    <message>
        <source>the last castle</source>
        <comment>object</comment>
        <translation>ostatni zamek</translation>
    </message>
    <message>
        <source>the last town</source>
        <comment>object</comment>
        <translation>ostatnie miasto</translation>
    </message>
    <message>
        <source>the last inn</source>
        <comment>object</comment>
        <translation>ostatni zajazd</translation>
    </message>
    <message>
        <source>the last agriculture tile</source>
        <comment>object</comment>
        <translation>ostatni żeton rolnictwa</translation>
    </message>
    <message>
        <source>the last quarry</source>
        <comment>object</comment>
        <translation>ostatni kamieniołom</translation>
    </message>
    <message>
        <source>the last village</source>
        <comment>object</comment>
        <translation>ostatnią wioskę</translation>
    </message>
    <message>
        <source>the last monastery</source>
        <comment>object</comment>
        <translation>ostatni klasztor</translation>
    </message>
    <message>
        <source>the last cart</source>
        <comment>object</comment>
        <translation>ostatni wóz</translation>
    </message>
    <message>
        <source>Takes a castle, which places another tile for free.</source>
        <translation>Bierze zamek, który pozwala położyć kolejny żeton za darmo.</translation>
    </message>
    <message>
        <source>Takes a town, which brings a bonus tile.</source>
        <translation>Bierze miasto, które daje żeton bonusowy.</translation>
    </message>
    <message>
        <source>Takes an inn, which brings a wooden hexagon.</source>
        <translation>Bierze zajazd, który daje drewniany sześciokąt.</translation>
    </message>
    <message>
        <source>Takes a quarry, which brings marble.</source>
        <translation>Bierze kamieniołom, który daje marmur.</translation>
    </message>
    <message>
        <source>Takes a village, which brings workers.</source>
        <translation>Bierze wioskę, która daje robotników.</translation>
    </message>
    <message>
        <source>Takes a monastery, which draws cards.</source>
        <translation>Bierze klasztor, który pozwala dobrać karty.</translation>
    </message>
    <message>
        <source>Brings {goods} for second actions.</source>
        <translation>Daje na drugie akcje: {goods}.</translation>
    </message>
    <message>
        <source>Brings {goods} in place of cards.</source>
        <translation>Daje zamiast kart: {goods}.</translation>
    </message>
    <message>
        <source>Brings {goods} for any space.</source>
        <translation>Daje na dowolne pole: {goods}.</translation>
    </message>
    <message>
        <source>Draws one card more with every draw action.</source>
        <translation>Dobiera w każdej akcji dobierania o jedną kartę więcej.</translation>
    </message>
    <message>
        <source>Covers all {colour} first: {green}.</source>
        <translation>Jako pierwszy gracz zakrywa cały kolor ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Covers all {colour} second: {green}.</source>
        <translation>Jako drugi gracz zakrywa cały kolor ({colour}): {green}.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while ahead by {lead}.</source>
        <translation>Kończy fazę {phase}, mając przewagę: {lead}.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while level with the best opponent.</source>
        <translation>Kończy fazę {phase}, mając tyle samo punktów co najlepszy rywal.</translation>
    </message>
    <message>
        <source>Ends phase {phase} while behind by {lead}.</source>
        <translation>Kończy fazę {phase}, mając stratę: {lead}.</translation>
    </message>
    <message>
        <source>Spends a marble on a second action.</source>
        <translation>Płaci marmurem za drugą akcję.</translation>
    </message>
    <message>
        <source>Uses up a wooden hexagon.</source>
        <translation>Zużywa drewniany sześciokąt.</translation>
    </message>
    <message>
        <source>Takes an agriculture tile, but its crops are not new.</source>
        <translation>Bierze żeton rolnictwa, ale jego rodzaje nie są nowe.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps two cards each of {n} colour(s), enough for one space.</source>
        <translation>
            <numerusform>Zachowuje po dwie karty {n} koloru – wystarczy na jedno pole.</numerusform>
            <numerusform>Zachowuje po dwie karty {n} kolorów – wystarczy po jednym polu.</numerusform>
            <numerusform>Zachowuje po dwie karty {n} kolorów – wystarczy po jednym polu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {price}.</source>
        <translation>Płaci: {price}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws cards that are worth {n} more point(s) at the end.</source>
        <translation>
            <numerusform>Dobiera karty, które na koniec dają {n} punkt więcej.</numerusform>
            <numerusform>Dobiera karty, które na koniec dają {n} punkty więcej.</numerusform>
            <numerusform>Dobiera karty, które na koniec dają {n} punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes {region}: {green}.</source>
        <translation>Kończy {region}: {green}.</translation>
    </message>
    <message>
        <source>Adds new crops: {green}.</source>
        <translation>Dodaje nowe rodzaje rolnictwa: {green}.</translation>
    </message>
    <message numerus="yes">
        <source>Turns up {n} yield card(s).</source>
        <translation>
            <numerusform>Odkrywa {n} kartę dochodu.</numerusform>
            <numerusform>Odkrywa {n} karty dochodu.</numerusform>
            <numerusform>Odkrywa {n} kart dochodu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes an agriculture tile with {n} new crop(s).</source>
        <translation>
            <numerusform>Bierze żeton rolnictwa z {n} nowym rodzajem.</numerusform>
            <numerusform>Bierze żeton rolnictwa z {n} nowymi rodzajami.</numerusform>
            <numerusform>Bierze żeton rolnictwa z {n} nowymi rodzajami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes a tile for {region}: {n} more space(s), then {green}.</source>
        <translation>
            <numerusform>Bierze żeton na {region}: jeszcze {n} pole, potem {green}.</numerusform>
            <numerusform>Bierze żeton na {region}: jeszcze {n} pola, potem {green}.</numerusform>
            <numerusform>Bierze żeton na {region}: jeszcze {n} pól, potem {green}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes {tile} without a space for it yet.</source>
        <translation>Bierze {tile}, choć nie ma jeszcze na to pola.</translation>
    </message>
    <message>
        <source>Stores a tile that is worth 1 point at the end.</source>
        <translation>Odkłada żeton, który na koniec daje 1 punkt.</translation>
    </message>
    <message>
        <source>Discards {tile} to make room.</source>
        <translation>Odrzuca {tile}, by zrobić miejsce.</translation>
    </message>
    <message>
        <source>Completes a colour first ({kind}): {points} less for an opponent ({player}).</source>
        <translation>Kończy kolor przed innymi ({kind}): {points} mniej dla rywala ({player}).</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in this phase.</source>
        <translation>Zostawia jedno pole do końca regionu, liczba pól: {size} ({kind}): {points} w&#xa0;tej fazie.</translation>
    </message>
    <message>
        <source>Makes a castle reachable, which brings: {bonus}.</source>
        <translation>Otwiera drogę do zamku, który przynosi: {bonus}.</translation>
    </message>
    <message>
        <source>Begins with this bonus: {bonus}.</source>
        <translation>Zaczyna z&#xa0;tą premią: {bonus}.</translation>
    </message>
    <message numerus="yes">
        <source>Begins a pasture: {n} more space(s) must have the number {number}.</source>
        <translation>
            <numerusform>Zaczyna pastwisko: jeszcze {n} pole wymaga liczby {number}.</numerusform>
            <numerusform>Zaczyna pastwisko: jeszcze {n} pola wymagają liczby {number}.</numerusform>
            <numerusform>Zaczyna pastwisko: jeszcze {n} pól wymaga liczby {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} colour(s).</source>
        <translation>
            <numerusform>Zaczyna obok {n} koloru.</numerusform>
            <numerusform>Zaczyna obok {n} kolorów.</numerusform>
            <numerusform>Zaczyna obok {n} kolorów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places another tile for free.</source>
        <translation>Kładzie kolejny żeton za darmo.</translation>
    </message>
    <message>
        <source>Takes {tile} in the display.</source>
        <translation>Bierze {tile} z odkrytych żetonów.</translation>
    </message>
    <message>
        <source>Lays out {region} with {size} spaces: {green}.</source>
        <translation>Tworzy {region} wielkości {size}: {green}.</translation>
    </message>
    <message>
        <source>Stores a tile with a lasting effect: {tile}.</source>
        <translation>Odkłada płytkę o trwałym efekcie: {tile}.</translation>
    </message>
    <message>
        <source>Stores a castle, which brings another action when placed.</source>
        <translation>Odkłada zamek, który po położeniu daje dodatkową akcję.</translation>
    </message>
    <message>
        <source>Stores a warehouse, which sells goods without a die.</source>
        <translation>Odkłada skład, który sprzedaje towary bez kości.</translation>
    </message>
    <message>
        <source>Stores a carpenter, which takes another building without a die.</source>
        <translation>Odkłada stolarnię, która daje kolejny budynek bez kości.</translation>
    </message>
    <message>
        <source>Stores a church, which takes a mine, knowledge tile or castle without a die.</source>
        <translation>Odkłada kościół, który bez kości daje kopalnię, płytkę wiedzy lub zamek.</translation>
    </message>
    <message>
        <source>Stores a boarding house, which brings 4 workers.</source>
        <translation>Odkłada pensjonat, który daje 4 robotników.</translation>
    </message>
    <message>
        <source>Stores a bank, which brings 2 silverlings.</source>
        <translation>Odkłada bank, który daje 2 srebrniki.</translation>
    </message>
    <message>
        <source>Stores a city hall, which places another tile without a die.</source>
        <translation>Odkłada ratusz, który bez kości pozwala położyć kolejną płytkę.</translation>
    </message>
    <message>
        <source>Stores a watchtower, which brings 4 points.</source>
        <translation>Odkłada strażnicę, która daje 4 punkty.</translation>
    </message>
    <message>
        <source>Stores a white castle, which brings an action with the white die.</source>
        <translation>Odkłada biały zamek, który daje akcję z białą kością.</translation>
    </message>
    <message>
        <source>Stores a crane, which acts as another building.</source>
        <translation>Odkłada żuraw, który działa jak inny budynek.</translation>
    </message>
    <message>
        <source>Gets workers without a die: {effect}.</source>
        <translation>Dostaje robotników bez kości: {effect}.</translation>
    </message>
    <message>
        <source>Completes a region before phase {phase} ends: {points} more.</source>
        <translation>Kończy region przed końcem fazy {phase}: {points} więcej.</translation>
    </message>
    <message>
        <source>Scores animals: {tile}, {points}.</source>
        <translation>Punktuje zwierzęta: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Sells goods: {goods}, {points}.</source>
        <translation>Sprzedaje towary: {goods}, {points}.</translation>
    </message>
    <message>
        <source>Places a tile that counts at the end: {tile}.</source>
        <translation>Kładzie płytkę, która liczy się na końcu: {tile}.</translation>
    </message>
    <message>
        <source>Leaves an effect unused: {tile}.</source>
        <translation>Nie korzysta z efektu: {tile}.</translation>
    </message>
    <message>
        <source>Goes first from the next round on.</source>
        <translation>Zaczyna od następnej rundy.</translation>
    </message>
    <message>
        <source>Places a mine: {silver} by the end of the game.</source>
        <translation>Kładzie kopalnię: {silver} do końca partii.</translation>
    </message>
    <message numerus="yes">
        <source>Reaches {n} more space(s) for later tiles.</source>
        <translation>
            <numerusform>Otwiera {n} pole dla późniejszych płytek.</numerusform>
            <numerusform>Otwiera {n} pola dla późniejszych płytek.</numerusform>
            <numerusform>Otwiera {n} pól dla późniejszych płytek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Needs {n} more tile(s) for a colour bonus: {colour} ({name}: {theirs}).</source>
        <translation>
            <numerusform>Potrzebuje jeszcze {n} płytki do bonusu za kolor: {colour} ({name}: {theirs}).</numerusform>
            <numerusform>Potrzebuje jeszcze {n} płytek do bonusu za kolor: {colour} ({name}: {theirs}).</numerusform>
            <numerusform>Potrzebuje jeszcze {n} płytek do bonusu za kolor: {colour} ({name}: {theirs}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last tile of a colour on the board: {colour}.</source>
        <translation>Bierze z planszy ostatnią płytkę koloru: {colour}.</translation>
    </message>
    <message>
        <source>Fills the storage, so the next tile needs a discard.</source>
        <translation>Zapełnia magazyn podręczny: przed następną płytką trzeba coś odrzucić.</translation>
    </message>
    <message>
        <source>Gets the large colour bonus: {colour}, {points}.</source>
        <translation>Dostaje duży bonus za kolor: {colour}, {points}.</translation>
    </message>
    <message>
        <source>Gets the small colour bonus: {colour}, {points}.</source>
        <translation>Dostaje mały bonus za kolor: {colour}, {points}.</translation>
    </message>
    <message>
        <source>Stores a market, which takes a ship or animals without a die.</source>
        <translation>Odkłada targowisko, które bez kości daje statek lub zwierzęta.</translation>
    </message>
    <message>
        <source>Completes a castle region of size {size}: {points}.</source>
        <translation>Kończy region zamków o wielkości {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a mine region of size {size}: {points}.</source>
        <translation>Kończy region kopalni o wielkości {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a river of size {size}: {points}.</source>
        <translation>Kończy rzekę o wielkości {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a pasture of size {size}: {points}.</source>
        <translation>Kończy pastwisko o wielkości {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a city of size {size}: {points}.</source>
        <translation>Kończy miasto o wielkości {size}: {points}.</translation>
    </message>
    <message>
        <source>Completes a knowledge region of size {size}: {points}.</source>
        <translation>Kończy region wiedzy o wielkości {size}: {points}.</translation>
    </message>
    <message>
        <source>castle region of size {size}</source>
        <translation>region zamków o wielkości {size}</translation>
    </message>
    <message>
        <source>mine region of size {size}</source>
        <translation>region kopalni o wielkości {size}</translation>
    </message>
    <message>
        <source>river of size {size}</source>
        <translation>rzeka o wielkości {size}</translation>
    </message>
    <message>
        <source>pasture of size {size}</source>
        <translation>pastwisko o wielkości {size}</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <translation>miasto o wielkości {size}</translation>
    </message>
    <message>
        <source>knowledge region of size {size}</source>
        <translation>region wiedzy o wielkości {size}</translation>
    </message>
    <message>
        <source>Stores a tile that has no space in reach yet: {tile}.</source>
        <translation>Odkłada płytkę, dla której nie ma jeszcze dostępnego pola: {tile}.</translation>
    </message>
    <message>
        <source>Uses an action only for workers.</source>
        <translation>Zużywa akcję tylko na robotników.</translation>
    </message>
    <message>
        <source>Keeps goods, silver and workers, which count at the end: {points}.</source>
        <translation>Zachowuje towary, srebro i robotników, którzy liczą się na końcu: {points}.</translation>
    </message>
    <message>
        <source>Stores a tile that counts nothing any more: {tile}.</source>
        <translation>Odkłada płytkę, która nic już nie da: {tile}.</translation>
    </message>
    <message>
        <source>Joins border posts: {points}.</source>
        <translation>Łączy posterunki graniczne: {points}.</translation>
    </message>
    <message>
        <source>Gets a shield: {shield}.</source>
        <translation>Dostaje tarczę: {shield}.</translation>
    </message>
    <message>
        <source>Gets a bonus of the trade route: {gain}.</source>
        <translation>Dostaje premię ze szlaku handlowego: {gain}.</translation>
    </message>
    <message numerus="yes">
        <source>Covers {n} space(s).</source>
        <translation>
            <numerusform>Zakrywa {n} pole.</numerusform>
            <numerusform>Zakrywa {n} pola.</numerusform>
            <numerusform>Zakrywa {n} pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reaches the target, which brings an action of a castle.</source>
        <translation>Osiąga cel, który daje akcję zamku.</translation>
    </message>
    <message>
        <source>Scores a knowledge tile: {tile}, {points}.</source>
        <translation>Punktuje płytkę wiedzy: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Gets a lasting effect: {tile}.</source>
        <translation>Zyskuje trwały efekt: {tile}.</translation>
    </message>
    <message>
        <source>Loads no goods with the ship.</source>
        <translation>Nie ładuje towarów statkiem.</translation>
    </message>
    <message>
        <source>Goes first in phase {phase}, when there are new tiles.</source>
        <translation>Zaczyna w fazie {phase}, gdy pojawią się nowe płytki.</translation>
    </message>
    <message numerus="yes">
        <source>Needs only {n} more tile(s) for a colour bonus: {colour}.</source>
        <translation>
            <numerusform>Potrzebuje już tylko {n} płytki do bonusu za kolor: {colour}.</numerusform>
            <numerusform>Potrzebuje już tylko {n} płytek do bonusu za kolor: {colour}.</numerusform>
            <numerusform>Potrzebuje już tylko {n} płytek do bonusu za kolor: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stores a ship: it could load {n} goods tile(s) now.</source>
        <translation>
            <numerusform>Odkłada statek: mógłby teraz załadować {n} towar.</numerusform>
            <numerusform>Odkłada statek: mógłby teraz załadować {n} towary.</numerusform>
            <numerusform>Odkłada statek: mógłby teraz załadować {n} towarów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops an opponent from sharing {feature} with one more tile</source>
        <translation>Powstrzymuje rywala, który jednym kafelkiem mógł współdzielić {feature}</translation>
    </message>
    <message>
        <source>no follower left</source>
        <comment>in supply</comment>
        <translation>nie zostaje żaden podwładny</translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} unfinished cities</source>
        <translation>
            <numerusform>Stawia chłopa na łące z {n} nieukończonymi miastami</numerusform>
            <numerusform>Stawia chłopa na łące z {n} nieukończonymi miastami</numerusform>
            <numerusform>Stawia chłopa na łące z {n} nieukończonymi miastami</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds {cards} to the {hand} in hand.</source>
        <translation>Dobiera {cards} do {hand} na ręce.</translation>
    </message>
    <message>
        <source>Opens a space for {tile} in storage.</source>
        <translation>Otwiera pole, by położyć {tile} z magazynu podręcznego.</translation>
    </message>
    <message>
        <source>Draws {cards} with an empty hand.</source>
        <translation>Dobiera {cards} na pustą rękę.</translation>
    </message>
    <message>
        <source>Stores animals that score when placed: {tile}, {points}.</source>
        <translation>Odkłada zwierzęta, które punktują po położeniu: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Claims {feature}: {now} unfinished, at least {points} complete</source>
        <translation>Zajmuje {feature}: bez ukończenia {now}, po ukończeniu co najmniej {points}</translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: {n} of the tiles left can complete it for {points} or more</source>
        <translation>
            <numerusform>Zajmuje {feature}: ukończyć może {n} z pozostałych kafelków, co najmniej {points}</numerusform>
            <numerusform>Zajmuje {feature}: ukończyć mogą {n} z pozostałych kafelków, co najmniej {points}</numerusform>
            <numerusform>Zajmuje {feature}: ukończyć może {n} z pozostałych kafelków, co najmniej {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claims {feature}: at least {points} with {n} more tiles</source>
        <translation>
            <numerusform>Zajmuje {feature}: z jeszcze {n} kafelkiem co najmniej {points}</numerusform>
            <numerusform>Zajmuje {feature}: z jeszcze {n} kafelkami co najmniej {points}</numerusform>
            <numerusform>Zajmuje {feature}: z jeszcze {n} kafelkami co najmniej {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets a shield: {shield}, {points} at the end if it is kept.</source>
        <translation>Dostaje tarczę: {shield}, {points} na końcu, jeśli zostanie.</translation>
    </message>
    <message>
        <source>Can still place {tile} next turn, perhaps for fewer than {cards}.</source>
        <translation>Może położyć {tile} także w następnej turze, może taniej niż za {cards}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while ahead by {lead}.</source>
        <translation>Zostawia {tiles} w stosie fazy {phase}, mając przewagę: {lead}.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while level.</source>
        <translation>Zostawia {tiles} w stosie fazy {phase} przy równej liczbie punktów.</translation>
    </message>
    <message>
        <source>Leaves {tiles} in the stack of phase {phase} while behind by {lead}.</source>
        <translation>Zostawia {tiles} w stosie fazy {phase}, mając stratę: {lead}.</translation>
    </message>
    <message>
        <source>Can place {tile} next, for {price}.</source>
        <translation>Może potem położyć {tile}, cena: {price}.</translation>
    </message>
    <message>
        <source>Brings {goods}: {points} at the end.</source>
        <translation>Na koniec gry za {goods}: {points}.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points} in the next phase.</source>
        <translation>Zostawia jedno pole do końca regionu, liczba pól: {size} ({kind}): {points} w&#xa0;następnej fazie.</translation>
    </message>
    <message>
        <source>Leaves one space to complete a region of {size} ({kind}): {points}.</source>
        <translation>Zostawia jedno pole do końca regionu, liczba pól: {size} ({kind}): {points}.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together in this phase.</source>
        <translation>Zostawia po jednym polu w&#xa0;dwóch regionach, liczba pól: {size} ({kind}): razem {points} w&#xa0;tej fazie.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together in the next phase.</source>
        <translation>Zostawia po jednym polu w&#xa0;dwóch regionach, liczba pól: {size} ({kind}): razem {points} w&#xa0;następnej fazie.</translation>
    </message>
    <message>
        <source>Leaves one space in two regions of {size} ({kind}): {points} together.</source>
        <translation>Zostawia po jednym polu w&#xa0;dwóch regionach, liczba pól: {size} ({kind}): razem {points}.</translation>
    </message>
    <message>
        <source>Leaves one last space ({kind}): {points} for the region, {whole} for the colour.</source>
        <translation>Zostawia ostatnie pole ({kind}): {points} za region, {whole} za kolor.</translation>
    </message>
    <message>
        <source>Leaves one last space ({kind}): {points} for the region in the next phase, {whole} for the colour.</source>
        <translation>Zostawia ostatnie pole ({kind}): {points} za region w&#xa0;następnej fazie, {whole} za kolor.</translation>
    </message>
    <message>
        <source>Makes a new colour reachable ({kind}): a region of {size} for {points}.</source>
        <translation>Otwiera drogę do nowego koloru ({kind}): region, liczba pól: {size}, za {points}.</translation>
    </message>
    <message>
        <source>Makes a new colour reachable ({kind}): a single space for {points}.</source>
        <translation>Otwiera drogę do nowego koloru ({kind}): pojedyncze pole za {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} space(s).</source>
        <translation>
            <numerusform>Zaczyna obok {n} pola.</numerusform>
            <numerusform>Zaczyna obok {n} pól.</numerusform>
            <numerusform>Zaczyna obok {n} pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids for a tile that can complete {feature}: {points}</source>
        <translation>Licytuje kafelek, który może ukończyć {feature}: {points}</translation>
    </message>
    <message>
        <source>Gets a tile that can complete {feature}: {points}</source>
        <translation>Dostaje kafelek, który może ukończyć {feature}: {points}</translation>
    </message>
    <message>
        <source>Leaves one unmarked space of a colour ({kind}): marking all {size} brings {points}.</source>
        <translation>Zostawia jedno niezaznaczone pole koloru ({kind}): zaznaczenie wszystkich ({size}) daje {points}.</translation>
    </message>
    <message>
        <source>Leaves two unmarked spaces of a colour ({kind}): marking all {size} brings {points}.</source>
        <translation>Zostawia dwa niezaznaczone pola koloru ({kind}): zaznaczenie wszystkich ({size}) daje {points}.</translation>
    </message>
    <message>
        <source>Gets a storage space and {green}, {together} in all by the end.</source>
        <translation>Daje pole magazynu i {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Covers all {colour} first: {green}, {together} in all by the end.</source>
        <translation>Jako pierwszy gracz zakrywa cały kolor ({colour}): {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Covers all {colour} second: {green}, {together} in all by the end.</source>
        <translation>Jako drugi gracz zakrywa cały kolor ({colour}): {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Completes {region}: {green}, {together} in all by the end.</source>
        <translation>Kończy {region}: {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Adds new crops: {green}, {together} in all by the end.</source>
        <translation>Dodaje nowe rodzaje rolnictwa: {green}, łącznie do końca {together}.</translation>
    </message>
    <message>
        <source>Pays {bonus} and has {number} left.</source>
        <translation>Płaci ({bonus}); zostaje {number}.</translation>
    </message>
    <message>
        <source>Pays {bonus} and has none left.</source>
        <translation>Płaci ({bonus}); nic nie zostaje.</translation>
    </message>
    <message numerus="yes">
        <source>Begins beside spaces of {n} number(s).</source>
        <translation>
            <numerusform>Zaczyna obok pól z {n} liczbą.</numerusform>
            <numerusform>Zaczyna obok pól z {n} liczbami.</numerusform>
            <numerusform>Zaczyna obok pól z {n} liczbami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begins beside {n} region(s) of one space.</source>
        <translation>
            <numerusform>Zaczyna obok {n} regionu z jednego pola.</numerusform>
            <numerusform>Zaczyna obok {n} regionów z jednego pola.</numerusform>
            <numerusform>Zaczyna obok {n} regionów z jednego pola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Places a farmer in a field with {n} complete cities</source>
        <translation>
            <numerusform>Stawia chłopa na łące z {n} ukończonym miastem</numerusform>
            <numerusform>Stawia chłopa na łące z {n} ukończonymi miastami</numerusform>
            <numerusform>Stawia chłopa na łące z {n} ukończonymi miastami</numerusform>
        </translation>
    </message>
    <message>
        <source>Can still place {tile} next turn.</source>
        <translation>Może jeszcze w następnej turze położyć {tile}.</translation>
    </message>
    <message>
        <source>Leaves no follower in supply</source>
        <translation>Nie zostawia podwładnych w zasobach</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} follower(s) in supply</source>
        <translation>
            <numerusform>Zostawia {n} podwładnego w zasobach</numerusform>
            <numerusform>Zostawia {n} podwładnych w zasobach</numerusform>
            <numerusform>Zostawia {n} podwładnych w zasobach</numerusform>
        </translation>
    </message>
    <message>
        <source>Gets the last tile of a region ready: {region}, {points}.</source>
        <translation>Ma gotową ostatnią płytkę regionu: {region}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} worker(s).</source>
        <translation>
            <numerusform>Zostawia {n} robotnika.</numerusform>
            <numerusform>Zostawia {n} robotników.</numerusform>
            <numerusform>Zostawia {n} robotników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves {n} silverling(s).</source>
        <translation>
            <numerusform>Zostawia {n} srebrnik.</numerusform>
            <numerusform>Zostawia {n} srebrniki.</numerusform>
            <numerusform>Zostawia {n} srebrników.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves no workers.</source>
        <translation>Nie zostawia robotników.</translation>
    </message>
    <message>
        <source>Leaves no silverlings.</source>
        <translation>Nie zostawia srebrników.</translation>
    </message>
    <message>
        <source>Leaves a space for {number} of the 36 pairs of number and colour.</source>
        <translation>Zostawia pole dla {number} z 36 par liczby i koloru.</translation>
    </message>
    <message>
        <source>Brings points at the end: {tile}, {points}.</source>
        <translation>Daje punkty na końcu: {tile}, {points}.</translation>
    </message>
    <message>
        <source>Keeps an inn ready for a region: {region}, {points}.</source>
        <translation>Nadal ma gotową karczmę dla regionu: {region}, {points}.</translation>
    </message>
    <message>
        <source>Keeps the last tile of a region ready: {region}, {points}.</source>
        <translation>Nadal ma gotową ostatnią płytkę regionu: {region}, {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Stores {n} ship(s), which load goods when placed.</source>
        <translation>
            <numerusform>Odkłada {n} statek, który po położeniu ładuje towary.</numerusform>
            <numerusform>Odkłada {n} statki, które po położeniu ładują towary.</numerusform>
            <numerusform>Odkłada {n} statków, które po położeniu ładują towary.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has an inn ready for a region: {region}, {points}.</source>
        <translation>Ma gotową karczmę dla regionu: {region}, {points}.</translation>
    </message>
    <message>
        <source>Takes {tile} with no space left in the duchy: 1 point at most.</source>
        <translation>Bierze {tile}, choć w księstwie nie ma już na to pola: najwyżej 1 punkt.</translation>
    </message>
    <message>
        <source>Claims {feature}: {now}, and it stays unfinished</source>
        <translation>Zajmuje {feature}: {now}, bez szans na ukończenie</translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} monasteries: {points}</source>
        <translation>
            <numerusform>Kończy {n} klasztor: {points}</numerusform>
            <numerusform>Kończy {n} klasztory: {points}</numerusform>
            <numerusform>Kończy {n} klasztorów: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there, {before} before</source>
        <translation>
            <numerusform>Utrudnia {feature}: pasuje tam {n} kafelek, przedtem {before}</numerusform>
            <numerusform>Utrudnia {feature}: pasują tam {n} kafelki, przedtem {before}</numerusform>
            <numerusform>Utrudnia {feature}: pasuje tam {n} kafelków, przedtem {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hinders {feature}: {n} tile(s) can go there without a bridge, {before} before</source>
        <translation>
            <numerusform>Utrudnia {feature}: bez mostu pasuje tam {n} kafelek, przedtem {before}</numerusform>
            <numerusform>Utrudnia {feature}: bez mostu pasują tam {n} kafelki, przedtem {before}</numerusform>
            <numerusform>Utrudnia {feature}: bez mostu pasuje tam {n} kafelków, przedtem {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} cities: {points}</source>
        <translation>
            <numerusform>Kończy {n} miasto: {points}</numerusform>
            <numerusform>Kończy {n} miasta: {points}</numerusform>
            <numerusform>Kończy {n} miast: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {n} roads: {points}</source>
        <translation>
            <numerusform>Kończy {n} drogę: {points}</numerusform>
            <numerusform>Kończy {n} drogi: {points}</numerusform>
            <numerusform>Kończy {n} dróg: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Denies an opponent a tile: {tile}, {points} ({name}).</source>
        <translation>Zabiera przeciwnikowi płytkę: {tile}, {points} ({name}).</translation>
    </message>
    <message>
        <source>Bids for a tile with a monastery: up to {points}</source>
        <translation>Licytuje kafelek z klasztorem: najwyżej {points}</translation>
    </message>
    <message>
        <source>Gets a tile with a monastery: up to {points}</source>
        <translation>Dostaje kafelek z klasztorem: najwyżej {points}</translation>
    </message>
</context>
<context>
    <name>Motives</name>
    <message>
        <source>Completing regions</source>
        <translation>Ukończenie regionu</translation>
    </message>
    <message>
        <source>Preparing regions</source>
        <translation>Przygotowanie regionu</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Bonusy za kolor</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Zwierzęta</translation>
    </message>
    <message>
        <source>Goods and ships</source>
        <translation>Towary i statki</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Płytki wiedzy</translation>
    </message>
    <message>
        <source>Effects of tiles</source>
        <translation>Efekty płytek</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Magazyn</translation>
    </message>
    <message>
        <source>Against an opponent</source>
        <translation>Przeciw rywalom</translation>
    </message>
    <message>
        <source>Workers and silverlings</source>
        <translation>Robotnicy i srebrniki</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Posterunki graniczne</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Tarcze</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Szlaki handlowe</translation>
    </message>
    <message>
        <source>The solo game</source>
        <translation>Gra jednoosobowa</translation>
    </message>
    <message>
        <source>Completing features</source>
        <translation>Ukończenie obszaru</translation>
    </message>
    <message>
        <source>Castles and bridges</source>
        <translation>Grody i mosty</translation>
    </message>
    <message>
        <source>Claiming features</source>
        <translation>Zajmowanie obszaru</translation>
    </message>
    <message>
        <source>Followers in supply</source>
        <translation>Podwładni w zapasie</translation>
    </message>
    <message>
        <source>Farmers and fields</source>
        <translation>Chłopi i łąki</translation>
    </message>
    <message>
        <source>Extending features</source>
        <translation>Powiększanie obszarów</translation>
    </message>
    <message>
        <source>Sharing features</source>
        <translation>Wspólne obszary</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Completing colours</source>
        <translation>Ukończenie koloru</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Premie</translation>
    </message>
    <message>
        <source>Spaces within reach</source>
        <translation>Pola w zasięgu</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>Zamek początkowy</translation>
    </message>
    <message>
        <source>Crops</source>
        <translation>Rodzaje rolnictwa</translation>
    </message>
    <message>
        <source>Marble, workers and hexagons</source>
        <translation>Marmur, robotnicy i sześciokąty</translation>
    </message>
    <message>
        <source>Region cards</source>
        <translation>Karty włości</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Żetony bonusowe</translation>
    </message>
    <message>
        <source>The end of a phase</source>
        <translation>Koniec fazy</translation>
    </message>
    <message>
        <source>The layout of the duchy</source>
        <translation>Układ księstwa</translation>
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
        <translation>{move}, pole&#xa0;{place}</translation>
    </message>
    <message>
        <source>{move}, for {price}</source>
        <translation>{move}, cena: {price}</translation>
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
        <translation>za mnicha</translation>
    </message>
    <message>
        <source>for a worker</source>
        <translation>za robotnika</translation>
    </message>
    <message>
        <source>down</source>
        <translation>w dół</translation>
    </message>
    <message>
        <source>up</source>
        <translation>w górę</translation>
    </message>
    <message>
        <source>for a marble</source>
        <translation>za marmur</translation>
    </message>
    <message>
        <source>{board} turned</source>
        <translation>{board} obrócony</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <translation>daje {points}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>for a silverling</source>
        <translation>za srebrnik</translation>
    </message>
    <message>
        <source>Boards {boards}; shifts {steps}; start castle on {cell}</source>
        <translation>Kafle {boards}; przesunięcia: {steps}; zamek początkowy na {cell}</translation>
    </message>
    <message>
        <source>You have nothing to decide right now.</source>
        <translation>Teraz nie masz nic do rozstrzygnięcia.</translation>
    </message>
</context>
<context>
    <name>New game</name>
    <message>
        <source>Hands that you see</source>
        <translation>Ręce, które widzisz</translation>
    </message>
    <message>
        <source>I see only one hand: {name}</source>
        <translation>Widzę tylko jedną rękę: {name}</translation>
    </message>
    <message>
        <source>I see all hands</source>
        <translation>Widzę wszystkie ręce</translation>
    </message>
    <message>
        <source>Estate {estate}</source>
        <translation>Posiadłość&#xa0;{estate}</translation>
    </message>
    <message>
        <source>Estates</source>
        <translation>Posiadłości</translation>
    </message>
    <message>
        <source>Each team plays the estate that it has chosen.</source>
        <translation>Każda drużyna gra na wybranej posiadłości.</translation>
    </message>
    <message>
        <source>You play the estate that you have chosen.</source>
        <translation>Grasz na wybranej posiadłości.</translation>
    </message>
    <message>
        <source>Estates as chosen</source>
        <translation>Wybrane posiadłości</translation>
    </message>
    <message>
        <source>Two dealt, choose openly</source>
        <translation>Dwie losowe, wybór jawny</translation>
    </message>
    <message>
        <source>Two dealt, choose in secret</source>
        <translation>Dwie losowe, wybór tajny</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Moduły</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points</source>
        <translation>{elo} Elo, {points}&#xa0;pkt</translation>
    </message>
    <message>
        <source>{elo} Elo</source>
        <translation>{elo} Elo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>modules</comment>
        <translation>żadne</translation>
    </message>
    <message>
        <source>Modules: {modules}</source>
        <translation>Moduły: {modules}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Choose modules</source>
        <translation>Wybierz moduły</translation>
    </message>
    <message>
        <source>Choose who plays, then start. Everything else has a sensible default.</source>
        <translation>Wybierz, kto gra, i zacznij. Wszystko inne ma rozsądne ustawienia.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Każdy gracz musi mieć imię.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Zacznij grę</translation>
    </message>
    <message>
        <source>A decision takes {milliseconds} ms on average.</source>
        <translation>Jedna decyzja trwa średnio {milliseconds}&#xa0;ms.</translation>
    </message>
    <message>
        <source>{elo} Elo in other games, not measured in this one</source>
        <translation>{elo} Elo w innych partiach, w tej nie zmierzono</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Choose a game, then who plays. Everything else has a sensible default.</source>
        <translation>Wybierz grę, a potem graczy. Wszystko inne ma rozsądne ustawienia.</translation>
    </message>
    <message>
        <source>{elo} Elo in other games, {seconds} s a turn</source>
        <translation>{elo} Elo w&#xa0;innych partiach, {seconds}&#xa0;s na turę</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points a game, {seconds} s a turn</source>
        <translation>{elo} Elo, {points}&#xa0;pkt na partię, {seconds}&#xa0;s na turę</translation>
    </message>
    <message>
        <source>Pace of player {number}</source>
        <translation>Tempo gracza {number}</translation>
    </message>
    <message>
        <source>{seconds} s a turn</source>
        <translation>{seconds}&#xa0;s na turę</translation>
    </message>
    <message>
        <source>plays with {name}</source>
        <translation>gra w&#xa0;drużynie: {name}</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>gra z&#xa0;tobą</translation>
    </message>
    <message>
        <source>At {target} points you get a castle&apos;s action. A lower target is easier.</source>
        <translation>Przy {target} punktach otrzymujesz akcję jak z zamku. Niższy cel jest łatwiejszy.</translation>
    </message>
    <message>
        <source>First target</source>
        <translation>Pierwszy cel</translation>
    </message>
    <message>
        <source>Extra tiles</source>
        <translation>Dodatkowe płytki</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Posterunki graniczne</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Białe zamki</translation>
    </message>
    <message>
        <source>Inns</source>
        <translation>Karczmy</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Szlaki handlowe</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Tarcze</translation>
    </message>
    <message>
        <source>Team game</source>
        <translation>Gra drużynowa</translation>
    </message>
    <message>
        <source>Two against two: partners share one large estate, silver, workers and goods.</source>
        <translation>Dwoje na dwoje: partnerzy mają wspólną dużą posiadłość, srebrniki, robotników i towary.</translation>
    </message>
    <message>
        <source>Solo game</source>
        <translation>Gra solo</translation>
    </message>
    <message>
        <source>Edition 2011</source>
        <translation>Wydanie 2011</translation>
    </message>
    <message>
        <source>Edition 2019</source>
        <translation>Wydanie 2019</translation>
    </message>
    <message>
        <source>Estates 1 to 10, three changed knowledge tiles, and modules.</source>
        <translation>Posiadłości od 1 do 10, trzy zmienione płytki wiedzy i&#xa0;moduły.</translation>
    </message>
    <message>
        <source>Tiles, roads and cities</source>
        <translation>Kafelki, drogi i miasta</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Najwyższa oferta</translation>
    </message>
    <message>
        <source>The base game: 72 tiles.</source>
        <translation>Gra podstawowa: 72 kafelki.</translation>
    </message>
    <message>
        <source>84 tiles, with {modules}.</source>
        <translation>84 kafelki; w grze: {modules}.</translation>
    </message>
    <message>
        <source>Parts of the expansion</source>
        <translation>Części dodatku</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>no auctions</source>
        <translation>bez licytacji</translation>
    </message>
    <message>
        <source>bids up to {value}</source>
        <translation>oferty do {value}</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Mosty</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>mosty</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Grody</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>grody</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <translation>Bazary</translation>
    </message>
    <message>
        <source>bazaars</source>
        <translation>bazary</translation>
    </message>
    <message>
        <source>Five dice, one sheet</source>
        <translation>Pięć kości, jeden arkusz</translation>
    </message>
    <message>
        <source>Cards, tiles and three boards</source>
        <translation>Karty, żetony i trzy kafle</translation>
    </message>
    <message>
        <source>Boards {boards}</source>
        <translation>Kafle {boards}</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Kafel {board}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Kafle</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdane</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Wybrane</translation>
    </message>
    <message>
        <source>Duchies</source>
        <translation>Księstwa</translation>
    </message>
    <message>
        <source>Laid out in secret</source>
        <translation>Układane w tajemnicy</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Szybki start</translation>
    </message>
    <message>
        <source>The castle with the monk</source>
        <translation>Zamek z mnichem</translation>
    </message>
    <message>
        <source>The castle with the silver</source>
        <translation>Zamek ze srebrnikiem</translation>
    </message>
    <message>
        <source>The castle with the goods</source>
        <translation>Zamek z towarem</translation>
    </message>
    <message>
        <source>The castle with the worker</source>
        <translation>Zamek z robotnikiem</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Każdy inny</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Wszyscy ten sam</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Zamek początkowy</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Księstwo</translation>
    </message>
    <message>
        <source>Duchy {sheet}</source>
        <translation>Księstwo {sheet}</translation>
    </message>
    <message>
        <source>Seed or challenge code</source>
        <translation>Ziarno lub kod wyzwania</translation>
    </message>
    <message>
        <source>Crest</source>
        <translation>Herb</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Posiadłość</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>None: the base game.</source>
        <translation>Żadne: gra podstawowa.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Imię gracza {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Kto gra jako gracz {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>Poziom gracza {number}</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>gra przy tym ekranie</translation>
    </message>
    <message>
        <source>Dice, tiles and 37 spaces</source>
        <translation>Kości, płytki i 37 pól</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>z rozdania</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Usuń tego gracza</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Każdy dla siebie</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Dwie drużyny</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>field points for occupied castles</source>
        <translation>punkty łąk za obsadzone grody</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Cannot be combined with the team game.</source>
        <translation>Nie można łączyć z grą drużynową.</translation>
    </message>
    <message>
        <source>Cannot be combined with the solo game.</source>
        <translation>Nie można łączyć z grą solo.</translation>
    </message>
    <message>
        <source>Everybody plays the estate shown beside their name.</source>
        <translation>Każdy gra na posiadłości pokazanej obok imienia.</translation>
    </message>
    <message>
        <source>Each player is dealt two estates and chooses one, in turn.</source>
        <translation>Każdy gracz dostaje dwie posiadłości i po kolei wybiera jedną.</translation>
    </message>
    <message>
        <source>Nobody sees the others&apos; choice until all have chosen.</source>
        <translation>Nikt nie widzi cudzego wyboru, zanim nie wybiorą wszyscy.</translation>
    </message>
    <message>
        <source>You win if you cover every space within 25 rounds.</source>
        <translation>Wygrywasz, jeśli w 25 rundach zakryjesz wszystkie pola.</translation>
    </message>
    <message>
        <source>The same deal again. It counts as a casual game.</source>
        <translation>To samo rozdanie jeszcze raz. Partia liczy się jako towarzyska.</translation>
    </message>
    <message>
        <source>This challenge was made with another version of Burgundy Qt and would be dealt differently here.</source>
        <translation>To wyzwanie pochodzi z innej wersji Burgundy Qt; tutaj rozdanie byłoby inne.</translation>
    </message>
    <message>
        <source>A challenge: players, set-up and deal are fixed.</source>
        <translation>Wyzwanie: gracze, przygotowanie i rozdanie są ustalone.</translation>
    </message>
    <message>
        <source>The same seed always gives the same deal.</source>
        <translation>To samo ziarno daje zawsze to samo rozdanie.</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest}–{most} graczy</translation>
    </message>
    <message>
        <source>Two players have the same name: change one of them.</source>
        <translation>Dwoje graczy ma to samo imię: zmień jedno z nich.</translation>
    </message>
    <message>
        <source>{elo} Elo, {points} points a game, plays instantly</source>
        <translation>{elo} Elo, {points}&#xa0;pkt na partię, gra od razu</translation>
    </message>
    <message>
        <source>Thinks for {seconds} s a turn.</source>
        <translation>Myśli nad turą {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Four more tiles: two knowledge tiles, a crane and geese.</source>
        <translation>Cztery dodatkowe płytki: dwie płytki wiedzy, żuraw i gęsi.</translation>
    </message>
    <message>
        <source>Special estates with three posts, which score points when your tiles connect them.</source>
        <translation>Specjalne posiadłości z trzema posterunkami, które dają punkty, gdy połączą je twoje płytki.</translation>
    </message>
    <message>
        <source>Eight more buildings, each with an action of the white die, and a knowledge tile that scores them.</source>
        <translation>Osiem dodatkowych budynków, każdy z akcją białej kości, i płytka wiedzy, która daje za nie punkty.</translation>
    </message>
    <message>
        <source>You can buy an inn in every phase. It fits any colour and makes its region larger.</source>
        <translation>W każdej fazie możesz kupić karczmę. Pasuje do każdego koloru i powiększa swój region.</translation>
    </message>
    <message>
        <source>You place the goods that you sell along a route; the right goods earn a bonus.</source>
        <translation>Sprzedane towary kładziesz na szlaku; te właściwe dają premię.</translation>
    </message>
    <message>
        <source>Two equal dice win a shield for a castle: a lasting ability that costs tribute.</source>
        <translation>Dwie takie same kości dają zamkowi tarczę: trwałą zdolność, za którą płaci się daninę.</translation>
    </message>
    <message>
        <source>You alone against the clock: cover your whole estate in 25 rounds.</source>
        <translation>Samotny wyścig z&#xa0;czasem: zakryj całą swoją posiadłość w&#xa0;25 rundach.</translation>
    </message>
    <message>
        <source>The original game: estates 1 to 9.</source>
        <translation>Pierwotna gra: posiadłości od 1 do 9.</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Licytacje</translation>
    </message>
    <message>
        <source>Bazaar: players bid in turn; without auctions, each player chooses a tile.</source>
        <translation>Bazar: oferty po kolei; bez licytacji każdy wybiera kafelek.</translation>
    </message>
    <message>
        <source>Small towns score 4</source>
        <translation>Miasteczka dają 4</translation>
    </message>
    <message>
        <source>A complete city of two tiles scores 4 points; without this option, 2.</source>
        <translation>Ukończone miasto z dwóch kafelków daje 4 punkty, bez tej opcji 2.</translation>
    </message>
    <message>
        <source>Occupied castles count for fields</source>
        <translation>Obsadzone grody liczą się dla łąk</translation>
    </message>
    <message>
        <source>A castle that never scored gives a field 4 points; without this option, 0.</source>
        <translation>Gród, za który nie było punktów, daje łące 4 punkty, bez tej opcji 0.</translation>
    </message>
    <message>
        <source>The first player is random; only the order of the pile is hidden.</source>
        <translation>Kto zaczyna, wskaże los; ukryta jest tylko kolejność stosu.</translation>
    </message>
    <message>
        <source>small towns for 2</source>
        <translation>miasteczka za 2</translation>
    </message>
    <message>
        <source>Lead a road over a field, a city or even another road.</source>
        <translation>Poprowadź drogę nad łąką, miastem, a nawet inną drogą.</translation>
    </message>
    <message>
        <source>Turn a small town into a castle: it scores as much as the next feature completed beside it.</source>
        <translation>Zamień miasteczko w gród: daje tyle punktów, co następny ukończony obszar obok.</translation>
    </message>
    <message>
        <source>A bazaar tile starts an auction: all bid points for the next tiles.</source>
        <translation>Kafelek z bazarem rozpoczyna licytację: wszyscy oferują punkty za następne kafelki.</translation>
    </message>
    <message>
        <source>Another player has it: the two boards are swapped.</source>
        <translation>Ma go inny gracz: kafle zostaną zamienione.</translation>
    </message>
    <message>
        <source>Each player is dealt one board of each kind.</source>
        <translation>Każdy gracz dostaje po jednym kaflu każdego rodzaju.</translation>
    </message>
    <message>
        <source>Each player gets the boards chosen beside their name.</source>
        <translation>Każdy gracz dostaje kafle wybrane obok jego imienia.</translation>
    </message>
    <message>
        <source>The first player is random; hands stay hidden from the others.</source>
        <translation>Kto zaczyna, wskaże los; pozostali nie widzą kart na ręce.</translation>
    </message>
    <message>
        <source>Each player arranges, turns and shifts their three boards and chooses a castle.</source>
        <translation>Każdy układa, obraca i przesuwa swoje trzy kafle i wybiera zamek.</translation>
    </message>
    <message>
        <source>Boards A, B and C as dealt, with the start castle on B.</source>
        <translation>Kafle A, B i C tak, jak je rozdano, zamek początkowy na B.</translation>
    </message>
    <message>
        <source>All play at the same time; nobody waits for a turn.</source>
        <translation>Wszyscy grają jednocześnie; nikt nie czeka na swoją kolej.</translation>
    </message>
    <message>
        <source>More than 50 points is good, more than 60 excellent, 70 or more incredible.</source>
        <translation>Ponad 50 punktów to dobrze, ponad 60 znakomicie, 70 lub więcej niewiarygodnie.</translation>
    </message>
    <message>
        <source>All in secret</source>
        <translation>Wszyscy w tajemnicy</translation>
    </message>
    <message>
        <source>All players choose their start castle at the same time; several may choose the same one.</source>
        <translation>Wszyscy wybierają zamek początkowy jednocześnie; kilka osób może wybrać ten sam.</translation>
    </message>
    <message>
        <source>Players choose openly in turn, each a different castle; up to four players.</source>
        <translation>Gracze wybierają jawnie i po kolei, każdy inny zamek; do czterech graczy.</translation>
    </message>
    <message>
        <source>Everybody starts with the same castle.</source>
        <translation>Wszyscy zaczynają od tego samego zamku.</translation>
    </message>
    <message>
        <source>Castle for all</source>
        <translation>Zamek dla wszystkich</translation>
    </message>
    <message>
        <source>The first player chooses</source>
        <translation>Wybiera pierwszy gracz</translation>
    </message>
    <message>
        <source>{count} regions; the largest have {size} spaces: {kinds}.</source>
        <translation>Regiony: {count}; wielkość największych: {size}; {kinds}.</translation>
    </message>
    <message>
        <source>Drawn when the game begins; everybody plays the same one.</source>
        <translation>Losowane na początku partii; wszyscy grają na tym samym.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>losowe</translation>
    </message>
    <message>
        <source>This is not a challenge code or a seed. Enter a whole number from 0 to {largest}, or leave the field empty.</source>
        <translation>To nie jest kod wyzwania ani ziarno. Wpisz liczbę całkowitą od 0 do {largest} albo zostaw puste pole.</translation>
    </message>
    <message>
        <source>The bridge sets the order of play; the first player is random.</source>
        <translation>O kolejności decyduje most; kto zaczyna, wskaże los.</translation>
    </message>
    <message>
        <source>You can combine all available modules.</source>
        <translation>Możesz łączyć wszystkie dostępne moduły.</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Ta sama</translation>
    </message>
    <message>
        <source>Random, the same for all</source>
        <translation>Losowo, jedna dla wszystkich</translation>
    </message>
    <message>
        <source>Drawn when the game begins: one estate for everybody who chooses this.</source>
        <translation>Losowana na początku partii: jedna posiadłość dla wszystkich, którzy to wybiorą.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Drawn when the game begins; no two players draw the same one.</source>
        <translation>Losowana na początku partii; żadne dwie nie są takie same.</translation>
    </message>
    <message>
        <source>Partners sit side by side; the first player is random.</source>
        <translation>Partnerzy siedzą obok siebie; kto zaczyna, wskaże los.</translation>
    </message>
    <message>
        <source>Your choices differ from the code, so this is a different game: only the seed of the code is used.</source>
        <translation>Wybrane ustawienia różnią się od kodu, więc to inna partia: z kodu pochodzi tylko ziarno.</translation>
    </message>
    <message>
        <source>This code contains a typing error, so the game cannot start. Check every letter and digit, or copy the code again, from BQ to the end.</source>
        <translation>W tym kodzie jest literówka, więc partia nie może się zacząć. Sprawdź każdą literę i cyfrę albo skopiuj kod jeszcze raz, od BQ do samego końca.</translation>
    </message>
    <message>
        <source>Player removed: {name}</source>
        <translation>Usunięto gracza: {name}</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Chłopi</translation>
    </message>
    <message>
        <source>Fields score at the end; without this option, they never count.</source>
        <translation>Łąki punktują na końcu; bez tej opcji nie liczą się nigdy.</translation>
    </message>
    <message>
        <source>no farmers</source>
        <translation>bez chłopów</translation>
    </message>
    <message>
        <source>Record a game that you play with the box</source>
        <translation>Zapisuj partię rozgrywaną z pudełkiem</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Blitz</source>
        <translation>Błyskawiczne</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Długie</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Głębokie</translation>
    </message>
    <message>
        <source>{pace}, {seconds} s a turn: {elo} Elo</source>
        <translation>{pace}, {seconds}&#xa0;s na turę: {elo} Elo</translation>
    </message>
    <message>
        <source>{level}, {pace}</source>
        <translation>{level}, {pace}</translation>
    </message>
    <message>
        <source>How long these bots think about a turn. All of them use the same pace.</source>
        <translation>Jak długo te boty myślą nad turą. Wszystkie mają to samo tempo.</translation>
    </message>
    <message>
        <source>Tries out many turns for {seconds} s.</source>
        <translation>Sprawdza wiele tur przez {seconds}&#xa0;s.</translation>
    </message>
</context>
<context>
    <name>Pass on</name>
    <message>
        <source>Colour die: {colour}</source>
        <translation>Kość kolorów: {colour}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hourglass(es)</source>
        <translation>
            <numerusform>{n} klepsydra</numerusform>
            <numerusform>{n} klepsydry</numerusform>
            <numerusform>{n} klepsydr</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is being set up.</source>
        <translation>Trwa przygotowanie gry.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Teraz kolej: {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>To ja, {name}</translation>
    </message>
    <message>
        <source>You go first.</source>
        <translation>Twoje miejsce w kolejności: pierwsze.</translation>
    </message>
    <message>
        <source>You go second.</source>
        <translation>Twoje miejsce w kolejności: drugie.</translation>
    </message>
    <message>
        <source>You go third.</source>
        <translation>Twoje miejsce w kolejności: trzecie.</translation>
    </message>
    <message>
        <source>You go fourth.</source>
        <translation>Twoje miejsce w kolejności: czwarte.</translation>
    </message>
    <message>
        <source>You go fifth.</source>
        <translation>Twoje miejsce w kolejności: piąte.</translation>
    </message>
    <message>
        <source>You go sixth.</source>
        <translation>Twoje miejsce w kolejności: szóste.</translation>
    </message>
    <message>
        <source>Show this each time you pass the screen on</source>
        <translation>Pokazuj przy każdym przekazaniu ekranu</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Już jestem</translation>
    </message>
    <message>
        <source>Die showing {number}</source>
        <translation>Kość z&#xa0;liczbą {number}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The picture could not be saved</source>
        <translation>Nie udało się zapisać obrazu</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Zapisz stół jako obraz</translation>
    </message>
    <message>
        <source>Save the graph as a picture</source>
        <translation>Zapisz wykres jako obraz</translation>
    </message>
    <message>
        <source>Pictures ({pattern})</source>
        <translation>Obrazy ({pattern})</translation>
    </message>
    <message>
        <source>review</source>
        <translation>analiza</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Zapisz arkusz</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Wydrukuj arkusz</translation>
    </message>
    <message>
        <source>PDF documents ({pattern})</source>
        <translation>Dokumenty PDF ({pattern})</translation>
    </message>
    <message>
        <source>The program cannot write the file “{file}”.</source>
        <translation>Program nie może zapisać pliku „{file}”.</translation>
    </message>
    <message>
        <source>Choose another folder, and check that the disk is not full.</source>
        <translation>Wybierz inny folder i sprawdź, czy dysk nie jest pełny.</translation>
    </message>
    <message>
        <source>Picture saved: {file}</source>
        <translation>Zapisano obraz: {file}</translation>
    </message>
    <message>
        <source>The table has been copied as a picture.</source>
        <translation>Skopiowano stół jako obraz.</translation>
    </message>
    <message>
        <source>Sheet saved: {file}</source>
        <translation>Zapisano arkusz: {file}</translation>
    </message>
    <message>
        <source>The sheet has been sent to the printer.</source>
        <translation>Arkusz wysłano do drukarki.</translation>
    </message>
    <message>
        <source>Save the turn as an animation</source>
        <translation>Zapisz turę jako animację</translation>
    </message>
    <message>
        <source>Drawing the turn…</source>
        <translation>Rysowanie tury…</translation>
    </message>
    <message>
        <source>The animation could not be saved</source>
        <translation>Nie udało się zapisać animacji</translation>
    </message>
    <message>
        <source>No turn has been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnej tury.</translation>
    </message>
    <message>
        <source>Animation saved: {file}</source>
        <translation>Zapisano animację: {file}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tura</translation>
    </message>
    <message>
        <source>Save the report as a picture</source>
        <translation>Zapisz raport jako obraz</translation>
    </message>
    <message>
        <source>report</source>
        <translation>raport</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>fish</source>
        <translation>ryby</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>winogrona</translation>
    </message>
    <message>
        <source>silk</source>
        <translation>jedwab</translation>
    </message>
    <message>
        <source>jugs</source>
        <translation>dzbany</translation>
    </message>
    <message>
        <source>barrels</source>
        <translation>beczki</translation>
    </message>
    <message>
        <source>cheese</source>
        <translation>ser</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>zamki</translation>
    </message>
    <message>
        <source>mines</source>
        <translation>kopalnie</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>statki</translation>
    </message>
    <message>
        <source>pastures</source>
        <translation>pastwiska</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>budynki</translation>
    </message>
    <message>
        <source>knowledge</source>
        <translation>wiedza</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>kopalnia</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>town</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>pastwisko</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>klasztory</translation>
    </message>
    <message>
        <source>rivers</source>
        <translation>rzeki</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>miasta</translation>
    </message>
    <message>
        <source>monk</source>
        <translation>mnich</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>srebrnik</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>towar</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>robotnik</translation>
    </message>
    <message numerus="yes">
        <source>{n} monk(s)</source>
        <translation>
            <numerusform>{n} mnich</numerusform>
            <numerusform>{n} mnisi</numerusform>
            <numerusform>{n} mnichów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silver</source>
        <translation>
            <numerusform>{n} srebrnik</numerusform>
            <numerusform>{n} srebrniki</numerusform>
            <numerusform>{n} srebrników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} good(s)</source>
        <translation>
            <numerusform>{n} towar</numerusform>
            <numerusform>{n} towary</numerusform>
            <numerusform>{n} towarów</numerusform>
        </translation>
    </message>
    <message>
        <source>monastery region</source>
        <translation>region klasztorów</translation>
    </message>
    <message>
        <source>mine region</source>
        <translation>region kopalń</translation>
    </message>
    <message>
        <source>river region</source>
        <translation>region rzek</translation>
    </message>
    <message>
        <source>town region</source>
        <translation>region miast</translation>
    </message>
    <message>
        <source>pasture region</source>
        <translation>region pastwisk</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>statek</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>karczma</translation>
    </message>
    <message>
        <source>black tile</source>
        <translation>czarna płytka</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>skład</translation>
    </message>
    <message>
        <source>carpenter</source>
        <translation>stolarnia</translation>
    </message>
    <message>
        <source>church</source>
        <translation>kościół</translation>
    </message>
    <message>
        <source>market</source>
        <translation>targowisko</translation>
    </message>
    <message>
        <source>boarding house</source>
        <translation>pensjonat</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>city hall</source>
        <translation>ratusz</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>strażnica</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>żuraw</translation>
    </message>
    <message>
        <source>white castle</source>
        <translation>biały zamek</translation>
    </message>
    <message>
        <source>sale</source>
        <translation>sprzedaż</translation>
    </message>
    <message>
        <source>full colour</source>
        <translation>zakryty kolor</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>wymiana</translation>
    </message>
    <message>
        <source>northwest {place}</source>
        <translation>północny zachód {place}</translation>
    </message>
    <message>
        <source>northeast {place}</source>
        <translation>północny wschód {place}</translation>
    </message>
    <message>
        <source>southwest {place}</source>
        <translation>południowy zachód {place}</translation>
    </message>
    <message>
        <source>southeast {place}</source>
        <translation>południowy wschód {place}</translation>
    </message>
    <message numerus="yes">
        <source>{n} chicken(s)</source>
        <translation>
            <numerusform>{n}&#xa0;kura</numerusform>
            <numerusform>{n}&#xa0;kury</numerusform>
            <numerusform>{n}&#xa0;kur</numerusform>
        </translation>
    </message>
    <message>
        <source>shield {number}</source>
        <translation>tarcza&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>{n} worker(s)</source>
        <translation>
            <numerusform>{n}&#xa0;robotnik</numerusform>
            <numerusform>{n}&#xa0;robotnicy</numerusform>
            <numerusform>{n}&#xa0;robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} silverling(s)</source>
        <translation>
            <numerusform>{n}&#xa0;srebrnik</numerusform>
            <numerusform>{n}&#xa0;srebrniki</numerusform>
            <numerusform>{n}&#xa0;srebrników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation>
            <numerusform>{n}&#xa0;punkt</numerusform>
            <numerusform>{n}&#xa0;punkty</numerusform>
            <numerusform>{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cheese(s)</source>
        <translation>
            <numerusform>{n}&#xa0;ser</numerusform>
            <numerusform>{n}&#xa0;sery</numerusform>
            <numerusform>{n}&#xa0;serów</numerusform>
        </translation>
    </message>
    <message>
        <source>knowledge tile {number}</source>
        <translation>płytka wiedzy&#xa0;{number}</translation>
    </message>
    <message>
        <source>trade route</source>
        <translation>szlak handlowy</translation>
    </message>
    <message numerus="yes">
        <source>{n} cow(s)</source>
        <translation>
            <numerusform>{n}&#xa0;krowa</numerusform>
            <numerusform>{n}&#xa0;krowy</numerusform>
            <numerusform>{n}&#xa0;krów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sheep</source>
        <translation>
            <numerusform>{n}&#xa0;owca</numerusform>
            <numerusform>{n}&#xa0;owce</numerusform>
            <numerusform>{n}&#xa0;owiec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pig(s)</source>
        <translation>
            <numerusform>{n}&#xa0;świnia</numerusform>
            <numerusform>{n}&#xa0;świnie</numerusform>
            <numerusform>{n}&#xa0;świń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} geese</source>
        <translation>
            <numerusform>{n}&#xa0;gęś</numerusform>
            <numerusform>{n}&#xa0;gęsi</numerusform>
            <numerusform>{n}&#xa0;gęsi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fish</source>
        <translation>
            <numerusform>{n}&#xa0;ryba</numerusform>
            <numerusform>{n}&#xa0;ryby</numerusform>
            <numerusform>{n}&#xa0;ryb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bunch(es) of grapes</source>
        <translation>
            <numerusform>{n}&#xa0;kiść winogron</numerusform>
            <numerusform>{n}&#xa0;kiście winogron</numerusform>
            <numerusform>{n}&#xa0;kiści winogron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} spool(s) of silk</source>
        <translation>
            <numerusform>{n}&#xa0;szpula jedwabiu</numerusform>
            <numerusform>{n}&#xa0;szpule jedwabiu</numerusform>
            <numerusform>{n}&#xa0;szpul jedwabiu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} jug(s)</source>
        <translation>
            <numerusform>{n}&#xa0;dzban</numerusform>
            <numerusform>{n}&#xa0;dzbany</numerusform>
            <numerusform>{n}&#xa0;dzbanów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} barrel(s)</source>
        <translation>
            <numerusform>{n}&#xa0;beczka</numerusform>
            <numerusform>{n}&#xa0;beczki</numerusform>
            <numerusform>{n}&#xa0;beczek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>buy the {tile} from the black depot</source>
        <translation>kup z&#xa0;czarnego magazynu: {tile}</translation>
    </message>
    <message>
        <source>buy an inn</source>
        <translation>kup karczmę</translation>
    </message>
    <message>
        <source>pay no tribute</source>
        <translation>nie płać daniny</translation>
    </message>
    <message>
        <source>load {goods} from depot {depots}</source>
        <translation>załaduj {goods} z&#xa0;magazynu&#xa0;{depots}</translation>
    </message>
    <message>
        <source>load {goods} from depots {depots}</source>
        <translation>załaduj {goods} z&#xa0;magazynów&#xa0;{depots}</translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {die}</source>
        <translation>kością&#xa0;{die} weź z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>sell {goods} with the {die}</source>
        <translation>kością&#xa0;{die} sprzedaj {goods}</translation>
    </message>
    <message>
        <source>take workers with the {die}</source>
        <translation>kością&#xa0;{die} weź robotników</translation>
    </message>
    <message>
        <source>turn the {die} to {to}</source>
        <translation>obróć kość {die} na {to}</translation>
    </message>
    <message>
        <source>take the {tile} from depot {depot} with the {effect}</source>
        <translation>{effect}&#xa0;– weź z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>sell {goods} with the {effect}</source>
        <translation>{effect}&#xa0;– sprzedaj {goods}</translation>
    </message>
    <message>
        <source>take workers with the {effect}</source>
        <translation>{effect}&#xa0;– weź robotników</translation>
    </message>
    <message>
        <source>leave the {effect} unused</source>
        <translation>{effect}&#xa0;– pomiń efekt</translation>
    </message>
    <message>
        <source>use the {effect} as {building}</source>
        <translation>{effect} – użyj jako: {building}</translation>
    </message>
    <message>
        <source>take {shield} from depot {depot} with the {effect}</source>
        <translation>{effect} – weź z&#xa0;magazynu&#xa0;{depot}: {shield}</translation>
    </message>
    <message>
        <source>take all {goods} with the {effect}</source>
        <translation>{effect} – weź cały rodzaj towaru: {goods}</translation>
    </message>
    <message>
        <source>begin on estate {estate} with the castle on {castle}</source>
        <translation>zacznij w&#xa0;posiadłości&#xa0;{estate} z&#xa0;zamkiem na polu&#xa0;{castle}</translation>
    </message>
    <message>
        <source>buy the {tile} from depot {depot}</source>
        <translation>kup z&#xa0;magazynu&#xa0;{depot}: {tile}</translation>
    </message>
    <message>
        <source>buy 2 workers</source>
        <translation>kup 2&#xa0;robotników</translation>
    </message>
    <message>
        <source>take {shield} from depot {depot}</source>
        <translation>weź z&#xa0;magazynu&#xa0;{depot}: {shield}</translation>
    </message>
    <message>
        <source>pay tribute for {shields}</source>
        <translation>zapłać daninę: {shields}</translation>
    </message>
    <message>
        <source>buy a point</source>
        <translation>kup punkt</translation>
    </message>
    <message>
        <source>take the {tile} from the black depot as a black tile</source>
        <translation>weź z&#xa0;czarnego magazynu jako czarną płytkę: {tile}</translation>
    </message>
    <message>
        <source>give {goods} for the black tile</source>
        <translation>oddaj za czarną płytkę: {goods}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>zakończ turę</translation>
    </message>
    <message>
        <source>put the tile aside</source>
        <translation>odłóż kafelek</translation>
    </message>
    <message>
        <source>build a bridge at {cell}</source>
        <translation>zbuduj most ({cell})</translation>
    </message>
    <message>
        <source>choose for the castle: {feature}</source>
        <translation>wybierz dla grodu: {feature}</translation>
    </message>
    <message>
        <source>choose {tile}</source>
        <translation>wybierz: {tile}</translation>
    </message>
    <message>
        <source>bid {points}</source>
        <translation>zaoferuj {points}</translation>
    </message>
    <message>
        <source>buy the tile for the bid</source>
        <translation>kup kafelek za najwyższą ofertę</translation>
    </message>
    <message>
        <source>sell the tile for the bid</source>
        <translation>sprzedaj kafelek za najwyższą ofertę</translation>
    </message>
    <message>
        <source>begin with the castle on {cell}</source>
        <translation>zacznij od zamku na {cell}</translation>
    </message>
    <message>
        <source>take a worker</source>
        <translation>weź robotnika</translation>
    </message>
    <message>
        <source>lay out the boards {boards} with the castle on {cell}</source>
        <translation>ułóż kafle {boards}, zamek na {cell}</translation>
    </message>
    <message>
        <source>take the bonus tile {bonus}</source>
        <translation>weź żeton bonusowy {bonus}</translation>
    </message>
    <message>
        <source>draw cards</source>
        <translation>dobierz karty</translation>
    </message>
    <message>
        <source>take {tile}</source>
        <translation>weź: {tile}</translation>
    </message>
    <message>
        <source>{action} for a marble</source>
        <translation>{action} za marmur</translation>
    </message>
    <message>
        <source>place the {tile} on {cell} with the {die}</source>
        <translation>kością&#xa0;{die} połóż na polu&#xa0;{cell}: {tile}</translation>
    </message>
    <message>
        <source>place the {tile} on {cell} with the {effect}</source>
        <translation>{effect}&#xa0;– połóż na polu&#xa0;{cell}: {tile}</translation>
    </message>
    <message>
        <source>take the workers from the {effect}</source>
        <translation>{effect} – weź robotników</translation>
    </message>
    <message>
        <source>discard the {tile}</source>
        <translation>odrzuć: {tile}</translation>
    </message>
    <message>
        <source>{action}, discarding the {tile}</source>
        <translation>{action} (do odrzucenia: {tile})</translation>
    </message>
    <message>
        <source>place {tile} at {cell}</source>
        <translation>połóż: {tile} ({cell})</translation>
    </message>
    <message>
        <source>place a knight in the city</source>
        <translation>postaw rycerza w&#xa0;mieście</translation>
    </message>
    <message>
        <source>place a thief on the road</source>
        <translation>postaw rozbójnika na drodze</translation>
    </message>
    <message>
        <source>place a thief on the bridge</source>
        <translation>postaw rozbójnika na moście</translation>
    </message>
    <message>
        <source>place a monk in the monastery</source>
        <translation>postaw mnicha w&#xa0;klasztorze</translation>
    </message>
    <message>
        <source>place a farmer in the field</source>
        <translation>postaw chłopa na łące</translation>
    </message>
    <message>
        <source>turn the town into a castle</source>
        <translation>zamień miasteczko w&#xa0;gród</translation>
    </message>
    <message>
        <source>mark only one space</source>
        <translation>zaznacz tylko jedno pole</translation>
    </message>
    <message>
        <source>swap all {colour} in the display</source>
        <translation>wymień wszystkie odkryte {colour}</translation>
    </message>
    <message>
        <source>place {tile} on {cell}</source>
        <translation>połóż na polu&#xa0;{cell}: {tile}</translation>
    </message>
    <message>
        <source>place {tile} on {cell} with the castle</source>
        <translation>dzięki zamkowi połóż na polu {cell}: {tile}</translation>
    </message>
    <message>
        <source>place nothing with the castle</source>
        <translation>zamek: nic nie kładź</translation>
    </message>
    <message>
        <source>name player {player} to share their knowledge tiles</source>
        <translation>wskaż gracza nr {player}, by korzystać z jego płytek wiedzy</translation>
    </message>
    <message>
        <source>do nothing more</source>
        <translation>nie rób nic więcej</translation>
    </message>
    <message>
        <source>write {number} in the monastery {cell}</source>
        <translation>wpisz {number} w&#xa0;pole klasztoru {cell}</translation>
    </message>
    <message>
        <source>write {number} in the mine {cell}</source>
        <translation>wpisz {number} w&#xa0;pole kopalni {cell}</translation>
    </message>
    <message>
        <source>write {number} in the river {cell}</source>
        <translation>wpisz {number} w&#xa0;pole rzeki {cell}</translation>
    </message>
    <message>
        <source>write {number} in the town {cell}</source>
        <translation>wpisz {number} w&#xa0;pole miasta {cell}</translation>
    </message>
    <message>
        <source>write {number} in the castle {cell}</source>
        <translation>wpisz {number} w&#xa0;pole zamku {cell}</translation>
    </message>
    <message>
        <source>write {number} in the pasture {cell}</source>
        <translation>wpisz {number} w&#xa0;pole pastwiska {cell}</translation>
    </message>
    <message>
        <source>write {number} in space {cell}</source>
        <translation>wpisz {number} w pole {cell}</translation>
    </message>
</context>
<context>
    <name>Play on</name>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>A new game begins here: {place}. It is casual, because its dice and tiles come up as before.</source>
        <translation>Tu zaczyna się nowa partia: {place}. Jest towarzyska, bo kości i żetony będą takie jak przedtem.</translation>
    </message>
    <message>
        <source>The game you are looking at becomes casual too, because you could see what comes next.</source>
        <translation>Oglądana partia też staje się towarzyska, bo można by zobaczyć, co będzie dalej.</translation>
    </message>
    <message>
        <source>The game you are looking at does not change.</source>
        <translation>Oglądana partia zostaje bez zmian.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>Estate spaces covered</source>
        <translation>Zakryte pola posiadłości</translation>
    </message>
    <message>
        <source>Regions completed</source>
        <translation>Ukończone regiony</translation>
    </message>
    <message>
        <source>Goods tiles sold</source>
        <translation>Sprzedane towary</translation>
    </message>
    <message>
        <source>Tiles bought</source>
        <translation>Kupione płytki</translation>
    </message>
    <message>
        <source>Workers paid</source>
        <translation>Wydani robotnicy</translation>
    </message>
    <message>
        <source>Spaces marked</source>
        <translation>Zaznaczone pola</translation>
    </message>
    <message>
        <source>Bonuses used</source>
        <translation>Użyte premie</translation>
    </message>
    <message>
        <source>Second marks</source>
        <translation>Drugie zaznaczenia</translation>
    </message>
    <message>
        <source>Bonuses left</source>
        <translation>Pozostałe premie</translation>
    </message>
    <message>
        <source>spaces marked</source>
        <translation>zaznaczonych pól</translation>
    </message>
    <message>
        <source>regions completed</source>
        <translation>ukończonych regionów</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Zamki</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Kopalnie</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klasztory</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Points by tile</source>
        <translation>Punkty według kafelków</translation>
    </message>
    <message>
        <source>Cities completed</source>
        <translation>Ukończone miasta</translation>
    </message>
    <message>
        <source>Most points for a city</source>
        <translation>Najwięcej punktów za miasto</translation>
    </message>
    <message>
        <source>Roads completed</source>
        <translation>Ukończone drogi</translation>
    </message>
    <message>
        <source>Monasteries completed</source>
        <translation>Ukończone klasztory</translation>
    </message>
    <message>
        <source>Fields with farmers</source>
        <translation>Łąki z&#xa0;chłopami</translation>
    </message>
    <message>
        <source>Bridges built</source>
        <translation>Zbudowane mosty</translation>
    </message>
    <message>
        <source>Castles built</source>
        <translation>Zbudowane grody</translation>
    </message>
    <message>
        <source>Tiles from bazaars</source>
        <translation>Kafelki z bazarów</translation>
    </message>
    <message>
        <source>{deal}.</source>
        <translation>{deal}.</translation>
    </message>
    <message>
        <source>with {modules}</source>
        <translation>w grze: {modules}</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Bazaars: gained and paid</source>
        <translation>Bazary: zyski i opłaty</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <translation>Bazary</translation>
    </message>
    <message>
        <source>Unfinished cities</source>
        <translation>Nieukończone miasta</translation>
    </message>
    <message>
        <source>Cities, end</source>
        <translation>Miasta, koniec</translation>
    </message>
    <message>
        <source>Unfinished roads</source>
        <translation>Nieukończone drogi</translation>
    </message>
    <message>
        <source>Roads, end</source>
        <translation>Drogi, koniec</translation>
    </message>
    <message>
        <source>Unfinished monasteries</source>
        <translation>Nieukończone klasztory</translation>
    </message>
    <message>
        <source>Monasteries, end</source>
        <translation>Klasztory, koniec</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Łąki</translation>
    </message>
    <message>
        <source>Pastures, counted twice</source>
        <translation>Pastwiska, liczone podwójnie</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Pastwiska</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Rzeki</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Colours completed</source>
        <translation>Ukończone kolory</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Spaces covered</source>
        <translation>Zakryte pola</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Dobrane karty</translation>
    </message>
    <message>
        <source>Tiles taken</source>
        <translation>Wzięte żetony</translation>
    </message>
    <message>
        <source>Yield cards</source>
        <translation>Karty dochodu</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Żetony bonusowe</translation>
    </message>
    <message>
        <source>Crops</source>
        <translation>Rolnictwo</translation>
    </message>
    <message>
        <source>Bonus tiles +1 storage</source>
        <translation>Żetony +1 do magazynu</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Dochody</translation>
    </message>
    <message>
        <source>Hexagons without room</source>
        <translation>Sześciokąty bez miejsca</translation>
    </message>
    <message>
        <source>No room</source>
        <translation>Brak miejsca</translation>
    </message>
    <message>
        <source>Cards in hand, end</source>
        <translation>Karty na ręce, koniec</translation>
    </message>
    <message>
        <source>Cards, end</source>
        <translation>Karty, koniec</translation>
    </message>
    <message>
        <source>Stored tiles, end</source>
        <translation>Żetony w magazynie</translation>
    </message>
    <message>
        <source>Tiles, end</source>
        <translation>Żetony, koniec</translation>
    </message>
    <message>
        <source>Stored hexagons, end</source>
        <translation>Sześciokąty w magazynie</translation>
    </message>
    <message>
        <source>Hexagons, end</source>
        <translation>Sześciokąty, koniec</translation>
    </message>
    <message>
        <source>Marble left over</source>
        <translation>Pozostały marmur</translation>
    </message>
    <message>
        <source>Marble, end</source>
        <translation>Marmur, koniec</translation>
    </message>
    <message>
        <source>Workers left over</source>
        <translation>Pozostali robotnicy</translation>
    </message>
    <message>
        <source>Workers, end</source>
        <translation>Robotnicy, koniec</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Gdyby to był koniec</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Modules: {modules}.</source>
        <translation>Moduły: {modules}.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Points by phase</source>
        <translation>Punkty według faz</translation>
    </message>
    <message>
        <source>Along the way</source>
        <translation>Po drodze</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Obejrzyj stół</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>1. miejsce</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2. miejsce</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3. miejsce</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4. miejsce</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces covered</source>
        <translation>Zakryte pola: {covered} z&#xa0;{spaces}</translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation>{count} z&#xa0;{whole}</translation>
    </message>
    <message>
        <source>spaces covered</source>
        <translation>zakrytych pól</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rund</translation>
    </message>
    <message>
        <source>Storage tiles</source>
        <translation>Żetony magazynu</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz punktów</translation>
    </message>
    <message>
        <source>All points by source, and what is still open</source>
        <translation>Wszystkie punkty według źródeł i&#xa0;to, co jeszcze do zdobycia</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiony</translation>
    </message>
    <message>
        <source>{title}: {course}</source>
        <translation>{title}: {course}</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>5. miejsce</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>6. miejsce</translation>
    </message>
    <message>
        <source>Phase bonus</source>
        <translation>Premia za fazę</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Zwierzęta</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Sprzedane towary</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Sprzedaż</translation>
    </message>
    <message>
        <source>Colour bonuses</source>
        <translation>Bonusy za kolor</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Strażnice</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Płytki wiedzy</translation>
    </message>
    <message>
        <source>Knowledge, end</source>
        <translation>Wiedza, na koniec</translation>
    </message>
    <message>
        <source>Goods, silver, workers left</source>
        <translation>Pozostałe zapasy</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Posterunki graniczne</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Szlaki handlowe</translation>
    </message>
    <message>
        <source>Points bought</source>
        <translation>Kupione punkty</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Kupione</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Tarcze</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wiedza</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Moduły</translation>
    </message>
    <message>
        <source>Rounds with nothing to mark</source>
        <translation>Rundy bez pasującego pola</translation>
    </message>
    <message>
        <source>One player, duchy {sheet}.</source>
        <translation>Gra jednoosobowa, księstwo {sheet}.</translation>
    </message>
    <message>
        <source>Two players, duchy {sheet}.</source>
        <translation>Gra dwuosobowa, księstwo {sheet}.</translation>
    </message>
    <message>
        <source>Three players, duchy {sheet}.</source>
        <translation>Gra trzyosobowa, księstwo {sheet}.</translation>
    </message>
    <message>
        <source>Four players, duchy {sheet}.</source>
        <translation>Gra czteroosobowa, księstwo {sheet}.</translation>
    </message>
    <message>
        <source>Five players, duchy {sheet}.</source>
        <translation>Gra pięcioosobowa, księstwo {sheet}.</translation>
    </message>
    <message>
        <source>Six players, duchy {sheet}.</source>
        <translation>Gra sześcioosobowa, księstwo {sheet}.</translation>
    </message>
    <message>
        <source>Tiles placed</source>
        <translation>Położone kafelki</translation>
    </message>
    <message>
        <source>Followers placed</source>
        <translation>Postawieni podwładni</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Gra dwuosobowa</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Gra trzyosobowa</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Gra czteroosobowa</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Gra pięcioosobowa</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Gra sześcioosobowa</translation>
    </message>
    <message>
        <source>Castles</source>
        <comment>towns turned into castles</comment>
        <translation>Grody</translation>
    </message>
    <message>
        <source>Tiles placed by castles</source>
        <translation>Żetony położone dzięki zamkom</translation>
    </message>
    <message>
        <source>Extra actions for marble</source>
        <translation>Dodatkowe akcje za marmur</translation>
    </message>
    <message>
        <source>Colours removed</source>
        <translation>Usunięte kolory</translation>
    </message>
    <message>
        <source>Two players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Gra dwuosobowa, rundy: {rounds}, księstwa układane w&#xa0;tajemnicy.</translation>
    </message>
    <message>
        <source>Three players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Gra trzyosobowa, rundy: {rounds}, księstwa układane w&#xa0;tajemnicy.</translation>
    </message>
    <message>
        <source>Four players, {rounds} rounds, duchies laid out in secret.</source>
        <translation>Gra czteroosobowa, rundy: {rounds}, księstwa układane w&#xa0;tajemnicy.</translation>
    </message>
    <message>
        <source>Two players, {rounds} rounds, quick start.</source>
        <translation>Gra dwuosobowa, rundy: {rounds}, szybki start.</translation>
    </message>
    <message>
        <source>Three players, {rounds} rounds, quick start.</source>
        <translation>Gra trzyosobowa, rundy: {rounds}, szybki start.</translation>
    </message>
    <message>
        <source>Four players, {rounds} rounds, quick start.</source>
        <translation>Gra czteroosobowa, rundy: {rounds}, szybki start.</translation>
    </message>
    <message>
        <source>Each green point is counted here as many times as it will have been added by the end.</source>
        <translation>Każdy zielony punkt jest tu policzony tyle razy, ile razy zostanie dodany do końca gry.</translation>
    </message>
    <message>
        <source>Each green point is counted here as many times as it was added to the red points.</source>
        <translation>Każdy zielony punkt jest tu policzony tyle razy, ile razy dodano go do czerwonych.</translation>
    </message>
    <message>
        <source>One player, edition {edition}, 25 rounds.</source>
        <translation>Gra jednoosobowa, wydanie {edition}, 25&#xa0;rund.</translation>
    </message>
    <message>
        <source>Two players, edition {edition}, 25 rounds.</source>
        <translation>Gra dwuosobowa, wydanie {edition}, 25&#xa0;rund.</translation>
    </message>
    <message>
        <source>Three players, edition {edition}, 25 rounds.</source>
        <translation>Gra trzyosobowa, wydanie {edition}, 25&#xa0;rund.</translation>
    </message>
    <message>
        <source>Four players, edition {edition}, 25 rounds.</source>
        <translation>Gra czteroosobowa, wydanie {edition}, 25&#xa0;rund.</translation>
    </message>
    <message>
        <source>player {seat}: {points}</source>
        <translation>gracz {seat}: {points}</translation>
    </message>
    <message>
        <source>A team&apos;s points for knowledge tiles and leftovers are listed with its first member.</source>
        <translation>Punkty drużyny za płytki wiedzy i&#xa0;pozostałe zapasy są przy jej pierwszej osobie.</translation>
    </message>
    <message>
        <source>Team total</source>
        <translation>Drużyna razem</translation>
    </message>
    <message>
        <source>targets reached</source>
        <translation>osiągniętych celów</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Punkty razem</translation>
    </message>
    <message>
        <source>The same players and a new deal; the first player is drawn again.</source>
        <translation>Ci sami gracze i&#xa0;nowe rozdanie; los znów wskaże, kto zaczyna.</translation>
    </message>
    <message>
        <source>Leftovers, end</source>
        <translation>Zapasy, na koniec</translation>
    </message>
    <message>
        <source>Black tiles placed</source>
        <translation>Położone czarne płytki</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>That is not possible</source>
        <translation>Tak się nie da</translation>
    </message>
    <message>
        <source>Choose something else.</source>
        <translation>Wybierz coś innego.</translation>
    </message>
    <message numerus="yes">
        <source>{n} error(s) so far.</source>
        <translation>
            <numerusform>Dotąd wystąpił {n}&#xa0;błąd.</numerusform>
            <numerusform>Dotąd wystąpiły {n}&#xa0;błędy.</numerusform>
            <numerusform>Dotąd wystąpiło {n}&#xa0;błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopiuj zgłoszenie</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Kopiuj szczegóły</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>A file or folder cannot be used</source>
        <translation>Nie można użyć pliku lub folderu</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Nic nie może zostać zapisane</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>plik</translation>
    </message>
    <message>
        <source>If the table looks wrong, undo the last action or restart the program. Your report helps to fix the error.</source>
        <translation>Jeśli stół wygląda nieprawidłowo, cofnij ostatnią akcję albo uruchom program ponownie. Twoje zgłoszenie pomoże naprawić błąd.</translation>
    </message>
    <message>
        <source>A bot could not choose a move</source>
        <translation>Bot nie mógł wybrać ruchu</translation>
    </message>
    <message>
        <source>No hint was found</source>
        <translation>Nie znaleziono podpowiedzi</translation>
    </message>
    <message>
        <source>The tutor could not check your move</source>
        <translation>Trener nie mógł sprawdzić twojego ruchu</translation>
    </message>
    <message>
        <source>Path copied</source>
        <translation>Skopiowano ścieżkę</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Otwórz folder z dziennikiem błędów</translation>
    </message>
    <message>
        <source>“{file}”: the system reports “{reason}”. Your request was not carried out.</source>
        <translation>„{file}”: system zgłasza „{reason}”. Polecenie nie zostało wykonane.</translation>
    </message>
    <message>
        <source>Check that the disk is connected and that you are allowed to read and write in the folder. Then try again.</source>
        <translation>Sprawdź, czy dysk jest podłączony i czy wolno ci czytać i zapisywać w tym folderze. Potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Burgundy Qt cannot write to the folder “{folder}”: the system reports “{reason}”. You can play, but your games, settings and statistics will be lost when you close the program.</source>
        <translation>Burgundy Qt nie może zapisywać w folderze „{folder}”: system zgłasza „{reason}”. Możesz grać, ale partie, ustawienia i statystyki przepadną po zamknięciu programu.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder, then restart the program. To use another folder, start it with --data-dir.</source>
        <translation>Sprawdź, czy wolno ci zapisywać w tym folderze, i uruchom program ponownie. Aby użyć innego folderu, uruchom go z opcją --data-dir.</translation>
    </message>
    <message>
        <source>The program ran into an error, but your game continues. Unless another message says otherwise, it is saved up to the last completed action.</source>
        <translation>W programie wystąpił błąd, ale partia trwa dalej. Jeśli żaden inny komunikat nie mówi inaczej, jest zapisana do ostatniej ukończonej akcji.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Click a glowing space. Then you enter what was paid.</source>
        <translation>Kliknij świecące pole. Potem wprowadzisz, czym zapłacono.</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>weź płytkę</translation>
    </message>
    <message>
        <source>sell goods</source>
        <translation>sprzedaj towary</translation>
    </message>
    <message>
        <source>turn a die into workers</source>
        <translation>weź robotników</translation>
    </message>
    <message>
        <source>Choose a glowing space. It moves your marker on the bridge and loads goods.</source>
        <translation>Wybierz świecące pole. Statek przesuwa twój znacznik na moście i&#xa0;ładuje towary.</translation>
    </message>
    <message>
        <source>Both dice are used. End your turn.</source>
        <translation>Obie kości są użyte. Zakończ turę.</translation>
    </message>
    <message>
        <source>{actions}.</source>
        <translation>{actions}.</translation>
    </message>
    <message>
        <source>The castle&apos;s action</source>
        <translation>Akcja zamku</translation>
    </message>
    <message>
        <source>The carpenter</source>
        <translation>Stolarnia</translation>
    </message>
    <message>
        <source>Take a building from a depot, or pass.</source>
        <translation>Weź budynek z&#xa0;magazynu albo pomiń.</translation>
    </message>
    <message>
        <source>The church</source>
        <translation>Kościół</translation>
    </message>
    <message>
        <source>Take a mine, a knowledge tile or a castle from a depot, or pass.</source>
        <translation>Weź z&#xa0;magazynu kopalnię, płytkę wiedzy lub zamek albo pomiń.</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Targowisko</translation>
    </message>
    <message>
        <source>Take a ship or an animal tile from a depot, or pass.</source>
        <translation>Weź z&#xa0;magazynu statek lub zwierzęta albo pomiń.</translation>
    </message>
    <message>
        <source>The city hall</source>
        <translation>Ratusz</translation>
    </message>
    <message>
        <source>The warehouse</source>
        <translation>Skład</translation>
    </message>
    <message>
        <source>Sell one kind of goods without a die, or pass.</source>
        <translation>Sprzedaj bez kości jeden rodzaj towarów albo pomiń.</translation>
    </message>
    <message>
        <source>The ship comes in</source>
        <translation>Statek przybija do brzegu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>Choose a glowing space. Its region counts as one space larger.</source>
        <translation>Wybierz świecące pole. Jego region liczy się jak o&#xa0;jedno pole większy.</translation>
    </message>
    <message>
        <source>The white castle</source>
        <translation>Biały zamek</translation>
    </message>
    <message>
        <source>The crane</source>
        <translation>Żuraw</translation>
    </message>
    <message>
        <source>The ship and your shield</source>
        <translation>Statek i&#xa0;twoja tarcza</translation>
    </message>
    <message>
        <source>Choose the goods to take from all depots, or pass.</source>
        <translation>Wybierz towary, które weźmiesz ze wszystkich magazynów, albo pomiń.</translation>
    </message>
    <message>
        <source>The castle and your shield</source>
        <translation>Zamek i&#xa0;twoja tarcza</translation>
    </message>
    <message>
        <source>Take a shield from a depot, or pass.</source>
        <translation>Weź tarczę z&#xa0;magazynu albo pomiń.</translation>
    </message>
    <message>
        <source>The end of the phase</source>
        <translation>Koniec fazy</translation>
    </message>
    <message>
        <source>Tribute for your shields</source>
        <translation>Danina za twoje tarcze</translation>
    </message>
    <message>
        <source>Too many tiles</source>
        <translation>Za dużo płytek</translation>
    </message>
    <message>
        <source>Turn a die</source>
        <translation>Obróć kość</translation>
    </message>
    <message>
        <source>Choose the number that it should show.</source>
        <translation>Wybierz liczbę, którą ma pokazać.</translation>
    </message>
    <message>
        <source>buy a point</source>
        <translation>kup punkt</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Zaoferuj {bid}</translation>
    </message>
    <message>
        <source>{name} bids {points}: buy at that price, or sell.</source>
        <translation>{name} oferuje {points}: kup za tyle albo sprzedaj.</translation>
    </message>
    <message>
        <source>Put it aside</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Build a bridge?</source>
        <translation>Zbudować most?</translation>
    </message>
    <message>
        <source>Place a follower?</source>
        <translation>Postawić podwładnego?</translation>
    </message>
    <message>
        <source>Castle or points?</source>
        <translation>Gród czy punkty?</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Wybierz kafelek</translation>
    </message>
    <message>
        <source>No bridge</source>
        <translation>Bez mostu</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Bez podwładnego</translation>
    </message>
    <message>
        <source>Raise or pass</source>
        <translation>Przebij albo spasuj</translation>
    </message>
    <message>
        <source>Buy or sell</source>
        <translation>Kup albo sprzedaj</translation>
    </message>
    <message>
        <source>Your opening bid</source>
        <translation>Twoja pierwsza oferta</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Click a castle that nobody else has.</source>
        <translation>Kliknij zamek, którego nikt jeszcze nie ma.</translation>
    </message>
    <message>
        <source>With a monk</source>
        <translation>Za mnicha</translation>
    </message>
    <message>
        <source>One colour die counts as any colour. Choose a glowing space.</source>
        <translation>Jedna kość kolorów liczy się jako dowolny kolor. Wybierz świecące pole.</translation>
    </message>
    <message>
        <source>With a worker</source>
        <translation>Za robotnika</translation>
    </message>
    <message>
        <source>One number die counts as any number. Choose a glowing space.</source>
        <translation>Jedna kość liczb liczy się jako dowolna liczba. Wybierz świecące pole.</translation>
    </message>
    <message>
        <source>Click one of your four castles.</source>
        <translation>Kliknij jeden ze swoich czterech zamków.</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Jaka liczba?</translation>
    </message>
    <message>
        <source>Nothing fits these dice</source>
        <translation>Nic nie pasuje do tych kości</translation>
    </message>
    <message>
        <source>Take a worker</source>
        <translation>Weź robotnika</translation>
    </message>
    <message>
        <source>Choose a glowing space.</source>
        <translation>Wybierz świecące pole.</translation>
    </message>
    <message>
        <source>The start castle</source>
        <translation>Zamek początkowy</translation>
    </message>
    <message>
        <source>Take a worker for later rounds.</source>
        <translation>Weź robotnika na późniejsze rundy.</translation>
    </message>
    <message numerus="yes">
        <source>Castle: {n} neighbour(s), colours: {colours}</source>
        <translation>
            <numerusform>Zamek: {n} sąsiad, kolory: {colours}</numerusform>
            <numerusform>Zamek: {n} sąsiadów, kolory: {colours}</numerusform>
            <numerusform>Zamek: {n} sąsiadów, kolory: {colours}</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards, or take a tile.</source>
        <translation>Dobierz karty albo weź żeton.</translation>
    </message>
    <message>
        <source>Draw cards.</source>
        <translation>Dobierz karty.</translation>
    </message>
    <message>
        <source>Take a tile.</source>
        <translation>Weź żeton.</translation>
    </message>
    <message>
        <source>Other payment</source>
        <translation>Inna zapłata</translation>
    </message>
    <message>
        <source>{whose}: {asked}</source>
        <translation>{whose}: {asked}</translation>
    </message>
    <message>
        <source>Choose a bonus tile</source>
        <translation>Wybierz żeton bonusowy</translation>
    </message>
    <message>
        <source>The town</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>The castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Weź żeton</translation>
    </message>
    <message>
        <source>The display has changed: take one of the glowing tiles.</source>
        <translation>Odkryte żetony się zmieniły: weź jeden ze świecących.</translation>
    </message>
    <message>
        <source>Nothing fits yet</source>
        <translation>Nadal nic nie pasuje</translation>
    </message>
    <message>
        <source>Swap another kind, or take a tile that does not fit.</source>
        <translation>Wymień kolejny rodzaj albo weź żeton, który nie pasuje.</translation>
    </message>
    <message>
        <source>{can} Or end your turn and keep the marble.</source>
        <translation>{can} Albo zakończ turę i zachowaj marmur.</translation>
    </message>
    <message>
        <source>Take: {tile}</source>
        <translation>Weź: {tile}</translation>
    </message>
    <message>
        <source>Click a glowing space. It costs nothing.</source>
        <translation>Kliknij świecące pole. Nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Swap a kind</source>
        <translation>Wymień rodzaj</translation>
    </message>
    <message>
        <source>As proposed</source>
        <translation>Jak zaproponowano</translation>
    </message>
    <message>
        <source>One more action for a marble?</source>
        <translation>Jeszcze jedna akcja za marmur?</translation>
    </message>
    <message>
        <source>{name} cannot go on</source>
        <translation>{name} nie może grać dalej</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>Co teraz?</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Zagraj mimo to</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Zastanów się</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>Czekamy na: {names}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Teraz gra {name}</translation>
    </message>
    <message>
        <source>{actions}. You may also buy.</source>
        <translation>{actions}. Możesz też coś kupić.</translation>
    </message>
    <message>
        <source>Your first castle</source>
        <translation>Twój pierwszy zamek</translation>
    </message>
    <message>
        <source>The {tile}</source>
        <translation>Płytka: {tile}</translation>
    </message>
    <message>
        <source>Take it with a die, or buy it?</source>
        <translation>Weźmiesz ją kością czy kupisz?</translation>
    </message>
    <message>
        <source>Buy the {tile}</source>
        <translation>Kup: {tile}</translation>
    </message>
    <message>
        <source>Pay with silverlings or with workers?</source>
        <translation>Zapłacić srebrnikami czy robotnikami?</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy points.</source>
        <translation>Obie kości są użyte. Możesz jeszcze kupić punkty.</translation>
    </message>
    <message>
        <source>All spaces of a colour are covered</source>
        <translation>Cały kolor jest zakryty</translation>
    </message>
    <message>
        <source>A black tile for 5 goods</source>
        <translation>Czarna płytka za 5 towarów</translation>
    </message>
    <message>
        <source>{tile}, face down</source>
        <translation>{tile}, zakryta</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy points or a tile.</source>
        <translation>Obie kości są użyte. Możesz jeszcze kupić punkty albo płytkę.</translation>
    </message>
    <message>
        <source>Give goods for the black tile</source>
        <translation>Oddaj towary za czarną płytkę</translation>
    </message>
    <message numerus="yes">
        <source>Click {n} more of your goods, of any kind.</source>
        <translation>
            <numerusform>Kliknij jeszcze {n} swój towar dowolnego rodzaju.</numerusform>
            <numerusform>Kliknij jeszcze {n} swoje towary dowolnych rodzajów.</numerusform>
            <numerusform>Kliknij jeszcze {n} swoich towarów dowolnych rodzajów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Klawisz {key}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Końcowy wynik</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Do mojej tury</translation>
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
        <translation>{name} myśli</translation>
    </message>
    <message>
        <source>The final score shows every point and where it came from.</source>
        <translation>Końcowy wynik pokazuje każdy punkt i&#xa0;jego źródło.</translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation>Weź: {tile}</translation>
    </message>
    <message>
        <source>Each shield that you keep costs 1 silverling. The others leave the game.</source>
        <translation>Każda zachowana tarcza kosztuje 1&#xa0;srebrnik. Pozostałe wypadają z&#xa0;gry.</translation>
    </message>
    <message>
        <source>Both dice are used. You can still buy a tile.</source>
        <translation>Obie kości są użyte. Możesz jeszcze kupić płytkę.</translation>
    </message>
    <message>
        <source>Which goods?</source>
        <translation>Które towary?</translation>
    </message>
    <message>
        <source>The {die}</source>
        <translation>Kość&#xa0;{die}</translation>
    </message>
    <message>
        <source>You may buy a tile.</source>
        <translation>Możesz kupić płytkę.</translation>
    </message>
    <message>
        <source>Choose your estate</source>
        <translation>Wybierz posiadłość</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Która płytka?</translation>
    </message>
    <message>
        <source>Choose the stored tile for this space.</source>
        <translation>Wybierz z&#xa0;magazynu podręcznego płytkę na to pole.</translation>
    </message>
    <message>
        <source>Choose a glowing castle space.</source>
        <translation>Wybierz świecące pole zamku.</translation>
    </message>
    <message>
        <source>Depot {depot}</source>
        <translation>Magazyn&#xa0;{depot}</translation>
    </message>
    <message>
        <source>Add the goods of a neighbouring depot, or click this one again to load it alone.</source>
        <translation>Dodaj towary z&#xa0;sąsiedniego magazynu albo kliknij ten jeszcze raz, by ładować tylko z&#xa0;niego.</translation>
    </message>
    <message>
        <source>place a stored tile</source>
        <translation>połóż płytkę</translation>
    </message>
    <message>
        <source>Choose a glowing space. It gives you one more action with any die.</source>
        <translation>Wybierz świecące pole. Zamek daje jeszcze jedną akcję z&#xa0;dowolną kością.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It gives you a silverling at the end of every phase.</source>
        <translation>Wybierz świecące pole. Kopalnia przynosi srebrnik na koniec każdej fazy.</translation>
    </message>
    <message>
        <source>Choose a glowing space. Every tile of this kind in the same pasture scores again.</source>
        <translation>Wybierz świecące pole. Wszystkie zwierzęta tego gatunku na pastwisku punktują jeszcze raz.</translation>
    </message>
    <message>
        <source>Choose a glowing space. Its effect happens at once.</source>
        <translation>Wybierz świecące pole. Efekt budynku następuje od razu.</translation>
    </message>
    <message>
        <source>Choose a glowing space. The tile works from now on.</source>
        <translation>Wybierz świecące pole. Płytka wiedzy działa od tej chwili.</translation>
    </message>
    <message>
        <source>One more action with a die of any value: click what to do.</source>
        <translation>Jeszcze jedna akcja z&#xa0;kością o&#xa0;dowolnej wartości: kliknij, co chcesz zrobić.</translation>
    </message>
    <message>
        <source>Place another stored tile on a space of any number, or pass.</source>
        <translation>Połóż kolejną płytkę z&#xa0;magazynu podręcznego na polu z&#xa0;dowolną liczbą albo pomiń.</translation>
    </message>
    <message>
        <source>Choose the depot to load goods from.</source>
        <translation>Wybierz magazyn, z&#xa0;którego ładujesz towary.</translation>
    </message>
    <message>
        <source>Matching goods on your trade route</source>
        <translation>Właściwy towar na twoim szlaku handlowym</translation>
    </message>
    <message>
        <source>One more action with the number of the white die: click what to do.</source>
        <translation>Jeszcze jedna akcja z&#xa0;liczbą białej kości: kliknij, co chcesz zrobić.</translation>
    </message>
    <message>
        <source>Choose the building whose effect it copies, or pass.</source>
        <translation>Wybierz budynek, którego efekt ma naśladować, albo pomiń.</translation>
    </message>
    <message>
        <source>Place a tile from a numbered depot directly on your estate, or pass.</source>
        <translation>Połóż płytkę z&#xa0;magazynu z&#xa0;numerem prosto w&#xa0;posiadłości albo pomiń.</translation>
    </message>
    <message>
        <source>Place a tile from the black depot directly on your estate, or pass.</source>
        <translation>Połóż płytkę z&#xa0;czarnego magazynu prosto w&#xa0;posiadłości albo pomiń.</translation>
    </message>
    <message>
        <source>Your storage has room for three tiles again: choose one to discard.</source>
        <translation>Twój magazyn podręczny znów mieści trzy płytki: wybierz jedną do odrzucenia.</translation>
    </message>
    <message>
        <source>Workers for you and another player</source>
        <translation>Robotnicy dla ciebie i&#xa0;jeden dla kogoś</translation>
    </message>
    <message>
        <source>Take your workers or pass. If you pass, the owner of shield 2 gets none either.</source>
        <translation>Weź robotników albo pomiń, żeby i&#xa0;tarcza 2 nikomu nic nie dała.</translation>
    </message>
    <message>
        <source>Choose the castle to place it on.</source>
        <translation>Wybierz zamek, na którym ma leżeć.</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Wskaż gracza</translation>
    </message>
    <message>
        <source>The knowledge tiles on their estate work for you too.</source>
        <translation>Płytki wiedzy w&#xa0;tamtej posiadłości działają też dla ciebie.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Połóż</translation>
    </message>
    <message>
        <source>Place it here?</source>
        <translation>Położyć tutaj?</translation>
    </message>
    <message>
        <source>Click where to build it, or keep it. You have {left}.</source>
        <translation>Kliknij, gdzie go zbudować, albo go zachowaj. Masz: {left}.</translation>
    </message>
    <message>
        <source>Click where to place it, or keep it. You have {left}.</source>
        <translation>Kliknij, gdzie go postawić, albo go zachowaj. Masz: {left}.</translation>
    </message>
    <message>
        <source>Click the feature that scores for it.</source>
        <translation>Kliknij obszar, który da mu punkty.</translation>
    </message>
    <message>
        <source>You place it this turn.</source>
        <translation>Położysz go w tej turze.</translation>
    </message>
    <message>
        <source>{name} bids {bid}. Raise once, or pass.</source>
        <translation>{name}: {bid}. Możesz raz przebić.</translation>
    </message>
    <message>
        <source>Click a glowing space for the tile.</source>
        <translation>Kliknij świecące miejsce na kafelek.</translation>
    </message>
    <message>
        <source>This also builds the bridge.</source>
        <translation>Most zostanie zbudowany razem z nim.</translation>
    </message>
    <message>
        <source>Click it again to place it, or try another space.</source>
        <translation>Kliknij ponownie, aby go położyć, albo wypróbuj inne miejsce.</translation>
    </message>
    <message>
        <source>Click it again to turn it, or press {left} or {right}.</source>
        <translation>Kliknij ponownie, aby go obrócić, albo naciśnij {left} lub {right}.</translation>
    </message>
    <message>
        <source>A small town of two tiles is complete.</source>
        <translation>Ukończono miasteczko z dwóch kafelków.</translation>
    </message>
    <message>
        <source>Which feature for the castle?</source>
        <translation>Który obszar dla grodu?</translation>
    </message>
    <message>
        <source>It will be auctioned next, and you open the bidding.</source>
        <translation>Będzie licytowany jako następny, a ty zaczynasz.</translation>
    </message>
    <message>
        <source>The others raise once or pass. Then you buy or sell.</source>
        <translation>Inni raz przebijają albo pasują. Potem kupujesz lub sprzedajesz.</translation>
    </message>
    <message>
        <source>It fits only with a bridge: place it that way, or put it aside.</source>
        <translation>Pasuje tylko z mostem: połóż go tak albo odłóż.</translation>
    </message>
    <message>
        <source>Place with bridge</source>
        <translation>Połóż z mostem</translation>
    </message>
    <message>
        <source>Click one of your four castles. Everyone chooses at the same time.</source>
        <translation>Kliknij jeden ze swoich czterech zamków. Wszyscy wybierają jednocześnie.</translation>
    </message>
    <message>
        <source>Click the castle that everyone begins with.</source>
        <translation>Kliknij zamek, od którego wszyscy zaczynają.</translation>
    </message>
    <message>
        <source>Press Ready to confirm, or choose another space.</source>
        <translation>Zatwierdź przyciskiem Gotowe albo wybierz inne pole.</translation>
    </message>
    <message>
        <source>Choose the number to write on this space.</source>
        <translation>Wybierz liczbę, którą wpiszesz w to pole.</translation>
    </message>
    <message>
        <source>You can mark the glowing spaces with this die.</source>
        <translation>Tą kością możesz zaznaczyć świecące pola.</translation>
    </message>
    <message>
        <source>Choose a glowing space; its price is shown on it.</source>
        <translation>Wybierz świecące pole; jego koszt jest na nim podany.</translation>
    </message>
    <message>
        <source>One more for 1 silver?</source>
        <translation>Jeszcze jedno za 1 srebrnik?</translation>
    </message>
    <message>
        <source>Choose a glowing space. Everyone plays at the same time.</source>
        <translation>Wybierz świecące pole. Wszyscy grają jednocześnie.</translation>
    </message>
    <message>
        <source>Take a worker, or pay to mark a glowing space.</source>
        <translation>Weź robotnika albo zapłać za świecące pole.</translation>
    </message>
    <message>
        <source>Arrange your duchy</source>
        <translation>Ułóż swoje księstwo</translation>
    </message>
    <message numerus="yes">
        <source>All regions together score {n} green point(s).</source>
        <translation>
            <numerusform>Wszystkie regiony razem dają {n} zielony punkt.</numerusform>
            <numerusform>Wszystkie regiony razem dają {n} zielone punkty.</numerusform>
            <numerusform>Wszystkie regiony razem dają {n} zielonych punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards, take a tile, or place a stored one.</source>
        <translation>Dobierz karty, weź żeton albo połóż żeton z&#xa0;magazynu podręcznego.</translation>
    </message>
    <message>
        <source>Draw cards, or place a stored tile.</source>
        <translation>Dobierz karty albo połóż żeton z&#xa0;magazynu podręcznego.</translation>
    </message>
    <message>
        <source>Take a tile, or place a stored one.</source>
        <translation>Weź żeton albo połóż żeton z&#xa0;magazynu podręcznego.</translation>
    </message>
    <message>
        <source>Place a stored tile.</source>
        <translation>Połóż żeton z&#xa0;magazynu podręcznego.</translation>
    </message>
    <message>
        <source>Click a glowing space: you pay with the cards that rise.</source>
        <translation>Kliknij świecące pole: płacisz kartami, które się uniosą.</translation>
    </message>
    <message>
        <source>Every duchy begins with one. The storage tile scores 2 green points at once.</source>
        <translation>Każde księstwo zaczyna z&#xa0;jednym. Magazyn podręczny daje od razu 2 zielone punkty.</translation>
    </message>
    <message>
        <source>Choose a bonus tile, even of a kind you already have.</source>
        <translation>Wybierz żeton bonusowy, także takiego rodzaju, jaki już masz.</translation>
    </message>
    <message>
        <source>Place a glowing tile from the display at once, without cards, or pass.</source>
        <translation>Połóż od razu jeden ze świecących odkrytych żetonów, bez kart, albo pomiń.</translation>
    </message>
    <message>
        <source>{can} A marble gives you one more action.</source>
        <translation>{can} Marmur daje jeszcze jedną akcję.</translation>
    </message>
    <message>
        <source>Click a tile to replace all tiles of its colour.</source>
        <translation>Kliknij żeton, aby wymienić wszystkie w&#xa0;jego kolorze.</translation>
    </message>
    <message>
        <source>Place: {tile}</source>
        <translation>Połóż: {tile}</translation>
    </message>
    <message>
        <source>Place a stored tile</source>
        <translation>Połóż żeton z&#xa0;magazynu podręcznego</translation>
    </message>
    <message>
        <source>Click a glowing space to pay with the raised cards, or click other cards.</source>
        <translation>Kliknij świecące pole, aby zapłacić uniesionymi kartami, albo kliknij inne karty.</translation>
    </message>
    <message>
        <source>Your storage is full: click a tile in it to discard.</source>
        <translation>Magazyn podręczny jest pełny: kliknij to, co odrzucasz.</translation>
    </message>
    <message>
        <source>Which of these tiles?</source>
        <translation>Który żeton?</translation>
    </message>
    <message>
        <source>Several tiles fit this space: click one of them.</source>
        <translation>Na to pole pasuje kilka: kliknij jeden z nich.</translation>
    </message>
    <message>
        <source>The game is paused until you choose who takes over.</source>
        <translation>Partia jest wstrzymana, dopóki nie wybierzesz, kto przejmie grę.</translation>
    </message>
    <message>
        <source>Everyone is ready</source>
        <translation>Wszyscy gotowi</translation>
    </message>
    <message>
        <source>First read what your guide has to say.</source>
        <translation>Najpierw przeczytaj, co mówi przewodnik.</translation>
    </message>
    <message>
        <source>Click the castle space where your estate begins.</source>
        <translation>Kliknij pole zamku, od którego zacznie rosnąć twoja posiadłość.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It scores at once for what you have at that moment.</source>
        <translation>Wybierz świecące pole. Od razu daje punkty za to, co wtedy masz.</translation>
    </message>
    <message>
        <source>Choose a glowing space of any colour. The tile covers it and does nothing else.</source>
        <translation>Wybierz świecące pole dowolnego koloru. Płytka je zakrywa i&#xa0;nic więcej nie robi.</translation>
    </message>
    <message>
        <source>Choose a glowing space. It loads the goods of one depot, and all other goods leave the game.</source>
        <translation>Wybierz świecące pole. Statek zabiera towary z&#xa0;jednego magazynu, wszystkie inne opuszczają grę.</translation>
    </message>
    <message>
        <source>Choose a tile from the black depot: it goes to your storage face down. Or pass.</source>
        <translation>Wybierz płytkę z&#xa0;czarnego magazynu: trafi zakryta do magazynu podręcznego. Albo pomiń.</translation>
    </message>
    <message>
        <source>You choose the order</source>
        <translation>Wybierasz, co będzie pierwsze</translation>
    </message>
    <message>
        <source>Place a tile from the black depot directly on your estate, on a space of any number.</source>
        <translation>Połóż płytkę z&#xa0;czarnego magazynu od razu w&#xa0;posiadłości, na dowolnej liczbie.</translation>
    </message>
    <message>
        <source>Still to do: {effects}. Click the next one.</source>
        <translation>Do wykonania: {effects}. Kliknij to, co chcesz zrobić teraz.</translation>
    </message>
    <message>
        <source>With which effect?</source>
        <translation>Którym efektem?</translation>
    </message>
    <message>
        <source>Several of your effects can do this.</source>
        <translation>Może to zrobić kilka twoich efektów.</translation>
    </message>
    <message>
        <source>You can still buy a tile. To go without one, end your turn again.</source>
        <translation>Możesz jeszcze kupić płytkę. Aby zrezygnować, zakończ turę jeszcze raz.</translation>
    </message>
    <message>
        <source>Into your own storage, or into the shared one, from which both of you can place it?</source>
        <translation>Do twojego magazynu podręcznego czy do wspólnego, z&#xa0;którego może ją położyć każde z&#xa0;was?</translation>
    </message>
    <message>
        <source>Both storages are full: choose the tile to discard. The new one takes its place.</source>
        <translation>Oba magazyny podręczne są pełne: wybierz płytkę do odrzucenia. Nowa trafi na jej miejsce.</translation>
    </message>
    <message>
        <source>Already chosen: {goods}. You have room for three kinds: choose the goods to load.</source>
        <translation>Już w&#xa0;ładunku: {goods}. Masz miejsce na trzy rodzaje: wybierz, co jeszcze ładujesz.</translation>
    </message>
    <message>
        <source>You have room for three kinds: choose the goods to load.</source>
        <translation>Masz miejsce na trzy rodzaje: wybierz, co ładujesz.</translation>
    </message>
    <message>
        <source>Click what to do with it, or click the die again to put it back.</source>
        <translation>Kliknij, co ma zrobić, albo jeszcze raz kość, by ją odłożyć.</translation>
    </message>
    <message>
        <source>Then click the castle space where your estate begins.</source>
        <translation>Potem kliknij pole zamku, od którego zacznie ona rosnąć.</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Połóż: {tile}</translation>
    </message>
    <message>
        <source>Your storage is full: choose the tile to discard.</source>
        <translation>Magazyn podręczny jest pełny: wybierz płytkę do odrzucenia.</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in an auction</comment>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Choose a second space, or press Ready.</source>
        <translation>Wybierz drugie pole albo naciśnij Gotowe.</translation>
    </message>
    <message>
        <source>This game is played without help until it ends.</source>
        <translation>Ta partia toczy się bez pomocy aż do końca.</translation>
    </message>
    <message>
        <source>No help: use what the rules allow.</source>
        <translation>Bez pomocy: korzystaj z tego, na co pozwalają zasady.</translation>
    </message>
    <message>
        <source>Go on, or press {key} to go one step back.</source>
        <translation>Graj dalej albo cofnij się o krok klawiszem {key}.</translation>
    </message>
    <message>
        <source>Go on, or go one step back.</source>
        <translation>Graj dalej albo cofnij się o krok.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>The endless puzzles were damaged</source>
        <translation>Zadania bez końca były uszkodzone</translation>
    </message>
    <message>
        <source>You do not need to do anything: the program finds new ones.</source>
        <translation>Nie musisz nic robić: program znajdzie nowe.</translation>
    </message>
    <message numerus="yes">
        <source>{n} new puzzle(s), found while the program was idle.</source>
        <translation>
            <numerusform>{n} nowe zadanie, znalezione, gdy nikt nie używał programu.</numerusform>
            <numerusform>{n} nowe zadania, znalezione, gdy nikt nie używał programu.</numerusform>
            <numerusform>{n} nowych zadań, znalezionych, gdy nikt nie używał programu.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many puzzles as you can in five minutes</source>
        <translation>Tyle zadań, ile zdołasz rozwiązać w pięć minut</translation>
    </message>
    <message>
        <source>As many puzzles as you can until you have missed three</source>
        <translation>Tyle zadań, ile zdołasz rozwiązać do trzeciej pomyłki</translation>
    </message>
    <message>
        <source>Endless puzzles</source>
        <translation>Zadania bez końca</translation>
    </message>
    <message>
        <source>Your best run: {best}.</source>
        <translation>Twoja najlepsza seria: {best}.</translation>
    </message>
    <message>
        <source>Against time</source>
        <translation>Na czas</translation>
    </message>
    <message>
        <source>Three misses</source>
        <translation>Trzy pomyłki</translation>
    </message>
    <message>
        <source>Puzzle {number}, misses left: {left}</source>
        <translation>Zadanie {number}, pozostałe pomyłki: {left}</translation>
    </message>
    <message>
        <source>Solved in this run: {solved}.</source>
        <translation>Rozwiązane w tej serii: {solved}.</translation>
    </message>
    <message>
        <source>Puzzle rating: {elo} ± {deviation}.</source>
        <translation>Ranking zadań: {elo} ± {deviation}.</translation>
    </message>
    <message>
        <source>Puzzle {number}, time left: {time}</source>
        <translation>Zadanie {number}, pozostały czas: {time}</translation>
    </message>
    <message>
        <source>The time is up. The last puzzle was still open and does not count.</source>
        <translation>Czas minął. Ostatnie zadanie było jeszcze nierozwiązane i się nie liczy.</translation>
    </message>
    <message>
        <source>Your puzzle rating begins with the first puzzle that you try.</source>
        <translation>Twój ranking zadań zaczyna się od pierwszego zadania, które spróbujesz rozwiązać.</translation>
    </message>
    <message>
        <source>That is your best run.</source>
        <translation>To twoja najlepsza seria.</translation>
    </message>
    <message>
        <source>There are no puzzles of this game yet.</source>
        <translation>Nie ma jeszcze zadań do tej gry.</translation>
    </message>
    <message>
        <source>No run is possible</source>
        <translation>Seria nie jest możliwa</translation>
    </message>
    <message>
        <source>The puzzles from your own games were damaged</source>
        <translation>Zadania z twoich własnych partii były uszkodzone</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>Plik zachowano jako: {file}.</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}”: {reason}.</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>na dziś</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>rozwiązane</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles</comment>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Temat</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Która gra</translation>
    </message>
    <message numerus="yes">
        <source>From your own games: {n} puzzle(s)</source>
        <translation>
            <numerusform>Z twoich własnych partii: {n} zadanie</numerusform>
            <numerusform>Z twoich własnych partii: {n} zadania</numerusform>
            <numerusform>Z twoich własnych partii: {n} zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve those due today</source>
        <translation>Rozwiąż zadania na dziś</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <translation>Trudne</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Zadanie {number} z {count}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>jeszcze niepróbowane</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nierozwiązane</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Zadanie {number}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>You do not need to do anything: the next review brings new ones.</source>
        <translation>Nie musisz nic robić: następna analiza partii przyniesie nowe.</translation>
    </message>
    <message>
        <source>Your puzzle progress cannot be saved</source>
        <translation>Nie można zapisać postępów w&#xa0;zadaniach</translation>
    </message>
    <message>
        <source>Check that you can write to the folder and that the disk is not full.</source>
        <translation>Sprawdź, czy w folderze można zapisywać i czy dysk nie jest pełny.</translation>
    </message>
    <message>
        <source>Something went wrong with the puzzles</source>
        <translation>W&#xa0;zadaniach wystąpił błąd</translation>
    </message>
    <message>
        <source>Your saved puzzle progress was damaged</source>
        <translation>Zapisane postępy w&#xa0;zadaniach były uszkodzone</translation>
    </message>
    <message>
        <source>You do not need to do anything: all puzzles are open again.</source>
        <translation>Nie musisz nic robić: wszystkie zadania są znów otwarte.</translation>
    </message>
    <message>
        <source>Positions with one clearly best turn. Solved puzzles come back after 1, 3, 7 and 21 days, unsolved ones the next day.</source>
        <translation>Pozycje z&#xa0;jedną wyraźnie najlepszą turą. Rozwiązane zadania wracają po 1, 3, 7 i&#xa0;21 dniach, nierozwiązane następnego dnia.</translation>
    </message>
    <message numerus="yes">
        <source>From games between bots: {n} puzzle(s)</source>
        <translation>
            <numerusform>Z partii botów: {n} zadanie</numerusform>
            <numerusform>Z partii botów: {n} zadania</numerusform>
            <numerusform>Z partii botów: {n} zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>Review your own games to get more puzzles.</source>
        <translation>Analizuj własne partie, a&#xa0;otrzymasz więcej zadań.</translation>
    </message>
    <message>
        <source>Found: {found} of {count}. Puzzles that you did not solve at once come back tomorrow.</source>
        <translation>Znalezione: {found} z&#xa0;{count}. Zadania nierozwiązane od razu wrócą jutro.</translation>
    </message>
    <message>
        <source>comes back on {day}</source>
        <translation>wróci {day}</translation>
    </message>
    <message>
        <source>One turn is clearly better than all others. Find it and play the whole turn on the table. A puzzle counts as solved only if you find the turn at once, without a hint.</source>
        <translation>Jedna tura jest wyraźnie lepsza od wszystkich innych. Znajdź ją i&#xa0;zagraj całą na stole. Zadanie jest rozwiązane tylko wtedy, gdy znajdziesz ją od razu, bez podpowiedzi.</translation>
    </message>
    <message>
        <source>The rules of this version do not allow the moves played there.</source>
        <translation>Zasady tej wersji nie pozwalają na to, co tam zagrano.</translation>
    </message>
    <message>
        <source>This puzzle cannot be shown</source>
        <translation>Tego zadania nie można pokazać</translation>
    </message>
    <message>
        <source>You lose most by: {themes}.</source>
        <translation>Najwięcej tracisz tutaj: {themes}.</translation>
    </message>
    <message>
        <source>Your weak points</source>
        <translation>Twoje słabe strony</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The turn could not be checked</source>
        <translation>Nie udało się sprawdzić tury</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Found: {found} of {count}</source>
        <translation>Znalezione: {found} z {count}</translation>
    </message>
    <message>
        <source>That was all</source>
        <translation>To wszystko</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>The best turn is marked on the table, step by step.</source>
        <translation>Najlepsza tura jest zaznaczona na stole, krok po kroku.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>The best turn</source>
        <translation>Najlepsza tura</translation>
    </message>
    <message>
        <source>There is a better turn</source>
        <translation>Jest lepsza tura</translation>
    </message>
    <message>
        <source>This one costs {price}.</source>
        <translation>Ta kosztuje: {price}.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Think about this: {kind}</source>
        <translation>Zastanów się: {kind}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>your attempt</source>
        <translation>twoja próba</translation>
    </message>
    <message>
        <source>Compared with this turn: {turn}</source>
        <translation>W&#xa0;porównaniu z&#xa0;tą turą: {turn}</translation>
    </message>
    <message>
        <source>Find the best turn and play it on the table. This is only a trial.</source>
        <translation>Znajdź najlepszą turę i&#xa0;zagraj ją na stole. To tylko próba.</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>Sprawdzanie twojej tury</translation>
    </message>
    <message>
        <source>It costs {price}; the turn played in the game cost {before}.</source>
        <translation>Kosztuje: {price}; zagrana tura kosztowała: {before}.</translation>
    </message>
    <message>
        <source>This is as good as the best known turn.</source>
        <translation>Ta tura jest równie dobra jak najlepsza znana.</translation>
    </message>
    <message>
        <source>Better than the turn played</source>
        <translation>Lepsza niż zagrana</translation>
    </message>
    <message>
        <source>the next best turn</source>
        <translation>następna najlepsza tura</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej tury</translation>
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
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close. {key} shows it again.</source>
        <translation>Zamknij. {key} pokazuje znowu.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Enter it under Move, Entries ({key}).</source>
        <translation>Wprowadź to w Ruch, Wpisy ({key}).</translation>
    </message>
    <message>
        <source>{name}: {entry}</source>
        <translation>{name}: {entry}</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Choose an entry to correct it. The later ones follow again.</source>
        <translation>Wybierz wpis, aby go poprawić. Późniejsze wpisy następują potem znowu.</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits: {entry}. Enter it anew or cut off here.</source>
        <translation>Wpis {number} już nie pasuje: {entry}. Wprowadź go od nowa albo utnij tutaj.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Wpisy</translation>
    </message>
    <message>
        <source>Cut off here</source>
        <translation>Utnij tutaj</translation>
    </message>
    <message>
        <source>Enter what came</source>
        <translation>Wprowadź, co wypadło</translation>
    </message>
    <message>
        <source>{entry} (does not fit)</source>
        <translation>{entry} (nie pasuje)</translation>
    </message>
    <message>
        <source>{entry} (not in the game now)</source>
        <translation>{entry} (teraz poza partią)</translation>
    </message>
    <message>
        <source>Enter anew</source>
        <translation>Wprowadź od nowa</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Wstaw przed</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Opponent&apos;s play</source>
        <translation>Gra przeciwnika</translation>
    </message>
    <message>
        <source>{rest} ± {error}</source>
        <translation>{rest} ± {error}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>Własna gra</translation>
    </message>
    <message>
        <source>The others&apos; play</source>
        <translation>Gra innych</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na końcu</translation>
    </message>
    <message>
        <source>{part}: {value}</source>
        <translation>{part}: {value}</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Nauka na błędach</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Najdroższe decyzje</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szczęście i umiejętności</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Luck was neither good nor bad.</source>
        <translation>Ani szczęścia, ani pecha.</translation>
    </message>
    <message>
        <source>Good decisions: {good} of {count}.</source>
        <translation>Dobre decyzje: {good} z&#xa0;{count}.</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Nie było o czym decydować.</translation>
    </message>
    <message>
        <source>A single game like this does not show a player&apos;s level.</source>
        <translation>Jedna taka partia nie pokazuje, na jakim poziomie ktoś gra.</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Faza {phase}</translation>
    </message>
    <message>
        <source>First third</source>
        <translation>Pierwsza z&#xa0;trzech części</translation>
    </message>
    <message>
        <source>Second third</source>
        <translation>Druga z&#xa0;trzech części</translation>
    </message>
    <message>
        <source>Last third</source>
        <translation>Ostatnia z&#xa0;trzech części</translation>
    </message>
    <message>
        <source>{part}: {good} of {count}</source>
        <translation>{part}: {good} z&#xa0;{count}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Played: {turn}.</source>
        <translation>Zagrano: {turn}.</translation>
    </message>
    <message>
        <source>Better: {turn}.</source>
        <translation>Lepiej: {turn}.</translation>
    </message>
    <message>
        <source>This game was played about as well.</source>
        <translation>Ta partia była zagrana mniej więcej równie dobrze.</translation>
    </message>
    <message>
        <source>Look at this moment of the game</source>
        <translation>Zobacz ten moment partii</translation>
    </message>
    <message>
        <source>Good luck brought {points}.</source>
        <translation>Szczęście dało: {points}.</translation>
    </message>
    <message>
        <source>Bad luck cost {points}.</source>
        <translation>Pech kosztował: {points}.</translation>
    </message>
    <message>
        <source>Unexplained</source>
        <translation>Niewyjaśnione</translation>
    </message>
    <message>
        <source>No turn cost more than chance can explain. Well played.</source>
        <translation>Żadna tura nie kosztowała więcej, niż może wyjaśnić przypadek. Dobra gra.</translation>
    </message>
    <message>
        <source>Losses by kind</source>
        <translation>Straty według rodzaju</translation>
    </message>
    <message>
        <source>Losses by phase</source>
        <translation>Straty według fazy</translation>
    </message>
    <message>
        <source>Quality of play</source>
        <translation>Jakość gry</translation>
    </message>
    <message>
        <source>Covers the part reviewed so far.</source>
        <translation>Dotyczy części przeanalizowanej do tej pory.</translation>
    </message>
    <message>
        <source>Good luck raised the chance to win by {share}.</source>
        <translation>Szczęście zwiększyło szansę na wygraną o&#xa0;{share}.</translation>
    </message>
    <message>
        <source>Bad luck lowered the chance to win by {share}.</source>
        <translation>Pech zmniejszył szansę na wygraną o&#xa0;{share}.</translation>
    </message>
    <message>
        <source>This game was played better.</source>
        <translation>Ta partia była zagrana lepiej.</translation>
    </message>
    <message>
        <source>This game was not played as well.</source>
        <translation>Ta partia była zagrana gorzej.</translation>
    </message>
    <message numerus="yes">
        <source>{count} points lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>Punkty stracone na decyzję: {count}, w {n} decyzji.</numerusform>
            <numerusform>Punkty stracone na decyzję: {count}, w {n} decyzjach.</numerusform>
            <numerusform>Punkty stracone na decyzję: {count}, w {n} decyzjach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} spaces lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>Pola stracone na decyzję: {count}, w {n} decyzji.</numerusform>
            <numerusform>Pola stracone na decyzję: {count}, w {n} decyzjach.</numerusform>
            <numerusform>Pola stracone na decyzję: {count}, w {n} decyzjach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} points of the lead lost per decision, in {n} decision(s).</source>
        <translation>
            <numerusform>Przewaga stracona na decyzję: {count} pkt, w {n} decyzji.</numerusform>
            <numerusform>Przewaga stracona na decyzję: {count} pkt, w {n} decyzjach.</numerusform>
            <numerusform>Przewaga stracona na decyzję: {count} pkt, w {n} decyzjach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: {count} points per decision, in {n} reviewed game(s).</source>
        <translation>
            <numerusform>Wcześniej: {count} punktu na decyzję, w {n} przeanalizowanej partii.</numerusform>
            <numerusform>Wcześniej: {count} punktu na decyzję, w {n} przeanalizowanych partiach.</numerusform>
            <numerusform>Wcześniej: {count} punktu na decyzję, w {n} przeanalizowanych partiach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>The decisions brought about as much as a Knight&apos;s would have.</source>
        <translation>Własna gra dała mniej więcej tyle, co gra Rycerza.</translation>
    </message>
    <message>
        <source>Level of play: {level}, {elo} ± {error}.</source>
        <translation>Poziom gry: {level}, {elo} ± {error}.</translation>
    </message>
    <message>
        <source>Level of play: {level}.</source>
        <translation>Poziom gry: {level}.</translation>
    </message>
    <message>
        <source>The decisions brought {points} more than a Knight&apos;s would have.</source>
        <translation>Własna gra dała więcej niż gra Rycerza: {points}.</translation>
    </message>
    <message>
        <source>The decisions brought {points} less than a Knight&apos;s would have.</source>
        <translation>Własna gra dała mniej niż gra Rycerza: {points}.</translation>
    </message>
    <message>
        <source>The decisions brought {share} more chance to win than a Knight&apos;s would have.</source>
        <translation>Własna gra dała o&#xa0;{share} większą szansę na wygraną niż gra Rycerza.</translation>
    </message>
    <message>
        <source>The decisions brought {share} less chance to win than a Knight&apos;s would have.</source>
        <translation>Własna gra dała o&#xa0;{share} mniejszą szansę na wygraną niż gra Rycerza.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least {n} decision(s) to name a level.</source>
        <translation>
            <numerusform>Aby podać poziom, potrzeba co najmniej {n} decyzji.</numerusform>
            <numerusform>Aby podać poziom, potrzeba co najmniej {n} decyzji.</numerusform>
            <numerusform>Aby podać poziom, potrzeba co najmniej {n} decyzji.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good strategy</source>
        <translation>Dobra strategia</translation>
    </message>
    <message>
        <source>What to think about in this game</source>
        <translation>O czym warto myśleć w tej grze</translation>
    </message>
    <message>
        <source>The lesson about what cost most in this game</source>
        <translation>Lekcja o tym, co w tej partii kosztowało najwięcej</translation>
    </message>
    <message>
        <source>Save this moment as a picture…</source>
        <translation>Zapisz ten moment jako obraz…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Zapisz jako obraz…</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>O&#xa0;akcję wstecz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Dwa razy wolniej</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Wszystkie karty na ręce</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>See the next move</source>
        <translation>Zobacz następny ruch</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>{name}: {action} ({outcome})</source>
        <translation>{name}: {action} ({outcome})</translation>
    </message>
    <message>
        <source>{where}, move {at} of {last}</source>
        <translation>{where}, ruch {at} z&#xa0;{last}</translation>
    </message>
    <message>
        <source>{where}, {name}: {points}</source>
        <translation>{where}, {name}: {points}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Przed pierwszą turą</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>You end the turn</source>
        <translation>Kończysz turę</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} kończy turę</translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>Wybór dokonany</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <translation>{name}: wybór dokonany</translation>
    </message>
    <message>
        <source>Set-up, move {at} of {last}</source>
        <translation>Przygotowanie, ruch {at} z&#xa0;{last}</translation>
    </message>
    <message>
        <source>The end, move {at} of {last}</source>
        <translation>Koniec, ruch {at} z&#xa0;{last}</translation>
    </message>
    <message>
        <source>Hint for this moment</source>
        <translation>Podpowiedź na tę chwilę</translation>
    </message>
    <message>
        <source>You can play on from here when the game is over</source>
        <translation>Od tego miejsca można grać dalej po zakończeniu partii</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>O&#xa0;akcję dalej</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Zwykłe tempo</translation>
    </message>
    <message>
        <source>Triple speed</source>
        <translation>Trzy razy szybciej</translation>
    </message>
    <message>
        <source>Back to the current state of the game</source>
        <translation>Wróć do gry w&#xa0;jej obecnym stanie</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Zacznij nową partię z&#xa0;tej pozycji</translation>
    </message>
    <message>
        <source>No hint here: this player&apos;s hand is hidden</source>
        <translation>Tu bez podpowiedzi: karty tej osoby są ukryte</translation>
    </message>
    <message>
        <source>The new game would show you things that are still hidden in this one. Finish this game first.</source>
        <translation>W&#xa0;nowej partii można by zobaczyć to, co w&#xa0;tej jest jeszcze ukryte. Najpierw dokończ tę partię.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Animals</source>
        <translation>Zwierzęta</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Robotnicy</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Srebro</translation>
    </message>
    <message>
        <source>The white die</source>
        <translation>Biała kość</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Towary</translation>
    </message>
    <message>
        <source>The phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Border post</source>
        <translation>Posterunek graniczny</translation>
    </message>
    <message>
        <source>Inns for sale</source>
        <translation>Karczmy na sprzedaż</translation>
    </message>
    <message>
        <source>One building of each kind</source>
        <translation>Każdy budynek tylko raz</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Ukończone</translation>
    </message>
    <message>
        <source>At the end, incomplete</source>
        <translation>Na końcu, nieukończone</translation>
    </message>
    <message>
        <source>Tiles with</source>
        <translation>Kafelki, na których jest</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Gra podstawowa</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>tiles</comment>
        <translation>Dodatek</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klasztor</translation>
    </message>
    <message>
        <source>1, and 1 for each tile around it</source>
        <translation>1, i 1 za każdy kafelek dookoła</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Łąka</translation>
    </message>
    <message>
        <source>never complete</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>{city} for each complete city, {castle} for each castle</source>
        <translation>{city} za każde ukończone miasto, {castle} za każdy gród</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Gród</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>a shield</source>
        <translation>tarcza</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>a monastery</source>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>a bazaar</source>
        <translation>bazar</translation>
    </message>
    <message>
        <source>different ones in each town</source>
        <translation>różne w&#xa0;każdym mieście</translation>
    </message>
    <message>
        <source>the same in each pasture</source>
        <translation>taka sama na każdym pastwisku</translation>
    </message>
    <message>
        <source>the bonus that it shows</source>
        <translation>premię, którą pokazuje</translation>
    </message>
    <message>
        <source>twice the points</source>
        <translation>dwa razy więcej punktów</translation>
    </message>
    <message>
        <source>one colour die counts as any other colour</source>
        <translation>kość kolorów liczy się jako dowolny inny kolor</translation>
    </message>
    <message>
        <source>a second space in this round</source>
        <translation>drugie pole w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <source>one number die counts as any other number</source>
        <translation>kość liczb liczy się jako dowolna inna liczba</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Faza {phase}</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Pierwsza wartość</translation>
    </message>
    <message>
        <source>Second value</source>
        <translation>Druga wartość</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premia</translation>
    </message>
    <message>
        <source>{points} and more</source>
        <translation>{points} i&#xa0;więcej</translation>
    </message>
    <message>
        <source>Spaces of the regions</source>
        <translation>Pola regionów</translation>
    </message>
    <message>
        <source>a bonus tile of your choice</source>
        <translation>żeton bonusowy do wyboru</translation>
    </message>
    <message>
        <source>1 green point for each new crop in its region</source>
        <translation>1 zielony punkt za każdy nowy rodzaj rolnictwa w jego regionie</translation>
    </message>
    <message>
        <source>a marble</source>
        <translation>marmur</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>robotnik</translation>
    </message>
    <message>
        <source>a yield card</source>
        <translation>karta dochodu</translation>
    </message>
    <message>
        <source>Green points</source>
        <translation>Zielone punkty</translation>
    </message>
    <message>
        <source>Each player</source>
        <translation>Każdy gracz</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutralne</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwsze miejsce</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Drugie miejsce</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Yield card</source>
        <translation>Karta dochodu</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Ile</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules: {page}</source>
        <translation>Zasady: {page}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w&#xa0;zasadach</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Large bonus</source>
        <translation>Duży bonus</translation>
    </message>
    <message>
        <source>Small bonus</source>
        <translation>Mały bonus</translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a region</comment>
        <translation>Liczba pól</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Dodatkowe punkty</translation>
    </message>
    <message>
        <source>Points for each tile</source>
        <translation>Punkty za płytkę</translation>
    </message>
    <message>
        <source>Tiles in the numbered depots</source>
        <translation>Płytki w&#xa0;magazynach z&#xa0;numerami</translation>
    </message>
    <message>
        <source>Tiles in the black depot</source>
        <translation>Płytki w&#xa0;czarnym magazynie</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Płytki</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>of a colour</comment>
        <translation>Liczba pól</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Kość</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>{points} per tile and {points} per shield</source>
        <translation>{points} za kafelek i {points} za tarczę</translation>
    </message>
    <message>
        <source>1 per tile and 1 per shield</source>
        <translation>1 za kafelek i 1 za tarczę</translation>
    </message>
    <message>
        <source>1 per tile</source>
        <translation>1 za kafelek</translation>
    </message>
    <message>
        <source>as much as the feature that completes it</source>
        <translation>tyle, ile obszar, który go kończy</translation>
    </message>
    <message>
        <source>one from a space next to it</source>
        <translation>taka jak na sąsiednim polu</translation>
    </message>
    <message>
        <source>sold on two hourglasses</source>
        <translation>sprzedaje się, gdy wypadną dwie klepsydry</translation>
    </message>
    <message>
        <source>A full region gives</source>
        <translation>Pełny region daje</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Do czego</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>one tile from the display, placed at once without cards</source>
        <translation>jeden odkryty żeton, położony od razu i&#xa0;bez kart</translation>
    </message>
    <message>
        <source>a wooden hexagon for your storage</source>
        <translation>drewniany sześciokąt do magazynu podręcznego</translation>
    </message>
    <message>
        <source>Effect of its tiles</source>
        <translation>Efekt jego żetonów</translation>
    </message>
    <message>
        <source>Rules page</source>
        <translation>Strona zasad</translation>
    </message>
    <message>
        <source>No results for “{words}”. Try another word, or a shorter one.</source>
        <translation>Brak wyników dla „{words}”. Spróbuj innego lub krótszego słowa.</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Wyniki wyszukiwania</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>Styl gry</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>the “)” at the end of a variation is missing</source>
        <translation>brakuje „)” na końcu wariantu</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>Wklejony tekst</translation>
    </message>
    <message>
        <source>The file could not be changed</source>
        <translation>Nie udało się zmienić pliku</translation>
    </message>
    <message>
        <source>The saved game cannot be opened</source>
        <translation>Nie można otworzyć zapisanej partii</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>Plik zostaje bez zmian.</translation>
    </message>
    <message>
        <source>The saved game is damaged</source>
        <translation>Zapisana partia jest uszkodzona</translation>
    </message>
    <message>
        <source>The file is too large for a saved game</source>
        <translation>Plik jest za duży na zapisaną partię</translation>
    </message>
    <message>
        <source>This is not a saved game</source>
        <translation>To nie jest zapisana partia</translation>
    </message>
    <message>
        <source>The saved game needs a newer version</source>
        <translation>Zapisana partia wymaga nowszej wersji</translation>
    </message>
    <message>
        <source>The rules have changed since this game was saved</source>
        <translation>Od zapisania tej partii zmieniły się zasady</translation>
    </message>
    <message>
        <source>The saved game cannot be read</source>
        <translation>Nie można odczytać zapisanej partii</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Nie udało się zapisać partii</translation>
    </message>
    <message>
        <source>This game is open in another window</source>
        <translation>Ta partia jest otwarta w&#xa0;innym oknie</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>the file is larger than {size} MiB</source>
        <translation>plik jest większy niż {size}&#xa0;MiB</translation>
    </message>
    <message>
        <source>the file was not written by Burgundy Qt</source>
        <translation>tego pliku nie zapisał Burgundy Qt</translation>
    </message>
    <message>
        <source>{what}. The game is saved up to move {move}.</source>
        <translation>{what}. Partia jest zapisana do ruchu {move}.</translation>
    </message>
    <message>
        <source>its snapshot contains no position</source>
        <translation>jego migawka nie zawiera pozycji</translation>
    </message>
    <message>
        <source>it does not contain a game: a game begins with “[burgundy-qt game:”</source>
        <translation>nie zawiera partii: partia zaczyna się od „[burgundy-qt game:”</translation>
    </message>
    <message>
        <source>the “]” at the end of the game is missing</source>
        <translation>brakuje „]” na końcu partii</translation>
    </message>
    <message>
        <source>it is too long for a game</source>
        <translation>jest za długi jak na partię</translation>
    </message>
    <message>
        <source>some of its characters were lost on the way</source>
        <translation>część znaków zgubiła się po drodze</translation>
    </message>
    <message>
        <source>some of its characters were changed or lost on the way</source>
        <translation>część znaków zmieniła się lub zgubiła po drodze</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you are allowed to write to the folder and that the disk is not full.</source>
        <translation>Sprawdź, czy plik nadal istnieje, czy wolno ci zapisywać w tym folderze i czy dysk nie jest pełny.</translation>
    </message>
    <message>
        <source>in its last turn, its record no longer leads to the saved position</source>
        <translation>w ostatniej turze jego zapis nie prowadzi już do zapisanej pozycji</translation>
    </message>
    <message>
        <source>it names {named} players, but the game has {seats}</source>
        <translation>wymienia graczy: {named}, a miejsc w partii jest: {seats}</translation>
    </message>
    <message>
        <source>from turn {turn} on, its record no longer leads to the saved position</source>
        <translation>od tury {turn} jego zapis nie prowadzi już do zapisanej pozycji</translation>
    </message>
    <message>
        <source>its record cannot be replayed</source>
        <translation>jego zapisu nie da się odtworzyć</translation>
    </message>
    <message>
        <source>Open another saved game or a copy of this one, or start a new game.</source>
        <translation>Otwórz inną zapisaną partię lub kopię tej partii albo zacznij nową.</translation>
    </message>
    <message>
        <source>The saved game is incomplete</source>
        <translation>Zapisana partia jest niekompletna</translation>
    </message>
    <message>
        <source>Check that you chose the right file.</source>
        <translation>Sprawdź, czy wybrano właściwy plik.</translation>
    </message>
    <message>
        <source>Choose a file that was saved by Burgundy Qt.</source>
        <translation>Wybierz plik zapisany przez Burgundy Qt.</translation>
    </message>
    <message>
        <source>The file was not changed. Install the latest version of Burgundy Qt, then open the game again.</source>
        <translation>Plik nie został zmieniony. Zainstaluj najnowszą wersję Burgundy Qt, a potem otwórz partię ponownie.</translation>
    </message>
    <message>
        <source>The file was not changed. Finish the game with the version of the program that saved it.</source>
        <translation>Plik nie został zmieniony. Dokończ partię w wersji programu, która ją zapisała.</translation>
    </message>
    <message>
        <source>This version does not have a bot of this game</source>
        <translation>W tej wersji brakuje jednego z botów tej partii</translation>
    </message>
    <message>
        <source>The file was not changed. Open it with the version of the program that saved it.</source>
        <translation>Plik nie został zmieniony. Otwórz go w wersji programu, która go zapisała.</translation>
    </message>
    <message>
        <source>An engine of this game has not been added</source>
        <translation>Nie dodano jednego z silników tej partii</translation>
    </message>
    <message>
        <source>Nothing is lost. Add the engine in the settings, or open the game with a bot in its place.</source>
        <translation>Nic nie przepadło. Dodaj silnik w ustawieniach albo otwórz partię z botem na jego miejscu.</translation>
    </message>
    <message>
        <source>Check that the file still exists and that you are allowed to read it.</source>
        <translation>Sprawdź, czy plik nadal istnieje i czy wolno ci go odczytać.</translation>
    </message>
    <message>
        <source>You can play on. Free some disk space, or save the game in another folder.</source>
        <translation>Możesz grać dalej. Zwolnij miejsce na dysku albo zapisz partię w innym folderze.</translation>
    </message>
    <message>
        <source>Continue in the other window, or close it and open the game here again.</source>
        <translation>Graj dalej w&#xa0;tamtym oknie albo zamknij je i&#xa0;otwórz partię tutaj ponownie.</translation>
    </message>
    <message>
        <source>the engine of this player has not been added: {names}</source>
        <translation>nie dodano silnika, którym gra: {names}</translation>
    </message>
    <message>
        <source>the system reports “{reason}”</source>
        <translation>system zgłasza „{reason}”</translation>
    </message>
    <message>
        <source>it has format {format}, but this program reads formats up to {known}</source>
        <translation>ma format {format}, a ten program czyta formaty do {known}</translation>
    </message>
    <message>
        <source>its contents are nested too deeply</source>
        <translation>zawartość jest zbyt głęboko zagnieżdżona</translation>
    </message>
    <message>
        <source>its “version” is not a version number</source>
        <translation>pole „version” nie jest numerem wersji</translation>
    </message>
    <message>
        <source>its contents have changed since it was saved (the checksum does not match)</source>
        <translation>jego zawartość zmieniła się od zapisania (suma kontrolna się nie zgadza)</translation>
    </message>
    <message>
        <source>its “{part}” is missing or has the wrong type</source>
        <translation>brakuje w nim pola „{part}” albo ma ono zły typ</translation>
    </message>
    <message numerus="yes">
        <source>the file ends too early, after {n} byte(s)</source>
        <translation>
            <numerusform>plik kończy się za wcześnie, po {n} bajcie</numerusform>
            <numerusform>plik kończy się za wcześnie, po {n} bajtach</numerusform>
            <numerusform>plik kończy się za wcześnie, po {n} bajtach</numerusform>
        </translation>
    </message>
    <message>
        <source>it is from a game that this program does not know yet</source>
        <translation>pochodzi z gry, której ten program jeszcze nie zna</translation>
    </message>
    <message>
        <source>its contents cannot be read</source>
        <translation>zawartości nie da się odczytać</translation>
    </message>
    <message>
        <source>{what}. It was renamed to {file}</source>
        <translation>{what}. Nowa nazwa pliku: {file}</translation>
    </message>
    <message>
        <source>it is being played in another window of Burgundy Qt</source>
        <translation>jest właśnie rozgrywana w&#xa0;innym oknie Burgundy Qt</translation>
    </message>
    <message>
        <source>Check that the disk is connected, not full and not write-protected: the program tries again after every move. Or choose Game, Save a copy, and another folder.</source>
        <translation>Sprawdź, czy dysk jest podłączony, nie jest pełny i pozwala na zapis: program próbuje ponownie po każdym ruchu. Albo wybierz Gra, Zapisz kopię i inny folder.</translation>
    </message>
    <message>
        <source>{what}. This game is not saved.</source>
        <translation>{what}. Ta partia nie jest zapisana.</translation>
    </message>
    <message>
        <source>You can play on, but unsaved moves will be lost when you leave this game.</source>
        <translation>Możesz grać dalej, ale niezapisane ruchy przepadną, gdy opuścisz tę partię.</translation>
    </message>
    <message>
        <source>line {line}: it has version {version}, but this program reads version {known}</source>
        <translation>wiersz {line}: ma wersję {version}, a ten program czyta wersję {known}</translation>
    </message>
    <message>
        <source>the game in line {line} has no header “New”</source>
        <translation>partia w wierszu {line} nie ma nagłówka „New”</translation>
    </message>
    <message>
        <source>the game in line {line} ends too early</source>
        <translation>partia w wierszu {line} kończy się za wcześnie</translation>
    </message>
    <message>
        <source>the game in line {line} has been changed</source>
        <translation>partia w wierszu {line} została zmieniona</translation>
    </message>
    <message>
        <source>the “}” at the end of a comment is missing</source>
        <translation>brakuje „}” na końcu komentarza</translation>
    </message>
    <message>
        <source>line {line} is no header, event, action or comment: {text}</source>
        <translation>wiersz {line} nie jest nagłówkiem, zdarzeniem, akcją ani komentarzem: {text}</translation>
    </message>
    <message>
        <source>the game in line {line} cannot be replayed</source>
        <translation>partii w wierszu {line} nie da się odtworzyć</translation>
    </message>
    <message>
        <source>its “{part}” has more than {size} KiB</source>
        <translation>jego pole „{part}” ma więcej niż {size} KiB</translation>
    </message>
    <message>
        <source>the game in line {line} is too long</source>
        <translation>partia w wierszu {line} jest za długa</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>none left</source>
        <comment>no bonus for this colour</comment>
        <translation>już nie ma</translation>
    </message>
    <message>
        <source>{source} +{points}</source>
        <translation>{source} +{points}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Faza&#xa0;{phase}</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered</source>
        <translation>{colour}: zakryte {covered} z&#xa0;{cells}</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered, bonus {bonus}</source>
        <translation>{colour}: zakryte {covered} z&#xa0;{cells}, bonus: {bonus}</translation>
    </message>
    <message>
        <source>Features that are still open</source>
        <translation>Obszary do ukończenia</translation>
    </message>
    <message>
        <source>In hand: {followers}</source>
        <translation>W&#xa0;zasobach: {followers}</translation>
    </message>
    <message>
        <source>no tile fits</source>
        <translation>nic nie pasuje</translation>
    </message>
    <message numerus="yes">
        <source>{n} fitting tile(s)</source>
        <translation>
            <numerusform>{n} pasujący kafelek</numerusform>
            <numerusform>{n} pasujące kafelki</numerusform>
            <numerusform>{n} pasujących kafelków</numerusform>
        </translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>teraz {points}</translation>
    </message>
    <message>
        <source>others have more followers</source>
        <translation>inni mają więcej podwładnych</translation>
    </message>
    <message>
        <source>complete {points}</source>
        <translation>po ukończeniu {points}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>wspólne</translation>
    </message>
    <message>
        <source>No follower is on the map.</source>
        <translation>Na mapie nie ma podwładnych.</translation>
    </message>
    <message>
        <source>{colour}: {marked} of {cells} marked, value {value}</source>
        <translation>{colour}: zaznaczone {marked} z&#xa0;{cells}, wartość: {value}</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielone</translation>
    </message>
    <message>
        <source>{milestone}.</source>
        <translation>{milestone}.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>all spaces of a colour are covered</comment>
        <translation>komplet</translation>
    </message>
    <message>
        <source>Regions that are still open</source>
        <translation>Regiony do ukończenia</translation>
    </message>
    <message numerus="yes">
        <source>{n} to go</source>
        <translation>
            <numerusform>brakuje {n}</numerusform>
            <numerusform>brakuje {n}</numerusform>
            <numerusform>brakuje {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{covered} of {cells}</source>
        <translation>{covered} z&#xa0;{cells}</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Dotychczasowe punkty</translation>
    </message>
    <message>
        <source>Still open: {name}</source>
        <translation>Do zdobycia: {name}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkty do tej pory</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Gdyby to był koniec</translation>
    </message>
    <message>
        <source>At the end, as things stand: {parts}.</source>
        <translation>Na koniec, przy obecnym stanie: {parts}.</translation>
    </message>
    <message>
        <source>At the end, as things stand: nothing yet.</source>
        <translation>Na koniec, przy obecnym stanie: jeszcze nic.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>For a full colour: a tile from the black depot</source>
        <translation>Za cały kolor: płytka z czarnego magazynu</translation>
    </message>
    <message numerus="yes">
        <source>{n} space(s) to go</source>
        <translation>
            <numerusform>brakuje {n} pola</numerusform>
            <numerusform>brakuje {n} pól</numerusform>
            <numerusform>brakuje {n} pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least {n} tile(s)</source>
        <translation>
            <numerusform>co najmniej {n} kafelek</numerusform>
            <numerusform>co najmniej {n} kafelki</numerusform>
            <numerusform>co najmniej {n} kafelków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} free space(s) beside it</source>
        <translation>
            <numerusform>{n} wolne pole obok</numerusform>
            <numerusform>{n} wolne pola obok</numerusform>
            <numerusform>{n} wolnych pól obok</numerusform>
        </translation>
    </message>
    <message>
        <source>{milestone}. Unfinished features and fields count as they are now.</source>
        <translation>{milestone}. Nieukończone obszary i&#xa0;łąki liczą się według obecnego stanu.</translation>
    </message>
    <message>
        <source>{colour}: {marked} of {cells} marked; if completed now +{points}</source>
        <translation>{colour}: zaznaczone {marked} z&#xa0;{cells}; po ukończeniu teraz +{points}</translation>
    </message>
    <message>
        <source>For a full colour</source>
        <translation>Za cały kolor</translation>
    </message>
    <message>
        <source>{milestone}. These are all the points written so far.</source>
        <translation>{milestone}. To wszystkie zapisane dotąd punkty.</translation>
    </message>
    <message>
        <source>The players are still choosing their start castles.</source>
        <translation>Zamki początkowe są jeszcze wybierane.</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered; +{points} green when full, {together} at the end</source>
        <translation>{colour}: zakryto {covered} z&#xa0;{cells}; pełny region, zielone: +{points}, na koniec: {together}</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>na koniec</translation>
    </message>
    <message>
        <source>The players are still arranging their duchies.</source>
        <translation>Księstwa są jeszcze układane.</translation>
    </message>
    <message>
        <source>{colour}: {covered} of {cells} covered; if completed now +{points}, and +{bonus} for the phase</source>
        <translation>{colour}: zakryte {covered} z&#xa0;{cells}; po ukończeniu teraz +{points} i&#xa0;+{bonus} za fazę</translation>
    </message>
    <message>
        <source>Bonus for a full colour</source>
        <translation>Bonus za cały kolor</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round} of 5. Points scored only at the end are shown as they are now.</source>
        <translation>Faza&#xa0;{phase}, runda&#xa0;{round} z&#xa0;5. To, co liczy się dopiero na końcu, jest pokazane według obecnego stanu.</translation>
    </message>
    <message>
        <source>The players are still choosing their estates. Nobody has scored yet.</source>
        <translation>Trwa jeszcze wybór posiadłości. Nikt nie ma jeszcze punktów.</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round} of 5. These are all the points that moved the counter.</source>
        <translation>Faza {phase}, runda {round} z&#xa0;5. To wszystkie punkty, które przesunęły licznik.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Choose colour and picture</source>
        <translation>Wybierz kolor i&#xa0;obrazek</translation>
    </message>
    <message>
        <source>Crest: {colour}, {picture}</source>
        <translation>Herb: {colour}, {picture}</translation>
    </message>
    <message>
        <source>Crest: {colour}</source>
        <translation>Herb: {colour}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Bez obrazka</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Lis</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Sowa</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Zając</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Niedźwiedź</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Krowa</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Gęś</translation>
    </message>
    <message>
        <source>Hound</source>
        <translation>Pies</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Jeleń</translation>
    </message>
    <message>
        <source>Rooster</source>
        <translation>Kogut</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Ślimak</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Lilia</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Winogrona</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Róża</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Liliowy</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Kość słoniowa</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Let a bot take over for a person, or take over from a bot. This takes effect at the next decision.</source>
        <translation>Niech bot przejmie grę za kogoś albo przejmij grę od bota. Obowiązuje od następnej decyzji.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>This is already a casual game.</source>
        <translation>Ta partia już jest towarzyska.</translation>
    </message>
    <message>
        <source>You are replacing a player, so the game becomes casual.</source>
        <translation>Ktoś inny przejmuje miejsce, więc partia liczy się jako towarzyska.</translation>
    </message>
    <message>
        <source>If you replace a player, the game becomes casual.</source>
        <translation>Gdy ktoś inny przejmie miejsce, partia stanie się towarzyska.</translation>
    </message>
    <message>
        <source>A person who takes over from a bot sees its hand. The game then counts as casual.</source>
        <translation>Kto przejmie grę od bota, zobaczy jego karty. Partia liczy się wtedy jako towarzyska.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Endless puzzles</source>
        <translation>Zadania bez końca</translation>
    </message>
    <message>
        <source>Finds new puzzles while Home is in view and nobody uses the program</source>
        <translation>Szukanie nowych zadań, gdy widać ekran główny i nikt nie używa programu</translation>
    </message>
    <message>
        <source>Ceremony</source>
        <translation>Uroczyste chwile</translation>
    </message>
    <message>
        <source>After a phase who leads, and at the end who has won</source>
        <translation>Kto prowadzi po fazie i kto wygrywa na końcu</translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation>Pergamin</translation>
    </message>
    <message>
        <source>Cellar</source>
        <translation>Piwnica</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Silniki</translation>
    </message>
    <message>
        <source>Files and privacy</source>
        <translation>Pliki i&#xa0;prywatność</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Games, statistics and settings</source>
        <translation>Partie, statystyki i&#xa0;ustawienia</translation>
    </message>
    <message>
        <source>Nothing leaves your computer</source>
        <translation>Nic nie opuszcza twojego komputera</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Follow system: {language}</source>
        <translation>Jak w&#xa0;systemie: {language}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>From {least} to {most}</source>
        <translation>Od {least} do {most}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Tempo botów</translation>
    </message>
    <message>
        <source>Bots act at once</source>
        <translation>Boty grają od razu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>The Duke thinks</source>
        <translation>Książę myśli</translation>
    </message>
    <message>
        <source>{seconds} s a turn: {elo} Elo</source>
        <translation>{seconds}&#xa0;s na turę: {elo} Elo</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Pass the screen on</source>
        <translation>Przekazywanie ekranu</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Działy</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>Przywróć ten dział</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Przywróć wszystko</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Tiles, dice and coins, points, your turn, and the end of a game</source>
        <translation>Płytki, kości i&#xa0;monety, punkty, twoja tura i&#xa0;koniec gry</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <translation>Nie udało się odczytać ustawień</translation>
    </message>
    <message>
        <source>Some settings could not be read</source>
        <translation>Nie udało się odczytać części ustawień</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>Nie udało się zapisać ustawień</translation>
    </message>
    <message>
        <source>Hints play for points</source>
        <translation>Podpowiedzi grają na punkty</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>The program sends no data and downloads nothing.</source>
        <translation>Program nie wysyła żadnych danych i niczego nie pobiera.</translation>
    </message>
    <message>
        <source>For all text, numbers and dates</source>
        <translation>Dla wszystkich tekstów, liczb i&#xa0;dat</translation>
    </message>
    <message>
        <source>High: darker text, stronger lines, a thick outline around the focus</source>
        <translation>Wysoki: ciemniejszy tekst, mocniejsze linie, gruba obwódka zaznaczenia</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>How fast tiles, goods and coins move</source>
        <translation>Jak szybko poruszają się płytki, towary i monety</translation>
    </message>
    <message>
        <source>No movement and no pulsing: changes only fade</source>
        <translation>Bez ruchu i pulsowania: zmiany tylko łagodnie się pojawiają</translation>
    </message>
    <message>
        <source>How long each of their actions is shown</source>
        <translation>Jak długo widać każdą ich akcję</translation>
    </message>
    <message>
        <source>Their actions are shown without animation or pauses; the log lists them</source>
        <translation>Ich akcje są pokazywane bez animacji i przerw; wymienia je dziennik</translation>
    </message>
    <message>
        <source>End turns automatically</source>
        <translation>Kończ turę automatycznie</translation>
    </message>
    <message>
        <source>When both dice are used and you cannot buy anything</source>
        <translation>Gdy obie kości są użyte i nie możesz nic kupić</translation>
    </message>
    <message>
        <source>Remind me to buy</source>
        <translation>Przypominaj o zakupie</translation>
    </message>
    <message>
        <source>When you end a turn but could still buy a tile</source>
        <translation>Gdy kończysz turę, a możesz jeszcze kupić płytkę</translation>
    </message>
    <message>
        <source>Asks before you make a move that costs {shares} chance to win or more. Games with the tutor are casual; you cannot add it to a rated game that has begun</source>
        <translation>Pyta, zanim wykonasz ruch, który kosztuje {shares} szansy na wygraną lub więcej. Partie z trenerem są towarzyskie; nie można go dodać do rozpoczętej partii rankingowej</translation>
    </message>
    <message>
        <source>Between turns, a screen shows who is next and what has happened</source>
        <translation>Między turami ekran pokazuje, kto jest następny i co się stało</translation>
    </message>
    <message>
        <source>{section}: all settings are back to their defaults.</source>
        <translation>{section}: przywrócono ustawienia domyślne.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>Zmiany działają od razu.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Przywrócono wszystkie ustawienia domyślne.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Osiągnięcia</translation>
    </message>
    <message>
        <source>In the statistics, and in a line after a game</source>
        <translation>W statystykach i w jednym wierszu po partii</translation>
    </message>
    <message>
        <source>In addition to the volume of your computer</source>
        <translation>Oprócz głośności komputera</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standardowy</translation>
    </message>
    <message>
        <source>The old file was renamed to “{file}”.</source>
        <translation>Nowa nazwa starego pliku: „{file}”.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}. The default settings are used for now. Your games are not affected.</source>
        <translation>Nie można odczytać pliku „{file}”: {reason}. Na razie obowiązują ustawienia domyślne. Twoje partie są bezpieczne.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then restart the program.</source>
        <translation>Sprawdź, czy wolno ci odczytać ten plik, a potem uruchom program ponownie.</translation>
    </message>
    <message>
        <source>The file “{file}” is damaged. The default settings are used. Your games are not affected.</source>
        <translation>Plik „{file}” jest uszkodzony. Obowiązują ustawienia domyślne. Twoje partie są bezpieczne.</translation>
    </message>
    <message numerus="yes">
        <source>{n} setting(s) in the file “{file}” could not be read. The default is used instead. All other settings are unchanged.</source>
        <translation>
            <numerusform>Nie można odczytać {n} ustawienia w pliku „{file}”. Zamiast tego obowiązuje wartość domyślna. Wszystkie inne ustawienia pozostały bez zmian.</numerusform>
            <numerusform>Nie można odczytać {n} ustawień w pliku „{file}”. Zamiast tego obowiązują wartości domyślne. Wszystkie inne ustawienia pozostały bez zmian.</numerusform>
            <numerusform>Nie można odczytać {n} ustawień w pliku „{file}”. Zamiast tego obowiązują wartości domyślne. Wszystkie inne ustawienia pozostały bez zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {reason}. Your changes apply until you close the program.</source>
        <translation>Nie można zapisać pliku „{file}”: {reason}. Zmiany obowiązują do zamknięcia programu.</translation>
    </message>
    <message>
        <source>Check that you are allowed to write to the folder and that the disk is not full.</source>
        <translation>Sprawdź, czy wolno ci zapisywać w tym folderze i czy dysk nie jest pełny.</translation>
    </message>
    <message>
        <source>The old file could not be saved.</source>
        <translation>Starego pliku nie udało się zachować.</translation>
    </message>
    <message>
        <source>Choose your settings again under Game, Settings.</source>
        <translation>Wybierz ustawienia na nowo w&#xa0;menu Gra, Ustawienia.</translation>
    </message>
    <message>
        <source>Check your settings under Game, Settings.</source>
        <translation>Sprawdź ustawienia w menu Gra, Ustawienia.</translation>
    </message>
    <message>
        <source>As many points as possible, whatever the others score; otherwise hints play to win</source>
        <translation>Jak najwięcej punktów, niezależnie od wyniku innych; w przeciwnym razie na wygraną</translation>
    </message>
    <message>
        <source>When your turn begins, small cards show what the other players did</source>
        <translation>Gdy zaczyna się twoja tura, małe karty pokazują, co zrobili inni gracze</translation>
    </message>
</context>
<context>
    <name>Solo</name>
    <message>
        <source>Spaces covered</source>
        <translation>Zakryte pola</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Cel osiągnięty</translation>
    </message>
    <message>
        <source>A black tile</source>
        <translation>Czarna płytka</translation>
    </message>
    <message>
        <source>Buy a point</source>
        <translation>Kup punkt</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>{points} of {target} points</source>
        <translation>{points} z&#xa0;{target} punktów</translation>
    </message>
    <message>
        <source>For 1 silverling</source>
        <translation>Za 1 srebrnik</translation>
    </message>
    <message>
        <source>The counter</source>
        <translation>Licznik</translation>
    </message>
    <message>
        <source>5 goods</source>
        <translation>5 towarów</translation>
    </message>
    <message>
        <source>even</source>
        <comment>neither ahead of the pace nor behind it</comment>
        <translation>równo</translation>
    </message>
    <message>
        <source>{count} ahead</source>
        <translation>{count} do przodu</translation>
    </message>
    <message>
        <source>{count} behind</source>
        <translation>{count} w&#xa0;tyle</translation>
    </message>
    <message>
        <source>{count} of {whole}</source>
        <translation>{count} z&#xa0;{whole}</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Rozegrane rundy</translation>
    </message>
    <message>
        <source>At {target} one more action; then {after} are enough.</source>
        <translation>Przy {target} dodatkowa akcja; potem wystarczy {after}.</translation>
    </message>
</context>
<context>
    <name>Source of points</name>
    <message>
        <source>animals</source>
        <translation>zwierzęta</translation>
    </message>
    <message>
        <source>watchtowers</source>
        <translation>strażnice</translation>
    </message>
    <message>
        <source>completed regions</source>
        <translation>ukończone regiony</translation>
    </message>
    <message>
        <source>completing regions early</source>
        <translation>wczesne kończenie regionów</translation>
    </message>
    <message>
        <source>goods sold</source>
        <translation>sprzedane towary</translation>
    </message>
    <message>
        <source>colour bonuses</source>
        <translation>bonusy za kolor</translation>
    </message>
    <message>
        <source>goods left over</source>
        <translation>pozostałe towary</translation>
    </message>
    <message>
        <source>silverlings left over</source>
        <translation>pozostałe srebrniki</translation>
    </message>
    <message>
        <source>workers left over</source>
        <translation>pozostali robotnicy</translation>
    </message>
    <message>
        <source>trade routes</source>
        <translation>szlaki handlowe</translation>
    </message>
    <message>
        <source>points bought</source>
        <translation>kupione punkty</translation>
    </message>
    <message>
        <source>joined border posts</source>
        <translation>połączone posterunki</translation>
    </message>
    <message>
        <source>joining all border posts</source>
        <translation>połączenie wszystkich posterunków</translation>
    </message>
    <message>
        <source>spaces for castles</source>
        <translation>pola zamków</translation>
    </message>
    <message>
        <source>spaces for mines</source>
        <translation>pola kopalń</translation>
    </message>
    <message>
        <source>spaces for knowledge tiles</source>
        <translation>pola wiedzy</translation>
    </message>
    <message>
        <source>spaces for ships</source>
        <translation>pola statków</translation>
    </message>
    <message>
        <source>spaces for animals</source>
        <translation>pola zwierząt</translation>
    </message>
    <message>
        <source>spaces for buildings</source>
        <translation>pola budynków</translation>
    </message>
    <message>
        <source>completed cities</source>
        <translation>ukończone miasta</translation>
    </message>
    <message>
        <source>completed roads</source>
        <translation>ukończone drogi</translation>
    </message>
    <message>
        <source>completed monasteries</source>
        <translation>ukończone klasztory</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>grody</translation>
    </message>
    <message>
        <source>unfinished cities</source>
        <translation>nieukończone miasta</translation>
    </message>
    <message>
        <source>unfinished roads</source>
        <translation>nieukończone drogi</translation>
    </message>
    <message>
        <source>unfinished monasteries</source>
        <translation>nieukończone klasztory</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>łąki</translation>
    </message>
    <message>
        <source>mine regions</source>
        <translation>regiony kopalń</translation>
    </message>
    <message>
        <source>monastery regions</source>
        <translation>regiony klasztorów</translation>
    </message>
    <message>
        <source>pasture regions</source>
        <translation>regiony pastwisk</translation>
    </message>
    <message>
        <source>river regions</source>
        <translation>regiony rzek</translation>
    </message>
    <message>
        <source>town regions</source>
        <translation>regiony miast</translation>
    </message>
    <message>
        <source>completed colours</source>
        <translation>ukończone kolory</translation>
    </message>
    <message>
        <source>crops</source>
        <translation>rodzaje rolnictwa</translation>
    </message>
    <message>
        <source>the bonus tile +1 storage</source>
        <translation>żeton +1&#xa0;pole magazynu podręcznego</translation>
    </message>
    <message>
        <source>yield cards</source>
        <translation>karty dochodu</translation>
    </message>
    <message>
        <source>hexagons without room</source>
        <translation>sześciokąty bez miejsca</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>karty pozostałe na ręce</translation>
    </message>
    <message>
        <source>tiles left in storage</source>
        <translation>żetony pozostałe w&#xa0;magazynie podręcznym</translation>
    </message>
    <message>
        <source>hexagons left in storage</source>
        <translation>sześciokąty pozostałe w&#xa0;magazynie podręcznym</translation>
    </message>
    <message>
        <source>marble left over</source>
        <translation>pozostały marmur</translation>
    </message>
    <message>
        <source>bazaars</source>
        <translation>bazary</translation>
    </message>
    <message>
        <source>castle regions</source>
        <translation>regiony zamków</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>character</source>
        <translation>postać</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n}&#xa0;partia</numerusform>
            <numerusform>{n}&#xa0;partie</numerusform>
            <numerusform>{n}&#xa0;partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of {n} game(s)</source>
        <translation>
            <numerusform>{won} z&#xa0;{n}&#xa0;partii</numerusform>
            <numerusform>{won} z&#xa0;{n}&#xa0;partii</numerusform>
            <numerusform>{won} z&#xa0;{n}&#xa0;partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Lead per game</source>
        <translation>Przewaga na partię</translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>najlepszy wynik {points}</translation>
    </message>
    <message>
        <source>±{points} Elo</source>
        <translation>±{points} Elo</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>jeszcze niezmierzona</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>Nie można pokazać statystyk</translation>
    </message>
    <message>
        <source>The plots cannot be loaded: {error}.</source>
        <translation>Nie można wczytać wykresów: {error}.</translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation>Punkty, partia po partii</translation>
    </message>
    <message>
        <source>{source}, game by game</source>
        <translation>{source}, partia po partii</translation>
    </message>
    <message>
        <source>lost {games}</source>
        <translation>przegrane {games}</translation>
    </message>
    <message>
        <source>won {games}</source>
        <translation>wygrane {games}</translation>
    </message>
    <message>
        <source>{verdict}, from {least}</source>
        <translation>{verdict}, od {least}</translation>
    </message>
    <message>
        <source>below {least}</source>
        <translation>poniżej {least}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepsza</translation>
    </message>
    <message>
        <source>on duchy {sheet}</source>
        <translation>księstwo {sheet}</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Rozrzut</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} do {most}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Oceny</translation>
    </message>
    <message>
        <source>By duchy</source>
        <translation>Według księstwa</translation>
    </message>
    <message>
        <source>Duchy {sheet}</source>
        <translation>Księstwo {sheet}</translation>
    </message>
    <message>
        <source>duchy</source>
        <translation>księstwa</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>przygotowania</translation>
    </message>
    <message numerus="yes">
        <source>{least} to {most} points: {n} game(s)</source>
        <translation>
            <numerusform>{least} do {most} punktów: {n} gra</numerusform>
            <numerusform>{least} do {most} punktów: {n} gry</numerusform>
            <numerusform>{least} do {most} punktów: {n} gier</numerusform>
        </translation>
    </message>
    <message>
        <source>duchies {sheets}</source>
        <translation>księstwa {sheets}</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}, duchy {sheet}</source>
        <translation>{date}: {points}, {outcome}, księstwo {sheet}</translation>
    </message>
    <message>
        <source>duchy {sheet}</source>
        <translation>księstwo {sheet}</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Wskaźnik błędów</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}</source>
        <translation>{date}: {points}, {outcome}</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Gra podstawowa</translation>
    </message>
    <message>
        <source>expansion</source>
        <translation>dodatku</translation>
    </message>
    <message>
        <source>With the expansion</source>
        <translation>Z dodatkiem</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ty</translation>
    </message>
    <message>
        <source>others</source>
        <translation>inni</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Skąd biorą się punkty</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>shared the victory</source>
        <translation>wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>Z innymi</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Która gra</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), {won} won, the quickest after {rounds} rounds.</source>
        <translation>
            <numerusform>{n}&#xa0;gra solo, wygrane: {won}, najszybciej po {rounds} rundach.</numerusform>
            <numerusform>{n}&#xa0;gry solo, wygrane: {won}, najszybciej po {rounds} rundach.</numerusform>
            <numerusform>{n}&#xa0;gier solo, wygrane: {won}, najszybciej po {rounds} rundach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} casual game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n}&#xa0;partia towarzyska od {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n}&#xa0;partie towarzyskie od {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n}&#xa0;partii towarzyskich od {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>editions {editions}</source>
        <translation>wydania {editions}</translation>
    </message>
    <message>
        <source>{date}: {points}, {outcome}, estate {estate}</source>
        <translation>{date}: {points}, {outcome}, posiadłość&#xa0;{estate}</translation>
    </message>
    <message numerus="yes">
        <source>lost by {n}</source>
        <translation>
            <numerusform>przegrana o&#xa0;{n}&#xa0;punkt</numerusform>
            <numerusform>przegrana o&#xa0;{n}&#xa0;punkty</numerusform>
            <numerusform>przegrana o&#xa0;{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>Wydanie {edition}</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s), none won yet; at most {best} spaces covered.</source>
        <translation>
            <numerusform>{n}&#xa0;gra solo, bez wygranej; najwięcej zakrytych pól: {best}.</numerusform>
            <numerusform>{n}&#xa0;gry solo, bez wygranej; najwięcej zakrytych pól: {best}.</numerusform>
            <numerusform>{n}&#xa0;gier solo, bez wygranej; najwięcej zakrytych pól: {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rated game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n}&#xa0;partia rankingowa od {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n}&#xa0;partie rankingowe od {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n}&#xa0;partii rankingowych od {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {edition}</source>
        <translation>wydanie {edition}</translation>
    </message>
    <message numerus="yes">
        <source>won by {n}</source>
        <translation>
            <numerusform>wygrana o&#xa0;{n}&#xa0;punkt</numerusform>
            <numerusform>wygrana o&#xa0;{n}&#xa0;punkty</numerusform>
            <numerusform>wygrana o&#xa0;{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition {edition}, modules</source>
        <translation>Wydanie {edition}, moduły</translation>
    </message>
    <message>
        <source>The line above is about them. Figures and plots cover all other games.</source>
        <translation>Dotyczy ich wiersz powyżej. Liczby i&#xa0;wykresy powstają ze wszystkich innych partii.</translation>
    </message>
    <message>
        <source>No casual games yet</source>
        <translation>Nie ma jeszcze partii towarzyskich</translation>
    </message>
    <message>
        <source>won the tie</source>
        <translation>wygrana po remisie</translation>
    </message>
    <message>
        <source>lost the tie</source>
        <translation>przegrana po remisie</translation>
    </message>
    <message>
        <source>Only team and solo games here</source>
        <translation>Tu tylko gry drużynowe i&#xa0;solo</translation>
    </message>
    <message>
        <source>No rated games this year</source>
        <translation>W&#xa0;tym roku nie ma partii rankingowych</translation>
    </message>
    <message>
        <source>No casual games this year</source>
        <translation>W&#xa0;tym roku nie ma partii towarzyskich</translation>
    </message>
    <message>
        <source>No rated games yet</source>
        <translation>Nie ma jeszcze partii rankingowych</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ludzie</translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>najlepszy wynik: {points}</translation>
    </message>
    <message>
        <source>one game in {number}</source>
        <translation>jedna partia na {number}</translation>
    </message>
    <message>
        <source>Strength, game by game</source>
        <translation>Siła, partia po partii</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najwięcej</translation>
    </message>
    <message>
        <source>level</source>
        <translation>poziomu</translation>
    </message>
    <message>
        <source>estate</source>
        <translation>posiadłości</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>wydania</translation>
    </message>
    <message>
        <source>{part}: {share} won</source>
        <translation>{part}: {share} wygranych</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Według</translation>
    </message>
    <message>
        <source>Estate {estate} ({edition})</source>
        <translation>Posiadłość {estate} ({edition})</translation>
    </message>
    <message>
        <source>Follow this source game by game</source>
        <translation>Pokaż to źródło partia po partii</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Rankingowe</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Towarzyskie</translation>
    </message>
    <message>
        <source>30 games</source>
        <translation>30 partii</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Ten rok</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Twoja gra</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Czyje partie</translation>
    </message>
    <message>
        <source>Games with others or alone</source>
        <translation>Gry z innymi lub solo</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Eksportuj jako CSV…</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Eksportuj jako CSV</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punkty na partię</translation>
    </message>
    <message>
        <source>Points ahead of the best other player, or behind.</source>
        <translation>Punkty przewagi nad najlepszą z&#xa0;innych osób albo straty do niej.</translation>
    </message>
    <message>
        <source>over the best other</source>
        <translation>nad najlepszą z&#xa0;innych osób</translation>
    </message>
    <message>
        <source>Install the program again. You can still play and save games.</source>
        <translation>Zainstaluj program ponownie. Gra i&#xa0;zapis partii nadal działają.</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>partia</translation>
    </message>
    <message>
        <source>average</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>Solo games</source>
        <translation>Gry solo</translation>
    </message>
    <message>
        <source>Distribution of points</source>
        <translation>Rozkład punktów</translation>
    </message>
    <message numerus="yes">
        <source>{n} solo game(s).</source>
        <translation>
            <numerusform>{n} gra solo.</numerusform>
            <numerusform>{n} gry solo.</numerusform>
            <numerusform>{n} gier solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Strata na decyzję</translation>
    </message>
    <message>
        <source>A game is rated if it has no hints and no tutor, and if undo went no further than normally allowed. All other games are casual.</source>
        <translation>Rankingowa jest partia bez podpowiedzi i&#xa0;trenera, w&#xa0;której nie cofano dalej, niż zwykle można. Wszystkie inne są towarzyskie.</translation>
    </message>
    <message>
        <source>others&apos; average</source>
        <translation>średnia innych</translation>
    </message>
    <message>
        <source>Only rated games against bots measure your strength, and there were none in this period.</source>
        <translation>Siłę mierzą tylko partie rankingowe z&#xa0;botami, a&#xa0;w&#xa0;tym okresie żadnej nie było.</translation>
    </message>
    <message>
        <source>The bots&apos; strength in this game has not been measured yet, so yours is not known either.</source>
        <translation>Siły botów w tej grze jeszcze nie zmierzono, więc i twoja siła nie jest znana.</translation>
    </message>
    <message>
        <source>Team and solo games are counted separately: no figure below includes them.</source>
        <translation>Gry drużynowe i&#xa0;solo są podane osobno: żadna liczba poniżej ich nie obejmuje.</translation>
    </message>
    <message>
        <source>The mark in the bar shows how much pure chance would win.</source>
        <translation>Kreska na pasku pokazuje, ile wygrałby sam przypadek.</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>dwóch graczy</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>trzech graczy</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>czterech graczy</translation>
    </message>
    <message>
        <source>two to three players</source>
        <translation>od dwóch do trzech graczy</translation>
    </message>
    <message>
        <source>two to four players</source>
        <translation>od dwóch do czterech graczy</translation>
    </message>
    <message>
        <source>three to four players</source>
        <translation>od trzech do czterech graczy</translation>
    </message>
    <message numerus="yes">
        <source>There are {n} rated game(s): choose Rated above.</source>
        <translation>
            <numerusform>Jest za to {n}&#xa0;partia rankingowa: wybierz u&#xa0;góry „Rankingowe”.</numerusform>
            <numerusform>Są za to {n}&#xa0;partie rankingowe: wybierz u&#xa0;góry „Rankingowe”.</numerusform>
            <numerusform>Jest za to {n}&#xa0;partii rankingowych: wybierz u&#xa0;góry „Rankingowe”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} team game(s), {won} won; best team result: {best} points.</source>
        <translation>
            <numerusform>{n}&#xa0;gra drużynowa, wygrane: {won}; najlepszy wynik drużyny: {best}&#xa0;pkt.</numerusform>
            <numerusform>{n}&#xa0;gry drużynowe, wygrane: {won}; najlepszy wynik drużyny: {best}&#xa0;pkt.</numerusform>
            <numerusform>{n}&#xa0;gier drużynowych, wygrane: {won}; najlepszy wynik drużyny: {best}&#xa0;pkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {n} casual game(s): choose Casual above.</source>
        <translation>
            <numerusform>Jest za to {n}&#xa0;partia towarzyska: wybierz u&#xa0;góry „Towarzyskie”.</numerusform>
            <numerusform>Są za to {n}&#xa0;partie towarzyskie: wybierz u&#xa0;góry „Towarzyskie”.</numerusform>
            <numerusform>Jest za to {n}&#xa0;partii towarzyskich: wybierz u&#xa0;góry „Towarzyskie”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Nie ma jeszcze nic do pokazania</translation>
    </message>
    <message>
        <source>Play a game to its end to see here how you did.</source>
        <translation>Rozegraj partię do końca, a&#xa0;zobaczysz tutaj, jak ci poszło.</translation>
    </message>
    <message>
        <source>Choose “All” above to see the earlier ones.</source>
        <translation>Wybierz u&#xa0;góry „Wszystkie”, by zobaczyć wcześniejsze.</translation>
    </message>
    <message numerus="yes">
        <source>average of {n}</source>
        <translation>
            <numerusform>średnia z&#xa0;{n}&#xa0;partii</numerusform>
            <numerusform>średnia z&#xa0;{n}&#xa0;partii</numerusform>
            <numerusform>średnia z&#xa0;{n}&#xa0;partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning and losing margins</source>
        <translation>O&#xa0;ile wygrano i&#xa0;przegrano partie</translation>
    </message>
    <message>
        <source>players</source>
        <translation>liczby graczy</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>od {fewest} do {most} graczy</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n}&#xa0;gracz</numerusform>
            <numerusform>{n}&#xa0;graczy</numerusform>
            <numerusform>{n}&#xa0;graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost per decision, game by game</source>
        <translation>Strata na decyzję, partia po partii</translation>
    </message>
    <message>
        <source>{source}: {own} points per game, others {others}</source>
        <translation>{source}: {own}&#xa0;pkt na partię, inni {others}</translation>
    </message>
    <message>
        <source>Saved to “{file}”.</source>
        <translation>Zapisano w&#xa0;„{file}”.</translation>
    </message>
    <message>
        <source>needs two games</source>
        <translation>od dwóch partii</translation>
    </message>
    <message numerus="yes">
        <source>{day}: {count} points of the lead lost per decision, {n} decision(s)</source>
        <translation>
            <numerusform>{day}: przewaga stracona na decyzję: {count} pkt, {n} decyzja</numerusform>
            <numerusform>{day}: przewaga stracona na decyzję: {count} pkt, {n} decyzje</numerusform>
            <numerusform>{day}: przewaga stracona na decyzję: {count} pkt, {n} decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>Help allowed</source>
        <translation>Pomoc dozwolona</translation>
    </message>
    <message>
        <source>help</source>
        <translation>pomoc</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Bez pomocy</translation>
    </message>
    <message>
        <source>Strength is an Elo rating on the bots&apos; scale. In 95 of 100 cases, your true strength lies within the ± shown.</source>
        <translation>Siła to ranking Elo w skali botów. W 95 przypadkach na 100 prawdziwa siła mieści się w podanym ±.</translation>
    </message>
    <message numerus="yes">
        <source>{n} recorded game(s) since {month}, {seats}, {editions}.</source>
        <translation>
            <numerusform>{n}&#xa0;zapisana partia od {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n}&#xa0;zapisane partie od {month}, {seats}, {editions}.</numerusform>
            <numerusform>{n}&#xa0;zapisanych partii od {month}, {seats}, {editions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No recorded games here</source>
        <translation>Nie ma tu zapisanych partii</translation>
    </message>
    <message>
        <source>In the new-game dialog you can record a game of the box.</source>
        <translation>W oknie nowej gry możesz zapisywać partię z pudełkiem.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Zapisane</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Once per turn you may buy a tile from any depot for 2 silverlings, not only from the black one.</source>
        <translation>Raz w turze możesz kupić za 2 srebrniki płytkę z dowolnego magazynu, nie tylko z czarnego.</translation>
    </message>
    <message>
        <source>It does not apply to the boarding house. If you also own tile 14, you get 4 workers and 1 silverling.</source>
        <translation>Nie działa przy pensjonacie. Jeśli masz też płytkę 14, dostajesz 4 robotników i 1 srebrnik.</translation>
    </message>
    <message>
        <source>At the end you score 3 points for each kind of goods that you have sold.</source>
        <translation>Na koniec gry dostajesz 3 punkty za każdy sprzedany rodzaj towarów.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from any depot for 2 silverlings or 2 workers, not only from the black one.</source>
        <translation>Raz w turze możesz kupić za 2 srebrniki albo 2 robotników płytkę z dowolnego magazynu, nie tylko z czarnego.</translation>
    </message>
    <message>
        <source>You cannot pay 1 of each. It is still only one purchase per turn.</source>
        <translation>Nie można zapłacić po 1. To nadal jeden zakup na turę.</translation>
    </message>
    <message>
        <source>At the end you score 2 points for each kind of goods that you have sold.</source>
        <translation>Na koniec gry dostajesz 2 punkty za każdy sprzedany rodzaj towarów.</translation>
    </message>
    <message>
        <source>One sold tile of a kind is enough. Unsold goods do not count here.</source>
        <translation>Wystarczy jedna sprzedana płytka danego rodzaju. Niesprzedane towary się tu nie liczą.</translation>
    </message>
    <message>
        <source>Your marker is always on top on its bay of the bridge. So you play before the others there.</source>
        <translation>Twój znacznik leży na swoim przęśle mostu zawsze na wierzchu. Dzięki temu grasz przed innymi z tego przęsła.</translation>
    </message>
    <message>
        <source>It stays on top when another marker moves onto the bay later.</source>
        <translation>Zostaje na wierzchu także wtedy, gdy później wejdzie tam inny znacznik.</translation>
    </message>
    <message>
        <source>As often as you like, even while a tile waits for your choice. You may still make the one purchase of your turn.</source>
        <translation>Ile razy chcesz, także gdy płytka czeka na twój wybór. Jeden zakup w turze nadal ci przysługuje.</translation>
    </message>
    <message>
        <source>When you place it, choose any building and use its effect, even if you do not own that building.</source>
        <translation>Kładąc go, wybierz dowolny budynek i użyj jego efektu, nawet jeśli go nie masz.</translation>
    </message>
    <message>
        <source>At the end it counts as a building of any one kind. With one of the knowledge tiles 16 to 23 or 29 it scores 4 points.</source>
        <translation>Na koniec gry liczy się jako budynek dowolnego jednego rodzaju. Z jedną z płytek wiedzy od 16 do 23 lub 29 daje 4 punkty.</translation>
    </message>
    <message>
        <source>When you place animals in this pasture later, the geese score 2 points again. Knowledge tile 24 counts them as a separate kind.</source>
        <translation>Gdy później kładziesz zwierzęta na tym pastwisku, gęsi znów dają 2 punkty. Dla płytki wiedzy 24 to osobny gatunek.</translation>
    </message>
    <message>
        <source>At the end of each of the five phases it brings you 1 silverling.</source>
        <translation>Na koniec każdej z&#xa0;pięciu faz przynosi ci 1&#xa0;srebrnik.</translation>
    </message>
    <message>
        <source>A region completed in this phase brings {points} points on top of those for its size.</source>
        <translation>Region ukończony w&#xa0;tej fazie daje {points}&#xa0;pkt oprócz punktów za wielkość.</translation>
    </message>
    <message>
        <source>Round {round} of five in this phase.</source>
        <translation>Runda&#xa0;{round} z&#xa0;pięciu w&#xa0;tej fazie.</translation>
    </message>
    <message>
        <source>Goods tiles sold so far. Knowledge tiles 15 and 25 count them at the end.</source>
        <translation>Sprzedane dotąd towary. Na koniec liczą je płytki wiedzy&#xa0;15 i&#xa0;25.</translation>
    </message>
    <message>
        <source>Every sale of goods brings you 2 silverlings instead of 1.</source>
        <translation>Każda sprzedaż towarów daje ci 2&#xa0;srebrniki zamiast 1.</translation>
    </message>
    <message>
        <source>It is per sale, not per goods tile.</source>
        <translation>Liczy się sprzedaż, a&#xa0;nie płytka towaru.</translation>
    </message>
    <message>
        <source>Each worker you pay changes a die by up to 2 instead of 1.</source>
        <translation>Każdy użyty robotnik zmienia kość nawet o&#xa0;2 zamiast o&#xa0;1.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each warehouse on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdy skład w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each watchtower on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdą strażnicę w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each carpenter on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdą stolarnię w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each church on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdy kościół w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each market on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każde targowisko w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each boarding house on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdy pensjonat w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each bank on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdy bank w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each city hall on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdy ratusz w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>At the end you score 1 point for every goods tile you have sold.</source>
        <translation>Na koniec gry dostajesz 1&#xa0;punkt za każdą sprzedaną płytkę towaru.</translation>
    </message>
    <message>
        <source>At the end you score 2 points for each colour bonus you have won, large or small.</source>
        <translation>Na koniec gry dostajesz 2&#xa0;punkty za każdy zdobyty bonus za kolor, duży lub mały.</translation>
    </message>
    <message>
        <source>for the region</source>
        <translation>za region</translation>
    </message>
    <message>
        <source>for completing it in this phase</source>
        <translation>za ukończenie w&#xa0;tej fazie</translation>
    </message>
    <message>
        <source>for animals</source>
        <translation>za zwierzęta</translation>
    </message>
    <message>
        <source>for the sale</source>
        <translation>za sprzedaż</translation>
    </message>
    <message>
        <source>for the colour bonus</source>
        <translation>za bonus za kolor</translation>
    </message>
    <message>
        <source>for the watchtower</source>
        <translation>za strażnicę</translation>
    </message>
    <message>
        <source>for the trade route</source>
        <translation>za szlak handlowy</translation>
    </message>
    <message>
        <source>for joining border posts</source>
        <translation>za połączenie posterunków</translation>
    </message>
    <message>
        <source>for shields</source>
        <translation>za tarcze</translation>
    </message>
    <message>
        <source>for knowledge tiles</source>
        <translation>za płytki wiedzy</translation>
    </message>
    <message>
        <source>for silver</source>
        <translation>za srebro</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>the colour of spaces</comment>
        <translation>zamki</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>the colour of spaces</comment>
        <translation>kopalnie</translation>
    </message>
    <message>
        <source>knowledge</source>
        <comment>the colour of spaces</comment>
        <translation>wiedza</translation>
    </message>
    <message>
        <source>river</source>
        <comment>the colour of spaces</comment>
        <translation>rzeki</translation>
    </message>
    <message>
        <source>pasture</source>
        <comment>the colour of spaces</comment>
        <translation>pastwiska</translation>
    </message>
    <message>
        <source>city</source>
        <comment>the colour of spaces</comment>
        <translation>miasta</translation>
    </message>
    <message>
        <source>Castle space</source>
        <translation>Pole zamku</translation>
    </message>
    <message>
        <source>Mine space</source>
        <translation>Pole kopalni</translation>
    </message>
    <message>
        <source>Knowledge space</source>
        <translation>Pole wiedzy</translation>
    </message>
    <message>
        <source>River space</source>
        <translation>Pole rzeki</translation>
    </message>
    <message>
        <source>Pasture space</source>
        <translation>Pole pastwiska</translation>
    </message>
    <message>
        <source>City space</source>
        <translation>Pole miasta</translation>
    </message>
    <message>
        <source>This round: depot {depot}</source>
        <translation>W&#xa0;tej rundzie: magazyn&#xa0;{depot}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>Counts at the end</source>
        <translation>Liczy się na koniec</translation>
    </message>
    <message>
        <source>Depot {depot}, taken with a {depot}</source>
        <translation>Magazyn&#xa0;{depot}, kość&#xa0;{depot}</translation>
    </message>
    <message>
        <source>In your storage</source>
        <translation>W twoim magazynie podręcznym</translation>
    </message>
    <message>
        <source>In {name}&apos;s storage</source>
        <translation>Magazyn podręczny: {name}</translation>
    </message>
    <message>
        <source>Tiles never move from one storage to another.</source>
        <translation>Płytki nigdy nie przechodzą z jednego magazynu podręcznego do drugiego.</translation>
    </message>
    <message>
        <source>Estate of the team: {name}</source>
        <translation>Posiadłość drużyny: {name}</translation>
    </message>
    <message>
        <source>{count}, shared by the team</source>
        <translation>{count}, wspólne w&#xa0;drużynie</translation>
    </message>
    <message>
        <source>Loaded by a ship</source>
        <translation>Do załadowania statkiem</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Srebro</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Robotnicy</translation>
    </message>
    <message>
        <source>The white die</source>
        <translation>Biała kość</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Faza&#xa0;{phase}</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Large {colour} bonus</source>
        <translation>Duży bonus: {colour}</translation>
    </message>
    <message>
        <source>Small {colour} bonus</source>
        <translation>Mały bonus: {colour}</translation>
    </message>
    <message>
        <source>Sold goods</source>
        <translation>Sprzedane towary</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>the {die}</source>
        <translation>kość&#xa0;{die}</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Punkty od razu</translation>
    </message>
    <message numerus="yes">
        <source>{n} inn(s) for sale, 2 silverlings each</source>
        <translation>
            <numerusform>{n} karczma na sprzedaż, za 2 srebrniki</numerusform>
            <numerusform>{n} karczmy na sprzedaż, po 2 srebrniki</numerusform>
            <numerusform>{n} karczm na sprzedaż, po 2 srebrniki</numerusform>
        </translation>
    </message>
    <message>
        <source>Black depot, 2 silverlings</source>
        <translation>Czarny magazyn, 2&#xa0;srebrniki</translation>
    </message>
    <message>
        <source>On your estate</source>
        <translation>W&#xa0;twojej posiadłości</translation>
    </message>
    <message>
        <source>On {name}&apos;s estate</source>
        <translation>Posiadłość: {name}</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>{have} of {size} covered</source>
        <translation>zakryte {have} z&#xa0;{size}</translation>
    </message>
    <message>
        <source>{have} of {size}, complete</source>
        <translation>{have} z&#xa0;{size}, komplet</translation>
    </message>
    <message>
        <source>Trade route: a building</source>
        <translation>Szlak handlowy: budynek</translation>
    </message>
    <message>
        <source>Trade route: a mine, knowledge or a castle</source>
        <translation>Szlak handlowy: kopalnia, wiedza lub zamek</translation>
    </message>
    <message>
        <source>Trade route: a ship or animals</source>
        <translation>Szlak handlowy: statek lub zwierzęta</translation>
    </message>
    <message>
        <source>Trade route: another sale</source>
        <translation>Szlak handlowy: kolejna sprzedaż</translation>
    </message>
    <message>
        <source>Trade route: one more action</source>
        <translation>Szlak handlowy: jeszcze jedna akcja</translation>
    </message>
    <message>
        <source>Trade route: workers</source>
        <translation>Szlak handlowy: robotnicy</translation>
    </message>
    <message>
        <source>Trade route: silver</source>
        <translation>Szlak handlowy: srebro</translation>
    </message>
    <message>
        <source>Trade route: points</source>
        <translation>Szlak handlowy: punkty</translation>
    </message>
    <message>
        <source>{joined} of 3 pairs joined</source>
        <translation>Połączone pary: {joined} z&#xa0;3</translation>
    </message>
    <message>
        <source>On your castle</source>
        <translation>Na twoim zamku</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Border post</source>
        <translation>Posterunek graniczny</translation>
    </message>
    <message>
        <source>Border posts</source>
        <translation>Posterunki graniczne</translation>
    </message>
    <message>
        <source>A team has covered all {colour} spaces of its estate: {name}.</source>
        <translation>Drużyna ma w&#xa0;posiadłości zakryte wszystkie pola tego koloru ({colour}): {name}.</translation>
    </message>
    <message>
        <source>Points of the team</source>
        <translation>Punkty drużyny</translation>
    </message>
    <message>
        <source>At the end you score 3 points for each colour bonus you have won, large or small.</source>
        <translation>Na koniec gry dostajesz 3&#xa0;punkty za każdy zdobyty bonus za kolor, duży lub mały.</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each white castle on your estate.</source>
        <translation>Na koniec gry dostajesz 4&#xa0;punkty za każdy biały zamek w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>It covers a space of any colour, and its region counts as one space larger.</source>
        <translation>Zakrywa pole dowolnego koloru, a&#xa0;jej region liczy się jak o&#xa0;jedno pole większy.</translation>
    </message>
    <message>
        <source>You may pass.</source>
        <translation>Możesz z&#xa0;tego zrezygnować.</translation>
    </message>
    <message>
        <source>Estate {estate}, {covered} of {spaces} covered</source>
        <translation>Posiadłość&#xa0;{estate}: {covered} z&#xa0;{spaces}</translation>
    </message>
    <message>
        <source>Estate not chosen yet</source>
        <translation>Posiadłość jeszcze niewybrana</translation>
    </message>
    <message>
        <source>Whenever another player gains workers, you get 1 worker.</source>
        <translation>Gdy ktoś inny dostaje robotników, dostajesz 1&#xa0;robotnika.</translation>
    </message>
    <message>
        <source>The reward for joining all border posts is not doubled.</source>
        <translation>Nagroda za połączenie wszystkich posterunków się nie podwaja.</translation>
    </message>
    <message>
        <source>The worker that knowledge tile 2 adds is not doubled.</source>
        <translation>Robotnik z&#xa0;płytki wiedzy&#xa0;2 się nie podwaja.</translation>
    </message>
    <message>
        <source>A sale brings you 1 silverling for each goods tile sold, instead of 1 for the sale.</source>
        <translation>Sprzedaż daje ci 1&#xa0;srebrnik za każdą sprzedaną płytkę towaru zamiast 1 za sprzedaż.</translation>
    </message>
    <message>
        <source>Knowledge tile 3 adds nothing to it.</source>
        <translation>Płytka wiedzy&#xa0;3 nic do tego nie dodaje.</translation>
    </message>
    <message>
        <source>At the end your knowledge tiles bring twice their points.</source>
        <translation>Na koniec gry twoje płytki wiedzy dają podwójne punkty.</translation>
    </message>
    <message>
        <source>Only your own: those that shield 6 lends you count once.</source>
        <translation>Tylko własne: te użyczone przez tarczę 6 liczą się raz.</translation>
    </message>
    <message>
        <source>Selling goods brings you twice the points.</source>
        <translation>Sprzedaż towarów daje ci podwójne punkty.</translation>
    </message>
    <message>
        <source>The points of a trade route are not doubled.</source>
        <translation>Punkty szlaku handlowego się nie podwajają.</translation>
    </message>
    <message>
        <source>At the end each of your shields is worth twice its points, this one too.</source>
        <translation>Na koniec gry każda twoja tarcza jest warta podwójne punkty, ta także.</translation>
    </message>
    <message>
        <source>Once in each of your turns you may turn one of your dice to any number.</source>
        <translation>Raz w&#xa0;każdej swojej turze możesz obrócić jedną ze swoich kości na dowolną liczbę.</translation>
    </message>
    <message>
        <source>Each region that you complete counts as one space larger.</source>
        <translation>Każdy ukończony przez ciebie region liczy się jak o&#xa0;jedno pole większy.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>At the end you score 4 points for each kind of animal on your estate: cows, sheep, pigs, chickens, and the geese of the extra tiles.</source>
        <translation>Na koniec gry dostajesz 4 punkty za każdy gatunek zwierząt w&#xa0;swojej posiadłości: krowy, owce, świnie, kury oraz gęsi z&#xa0;dodatkowych płytek.</translation>
    </message>
    <message>
        <source>A city may have only one building of each kind, unless you own knowledge tile 1.</source>
        <translation>W&#xa0;jednym mieście każdy rodzaj budynku może stać tylko raz, chyba że masz płytkę wiedzy&#xa0;1.</translation>
    </message>
    <message>
        <source>When you place it, you take one more action at once, as if you had a third die of any value.</source>
        <translation>Po położeniu od razu wykonujesz jeszcze jedną akcję, jakby trzecią kością o&#xa0;dowolnej wartości.</translation>
    </message>
    <message>
        <source>You must take the action; taking 2 workers is always possible.</source>
        <translation>Akcję trzeba wykonać; 2&#xa0;robotników można wziąć zawsze.</translation>
    </message>
    <message>
        <source>When you place it, you load all goods of one depot that you have room for. Your marker moves on by one bay.</source>
        <translation>Po położeniu ładujesz z jednego magazynu wszystkie towary, na które masz miejsce. Twój znacznik rusza o przęsło dalej.</translation>
    </message>
    <message>
        <source>You can keep at most three kinds of goods. The new order applies from the next round.</source>
        <translation>Możesz mieć najwyżej trzy rodzaje towarów. Nowa kolejność obowiązuje od następnej rundy.</translation>
    </message>
    <message>
        <source>When you place this tile, you score 1 point for each animal on it. All earlier tiles with the same animal in the pasture score again.</source>
        <translation>Po położeniu dostajesz 1 punkt za każde zwierzę na płytce. Jeszcze raz punktują wszystkie wcześniejsze płytki tego gatunku na pastwisku.</translation>
    </message>
    <message>
        <source>They need not touch: the pasture is the whole connected region.</source>
        <translation>Nie muszą się stykać: pastwisko to cały połączony region.</translation>
    </message>
    <message>
        <source>Sell them with a die of this number, always the whole pile. You get {points} points for each tile and 1 silverling per sale.</source>
        <translation>Sprzedajesz je kością z tą liczbą, zawsze cały stos. Dostajesz {points} punkty za każdą płytkę i 1 srebrnik za sprzedaż.</translation>
    </message>
    <message>
        <source>You can keep at most three kinds. Unsold goods are worth 1 point each at the end.</source>
        <translation>Możesz mieć najwyżej trzy rodzaje. Niesprzedane towary są na koniec warte po 1&#xa0;punkcie.</translation>
    </message>
    <message>
        <source>It goes to the depot that the white die shows in round {round}.</source>
        <translation>Trafi do magazynu, który w&#xa0;rundzie&#xa0;{round} wskaże biała kość.</translation>
    </message>
    <message>
        <source>These goods wait for a ship: a player who places one may load all goods of one depot.</source>
        <translation>Te towary czekają na statek: kto go położy, może załadować wszystkie towary z&#xa0;jednego magazynu.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for 2 silverlings. At the end, each silverling is worth 1 point.</source>
        <translation>Raz w turze możesz kupić płytkę z czarnego magazynu za 2 srebrniki. Na koniec każdy srebrnik jest wart 1 punkt.</translation>
    </message>
    <message>
        <source>Each worker changes a die by 1; 6 and 1 are neighbours. You can turn a die of any value into 2 workers.</source>
        <translation>Każdy robotnik zmienia kość o&#xa0;1; 6 i&#xa0;1 sąsiadują ze sobą. Dowolną kość można zamienić w&#xa0;2&#xa0;robotników.</translation>
    </message>
    <message>
        <source>You always pay as few as possible. At the end, two workers are worth 1 point.</source>
        <translation>Płacisz zawsze jak najmniej. Na koniec dwóch robotników jest wartych 1 punkt.</translation>
    </message>
    <message>
        <source>Take a tile from the depot with its number, or place a stored tile on a space with its number. You may also sell goods with its number, or get 2 workers.</source>
        <translation>Weź płytkę z magazynu o tym numerze albo połóż płytkę z magazynu podręcznego na polu z tą liczbą. Możesz też sprzedać towary z tą liczbą albo wziąć 2 robotników.</translation>
    </message>
    <message>
        <source>This die has already been used this round.</source>
        <translation>Tej kości użyto już w&#xa0;tej rundzie.</translation>
    </message>
    <message>
        <source>The white die shows the depot for this round&apos;s goods tile.</source>
        <translation>Biała kość wskazuje magazyn, do którego trafia towar tej rundy.</translation>
    </message>
    <message>
        <source>A phase has five rounds. Then mines pay, and the depots are refilled.</source>
        <translation>Faza ma pięć rund; potem płacą kopalnie, a&#xa0;magazyny zapełniają się na nowo.</translation>
    </message>
    <message>
        <source>The bridge shows the order of play: the marker furthest to the right goes first. On the same bay, the top marker goes first.</source>
        <translation>Most pokazuje kolejność: zaczyna znacznik najdalej z prawej. Na tym samym przęśle pierwszy jest ten z wierzchu.</translation>
    </message>
    <message>
        <source>Every ship moves its owner&apos;s marker on by one bay. The new order applies from the next round.</source>
        <translation>Każdy statek przesuwa znacznik gracza o przęsło dalej. Nowa kolejność obowiązuje od następnej rundy.</translation>
    </message>
    <message>
        <source>For the first player to cover all {colour} spaces of an estate: {points} points.</source>
        <translation>Kto pierwszy zakryje w posiadłości wszystkie pola tego koloru ({colour}), dostaje {points} punktów.</translation>
    </message>
    <message>
        <source>For the second player to cover all {colour} spaces of an estate: {points} points. A third player gets none.</source>
        <translation>Kto drugi zakryje w posiadłości wszystkie pola tego koloru ({colour}), dostaje {points} punkty. Potem nie ma już nic.</translation>
    </message>
    <message>
        <source>You have covered all {colour} spaces of your estate.</source>
        <translation>Masz w&#xa0;posiadłości zakryte wszystkie pola tego koloru ({colour}).</translation>
    </message>
    <message>
        <source>{name} has covered all {colour} spaces of their estate.</source>
        <translation>{name} ma w&#xa0;posiadłości zakryte wszystkie pola tego koloru ({colour}).</translation>
    </message>
    <message>
        <source>Points scored so far. Points that count only at the end are not included yet.</source>
        <translation>Dotychczasowe punkty. Nie ma tu jeszcze punktów, które liczy się dopiero na koniec.</translation>
    </message>
    <message>
        <source>When you place it, you may sell all goods of one kind at once, without a die.</source>
        <translation>Po położeniu możesz od razu, bez kości, sprzedać wszystkie towary jednego rodzaju.</translation>
    </message>
    <message>
        <source>It is a normal sale: you get silver and points, and knowledge tiles 3 and 4 apply.</source>
        <translation>To zwykła sprzedaż: dostajesz srebro i punkty, działają też płytki wiedzy 3 i 4.</translation>
    </message>
    <message>
        <source>When you place it, you may take a building from any numbered depot, without a die.</source>
        <translation>Po położeniu możesz bez kości wziąć budynek z&#xa0;dowolnego magazynu z&#xa0;numerem.</translation>
    </message>
    <message>
        <source>When you place it, you may take a mine, a knowledge tile or a castle from any numbered depot, without a die.</source>
        <translation>Po położeniu możesz bez kości wziąć kopalnię, płytkę wiedzy lub zamek z&#xa0;dowolnego magazynu z&#xa0;numerem.</translation>
    </message>
    <message>
        <source>When you place it, you may take a ship or an animal tile from any numbered depot, without a die.</source>
        <translation>Po położeniu możesz bez kości wziąć statek lub zwierzęta z&#xa0;dowolnego magazynu z&#xa0;numerem.</translation>
    </message>
    <message>
        <source>When you place it, you get 4 workers.</source>
        <translation>Po położeniu dostajesz 4&#xa0;robotników.</translation>
    </message>
    <message>
        <source>Knowledge tiles 13 and 14 do not add to it: they apply only to workers from a die.</source>
        <translation>Płytki wiedzy&#xa0;13 i&#xa0;14 nic tu nie dodają: dotyczą robotników branych za kość.</translation>
    </message>
    <message>
        <source>When you place it, you get 2 silverlings.</source>
        <translation>Po położeniu dostajesz 2&#xa0;srebrniki.</translation>
    </message>
    <message>
        <source>When you place it, you may at once place another tile from your storage on a space of any number.</source>
        <translation>Po położeniu możesz od razu położyć kolejną płytkę z magazynu podręcznego, bez względu na liczbę na polu.</translation>
    </message>
    <message>
        <source>Only the number is ignored: the rules for colour, neighbours and one building of each kind still apply.</source>
        <translation>Pomija się tylko liczbę: zasady koloru, sąsiedztwa i jednego budynku każdego rodzaju nadal obowiązują.</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points.</source>
        <translation>Po położeniu dostajesz 4&#xa0;punkty.</translation>
    </message>
    <message>
        <source>Your cities may have several buildings of the same kind.</source>
        <translation>W&#xa0;twoich miastach może stać po kilka budynków tego samego rodzaju.</translation>
    </message>
    <message>
        <source>At the end of a phase, each of your mines brings 1 worker as well as its silverling.</source>
        <translation>Na koniec fazy każda twoja kopalnia oprócz srebrnika daje 1&#xa0;robotnika.</translation>
    </message>
    <message>
        <source>Every sale of goods brings you 1 worker as well as the silver.</source>
        <translation>Każda sprzedaż towarów oprócz srebra daje ci 1&#xa0;robotnika.</translation>
    </message>
    <message>
        <source>When you place a ship, you may load from two neighbouring depots instead of one.</source>
        <translation>Gdy kładziesz statek, możesz ładować z&#xa0;dwóch sąsiednich magazynów zamiast z&#xa0;jednego.</translation>
    </message>
    <message>
        <source>The depots form a ring: 6 and 1 are neighbours too.</source>
        <translation>Magazyny tworzą koło: 6 i&#xa0;1 też sąsiadują.</translation>
    </message>
    <message>
        <source>It is still only one purchase per turn.</source>
        <translation>To nadal jeden zakup na turę.</translation>
    </message>
    <message>
        <source>Whenever you place animals, each tile that scores brings 1 more point.</source>
        <translation>Gdy kładziesz zwierzęta, każda punktująca płytka daje o&#xa0;1&#xa0;punkt więcej.</translation>
    </message>
    <message>
        <source>It is 1 per tile, not per animal. Earlier tiles that score again count too.</source>
        <translation>Po 1 za płytkę, nie za zwierzę. Liczą się też wcześniejsze płytki, które punktują ponownie.</translation>
    </message>
    <message>
        <source>When you place a building, you may change the die by 1 for free.</source>
        <translation>Kość, którą kładziesz budynek, możesz zmienić o&#xa0;1 za darmo.</translation>
    </message>
    <message>
        <source>Only one step is free. If you need more, you pay workers for the rest.</source>
        <translation>Tylko jeden krok jest darmowy. Za dalsze płacisz robotnikami.</translation>
    </message>
    <message>
        <source>When you place a ship or animals, you may change the die by 1 for free.</source>
        <translation>Kość, którą kładziesz statek lub zwierzęta, możesz zmienić o&#xa0;1 za darmo.</translation>
    </message>
    <message>
        <source>When you place a castle, a mine or a knowledge tile, you may change the die by 1 for free.</source>
        <translation>Kość, którą kładziesz zamek, kopalnię lub płytkę wiedzy, możesz zmienić o&#xa0;1 za darmo.</translation>
    </message>
    <message>
        <source>When you take a tile from a depot, you may change the die by 1 for free.</source>
        <translation>Kość, którą bierzesz płytkę z&#xa0;magazynu, możesz zmienić o&#xa0;1 za darmo.</translation>
    </message>
    <message>
        <source>When you turn a die into workers, you also get 1 silverling.</source>
        <translation>Zamiana kości w&#xa0;robotników daje też 1&#xa0;srebrnik.</translation>
    </message>
    <message>
        <source>When you turn a die into workers, you get 4 instead of 2.</source>
        <translation>Zamiana kości w&#xa0;robotników daje ich 4 zamiast 2.</translation>
    </message>
    <message>
        <source>It does not apply to the boarding house.</source>
        <translation>Nie działa przy pensjonacie.</translation>
    </message>
    <message>
        <source>A castle belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Tu pasuje zamek, kładziony kością&#xa0;{number} obok zakrytego pola.</translation>
    </message>
    <message>
        <source>A mine belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Tu pasuje kopalnia, kładziona kością&#xa0;{number} obok zakrytego pola.</translation>
    </message>
    <message>
        <source>A knowledge tile belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Tu pasuje płytka wiedzy, kładziona kością&#xa0;{number} obok zakrytego pola.</translation>
    </message>
    <message>
        <source>A ship belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Tu pasuje statek, kładziony kością&#xa0;{number} obok zakrytego pola.</translation>
    </message>
    <message>
        <source>Animals belong here. Place them with a {number}, next to a covered space.</source>
        <translation>Tu pasują zwierzęta, kładzione kością&#xa0;{number} obok zakrytego pola.</translation>
    </message>
    <message>
        <source>A building belongs here. Place it with a {number}, next to a covered space.</source>
        <translation>Tu pasuje budynek, kładziony kością&#xa0;{number} obok zakrytego pola.</translation>
    </message>
    <message>
        <source>for leftovers</source>
        <translation>za pozostałości</translation>
    </message>
    <message>
        <source>Takes effect immediately</source>
        <translation>Działa od razu</translation>
    </message>
    <message>
        <source>Counts when placed</source>
        <translation>Punktuje przy położeniu</translation>
    </message>
    <message>
        <source>There is room for two tiles here. Only the owner of this storage can place them.</source>
        <translation>Mieszczą się tu dwie płytki. Położyć może je tylko osoba, do której należy ten magazyn podręczny.</translation>
    </message>
    <message>
        <source>Points move the counter. When it reaches the target, it returns to 0 and you take one more action at once.</source>
        <translation>Punkty przesuwają licznik. Gdy dojdzie do celu, wraca na 0, a ty od razu wykonujesz dodatkową akcję.</translation>
    </message>
    <message>
        <source>Needs a {number}</source>
        <translation>Potrzebna kość {number}</translation>
    </message>
    <message>
        <source>You own {count}</source>
        <translation>Twoje towary: {count}</translation>
    </message>
    <message>
        <source>{name} owns {count}</source>
        <translation>{name}, towary: {count}</translation>
    </message>
    <message>
        <source>Goods in depot {depot}</source>
        <translation>Towary w&#xa0;magazynie {depot}</translation>
    </message>
    <message>
        <source>Die showing {die}</source>
        <translation>Kość {die}</translation>
    </message>
    <message>
        <source>In the team&apos;s shared storage</source>
        <translation>We wspólnym magazynie podręcznym drużyny</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Bieżąca faza</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Scores now, at most</source>
        <translation>Punkty od razu, najwyżej</translation>
    </message>
    <message>
        <source>If completed in phase {phase}</source>
        <translation>Po ukończeniu w fazie {phase}</translation>
    </message>
    <message>
        <source>Trade route: place a tile</source>
        <translation>Szlak handlowy: połóż płytkę</translation>
    </message>
    <message>
        <source>Space {space}, needs: {goods}</source>
        <translation>Pole {space}, wymaga: {goods}</translation>
    </message>
    <message>
        <source>Depot {depot}, taken with two dice showing {depot}</source>
        <translation>Magazyn {depot}, dwie kości z liczbą {depot}</translation>
    </message>
    <message>
        <source>On one of {name}&apos;s castles</source>
        <translation>Zamek, gracz: {name}</translation>
    </message>
    <message>
        <source>Space {space}, the next one, needs: {goods}</source>
        <translation>Pole {space}, następne, wymaga: {goods}</translation>
    </message>
    <message>
        <source>Its trade route needs</source>
        <translation>Szlak handlowy wymaga</translation>
    </message>
    <message>
        <source>Named player</source>
        <translation>Wskazany gracz</translation>
    </message>
    <message>
        <source>On this space</source>
        <translation>Na tym polu</translation>
    </message>
    <message>
        <source>There is room for two tiles here, and only you can place them.</source>
        <translation>Mieszczą się tu dwie płytki i&#xa0;tylko ty możesz je położyć.</translation>
    </message>
    <message>
        <source>There is room for two tiles here, and either team member can place them.</source>
        <translation>Mieszczą się tu dwie płytki i może je położyć dowolna osoba z drużyny.</translation>
    </message>
    <message>
        <source>The points of both team members. The team with more points wins.</source>
        <translation>Punkty obu osób razem. Wygrywa drużyna, która ma ich więcej.</translation>
    </message>
    <message>
        <source>Points that count only at the end are not included yet.</source>
        <translation>Nie ma tu jeszcze punktów, które liczy się dopiero na koniec.</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Zamek początkowy</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>jest tutaj</translation>
    </message>
    <message>
        <source>can be placed here</source>
        <translation>może stanąć tutaj</translation>
    </message>
    <message>
        <source>Place sold goods along the route from left to right, one tile on each space.</source>
        <translation>Sprzedane towary kładzie się na szlaku od lewej do prawej, po jednej płytce na polu.</translation>
    </message>
    <message>
        <source>The matching goods are here: they have brought their bonus.</source>
        <translation>Leży tu właściwy towar: premia została przyznana.</translation>
    </message>
    <message>
        <source>Other goods are here, so there was no bonus.</source>
        <translation>Leży tu inny towar, więc premii nie było.</translation>
    </message>
    <message>
        <source>Instead of a tile from the black depot, you may buy an inn. It costs 2 silverlings too.</source>
        <translation>Zamiast płytki z czarnego magazynu możesz kupić karczmę. Ona też kosztuje 2 srebrniki.</translation>
    </message>
    <message>
        <source>Every phase adds one more inn. Unsold inns stay.</source>
        <translation>W każdej fazie przybywa jedna karczma. Niesprzedane zostają.</translation>
    </message>
    <message>
        <source>If covered spaces join it to another post, you score the points of the current phase.</source>
        <translation>Gdy połączysz go zakrytymi polami z innym posterunkiem, dostajesz punkty bieżącej fazy.</translation>
    </message>
    <message>
        <source>The path need not be straight. The first player to join all three posts scores {large} more points, the second {small}.</source>
        <translation>Droga nie musi być prosta. Kto pierwszy połączy wszystkie trzy posterunki, dostaje dodatkowo {large}&#xa0;pkt, a kto drugi – {small}.</translation>
    </message>
    <message>
        <source>These two posts are joined and have brought {points} points.</source>
        <translation>Te dwa posterunki są połączone: dało to {points}&#xa0;pkt.</translation>
    </message>
    <message>
        <source>Whenever you have a decision to make, you may buy 2 workers for 1 silverling.</source>
        <translation>Zawsze, gdy decyzja należy do ciebie, możesz kupić 2&#xa0;robotników za 1&#xa0;srebrnik.</translation>
    </message>
    <message>
        <source>When you place it, you take one more action at once, with the number of this round&apos;s white die.</source>
        <translation>Po położeniu od razu wykonujesz jeszcze jedną akcję, z&#xa0;liczbą białej kości w&#xa0;tej rundzie.</translation>
    </message>
    <message>
        <source>You must take the action. Workers and knowledge tiles change the number as if it were your own die.</source>
        <translation>Akcję trzeba wykonać. Robotnicy i&#xa0;płytki wiedzy zmieniają liczbę tak jak na twojej własnej kości.</translation>
    </message>
    <message>
        <source>When you place this tile, you score 2 points. All tiles of one other kind of animal in the pasture score again: the kind that brings the most.</source>
        <translation>Po położeniu dostajesz 2 punkty. Jeszcze raz punktują wszystkie płytki jednego innego gatunku na pastwisku: tego, który daje najwięcej.</translation>
    </message>
    <message>
        <source>At most one inn per region, and never more than 36 points for the size. Knowledge tiles 9 to 11 do not help you place it.</source>
        <translation>Najwyżej jedna karczma w regionie, a za wielkość nigdy więcej niż 36 punktów. Płytki wiedzy od 9 do 11 nie pomagają jej położyć.</translation>
    </message>
    <message>
        <source>Matching goods bring a building, taken from any numbered depot.</source>
        <translation>Właściwy towar daje budynek z&#xa0;dowolnego magazynu z&#xa0;numerem.</translation>
    </message>
    <message>
        <source>Matching goods bring a mine, a knowledge tile or a castle, taken from any numbered depot.</source>
        <translation>Właściwy towar daje kopalnię, płytkę wiedzy lub zamek z&#xa0;dowolnego magazynu z&#xa0;numerem.</translation>
    </message>
    <message>
        <source>Matching goods bring a ship or an animal tile, taken from any numbered depot.</source>
        <translation>Właściwy towar daje statek lub płytkę zwierząt z&#xa0;dowolnego magazynu z&#xa0;numerem.</translation>
    </message>
    <message>
        <source>Matching goods let you place a tile from your storage on a space of any number.</source>
        <translation>Właściwy towar pozwala położyć płytkę z magazynu podręcznego, bez względu na liczbę na polu.</translation>
    </message>
    <message>
        <source>Matching goods let you sell all goods of one kind, without a die.</source>
        <translation>Właściwy towar pozwala sprzedać bez kości wszystkie towary jednego rodzaju.</translation>
    </message>
    <message>
        <source>You may pass. The tiles of the new sale are placed first.</source>
        <translation>Możesz z&#xa0;tego zrezygnować. Najpierw kładzie się płytki z&#xa0;nowej sprzedaży.</translation>
    </message>
    <message>
        <source>Matching goods bring one more action, as if you had a third die of any value.</source>
        <translation>Właściwy towar daje jeszcze jedną akcję, jakby trzecią kością o&#xa0;dowolnej wartości.</translation>
    </message>
    <message>
        <source>Matching goods bring 4 workers.</source>
        <translation>Właściwy towar daje 4&#xa0;robotników.</translation>
    </message>
    <message>
        <source>Matching goods bring 2 silverlings.</source>
        <translation>Właściwy towar daje 2&#xa0;srebrniki.</translation>
    </message>
    <message>
        <source>Matching goods bring 4 points.</source>
        <translation>Właściwy towar daje 4&#xa0;punkty.</translation>
    </message>
    <message>
        <source>If you still own it at the end, it is worth {points} points.</source>
        <translation>Jeśli masz ją na koniec gry, jest warta {points}&#xa0;pkt.</translation>
    </message>
    <message>
        <source>Take it with two dice that both show {depot}, and place it on one of your castles.</source>
        <translation>Weź ją dwiema kośćmi, gdy obie pokazują {depot}, i połóż na jednym ze swoich zamków.</translation>
    </message>
    <message>
        <source>When you place animals, all your pastures count as one.</source>
        <translation>Gdy kładziesz zwierzęta, wszystkie twoje pastwiska liczą się jak jedno.</translation>
    </message>
    <message>
        <source>Only for the points of animals: as regions, the pastures stay separate.</source>
        <translation>Tylko przy punktach za zwierzęta: jako regiony pastwiska pozostają osobne.</translation>
    </message>
    <message>
        <source>You get 1 each time, however many workers they gain. That is why the others may decline theirs.</source>
        <translation>Dostajesz po 1 za każdym razem, ilu by ich było. Dlatego pozostali mogą zrezygnować ze swoich.</translation>
    </message>
    <message>
        <source>You may pay the tribute for your shields with workers instead of silverlings.</source>
        <translation>Daninę za swoje tarcze możesz płacić robotnikami zamiast srebrnikami.</translation>
    </message>
    <message>
        <source>One worker for each shield. You may mix workers and silver.</source>
        <translation>Jeden robotnik za tarczę. Robotników i srebro można łączyć.</translation>
    </message>
    <message>
        <source>Your storage has room for any number of tiles.</source>
        <translation>Twój magazyn podręczny mieści dowolną liczbę płytek.</translation>
    </message>
    <message>
        <source>If you lose the shield, discard tiles until three are left.</source>
        <translation>Gdy tracisz tarczę, odrzucasz płytki, aż zostaną trzy.</translation>
    </message>
    <message>
        <source>When you place a ship, you may also take all goods of one kind from all six depots.</source>
        <translation>Gdy kładziesz statek, możesz też wziąć wszystkie towary jednego rodzaju ze wszystkich sześciu magazynów.</translation>
    </message>
    <message>
        <source>You do this after the ship has loaded. You can still keep at most three kinds of goods.</source>
        <translation>Dzieje się to po załadunku statku. Nadal możesz mieć najwyżej trzy rodzaje towarów.</translation>
    </message>
    <message>
        <source>Once per game you name another player. From then on, the knowledge tiles on that estate work for you too. This includes tiles placed later and tiles that count at the end.</source>
        <translation>Raz w partii wskazujesz innego gracza. Odtąd płytki wiedzy w tamtej posiadłości działają także dla ciebie. Dotyczy to też położonych później i liczonych na koniec gry.</translation>
    </message>
    <message>
        <source>This applies as long as you own the shield. Only knowledge tile 27 is not shared.</source>
        <translation>Działa to, dopóki masz tarczę. Tylko płytka wiedzy 27 nie jest wspólna.</translation>
    </message>
    <message>
        <source>The colour bonuses that you win score double points.</source>
        <translation>Zdobywane przez ciebie bonusy za kolor dają podwójne punkty.</translation>
    </message>
    <message>
        <source>At the end of a phase, each of your mines brings 2 silverlings instead of 1.</source>
        <translation>Na koniec fazy każda twoja kopalnia daje 2&#xa0;srebrniki zamiast 1.</translation>
    </message>
    <message>
        <source>Whenever you place a castle, you may take a shield from any depot.</source>
        <translation>Gdy kładziesz zamek, możesz wziąć tarczę z&#xa0;dowolnego magazynu.</translation>
    </message>
    <message>
        <source>You do this after the castle&apos;s action, without dice.</source>
        <translation>Robisz to po akcji zamku, bez kości.</translation>
    </message>
    <message>
        <source>At the end of each phase, you may place a tile from a numbered depot straight onto your estate.</source>
        <translation>Na koniec każdej fazy możesz położyć płytkę z&#xa0;magazynu z&#xa0;numerem prosto w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>Only the number of the space is ignored. The tile takes effect at once, and a mine placed this way pays immediately.</source>
        <translation>Pomija się tylko liczbę na polu. Płytka działa od razu, a położona tak kopalnia od razu płaci.</translation>
    </message>
    <message>
        <source>At the end of each phase, you may place a tile from the black depot straight onto your estate.</source>
        <translation>Na koniec każdej fazy możesz położyć płytkę z&#xa0;czarnego magazynu prosto w&#xa0;swojej posiadłości.</translation>
    </message>
    <message>
        <source>Only the number of the space is ignored. You may place an inn as well.</source>
        <translation>Pomija się tylko liczbę na polu. Może to być także karczma.</translation>
    </message>
    <message>
        <source>A region never scores more than 36 points for its size.</source>
        <translation>Za wielkość region nigdy nie daje więcej niż 36&#xa0;punktów.</translation>
    </message>
    <message>
        <source>The tiles that you place need no covered neighbour.</source>
        <translation>Płytki, które kładziesz, nie potrzebują zakrytego sąsiada.</translation>
    </message>
    <message>
        <source>It covers a space of any colour and completes regions and colours like any other tile.</source>
        <translation>Zakrywa pole dowolnego koloru i&#xa0;zapełnia regiony i&#xa0;kolory jak każda inna płytka.</translation>
    </message>
    <message>
        <source>It has no other effect: no silver from a mine, no goods for a ship, no points for animals.</source>
        <translation>Nie ma innego efektu: ani srebra z kopalni, ani towarów dla statku, ani punktów za zwierzęta.</translation>
    </message>
    <message>
        <source>When you place it, you load all goods of one depot. The goods of all other depots leave the game.</source>
        <translation>Kładąc go, ładujesz wszystkie towary z jednego magazynu. Towary z pozostałych magazynów opuszczają grę.</translation>
    </message>
    <message>
        <source>Then you may pay 5 goods of any kind for a tile from the black depot. It becomes a black tile.</source>
        <translation>Potem możesz oddać 5 dowolnych towarów za płytkę z czarnego magazynu. Staje się ona czarną płytką.</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points for every building of this kind on your estate: {building}.</source>
        <translation>Kładąc ją, zdobywasz 4 punkty za każdy taki budynek w&#xa0;posiadłości: {building}.</translation>
    </message>
    <message>
        <source>It scores only at that moment: buildings that you place later do not count.</source>
        <translation>Punktuje tylko wtedy: budynki położone później się nie liczą.</translation>
    </message>
    <message>
        <source>Points beyond the target are lost. Each time, the target drops by 5 points, but never below 5.</source>
        <translation>Punkty ponad cel przepadają. Za każdym razem cel obniża się o 5 punktów, ale nigdy poniżej 5.</translation>
    </message>
    <message>
        <source>When you have scored points, you may buy more for 1 silverling each.</source>
        <translation>Po zdobyciu punktów możesz dokupić kolejne, po 1 srebrniku za każdy.</translation>
    </message>
    <message>
        <source>This lasts until your next action with a die, your next purchase or the end of your turn.</source>
        <translation>Możesz to zrobić do następnej akcji z kością, następnego zakupu lub końca tury.</translation>
    </message>
    <message>
        <source>You win as soon as all spaces of your estate are covered, within 25 rounds.</source>
        <translation>Wygrywasz, gdy tylko wszystkie pola posiadłości są zakryte, najpóźniej w&#xa0;25. rundzie.</translation>
    </message>
    <message>
        <source>The pace compares you with covering the same number of spaces in every round.</source>
        <translation>Tempo porównuje cię z zakrywaniem w każdej rundzie tej samej liczby pól.</translation>
    </message>
    <message>
        <source>You may keep all kinds. When you place a ship, you may pay 5 goods of any kind for a black tile.</source>
        <translation>Możesz mieć wszystkie rodzaje. Gdy kładziesz statek, możesz oddać 5 dowolnych towarów za czarną płytkę.</translation>
    </message>
    <message>
        <source>Once per turn you may buy a tile from the black depot for 2 silverlings. When you score points, you may buy more for 1 silverling each.</source>
        <translation>Raz w turze możesz kupić płytkę z czarnego magazynu za 2 srebrniki. Gdy zdobywasz punkty, możesz dokupić kolejne, po 1 srebrniku za każdy.</translation>
    </message>
    <message>
        <source>You always pay as few as possible.</source>
        <translation>Płacisz zawsze jak najmniej.</translation>
    </message>
    <message>
        <source>The first tile of this depot leaves the game. If the depot is empty, the next one clockwise loses its first tile.</source>
        <translation>Grę opuszcza pierwsza płytka tego magazynu, a gdy jest on pusty – następnego niepustego zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Goods tiles sold so far. Knowledge tiles 15 and 25 count these when you place them.</source>
        <translation>Towary sprzedane do tej pory. Płytki wiedzy 15 i&#xa0;25 liczą je, gdy je kładziesz.</translation>
    </message>
    <message>
        <source>When you place it, you score 2 points for each kind of goods of which you have sold at least one.</source>
        <translation>Kładąc ją, zdobywasz 2 punkty za każdy rodzaj towarów, z&#xa0;którego sprzedano choć jeden.</translation>
    </message>
    <message>
        <source>When you place it, you score 1 point for every goods tile that you have sold so far.</source>
        <translation>Kładąc ją, zdobywasz 1 punkt za każdy sprzedany do tej pory towar.</translation>
    </message>
    <message>
        <source>When you place it, you score 3 points for each colour of which all spaces are covered.</source>
        <translation>Kładąc ją, zdobywasz 3 punkty za każdy kolor, którego wszystkie pola są zakryte.</translation>
    </message>
    <message>
        <source>No player can change it. Only a white castle uses its number (2019 edition).</source>
        <translation>Nikt nie może jej zmienić. Jej liczby używa tylko biały zamek (wydanie 2019).</translation>
    </message>
    <message>
        <source>When you place it, you score 4 points for each kind of animal on your estate: cows, sheep, pigs, chickens, and the geese of the extra tiles.</source>
        <translation>Kładąc ją, zdobywasz 4 punkty za każdy gatunek zwierząt w&#xa0;posiadłości: krowy, owce, świnie, kury oraz gęsi z&#xa0;dodatkowych płytek.</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>A tournament cannot be read</source>
        <translation>Nie można odczytać turnieju</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} – {other}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partia {number}</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>akcja {number}</translation>
    </message>
    <message numerus="yes">
        <source>Over after {n} action(s)</source>
        <translation>
            <numerusform>Koniec po {n} akcji</numerusform>
            <numerusform>Koniec po {n} akcjach</numerusform>
            <numerusform>Koniec po {n} akcjach</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoły</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Inna partia</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Na żywo</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} z {last}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Zwycięstwa</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>ms a decision</source>
        <translation>ms na decyzję</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add all levels</source>
        <translation>Dodaj wszystkie poziomy</translation>
    </message>
    <message>
        <source>Network from a file…</source>
        <translation>Sieć z pliku…</translation>
    </message>
    <message>
        <source>A network</source>
        <translation>Sieć</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Sieci</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s)</source>
        <translation>
            <numerusform>{n} partia</numerusform>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} partii</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, about {time}</source>
        <translation>{games}, ok. {time}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message numerus="yes">
        <source>the last {n}</source>
        <translation>
            <numerusform>ostatnią {n}</numerusform>
            <numerusform>ostatnie {n}</numerusform>
            <numerusform>ostatnich {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>żadnej</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Everyone against everyone</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>Players per game</source>
        <translation>Graczy w partii</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Pierwsze ziarno</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Wątki</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Eksportuj wyniki</translation>
    </message>
    <message>
        <source>No game is being played</source>
        <translation>Teraz nie toczy się żadna partia</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Wszystkie turnieje</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>The next games begin</source>
        <translation>Zaczynają się następne partie</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Remove the tournament</source>
        <translation>Usuń turniej</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Character of the player to add</source>
        <translation>Postać dodawanego gracza</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Bez postaci</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open the tournament {name}</source>
        <translation>Otwórz turniej: {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nowy turniej…</translation>
    </message>
    <message>
        <source>Remove the tournament?</source>
        <translation>Usunąć turniej?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message numerus="yes">
        <source>{n} player(s)</source>
        <translation>
            <numerusform>{n} gracz</numerusform>
            <numerusform>{n} graczy</numerusform>
            <numerusform>{n} graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} pair(s)</source>
        <translation>
            <numerusform>{done} z {n} pary</numerusform>
            <numerusform>{done} z {n} par</numerusform>
            <numerusform>{done} z {n} par</numerusform>
        </translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>jeszcze ok. {time}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hour(s)</source>
        <translation>
            <numerusform>{n} godz.</numerusform>
            <numerusform>{n} godz.</numerusform>
            <numerusform>{n} godz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{elo} ({low} to {high})</source>
        <translation>{elo} (od {low} do {high})</translation>
    </message>
    <message>
        <source>{place}: {name}, Elo {elo}, {score} of the wins, {points} points</source>
        <translation>{place}: {name}, Elo {elo}, {score} zwycięstw, punkty: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s)</source>
        <translation>
            <numerusform>{n} para</numerusform>
            <numerusform>{n} pary</numerusform>
            <numerusform>{n} par</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} against {other}: {score} of the wins ({low} to {high}), Elo {elo}, {pairs}</source>
        <translation>{one} – {other}: {score} zwycięstw (od {low} do {high}), Elo {elo}, {pairs}</translation>
    </message>
    <message>
        <source>everyone against everyone</source>
        <translation>każdy z każdym</translation>
    </message>
    <message numerus="yes">
        <source>{n} second(s)</source>
        <translation>
            <numerusform>{n}&#xa0;s</numerusform>
            <numerusform>{n}&#xa0;s</numerusform>
            <numerusform>{n}&#xa0;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minute(s)</source>
        <translation>
            <numerusform>{n}&#xa0;min</numerusform>
            <numerusform>{n}&#xa0;min</numerusform>
            <numerusform>{n}&#xa0;min</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Zwycięstwo: {name}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymany</translation>
    </message>
    <message>
        <source>A tournament needs a newer version</source>
        <translation>Turniej wymaga nowszej wersji</translation>
    </message>
    <message>
        <source>“{file}”: {reason}.</source>
        <translation>„{file}”: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more character(s)</source>
        <translation>
            <numerusform>… i jeszcze {n} znak</numerusform>
            <numerusform>… i jeszcze {n} znaki</numerusform>
            <numerusform>… i jeszcze {n} znaków</numerusform>
        </translation>
    </message>
    <message>
        <source>Start these programs?</source>
        <translation>Uruchomić te programy?</translation>
    </message>
    <message numerus="yes">
        <source>This tournament starts {n} program(s) that you have not added to your engines. A program can do anything that you can do on this computer. Start only programs that you know:</source>
        <translation>
            <numerusform>Ten turniej uruchamia {n} program, którego nie ma wśród twoich silników. Program może zrobić wszystko, co ty możesz na tym komputerze. Uruchamiaj tylko programy, które znasz:</numerusform>
            <numerusform>Ten turniej uruchamia {n} programy, których nie ma wśród twoich silników. Program może zrobić wszystko, co ty możesz na tym komputerze. Uruchamiaj tylko programy, które znasz:</numerusform>
            <numerusform>Ten turniej uruchamia {n} programów, których nie ma wśród twoich silników. Program może zrobić wszystko, co ty możesz na tym komputerze. Uruchamiaj tylko programy, które znasz:</numerusform>
        </translation>
    </message>
    <message>
        <source>The tournament has stopped</source>
        <translation>Turniej został zatrzymany</translation>
    </message>
    <message>
        <source>Finished pairs are kept. Fix the problem, then click Resume.</source>
        <translation>Ukończone pary są zachowane. Rozwiąż problem, a potem kliknij „Wznów”.</translation>
    </message>
    <message>
        <source>Its plan is damaged. The file was renamed to {file}.</source>
        <translation>Jego plan jest uszkodzony. Nowa nazwa pliku: {file}.</translation>
    </message>
    <message>
        <source>Create the tournament again. Its results are still in the same folder.</source>
        <translation>Utwórz turniej ponownie. Jego wyniki są nadal w tym samym folderze.</translation>
    </message>
    <message>
        <source>The tournament cannot be saved</source>
        <translation>Nie można zapisać turnieju</translation>
    </message>
    <message>
        <source>Free some disk space or choose another folder, then try again.</source>
        <translation>Zwolnij miejsce na dysku lub wybierz inny folder, a potem spróbuj ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>{n} game(s) are saved. Open one to look back or to review it.</source>
        <translation>
            <numerusform>Zapisano {n} partię. Otwórz ją, aby ją przejrzeć lub przeanalizować.</numerusform>
            <numerusform>Zapisano {n} partie. Otwórz jedną, aby ją przejrzeć lub przeanalizować.</numerusform>
            <numerusform>Zapisano {n} partii. Otwórz jedną, aby ją przejrzeć lub przeanalizować.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of their games were saved, or they have not met yet.</source>
        <translation>Nie zapisano żadnej ich partii albo jeszcze ze sobą nie grali.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation>Liczba stołów</translation>
    </message>
    <message>
        <source>Click a game to enlarge it.</source>
        <translation>Kliknij partię, aby ją powiększyć.</translation>
    </message>
    <message>
        <source>Continue with the next game automatically</source>
        <translation>Automatycznie przechodź do następnej partii</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Miejsce w partii</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Do bieżącej chwili</translation>
    </message>
    <message>
        <source>At the speed of the game</source>
        <translation>Tak szybko, jak toczy się partia</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Przedział 95%</translation>
    </message>
    <message>
        <source>Player to add</source>
        <translation>Gracz do dodania</translation>
    </message>
    <message>
        <source>Pace of the player to add</source>
        <translation>Tempo gracza do dodania</translation>
    </message>
    <message>
        <source>Bots and engines play pairs of games with the same deal, so luck and seating matter little.</source>
        <translation>Boty i silniki grają pary partii z tym samym rozdaniem, więc szczęście i miejsce niewiele znaczą.</translation>
    </message>
    <message>
        <source>named after its players</source>
        <translation>od nazw graczy</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Kto z kim</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Jako polecenie</translation>
    </message>
    <message>
        <source>A tournament needs at least two players: add one.</source>
        <translation>Turniej wymaga co najmniej dwóch graczy: dodaj jednego.</translation>
    </message>
    <message>
        <source>The first against the rest</source>
        <translation>Pierwszy z każdym</translation>
    </message>
    <message>
        <source>Pairs per match</source>
        <translation>Par na mecz</translation>
    </message>
    <message>
        <source>Save games</source>
        <translation>Zapisywanie partii</translation>
    </message>
    <message>
        <source>Double-click a cell or press Enter to see the games of these two players.</source>
        <translation>Kliknij komórkę dwukrotnie lub naciśnij Enter, aby zobaczyć partie tych dwóch graczy.</translation>
    </message>
    <message>
        <source>Games are shown here while the tournament is running.</source>
        <translation>Tu widać partie, gdy trwa turniej.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Trwające partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Bots of every level, networks and engines play each other as often as you like. You can pause a tournament and resume it later, even after you have closed the program.</source>
        <translation>Boty każdego poziomu, sieci i silniki grają ze sobą, ile razy chcesz. Turniej możesz wstrzymać i wznowić później, nawet po zamknięciu programu.</translation>
    </message>
    <message>
        <source>No tournaments yet</source>
        <translation>Nie ma jeszcze turniejów</translation>
    </message>
    <message>
        <source>Find out which bot or engine is the strongest.</source>
        <translation>Sprawdź, który bot lub silnik jest najsilniejszy.</translation>
    </message>
    <message>
        <source>“{name}”, its results and its saved games will be deleted.</source>
        <translation>„{name}”, wyniki i zapisane partie zostaną usunięte.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pair(s) per match</source>
        <translation>
            <numerusform>{n} para na mecz</numerusform>
            <numerusform>{n} pary na mecz</numerusform>
            <numerusform>{n} par na mecz</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} against all others</source>
        <translation>{name} ze wszystkimi</translation>
    </message>
    <message>
        <source>{name}: no games yet</source>
        <translation>{name}: jeszcze bez partii</translation>
    </message>
    <message>
        <source>{one} and {other} have not met yet.</source>
        <translation>{one} i {other} jeszcze ze sobą nie grali.</translation>
    </message>
    <message>
        <source>In the lead: {name}</source>
        <translation>Prowadzi: {name}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończony</translation>
    </message>
    <message>
        <source>This version cannot play the games of the tournament {name}. The tournament was not changed. All other tournaments are in the list.</source>
        <translation>Ta wersja nie może rozegrać partii turnieju {name}. Turniej pozostał bez zmian. Wszystkie inne są na liście.</translation>
    </message>
    <message>
        <source>To continue it, install the latest version of Burgundy Qt.</source>
        <translation>Aby go kontynuować, zainstaluj najnowszą wersję Burgundy Qt.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read the file, then open the tournaments again.</source>
        <translation>Sprawdź, czy wolno ci odczytać ten plik, a potem otwórz turnieje ponownie.</translation>
    </message>
    <message>
        <source>Start and resume</source>
        <translation>Uruchom i wznów</translation>
    </message>
    <message>
        <source>All saved games</source>
        <translation>Wszystkie zapisane partie</translation>
    </message>
    <message>
        <source>this tournament has no saved games</source>
        <translation>ten turniej nie ma zapisanych partii</translation>
    </message>
</context>
<context>
    <name>Tuscany</name>
    <message>
        <source>agriculture spaces</source>
        <translation>pola rolnictwa</translation>
    </message>
    <message>
        <source>{count}× {name}</source>
        <translation>{count}× {name}</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>town</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>zajazd</translation>
    </message>
    <message>
        <source>agriculture</source>
        <translation>rolnictwo</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>kamieniołom</translation>
    </message>
    <message>
        <source>village</source>
        <translation>wioska</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>cart</source>
        <translation>wóz</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>zamki</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>miasta</translation>
    </message>
    <message>
        <source>inns</source>
        <translation>zajazdy</translation>
    </message>
    <message>
        <source>quarries</source>
        <translation>kamieniołomy</translation>
    </message>
    <message>
        <source>villages</source>
        <translation>wioski</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>klasztory</translation>
    </message>
    <message>
        <source>carts</source>
        <translation>wozy</translation>
    </message>
    <message>
        <source>castle region</source>
        <translation>region zamków</translation>
    </message>
    <message>
        <source>town region</source>
        <translation>region miast</translation>
    </message>
    <message>
        <source>inn region</source>
        <translation>region zajazdów</translation>
    </message>
    <message>
        <source>agriculture region</source>
        <translation>region rolnictwa</translation>
    </message>
    <message>
        <source>quarry region</source>
        <translation>region kamieniołomów</translation>
    </message>
    <message>
        <source>village region</source>
        <translation>region wiosek</translation>
    </message>
    <message>
        <source>monastery region</source>
        <translation>region klasztorów</translation>
    </message>
    <message>
        <source>cart region</source>
        <translation>region wozów</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>zboże</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>winogrona</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>trzoda</translation>
    </message>
    <message>
        <source>olives</source>
        <translation>oliwki</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>+1&#xa0;karta włości</translation>
    </message>
    <message>
        <source>+1 marble</source>
        <translation>+1&#xa0;marmur</translation>
    </message>
    <message>
        <source>+1 storage</source>
        <translation>+1&#xa0;pole magazynu</translation>
    </message>
    <message>
        <source>+1 worker</source>
        <translation>+1&#xa0;robotnik</translation>
    </message>
    <message>
        <source>+1 yield card</source>
        <translation>+1&#xa0;karta dochodu</translation>
    </message>
    <message>
        <source>two region cards</source>
        <translation>dwie karty włości</translation>
    </message>
    <message>
        <source>one region card and 1 red point</source>
        <translation>jedna karta włości i 1&#xa0;czerwony punkt</translation>
    </message>
    <message>
        <source>1 green point</source>
        <translation>1&#xa0;zielony punkt</translation>
    </message>
    <message>
        <source>2 red points</source>
        <translation>2&#xa0;czerwone punkty</translation>
    </message>
    <message>
        <source>a marble</source>
        <translation>marmur</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>robotnik</translation>
    </message>
    <message>
        <source>a wooden hexagon</source>
        <translation>drewniany sześciokąt</translation>
    </message>
    <message numerus="yes">
        <source>{n} card(s)</source>
        <translation>
            <numerusform>{n}&#xa0;karta</numerusform>
            <numerusform>{n}&#xa0;karty</numerusform>
            <numerusform>{n}&#xa0;kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marble</source>
        <translation>
            <numerusform>{n} marmur</numerusform>
            <numerusform>{n} marmury</numerusform>
            <numerusform>{n} marmurów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hexagon(s)</source>
        <translation>
            <numerusform>{n}&#xa0;sześciokąt</numerusform>
            <numerusform>{n}&#xa0;sześciokąty</numerusform>
            <numerusform>{n}&#xa0;sześciokątów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tile(s)</source>
        <translation>
            <numerusform>{n}&#xa0;żeton</numerusform>
            <numerusform>{n}&#xa0;żetony</numerusform>
            <numerusform>{n}&#xa0;żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} green point(s)</source>
        <translation>
            <numerusform>{n}&#xa0;zielony punkt</numerusform>
            <numerusform>{n}&#xa0;zielone punkty</numerusform>
            <numerusform>{n}&#xa0;zielonych punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red point(s)</source>
        <translation>
            <numerusform>{n}&#xa0;czerwony punkt</numerusform>
            <numerusform>{n}&#xa0;czerwone punkty</numerusform>
            <numerusform>{n}&#xa0;czerwonych punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>wooden hexagon</source>
        <translation>drewniany sześciokąt</translation>
    </message>
    <message>
        <source>agriculture with {crops}</source>
        <translation>rolnictwo ({crops})</translation>
    </message>
</context>
<context>
    <name>Tuscany table</name>
    <message>
        <source>Storage</source>
        <translation>Magazyn podręczny</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Żetony bonusowe</translation>
    </message>
    <message>
        <source>marble</source>
        <translation>marmur</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>robotnicy</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Dochód</translation>
    </message>
    <message>
        <source>Drag a board to its place, click it to turn it, or use its buttons.</source>
        <translation>Przeciągnij kafel na miejsce, kliknij go, by obrócić, albo użyj przycisków.</translation>
    </message>
    <message>
        <source>points when full</source>
        <translation>punkty, gdy pełne</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiony</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Odkryte żetony</translation>
    </message>
    <message>
        <source>1 green point for each crop that its region does not have yet.</source>
        <translation>1 zielony punkt za każdy rodzaj rolnictwa, którego jego region jeszcze nie ma.</translation>
    </message>
    <message>
        <source>Draw three region cards.</source>
        <translation>Dobierz trzy karty włości.</translation>
    </message>
    <message>
        <source>Fits any space and counts there as a tile of the space&apos;s colour.</source>
        <translation>Pasuje na każde pole i liczy się tam jako żeton w kolorze pola.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosztuje</translation>
    </message>
    <message>
        <source>Scores now</source>
        <translation>Punkty teraz</translation>
    </message>
    <message>
        <source>Stack {phase}</source>
        <translation>Stos {phase}</translation>
    </message>
    <message>
        <source>{covered} of {all}</source>
        <translation>{covered} z {all}</translation>
    </message>
    <message>
        <source>Duchy</source>
        <translation>Księstwo</translation>
    </message>
    <message>
        <source>Is ready</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Spaces covered</source>
        <translation>Zakryte pola</translation>
    </message>
    <message>
        <source>Regions full</source>
        <translation>Pełne regiony</translation>
    </message>
    <message>
        <source>Region cards</source>
        <translation>Karty włości</translation>
    </message>
    <message>
        <source>Neutral tiles</source>
        <translation>Neutralne żetony</translation>
    </message>
    <message>
        <source>Yield cards</source>
        <translation>Karty dochodu</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} szt.</translation>
    </message>
    <message>
        <source>All {spaces}</source>
        <translation>Wszystkie {spaces}</translation>
    </message>
    <message>
        <source>Phase I ends with the round in which somebody empties a left stack.</source>
        <translation>Faza I&#xa0;kończy się wraz z&#xa0;rundą, w&#xa0;której ktoś opróżni lewy stos.</translation>
    </message>
    <message>
        <source>Phase II ends with the round in which somebody empties a middle stack.</source>
        <translation>Faza II kończy się wraz z&#xa0;rundą, w&#xa0;której ktoś opróżni środkowy stos.</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Faza {phase}</translation>
    </message>
    <message>
        <source>Green points</source>
        <translation>Zielone punkty</translation>
    </message>
    <message>
        <source>Red points</source>
        <translation>Czerwone punkty</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>To ostatnia runda.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwsze miejsce</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Drugie miejsce</translation>
    </message>
    <message>
        <source>A stack is empty: the phase ends with this round.</source>
        <translation>Stos jest pusty: faza skończy się wraz z&#xa0;tą rundą.</translation>
    </message>
    <message>
        <source>Will still be added</source>
        <translation>Będą jeszcze dodane</translation>
    </message>
    <message>
        <source>{count} of this colour on display</source>
        <translation>{count} w&#xa0;tym kolorze wśród odkrytych</translation>
    </message>
    <message>
        <source>Region of {size}, {covered} covered</source>
        <translation>Region wielkości {size}, zakryte: {covered}</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} z {all}</translation>
    </message>
    <message>
        <source>Board {kind}</source>
        <translation>Kafel {kind}</translation>
    </message>
    <message>
        <source>Room for one tile or one wooden hexagon.</source>
        <translation>Miejsce na jeden żeton lub drewniany sześciokąt.</translation>
    </message>
    <message>
        <source>It does nothing and scores nothing by itself.</source>
        <translation>Sam nic nie robi i nie daje punktów.</translation>
    </message>
    <message>
        <source>Start castle</source>
        <translation>Zamek początkowy</translation>
    </message>
    <message>
        <source>Counts as {tile}.</source>
        <translation>Liczy się jako: {tile}.</translation>
    </message>
    <message>
        <source>Region of {size}, full</source>
        <translation>Region wielkości {size}, pełny</translation>
    </message>
    <message>
        <source>A gap</source>
        <translation>Luka</translation>
    </message>
    <message>
        <source>Free storage space</source>
        <translation>Wolne miejsce w&#xa0;magazynie podręcznym</translation>
    </message>
    <message>
        <source>The region, when full</source>
        <translation>Region, gdy pełny</translation>
    </message>
    <message>
        <source>Crops in it</source>
        <translation>Rodzaje rolnictwa</translation>
    </message>
    <message>
        <source>{spaces} left</source>
        <translation>{spaces}: zostało</translation>
    </message>
    <message>
        <source>A region of {size}</source>
        <translation>Region wielkości {size}</translation>
    </message>
    <message>
        <source>Phase {phase}, round {round}</source>
        <translation>Faza {phase}, runda {round}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>Deck {count}</source>
        <translation>Talia {count}</translation>
    </message>
    <message>
        <source>{covered} of {spaces} spaces</source>
        <translation>{covered} z {spaces} pól</translation>
    </message>
    <message>
        <source>Hand {count}</source>
        <translation>Ręka {count}</translation>
    </message>
    <message>
        <source>Green scores after I, II and III</source>
        <translation>Zielone liczą się po I, II i III</translation>
    </message>
    <message>
        <source>Green scores after II and III</source>
        <translation>Zielone liczą się po II i III</translation>
    </message>
    <message>
        <source>Green scores once more</source>
        <translation>Zielone liczą się jeszcze raz</translation>
    </message>
    <message>
        <source>Arrange your duchy</source>
        <translation>Ułóż swoje księstwo</translation>
    </message>
    <message>
        <source>Order, turn and shift the three boards, then choose the start castle. Nobody else sees it yet.</source>
        <translation>Ustaw, obróć i&#xa0;przesuń trzy kafle, a&#xa0;potem wybierz zamek początkowy. Nikt inny tego jeszcze nie widzi.</translation>
    </message>
    <message>
        <source>At once place one fitting tile from the display without cards, or none.</source>
        <translation>Połóż od razu jeden pasujący odkryty żeton, bez kart, albo żaden.</translation>
    </message>
    <message>
        <source>Take a bonus tile of any kind that is still available.</source>
        <translation>Weź żeton bonusowy dowolnego rodzaju, który jeszcze pozostał.</translation>
    </message>
    <message>
        <source>Gives you a wooden hexagon for your storage.</source>
        <translation>Daje drewniany sześciokąt do magazynu podręcznego.</translation>
    </message>
    <message>
        <source>Gives you 1 marble, and 1 more for each +1 marble tile.</source>
        <translation>Daje 1 marmur i 1 więcej za każdy żeton +1 marmur.</translation>
    </message>
    <message>
        <source>Gives you 1 worker, and 1 more for each +1 worker tile.</source>
        <translation>Daje 1 robotnika i 1 więcej za każdy żeton +1 robotnik.</translation>
    </message>
    <message>
        <source>Reveals a yield card, and 1 more for each +1 yield card tile.</source>
        <translation>Odkrywa kartę dochodu i 1 więcej za każdy żeton +1 karta dochodu.</translation>
    </message>
    <message>
        <source>Gives now</source>
        <translation>Daje teraz</translation>
    </message>
    <message>
        <source>Only their owner knows which cards they are, until the end.</source>
        <translation>Jakie to karty, wie do końca gry tylko osoba, do której należą.</translation>
    </message>
    <message>
        <source>Once per turn you can pay one marble for a second action of any kind.</source>
        <translation>Raz w turze za jeden marmur można wykonać drugą, dowolną akcję.</translation>
    </message>
    <message>
        <source>At the end of the game, each scores 1 red point.</source>
        <translation>Na koniec gry za każdy jest 1 czerwony punkt.</translation>
    </message>
    <message>
        <source>Each replaces one of the two cards that a space costs.</source>
        <translation>Każdy zastępuje jedną z dwóch kart, które kosztuje pole.</translation>
    </message>
    <message>
        <source>These fill the gaps that this player leaves in the display, from the left.</source>
        <translation>Uzupełniają od lewej luki, które ten gracz zostawia wśród odkrytych żetonów.</translation>
    </message>
    <message>
        <source>Still in all three stacks, in an order nobody knows:</source>
        <translation>Jeszcze we wszystkich trzech stosach, kolejność nieznana:</translation>
    </message>
    <message>
        <source>Placing a tile on a space costs two cards of the space&apos;s colour.</source>
        <translation>Położenie żetonu na polu kosztuje dwie karty w&#xa0;jego kolorze.</translation>
    </message>
    <message>
        <source>Any pair of equal cards replaces one missing card.</source>
        <translation>Para jednakowych kart zastępuje jedną brakującą.</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} na ręce</translation>
    </message>
    <message>
        <source>At the end of the game, 1 red point for every five cards.</source>
        <translation>Na koniec gry 1 czerwony punkt za każde pięć kart.</translation>
    </message>
    <message>
        <source>Of players with equal points, the one with more empty spaces is ahead.</source>
        <translation>Przy równej liczbie punktów decyduje większa liczba pustych pól.</translation>
    </message>
    <message>
        <source>All duchies are revealed when everyone is ready.</source>
        <translation>Wszystkie księstwa zostaną pokazane, gdy każdy będzie gotowy.</translation>
    </message>
    <message>
        <source>Arranges their duchy</source>
        <translation>Układa swoje księstwo</translation>
    </message>
    <message>
        <source>Whenever you draw as an action, 1 extra card.</source>
        <translation>Zawsze gdy dobierasz w ramach akcji, 1 karta więcej.</translation>
    </message>
    <message>
        <source>1 more storage space, and 2 green points at once.</source>
        <translation>O&#xa0;1 miejsce więcej w&#xa0;magazynie podręcznym i&#xa0;od razu 2 zielone punkty.</translation>
    </message>
    <message>
        <source>Each quarry you place gives you 1 extra marble.</source>
        <translation>Każdy położony kamieniołom daje 1 marmur więcej.</translation>
    </message>
    <message>
        <source>Each village you place gives you 1 extra worker.</source>
        <translation>Każda położona wioska daje 1 robotnika więcej.</translation>
    </message>
    <message>
        <source>Each cart you place reveals 1 extra yield card.</source>
        <translation>Każdy położony wóz odkrywa 1 kartę dochodu więcej.</translation>
    </message>
    <message>
        <source>Drawing is an action: three cards, and 1 more for each +1 card tile.</source>
        <translation>Dobieranie to akcja: trzy karty i 1 za każdy żeton +1 karta włości.</translation>
    </message>
    <message>
        <source>When the deck is empty and somebody needs a card, these are shuffled.</source>
        <translation>Gdy talia jest pusta, a&#xa0;potrzebna jest karta, te karty się tasuje.</translation>
    </message>
    <message>
        <source>These refill the display where five tiles of one colour were removed.</source>
        <translation>Uzupełniają odkryte żetony tam, skąd zniknęło pięć w&#xa0;jednym kolorze.</translation>
    </message>
    <message>
        <source>A cart reveals a card, and its effect happens at once.</source>
        <translation>Wóz odkrywa kartę, a&#xa0;jej efekt następuje od razu.</translation>
    </message>
    <message>
        <source>The last one revealed</source>
        <translation>Ostatnio odkryta</translation>
    </message>
    <message>
        <source>For the first and second player to cover all spaces of this colour.</source>
        <translation>Za pierwsze i&#xa0;drugie miejsce w&#xa0;zakryciu wszystkich pól tego koloru.</translation>
    </message>
    <message>
        <source>When somebody empties a right stack, you finish that round and play one more.</source>
        <translation>Gdy ktoś opróżni prawy stos, gra się tę rundę do końca i jeszcze jedną.</translation>
    </message>
    <message>
        <source>The player with the most red points wins. Cards and stores score a few more at the end.</source>
        <translation>Wygrywa osoba z&#xa0;największą liczbą czerwonych punktów. Na koniec karty i&#xa0;zapasy dają ich jeszcze trochę.</translation>
    </message>
    <message>
        <source>Bonus tiles do not increase it.</source>
        <translation>Żetony bonusowe tego nie zwiększają.</translation>
    </message>
    <message>
        <source>Taken by {name}</source>
        <translation>Zdobyte: {name}</translation>
    </message>
    <message>
        <source>Added to the red points at the end of each phase. They are not used up.</source>
        <translation>Na koniec każdej fazy dodawane do czerwonych punktów; nie przepadają.</translation>
    </message>
    <message>
        <source>Cards neither discarded nor in your hand (in the deck and other hands):</source>
        <translation>Karty ani odrzucone, ani na twojej ręce (talia i&#xa0;inne ręce):</translation>
    </message>
    <message>
        <source>{count} shown</source>
        <translation>odkryto: {count}</translation>
    </message>
    <message>
        <source>A right stack is empty: you play one more round.</source>
        <translation>Prawy stos jest pusty: gra się jeszcze jedną rundę.</translation>
    </message>
    <message>
        <source>Five tiles of one colour are removed from the display at once.</source>
        <translation>Pięć żetonów w&#xa0;jednym kolorze od razu usuwa się z&#xa0;odkrytych.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 red point.</source>
        <translation>Na koniec gry 1 czerwony punkt.</translation>
    </message>
    <message>
        <source>Click it to turn it half a turn.</source>
        <translation>Kliknięcie obraca go o pół obrotu.</translation>
    </message>
    <message>
        <source>Swaps the board with the one on its left.</source>
        <translation>Zamienia kafel z lewym sąsiadem.</translation>
    </message>
    <message>
        <source>Swaps the board with the one on its right.</source>
        <translation>Zamienia kafel z prawym sąsiadem.</translation>
    </message>
    <message>
        <source>Turns the board half a turn.</source>
        <translation>Obraca kafel o pół obrotu.</translation>
    </message>
    <message>
        <source>Shifts the board by one space: to half a space above or below its neighbour.</source>
        <translation>Przesuwa kafel o&#xa0;jedno pole: pół pola powyżej lub poniżej sąsiada.</translation>
    </message>
    <message>
        <source>Larger regions score more, but take longer to complete.</source>
        <translation>Większe regiony dają więcej, ale dłużej się je wypełnia.</translation>
    </message>
    <message>
        <source>No tile is left to fill it.</source>
        <translation>Nie ma już żetonu, który mógłby ją wypełnić.</translation>
    </message>
    <message>
        <source>You can cover it once a space next to it is covered.</source>
        <translation>Można je zakryć, gdy zakryte jest pole obok.</translation>
    </message>
    <message>
        <source>The start castle can go here. The duchy grows from it.</source>
        <translation>Może tu stanąć zamek początkowy, od którego rośnie księstwo.</translation>
    </message>
    <message>
        <source>All of them, as things stand</source>
        <translation>Wszystkie, w tej chwili</translation>
    </message>
    <message>
        <source>arranges</source>
        <translation>układa</translation>
    </message>
    <message>
        <source>Taken by you</source>
        <translation>Zdobyte przez ciebie</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Tutor</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Niedokładności</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Grube błędy</translation>
    </message>
    <message>
        <source>Is that a slip?</source>
        <translation>Czy to niedokładność?</translation>
    </message>
    <message>
        <source>Is that a mistake?</source>
        <translation>Czy to błąd?</translation>
    </message>
    <message>
        <source>Is that a blunder?</source>
        <translation>Czy to gruby błąd?</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Give these points away?</source>
        <translation>Oddać te punkty za darmo?</translation>
    </message>
    <message>
        <source>Off: no bot here can judge decisions in this game.</source>
        <translation>Wyłączony: żaden bot nie potrafi tu ocenić decyzji w&#xa0;tej grze.</translation>
    </message>
    <message>
        <source>It asks before you make a costly decision. The game is casual.</source>
        <translation>Pyta przed kosztowną decyzją. Partia jest towarzyska.</translation>
    </message>
    <message>
        <source>It costs {price}.</source>
        <translation>To kosztuje: {price}.</translation>
    </message>
    <message>
        <source>Asks about slips, which cost {percent} chance to win or more</source>
        <translation>Pyta przy niedokładnościach: od {percent} szansy na wygraną</translation>
    </message>
    <message>
        <source>Asks about mistakes, which cost {percent} chance to win or more</source>
        <translation>Pyta przy błędach: od {percent} szansy na wygraną</translation>
    </message>
    <message>
        <source>Asks about blunders, which cost {percent} chance to win or more</source>
        <translation>Pyta przy grubych błędach: od {percent} szansy na wygraną</translation>
    </message>
    <message>
        <source>Play without help</source>
        <translation>Gra bez pomocy</translation>
    </message>
    <message>
        <source>Until the game ends, nothing glows, and nothing is counted or advised.</source>
        <translation>Do końca partii nic nie świeci, a program niczego nie liczy i nie doradza.</translation>
    </message>
    <message>
        <source>A better turn {fact}</source>
        <translation>Lepsza tura: {fact}</translation>
    </message>
    <message>
        <source>Your choice {fact}</source>
        <translation>Twój wybór: {fact}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Undo further?</source>
        <translation>Cofnąć dalej?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Since your last action, dice, tiles or secret choices have been revealed, or another player has acted. If you undo anyway, the game becomes casual, and you can undo as far as you like.</source>
        <translation>Od twojej ostatniej akcji rzucono kośćmi, odkryto żetony lub tajne wybory albo grał już ktoś inny. Jeśli mimo to cofniesz, partia stanie się towarzyska i będzie można cofać bez ograniczeń.</translation>
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
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Znakomicie</translation>
    </message>
    <message>
        <source>Incredible</source>
        <translation>Niewiarygodnie</translation>
    </message>
    <message>
        <source>{points}: {verdict}</source>
        <translation>{points}: {verdict}</translation>
    </message>
    <message>
        <source>{points}: not good yet</source>
        <translation>{points}: jeszcze nie dobrze</translation>
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
        <translation>Szanse na wygraną: {shares}</translation>
    </message>
    <message>
        <source>It is too early for a forecast.</source>
        <translation>Na prognozę jest jeszcze za wcześnie.</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Szanse na wygraną</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>O&#xa0;akcję dalej</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
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
        <translation>Udostępnianie gry jako strony internetowej</translation>
    </message>
    <message>
        <source>Web pages ({pattern})</source>
        <translation>Strony internetowe ({pattern})</translation>
    </message>
    <message>
        <source>The web page could not be saved</source>
        <translation>Nie udało się zapisać strony internetowej</translation>
    </message>
    <message>
        <source>Web page saved: {file}</source>
        <translation>Strona zapisana: {file}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>Making the web page: {share}</source>
        <translation>Tworzenie strony: {share}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Pierwsza pozycja</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Poprzednia tura</translation>
    </message>
    <message>
        <source>Action before</source>
        <translation>Poprzednia akcja</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Następna akcja</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Następna tura</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Ostatnia pozycja</translation>
    </message>
    <message>
        <source>Next key moment</source>
        <translation>Następny ważny moment</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Gra się zaczyna</translation>
    </message>
    <message>
        <source>Keys: left and right for an action, page up and page down for a turn, space to play.</source>
        <translation>Klawisze: w lewo i w prawo – akcja, Page Up i Page Down – tura, spacja – odtwarzanie.</translation>
    </message>
    <message>
        <source>Save the game for Burgundy Qt</source>
        <translation>Zapisz grę dla Burgundy Qt</translation>
    </message>
    <message>
        <source>Made with Burgundy Qt, an unofficial fan work. All pictures are its own.</source>
        <translation>Strona z programu Burgundy Qt, nieoficjalnego projektu fanów. Wszystkie obrazy są własne.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Phase {phase}, round {round} of 5</source>
        <translation>Faza&#xa0;{phase}, runda&#xa0;{round} z&#xa0;5</translation>
    </message>
    <message>
        <source>{moment}, {tiles} left</source>
        <translation>{moment}, zostało: {tiles}</translation>
    </message>
    <message>
        <source>{moment}, the pile is empty</source>
        <translation>{moment}, stos jest pusty</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>Phase {phase}, {crossed} of {boxes}</source>
        <translation>Faza {phase}, {crossed} z {boxes}</translation>
    </message>
    <message>
        <source>Dice Game</source>
        <translation>Gra kościana</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>Toskania</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>This game could not be saved</source>
        <translation>Nie udało się zapisać tej partii</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>{where}, ladder</source>
        <translation>{where}, drabinka</translation>
    </message>
    <message>
        <source>{where}, weekly cup</source>
        <translation>{where}, puchar tygodnia</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>{where}, casual, tutor</source>
        <translation>{where}, towarzyska, z&#xa0;trenerem</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Looking back: {where}</source>
        <translation>Przegląd: {where}</translation>
    </message>
    <message>
        <source>{moment}: the phase ends</source>
        <translation>{moment}: faza się kończy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>{where}, casual</source>
        <translation>{where}, partia towarzyska</translation>
    </message>
    <message>
        <source>If you leave the game now, you lose everything that is not saved. Leave anyway?</source>
        <translation>Jeśli teraz opuścisz partię, przepadnie wszystko, co nie zostało zapisane. Opuścić ją mimo to?</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Opuść</translation>
    </message>
    <message>
        <source>Question: {where}</source>
        <translation>Pytanie: {where}</translation>
    </message>
    <message>
        <source>Version {version}. An unofficial home for The Castles of Burgundy, made by players for players. All pictures and texts are original.</source>
        <translation>Wersja {version}. Nieoficjalny program do gry w Zamki Burgundii, stworzony przez graczy dla graczy. Wszystkie obrazy i teksty są oryginalne.</translation>
    </message>
    <message>
        <source>{moment}: one more round follows</source>
        <translation>{moment}: będzie jeszcze jedna</translation>
    </message>
    <message>
        <source>Burgundy Qt games ({pattern})</source>
        <translation>Partie Burgundy Qt ({pattern})</translation>
    </message>
    <message>
        <source>Copy of the game saved: {file}</source>
        <translation>Zapisano kopię partii: {file}</translation>
    </message>
    <message>
        <source>{where}, without help</source>
        <translation>{where}, bez pomocy</translation>
    </message>
    <message>
        <source>{where}, casual, without help</source>
        <translation>{where}, partia towarzyska, bez pomocy</translation>
    </message>
    <message>
        <source>Games as text ({pattern})</source>
        <translation>Partie jako tekst ({pattern})</translation>
    </message>
    <message>
        <source>Analysis: {where}</source>
        <translation>Analiza: {where}</translation>
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
            <numerusform>Drużyna {name} wygrywa o&#xa0;{n}&#xa0;punkt</numerusform>
            <numerusform>Drużyna {name} wygrywa o&#xa0;{n}&#xa0;punkty</numerusform>
            <numerusform>Drużyna {name} wygrywa o&#xa0;{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Team {name} wins the tie at {points}</source>
        <translation>Remis po {points}&#xa0;pkt, wygrywa drużyna {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by {n}</source>
        <translation>
            <numerusform>{name} wygrywa o&#xa0;{n}&#xa0;punkt</numerusform>
            <numerusform>{name} wygrywa o&#xa0;{n}&#xa0;punkty</numerusform>
            <numerusform>{name} wygrywa o&#xa0;{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the tie at {points}</source>
        <translation>Remis po {points}&#xa0;pkt, wygrywa {name}</translation>
    </message>
    <message>
        <source>The teams are level on points: the one with fewer covered spaces wins, {fewer} against {more}.</source>
        <translation>Drużyny mają tyle samo punktów: wygrywa ta, która zakryła mniej pól, {fewer} do {more}.</translation>
    </message>
    <message>
        <source>Not this time: {covered} of {spaces} spaces</source>
        <translation>Nie tym razem: {covered} z&#xa0;{spaces} pól</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Wygrywasz!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} wygrywa!</translation>
    </message>
    <message>
        <source>You share the victory with {names}</source>
        <translation>Wspólne zwycięstwo: ty oraz {names}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>{points} each; empty spaces and green points are equal too.</source>
        <translation>Po {points}; puste pola i zielone punkty też są równe.</translation>
    </message>
    <message numerus="yes">
        <source>Your team wins by {n}</source>
        <translation>
            <numerusform>Twoja drużyna wygrywa o&#xa0;{n}&#xa0;punkt</numerusform>
            <numerusform>Twoja drużyna wygrywa o&#xa0;{n}&#xa0;punkty</numerusform>
            <numerusform>Twoja drużyna wygrywa o&#xa0;{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team wins the tie at {points}</source>
        <translation>Remis po {points}&#xa0;pkt, wygrywa twoja drużyna</translation>
    </message>
    <message numerus="yes">
        <source>You win by {n}</source>
        <translation>
            <numerusform>Wygrywasz o&#xa0;{n}&#xa0;punkt</numerusform>
            <numerusform>Wygrywasz o&#xa0;{n}&#xa0;punkty</numerusform>
            <numerusform>Wygrywasz o&#xa0;{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the tie at {points}</source>
        <translation>Remis po {points}&#xa0;pkt, wygrywasz ty</translation>
    </message>
    <message>
        <source>The 25 rounds are over. A lower target makes the game easier.</source>
        <translation>25 rund minęło. Niższy cel ułatwia grę.</translation>
    </message>
    <message>
        <source>Points and covered spaces are equal: the team with the last marker in the order of play wins.</source>
        <translation>Tyle samo punktów i&#xa0;zakrytych pól: wygrywa drużyna, której znacznik jest ostatni w&#xa0;kolejności.</translation>
    </message>
    <message>
        <source>All {spaces} spaces were covered in round {round} of 25.</source>
        <translation>Wszystkie pola ({spaces}) zakryte w&#xa0;rundzie {round} z&#xa0;25.</translation>
    </message>
    <message>
        <source>{more} empty estate spaces against {fewer}: the player with more wins.</source>
        <translation>Puste pola posiadłości: {more} do {fewer}, rozstrzyga większa liczba.</translation>
    </message>
    <message>
        <source>The empty estate spaces are equal too: the player who acted later in the last round wins.</source>
        <translation>Pustych pól posiadłości też jest tyle samo: wygrywa osoba, która w&#xa0;ostatniej rundzie grała później.</translation>
    </message>
    <message>
        <source>{points} each, so the place is shared.</source>
        <translation>Po {points}: miejsce jest wspólne.</translation>
    </message>
    <message>
        <source>“{verdict}” starts at {least}: {points} to go.</source>
        <translation>„{verdict}” zaczyna się od {least}: jeszcze {points}.</translation>
    </message>
    <message>
        <source>{points} each; bonuses left are equal too: {left}.</source>
        <translation>Po {points}; tyle samo pozostałych premii: {left}.</translation>
    </message>
    <message>
        <source>{more} bonuses left against {fewer}: the player with more wins.</source>
        <translation>Pozostałe premie: {more} do {fewer}, rozstrzyga większa liczba.</translation>
    </message>
    <message>
        <source>Empty spaces are equal too; {more} green points against {fewer}: the player with more wins.</source>
        <translation>Puste pola też są równe; zielone punkty: {more} do {fewer}, rozstrzyga większa liczba.</translation>
    </message>
    <message>
        <source>{more} empty spaces against {fewer}: the player with more wins.</source>
        <translation>Puste pola: {more} do {fewer}, rozstrzyga większa liczba.</translation>
    </message>
</context>
</TS>
