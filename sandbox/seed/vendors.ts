import type { GameCategoryCode } from '@liveryjs/schemas/platform';

export interface VendorSeed {
  readonly code: string;
  readonly name: string;
  readonly gameTypes: readonly GameCategoryCode[];
}

/** Names are invented, and so are the codes that the specification does not name. */
export const vendors: readonly VendorSeed[] = [
  ...makers(['RNG'], {
    QLMR: 'Quillmoor',
    SFGR: 'Saffron Gear',
    OSTR: 'Ostrelle',
    PBWK: 'Pebblewick',
    VNTO: 'Vantoro',
    MRBT: 'Mirabolt',
    KSTN: 'Kestrine',
    LKSP: 'Larkspindle',
    ONDV: 'Ondavale',
    BCMT: 'Brasscomet',
    TLGV: 'Tulgrove',
    FNMR: 'Fennimoor',
    ZPHL: 'Zephyrlane',
    HLCX: 'Halcyrox',
    UMBL: 'Umbrelo',
    CVNT: 'Corvanta',
    WXMR: 'Wexmoor',
    IVRN: 'Ivorine Works',
    JNFX: 'Juniperflux',
    DVTN: 'Dovetarn',
    EMBK: 'Emberkite',
    GLMT: 'Glimmertide',
    NBQT: 'Nimbusquarter',
    RVSG: 'Ravensong Forge',
    PLTR: 'Palantra',
    SLVC: 'Silvercoil',
    MNDY: 'Moondyce',
    THRL: 'Thornlark',
    ACRD: 'Acaridge',
    BLSM: 'Blossomark',
    CRWL: 'Crowlantern',
    DSKL: 'Duskelm',
    EVRT: 'Everturn',
    FRSP: 'Foxspire',
    GRNV: 'Granvelle Nine',
    HRZN: 'Horizonelle',
    INKW: 'Inkwhistle',
    JDLF: 'Jadeleaf Foundry',
    KITE: 'Kitesmith',
    LMTH: 'Lumenthatch',
  }),
  ...makers(['LIVE'], {
    VLVT: 'Velvet Hall',
    CRYS: 'Crystalline Rooms',
    ORCH: 'Orchid Terrace',
    GRSL: 'Grand Solstice',
  }),
  ...makers(['FISH'], { TDFG: 'Tidalforge', CORL: 'Corallane', DPBL: 'Deepbell' }),
  ...makers(['PVP'], { CRDH: 'Cardhearth', FLTB: 'Felt & Bamboo', RVLS: 'Rivalsquare' }),
  { code: 'BTI', name: 'Fieldhouse One', gameTypes: ['SPORTS'] },
  { code: 'GOLS', name: 'Goalstrand', gameTypes: ['SPORTS'] },
  { code: 'DS88', name: 'Redcomb Arena', gameTypes: ['SPORTS'] },
  { code: 'TF', name: 'Pixel Colosseum', gameTypes: ['SPORTS'] },
  { code: 'TCG_SEA', name: 'Monsoon Draws', gameTypes: ['ELOTT'] },
  { code: 'TCG', name: 'Northlight Draws', gameTypes: ['LOTT', 'ELOTT'] },
  { code: 'TCG_LOTTO_VN', name: 'Lotus Draws', gameTypes: ['LOTT'] },
  ...makers(['EGAME'], { ARCD: 'Arcadette', TKTK: 'Tickertoy' }),
];

/** Vendors that keep money of their players in wallets of their own. */
export const walletHolders: ReadonlySet<string> = new Set(['QLMR', 'VLVT', 'CRYS', 'TDFG', 'CRDH', 'BTI']);

function makers(gameTypes: readonly GameCategoryCode[], names: Record<string, string>): VendorSeed[] {
  return Object.entries(names).map(([code, name]) => ({ code, name, gameTypes }));
}
