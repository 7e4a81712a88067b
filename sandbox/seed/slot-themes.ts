/** Words that the names of a theme's slots are put together from. */
export interface SlotTheme {
  readonly adjectives: readonly string[];
  readonly heroes: readonly string[];
  readonly treasures: readonly string[];
  readonly places: readonly string[];
}

/** By theme; the pictures have their art under the same names. */
export const slotThemes: Readonly<Record<string, SlotTheme>> = {
  egypt: theme(
    'Golden, Buried, Sunlit, Sacred, Eternal, Desert, Royal, Silent, Radiant, Forgotten',
    'Scarab, Vizier, Sand Cat, Ibis, Nile Queen, Oracle, Embalmer, Sphinx, Charioteer, Jackal',
    'Obelisk, Amulet, Sun Disc, Papyrus, Sarcophagus, Ankh, Sceptre, Tomb, Lotus Crown, Hieroglyph',
    'Thebes, the Nile, Giza, the Sun Court, the Delta, Luxor, the Red Dunes, Saqqara',
  ),
  lantern: theme(
    'Lucky, Jade, Crimson, Prosperous, Moonlit, Silken, Festive, Imperial, Blooming, Nine-Fold',
    'Lantern Maker, Koi, Tea Master, Lion Dancer, Empress, Paper Crane, Kite Flyer, Red Panda, Drummer, Scholar',
    'Lantern, Jade Coin, Red Envelope, Teapot, Firecracker, Silk Fan, Pearl, Lotus, Golden Ingot, Wind Chime',
    'the Night Market, Jade Hill, the Moon Bridge, the Silk Road, Peony Lane, the Plum Court, Willow Pond, the Red Gate',
  ),
  fruit: theme(
    'Juicy, Zesty, Sunny, Sparkling, Frosted, Tropical, Ripe, Crisp, Tangy, Electric',
    'Cherry, Lemon, Melon, Grape, Orange, Plum, Berry, Papaya, Lime, Mango',
    'Smoothie, Orchard, Basket, Squeeze, Punch, Splash, Picnic, Harvest, Cocktail, Sorbet',
    'the Orchard, Palm Bay, Lemon Street, the Fruit Stand, Citrus Coast, the Greenhouse, Sunrise Grove, the Juice Bar',
  ),
  gems: theme(
    'Brilliant, Shattered, Prismatic, Flawless, Hidden, Burning, Twilight, Polished, Starlit, Rare',
    'Jeweller, Gem Hunter, Prospector, Cutter, Collector, Amethyst, Sapphire, Opal, Garnet, Topaz',
    'Diamond, Ruby, Emerald, Crystal, Facet, Geode, Tiara, Pendant, Prism, Carat',
    'the Deep Mine, Facet Falls, the Glass Cave, Opal Ridge, the Vault, Carat Canyon, Mirror Lake, the Lapidary',
  ),
  ocean: theme(
    'Coral, Deep, Tidal, Azure, Pearly, Sunken, Wandering, Glimmering, Salty, Abyssal',
    'Mermaid, Octopus, Seahorse, Turtle, Dolphin, Manta, Diver, Angelfish, Narwhal, Sea Witch',
    'Pearl, Trident, Conch, Reef, Wreck, Lagoon, Anchor, Grotto, Starfish, Current',
    'the Coral Court, the Blue Hole, Atoll Nine, the Tide Pools, Pearl Bay, the Kelp Forest, Mariana, the Lagoon',
  ),
  pirate: theme(
    'Stormy, Cursed, Bold, Salt-Stained, Roving, Moonless, Reckless, Plundered, Thirsty, Rusty',
    'Captain, Buccaneer, First Mate, Parrot, Corsair, Cabin Boy, Navigator, Gunner, Smuggler, Stowaway',
    'Treasure Chest, Cutlass, Doubloon, Galleon, Spyglass, Compass, Rum Barrel, Black Flag, Map, Cannon',
    'Skull Bay, Tortuga Sound, the Seven Seas, Rum Island, the Crow’s Nest, Gallows Point, the Gulf, Dead Calm',
  ),
  space: theme(
    'Cosmic, Orbital, Stellar, Lunar, Weightless, Distant, Neon, Infinite, Quantum, Solar',
    'Astronaut, Rover, Comet, Star Pilot, Android, Nebula, Voyager, Satellite, Moon Cat, Ranger',
    'Asteroid, Rocket, Eclipse, Galaxy, Meteor, Supernova, Beacon, Wormhole, Crater, Signal',
    'Saturn, Orion, the Milky Way, Andromeda, the Outer Rim, Titan, Europa, Station Twelve',
  ),
  norse: theme(
    'Frozen, Thunderous, Runic, Iron, Fearless, Northern, Hallowed, Raven-Winged, Ancient, Fierce',
    'Valkyrie, Shield Maiden, Skald, Jarl, Rune Smith, Raven, Berserker, Frost Giant, Seeress, Longship',
    'Hammer, Drinking Horn, Shield, Rune Stone, Battle Axe, Mead Hall, Helm, Saga, Torc, Oath',
    'the Fjord, Midgard, the North Sea, the Mead Hall, Bifrost, the Ice Wall, Jotunheim, Raven Rock',
  ),
  greek: theme(
    'Marble, Olympian, Heroic, Divine, Winged, Thundering, Laurelled, Mythic, Undying, Titanic',
    'Oracle, Minotaur, Pegasus, Muse, Gorgon, Centaur, Argonaut, Nymph, Titan, Siren',
    'Thunderbolt, Amphora, Laurel, Lyre, Golden Fleece, Labyrinth, Temple, Ambrosia, Helm, Torch',
    'Olympus Heights, Delphi, Crete, the Aegean, Arcadia, Ithaca, the Agora, Elysium',
  ),
  western: theme(
    'Dusty, Wanted, Wild, Sunburnt, Quick-Draw, Lonesome, Gilded, Outlaw, Rowdy, Rattling',
    'Sheriff, Bandit, Cowgirl, Prospector, Mustang, Gunslinger, Coyote, Deputy, Drifter, Stagecoach',
    'Gold Nugget, Horseshoe, Saloon, Six-Shooter, Dynamite, Lasso, Bounty, Badge, Gold Pan, Showdown',
    'Cactus Flats, Silver Creek, Dry Gulch, the Frontier, Red Mesa, Tumbleweed, Coyote Pass, Last Chance',
  ),
  jungle: theme(
    'Emerald, Lost, Whispering, Overgrown, Roaring, Untamed, Misty, Painted, Tangled, Vivid',
    'Jaguar, Toucan, Explorer, Tree Frog, Monkey King, Macaw, Python, Chieftain, Orchid, Gecko',
    'Idol, Vine, Temple, Totem, Waterfall, Machete, Ruins, Blossom, Canopy, Drum',
    'the Amazon, the Canopy, Vine Valley, the Lost City, Monkey Bridge, the Green Gate, Orchid Falls, the Jade River',
  ),
  candy: theme(
    'Sticky, Frosted, Swirling, Bubbly, Caramel, Minty, Fizzy, Marshmallow, Glazed, Sprinkled',
    'Gumdrop, Gingerbread Man, Lollipop, Jelly Bear, Cupcake, Candy Cane, Bonbon, Pastry Chef, Macaron, Toffee',
    'Sundae, Cookie Jar, Fudge, Syrup, Gumball, Truffle, Parfait, Soufflé, Nougat, Sherbet',
    'Caramel Cove, Candy Lane, the Cake Shop, Sherbet Springs, Jelly Hills, the Sweet Cart, Toffee Town, Crème Island',
  ),
  irish: theme(
    'Charmed, Merry, Four-Leaf, Jolly, Clover, Lucky, Rainbow, Blarney, Cheerful, Green',
    'Leprechaun, Fiddler, Fairy, Cobbler, Piper, Shamrock, Innkeeper, Red Fox, Dancer, Pooka',
    'Pot of Gold, Shamrock, Rainbow, Horseshoe, Harp, Top Hat, Wishing Well, Toadstool, Charm, Pint',
    'the Emerald Isle, Clover Hill, Rainbow’s End, Galway Green, the Old Mill, Dublin Lane, the Fairy Ring, Kerry',
  ),
  halloween: theme(
    'Haunted, Spooky, Midnight, Wicked, Creeping, Ghostly, Bewitched, Crooked, Shadowy, Howling',
    'Witch, Vampire, Black Cat, Ghost, Werewolf, Scarecrow, Bat, Skeleton, Warlock, Mummy',
    'Pumpkin, Cauldron, Potion, Coffin, Broomstick, Candle, Cobweb, Graveyard, Full Moon, Masquerade',
    'Crow Manor, Bleak Hollow, the Old Crypt, Raven Hill, Fog Street, the Dark Wood, Batwing Lane, Tombstone Row',
  ),
  winter: theme(
    'Snowy, Frosty, Icy, Glittering, Cosy, Arctic, Silver, Northern, Crystal, Merry',
    'Snowman, Reindeer, Polar Bear, Penguin, Ice Queen, Elf, Husky, Snow Owl, Skater, Yeti',
    'Snowflake, Sleigh, Gift, Bauble, Igloo, Icicle, Bell, Fireplace, Snow Globe, Mitten',
    'the North Pole, Frost Village, Icicle Lake, Snow Peak, the Toy Shop, Lapland, Pine Lodge, the Ice Rink',
  ),
  magic: theme(
    'Enchanted, Arcane, Spellbound, Mystic, Whimsical, Violet, Secret, Bubbling, Astral, Woven',
    'Wizard, Sorceress, Apprentice, Familiar, Alchemist, Owl, Djinn, Unicorn, Illusionist, Sprite',
    'Spell Book, Crystal Ball, Wand, Elixir, Grimoire, Cauldron, Talisman, Mirror, Amulet, Scroll',
    'the Tower, Moonwood, the Academy, Spellgate, Starfall Keep, the Attic, Mirror Hall, the Veil',
  ),
  fire: theme(
    'Blazing, Molten, Scorching, Smouldering, Fiery, Volcanic, Ember, Sizzling, Red-Hot, Burning',
    'Phoenix, Fire Dancer, Salamander, Lava Titan, Blacksmith, Ember Fox, Chili, Fire Opal, Torchbearer, Drake',
    'Inferno, Flame, Volcano, Furnace, Ember, Torch, Feather, Eruption, Bonfire, Spark',
    'Mount Cinder, the Forge, Ash Valley, the Caldera, Lava Falls, Ember Isle, Sunfire Ridge, the Kiln',
  ),
  farm: theme(
    'Happy, Golden, Sunny, Muddy, Clucking, Rustic, Harvest, Country, Early, Barnyard',
    'Rooster, Piglet, Farmer, Milkmaid, Sheepdog, Goose, Pony, Scarecrow, Goat, Duckling',
    'Harvest, Haystack, Corn Cob, Golden Egg, Barn, Tractor, Windmill, Pumpkin Patch, Beehive, Apple Pie',
    'Maple Farm, Hay Hill, the Henhouse, Corn Row, Sunny Acre, the Old Barn, Clover Field, the County Fair',
  ),
  sakura: theme(
    'Silent, Blossoming, Paper, Cherry, Drifting, Twilight, Folded, Vermilion, Gentle, Snow-White',
    'Geisha, Lucky Cat, Samurai, Fox Spirit, Crane, Kabuki, Tanuki, Ninja, Koi, Swordsmith',
    'Fan, Katana, Torii, Sakura, Mask, Scroll, Bonsai, Umbrella, Tea Bowl, Paper Moon',
    'Kyoto Nights, Fuji View, the Bamboo Path, the Tea House, Lantern Alley, the Red Torii, Osaka, the Stone Garden',
  ),
  safari: theme(
    'Wild, Roaming, Sunset, Thirsty, Mighty, Proud, Thundering, Golden, Sleepless, Savanna',
    'Lion, Elephant, Rhino, Zebra, Giraffe, Cheetah, Meerkat, Hippo, Gazelle, Ostrich',
    'Waterhole, Pride, Stampede, Baobab, Drum, Sunrise, Horizon, Footprint, Grassland, Caravan',
    'the Serengeti, Baobab Plain, the Great Rift, Lion Rock, Kilima, the Long Grass, Zambezi, Dust Road',
  ),
  music: theme(
    'Electric, Groovy, Loud, Velvet, Midnight, Syncopated, Backstage, Vinyl, Disco, Encore',
    'DJ, Diva, Guitarist, Drummer, Crooner, Rock Star, Maestro, Roadie, Saxophonist, Bassist',
    'Disco Ball, Jukebox, Guitar, Encore, Microphone, Turntable, Gold Record, Headliner, Amplifier, Ballad',
    'the Main Stage, Vinyl Street, Club Aurora, the Basement, Neon Avenue, the Green Room, Harmony Hall, the Rooftop',
  ),
  racing: theme(
    'Turbo, Midnight, Full-Throttle, Chrome, Roaring, Drifting, Nitro, Checkered, Furious, Silver',
    'Racer, Mechanic, Street King, Speedster, Co-Driver, Rally Queen, Stuntman, Champion, Roadster, Daredevil',
    'Podium, Pole Position, Trophy, Nitro, Grand Tour, Finish Line, Piston, Hairpin, Checkered Flag, Pit Stop',
    'Thunder Road, the Speedway, Neon City, Hairpin Hill, the Coast Road, Sunset Strip, the Oval, Route Nine',
  ),
  garden: theme(
    'Blooming, Fragrant, Dewy, Secret, Buzzing, Moonlit, Petal, Pastel, Wandering, Rosy',
    'Butterfly, Honeybee, Gardener, Ladybird, Hummingbird, Rose, Hedgehog, Fairy, Dragonfly, Peony',
    'Bouquet, Nectar, Honeypot, Greenhouse, Petal, Trellis, Fountain, Meadow, Sundial, Ivy',
    'the Rose Garden, Honey Hill, the Meadow, Petal Park, the Glasshouse, Ivy Gate, Lily Pond, Butterfly Bay',
  ),
  fiesta: theme(
    'Spicy, Dancing, Colourful, Midnight, Painted, Salsa, Sunny, Bold, Festive, Piñata',
    'Mariachi, Señorita, Luchador, Calavera, Chihuahua, Dancer, Matador, El Niño, Abuela, Rooster',
    'Piñata, Maraca, Sombrero, Chili, Guitarra, Cactus, Sugar Skull, Marigold, Jalapeño, Serenata',
    'the Plaza, Oaxaca, Café Olé, the Mercado, Calle Sol, Tequila Town, Playa Azul, San Jacinto',
  ),
  steampunk: theme(
    'Clockwork, Brass, Mechanical, Steam-Driven, Copper, Riveted, Ticking, Airborne, Curious, Victorian',
    'Inventor, Airship Captain, Automaton, Tinkerer, Clockmaker, Engineer, Duchess, Pilot, Brass Owl, Professor',
    'Gear, Pocket Watch, Airship, Engine, Skeleton Key, Monocle, Dynamo, Locomotive, Contraption, Telescope',
    'Cogsworth, the Foundry, Cloud Station, Brass Street, the Workshop, Gearford, the Clock Tower, Platform Zero',
  ),
  royal: theme(
    'Royal, Noble, Majestic, Crowned, Velvet, Gallant, Regal, Gilded, Courtly, Sovereign',
    'Queen, Knight, Jester, King, Princess, Squire, Duke, Falconer, Herald, Court Wizard',
    'Crown, Throne, Sceptre, Castle, Signet Ring, Banner, Chalice, Orb, Tournament, Dowry',
    'the Castle, Kingsbridge, the Throne Room, Gold Court, the Keep, Swan Palace, the Round Hall, Highcourt',
  ),
  heist: theme(
    'Silent, Masked, Daring, Stolen, Slick, Midnight, Perfect, Undercover, Velvet, Crooked',
    'Detective, Cat Burglar, Safecracker, Mastermind, Getaway Driver, Inspector, Forger, Raccoon, Hacker, Fence',
    'Vault, Diamond, Getaway, Blueprint, Briefcase, Master Key, Alibi, Jackpot, Safe, Caper',
    'the Grand Bank, Vault Nine, the Museum, Harbour Street, the Penthouse, the Casino, Moon Alley, the Mint',
  ),
  aztec: theme(
    'Sun-Blessed, Feathered, Golden, Stone, Sacred, Ancient, Obsidian, Painted, Rising, Turquoise',
    'Quetzal, Jaguar Priest, Sun King, Serpent, High Priestess, Eagle Warrior, Stone Mask, Hummingbird, Calendar Keeper, Moon God',
    'Sun Stone, Idol, Mask, Pyramid, Calendar, Obsidian Blade, Cocoa Cup, Feather Crown, Temple Step, Jade Heart',
    'Tenoch, the Sun Temple, the Stone Steps, Eagle Peak, the Lost Pyramid, Serpent Lake, Jade Plaza, the Cenote',
  ),
  forest: theme(
    'Mossy, Hollow, Foggy, Whispering, Autumn, Acorn, Wandering, Timid, Fern, Hidden',
    'Fox, Badger, Owl, Stag, Squirrel, Wood Elf, Mushroom, Bear Cub, Druid, Lynx',
    'Acorn, Toadstool, Hollow Tree, Campfire, Lantern, Berry Patch, Path, Treehouse, Antler, Firefly',
    'Elderwood, the Hollow, Fern Gully, Foxglove, the Old Oak, Mushroom Ring, Birch Hill, the Glade',
  ),
  classic: theme(
    'Triple, Blazing, Double, Retro, Lucky, Ultra, Super, Neon, Golden, Hot',
    'Seven, Bell, Bar, Joker, Star, Diamond, Wild, Crown, Ace, Clover',
    'Sevens, Bells, Bars, Stars, Dice, Hearts, Spades, Reels, Coins, Jokers',
    'the Strip, Reel Street, Coin Row, the Back Room, Neon Corner, Downtown, the High Roller, Arcade Alley',
  ),
};

function theme(adjectives: string, heroes: string, treasures: string, places: string): SlotTheme {
  const words = (text: string) => text.split(', ');
  return {
    adjectives: words(adjectives),
    heroes: words(heroes),
    treasures: words(treasures),
    places: words(places),
  };
}
