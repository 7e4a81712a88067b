import type { BackdropName } from '#sandbox/pictures/backdrops/index.ts';
import type { MotifName } from '#sandbox/pictures/motifs/index.ts';
import type { Palette } from './ink.ts';

/** The looks of a theme's games: each picks from these. */
export interface Look {
  readonly backdrops: readonly BackdropName[];
  readonly motifs: readonly MotifName[];
  readonly palettes: readonly Palette[];
}

const warm = palette('#7a1f1f #2a0a1c #ff9a3d #e2384d #ffb02e');
const violet = palette('#4b2a9b #160c3a #a678ff #d94ad6 #38c6e8');
const night = palette('#1c2f7a #070d2b #4f8dff #5d6bff #ffb84a');
const teal = palette('#0d6a7d #04222f #3fe0d0 #ff6f61 #21b7c9');
const green = palette('#1d6b3f #06251c #86e05a #e2b42e #2fae60');
const rose = palette('#9a2a6b #2d0a2c #ff8fc7 #ff4f8b #7b5cff');
const sand = palette('#c9781f #4a1c14 #ffd47a #1f8fb5 #d6432f');
const ice = palette('#2b6fb5 #0c2250 #bfe9ff #e23d5b #3fb7e8');
const noir = palette('#2d2f45 #0b0b16 #c9a45a #c7932f #b0344f');
const sky = palette('#3d8be0 #14407f #fff0a8 #ff7a3d #37b46b');
const plum = palette('#5a1a5e #1b0626 #ff7bd0 #8f4bff #ff9a3d');
const mint = palette('#1a8f86 #063a3e #c8ffe0 #ff5f86 #ffd257');
const dusk = palette('#b0433f #2a1245 #ffb36b #ff6a3d #7a4bd1');
const jade = palette('#0f6b52 #052a25 #ffdf8a #d63a3a #1fae86');

/** By the theme of a game. Whatever has no look of its own looks `classic`. */
export const looks: Readonly<Record<string, Look>> = {
  egypt: look('dunes rays', 'pyramid scarab ankh horusEye sun', [sand, night, dusk]),
  lantern: look('clouds deco', 'lantern dragon koi fan ingot cashCoin', [warm, jade, plum]),
  fruit: look('rays bokeh', 'cherry lemon melon grapes orange strawberry seven bell', [
    rose,
    violet,
    sky,
    mint,
  ]),
  gems: look('rays bokeh stars', 'diamond ruby emerald crystals ring', [violet, teal, night, rose]),
  ocean: look('sea', 'fish pearlShell anchor octopus starfish', [teal, ice, night]),
  pirate: look('sea dunes', 'chest skull shipWheel compass coin anchor', [night, teal, dusk]),
  space: look('stars', 'planet rocket ufo luckyStar', [violet, night, plum]),
  norse: look('peaks', 'shield axe helmet sword', [ice, night, teal]),
  greek: look('columns clouds', 'bolt amphora laurel helmet shield', [sky, sand, violet]),
  western: look('dunes rays', 'sheriffStar cactus horseshoe hat key', [dusk, sand, warm]),
  jungle: look('foliage', 'mask leaf tiger drum emerald', [green, jade, teal]),
  candy: look('hills bokeh', 'lollipop cupcake candy donut', [rose, mint, violet]),
  irish: look('hills rays', 'clover potOfGold topHat horseshoe coin', [green, jade, sky]),
  halloween: look('peaks stars', 'pumpkin ghost potion bat skull', [plum, violet, dusk]),
  winter: look('snowfall', 'snowflake gift bauble snowman bell', [ice, night, teal]),
  magic: look('stars bokeh', 'wizardHat potion crystalBall book owl', [violet, plum, night]),
  fire: look('rays peaks', 'flame volcano chili sun', [warm, dusk, plum]),
  farm: look('hills field', 'rooster pig egg barn bee', [sky, green, mint]),
  sakura: look('clouds deco bokeh', 'blossom fan torii luckyCat koi', [rose, plum, ice]),
  safari: look('dunes foliage', 'lion tiger drum sun mask', [sand, dusk, green]),
  music: look('stage grid', 'disco note microphone vinyl', [violet, plum, rose]),
  racing: look('speed city', 'car trophy checkeredFlag wheel', [night, warm, noir]),
  garden: look('bokeh hills', 'butterfly rose bee blossom', [mint, rose, green]),
  fiesta: look('bunting', 'chili maraca skull sombrero cactus', [dusk, plum, teal]),
  steampunk: look('city deco', 'gear balloon key clock', [sand, noir, teal]),
  royal: look('rays deco', 'crown castle shield ring sword', [violet, noir, warm]),
  heist: look('city rays', 'vault dominoMask diamond key coin', [noir, night, violet]),
  aztec: look('foliage dunes', 'sun mask stepPyramid emerald', [jade, sand, green]),
  forest: look('foliage hills', 'fox mushroom acorn owl leaf', [green, teal, dusk]),
  classic: look('rays deco grid', 'seven bell bar luckyStar dice cherry', [warm, violet, noir, night]),
  baccarat: look('felt', 'pairOfCards', [jade, noir, warm]),
  roulette: look('felt stage', 'roulette', [noir, warm, jade]),
  dice: look('felt rays', 'dice', [warm, jade, violet]),
  dragontiger: look('clouds rays', 'dragon tiger', [warm, noir, dusk]),
  blackjack: look('felt', 'chip cards', [jade, noir, night]),
  wheel: look('stage rays', 'wheelOfLuck', [violet, rose, night]),
  fishing: look('sea', 'fish koi octopus', [teal, ice, night]),
  cards: look('felt deco', 'cards chip pairOfCards', [night, jade, plum]),
  mahjong: look('clouds deco', 'mahjong', [jade, teal, warm]),
  football: look('field', 'football', [green, sky, teal]),
  basketball: look('stage city', 'basketball', [dusk, violet, night]),
  tennis: look('field', 'tennis', [sky, green, mint]),
  volleyball: look('hills rays', 'volleyball', [sky, mint, dusk]),
  cockfight: look('stage rays', 'rooster', [warm, dusk, noir]),
  esports: look('grid city', 'gamepad trophy bolt', [violet, night, plum]),
  lottery: look('rays bokeh', 'lotteryBalls', [violet, rose, sky]),
  ticket: look('bokeh clouds', 'ticket', [warm, jade, rose]),
  elott: look('grid stars', 'lotteryBalls', [night, plum, teal]),
  rocket: look('stars city', 'rocket balloon', [night, violet, plum]),
};

/** Five colours: sky above and below, glow, main, accent. */
function palette(colours: string): Palette {
  const [above = '', below = '', glow = '', main = '', accent = ''] = colours.split(' ');
  return { sky: [above, below], glow, main, accent };
}

function look(backdrops: string, motifs: string, palettes: readonly Palette[]): Look {
  return {
    backdrops: backdrops.split(' ') as BackdropName[],
    motifs: motifs.split(' ') as MotifName[],
    palettes,
  };
}
