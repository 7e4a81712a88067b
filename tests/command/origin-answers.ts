/** Questions to `livery explain` of the layered project, and the whole answers: where values, tokens, messages and assets come from, and who removed what. */
export const originAnswers: readonly (readonly [asked: string, answer: string])[] = [
  [
    'demo color.brand.500',
    `color.brand.500  token, color

  in mode dark: #aa2200
    "#aa2200" by demo at brands/demo/tokens.json:5:19
    instead of "#2f5fe3" by base at brands/base/tokens.json:6:19

  in mode light: #aa2200
    "#aa2200" by demo at brands/demo/tokens.json:5:19
    instead of "#2f5fe3" by base at brands/base/tokens.json:6:19`,
  ],
  [
    'demo color.action.primary',
    `color.action.primary  token, color

  in mode dark: #aa2200
    "{color.brand.500}" by base at brands/base/tokens.dark.json:12:19
    through color.brand.500 = #aa2200  "#aa2200" by demo at brands/demo/tokens.json:5:19

  in mode light: #aa2200
    "{color.brand.500}" by base at brands/base/tokens.light.json:12:19
    through color.brand.500 = #aa2200  "#aa2200" by demo at brands/demo/tokens.json:5:19`,
  ],
  [
    'demo color.action.hover',
    `color.action.hover  token, color

  in mode dark: #d4907f
    {"$value":"{color.action.primary}","$extensions":{"livery.derive":{"mix":{"with":"{color.neutral.0}","weight":0.5}}}} by base at brands/base/tokens.dark.json:16:19
    through color.action.primary = #aa2200  "{color.brand.500}" by base at brands/base/tokens.dark.json:12:19
    through color.neutral.0 = #ffffff  "#ffffff" by base at brands/base/tokens.json:11:19
    through color.brand.500 = #aa2200  "#aa2200" by demo at brands/demo/tokens.json:5:19

  in mode light: #aa2200
    "{color.action.primary}" by base at brands/base/tokens.light.json:16:19
    through color.action.primary = #aa2200  "{color.brand.500}" by base at brands/base/tokens.light.json:12:19
    through color.brand.500 = #aa2200  "#aa2200" by demo at brands/demo/tokens.json:5:19`,
  ],
  [
    'demo color.surface.base',
    `color.surface.base  token, color

  in mode dark: #101018
    "#101018" by base at brands/base/tokens.dark.json:6:19

  in mode light: #fffaf0
    "#fffaf0" by demo at brands/demo/tokens.light.json:6:19
    instead of "{color.neutral.0}" by base at brands/base/tokens.light.json:6:19`,
  ],
  [
    'shop {color.brand.500}',
    `color.brand.500  token, color

  in mode dark: #aa2200
    "#aa2200" by demo at brands/demo/tokens.json:5:19
    instead of "#2f5fe3" by base at brands/base/tokens.json:6:19

  in mode light: #aa2200
    "#aa2200" by demo at brands/demo/tokens.json:5:19
    instead of "#2f5fe3" by base at brands/base/tokens.json:6:19`,
  ],
  [
    'demo space.2',
    `space.2  token, dimension

  in mode dark: 8px
    {"value":8,"unit":"px"} by base at brands/base/tokens.json:17:17

  in mode light: 8px
    {"value":8,"unit":"px"} by base at brands/base/tokens.json:17:17`,
  ],
  [
    'demo text.more',
    `text.more  message

  in EN: "Show more"
    written by demo at brands/demo/messages/EN.json:2:16
    instead of "More" by base at brands/base/messages/EN.json:7:16

  in VI: "Thêm"
    written by base at brands/base/messages/VI.json:7:16
    not in brands/demo/messages/VI.json

  said by widget text at regions.header[top].slots.inside[agents], routes[home].main[words], routes[home].main[slots] and 10 more`,
  ],
  [
    'demo text.more --language VI',
    `text.more  message

  in VI: "Thêm"
    written by base at brands/base/messages/VI.json:7:16
    not in brands/demo/messages/VI.json

  said by widget text at regions.header[top].slots.inside[agents], routes[home].main[words], routes[home].main[slots] and 10 more`,
  ],
  [
    'demo route.home.title --language EN',
    `route.home.title  message

  in EN: "Home"
    written by base at brands/base/messages/EN.json:2:23
    not in brands/demo/messages/EN.json

  said at routes[home].title, panels.centre.pages[first].title`,
  ],
  [
    'demo route.old.title --language EN',
    `route.old.title  message

  in EN: "Old"
    written by base at brands/base/messages/EN.json:4:22
    not in brands/demo/messages/EN.json

  Nothing in this brand says it.`,
  ],
  [
    'demo logo',
    `brands/demo/assets/logo.svg  asset of demo, 86 bytes
  assets.logo "assets/logo.svg" by demo at brands/demo/brand.json:7:23
    instead of "assets/logo.svg" by base at brands/base/brand.json:8:23`,
  ],
  [
    'shop favicon',
    `brands/base/assets/icon.svg  asset of base, 86 bytes
  assets.favicon "assets/icon.svg" by base at brands/base/brand.json:8:53`,
  ],
  [
    'demo assets/icon.svg',
    `brands/base/assets/icon.svg  asset of base, 86 bytes
  assets.favicon "assets/icon.svg" by base at brands/base/brand.json:8:53`,
  ],
  [
    'demo /assets/logo',
    `/assets/logo  "assets/logo.svg"
  The logo in the header: SVG, PNG, WebP or AVIF.
  written at brands/demo/brand.json:7:23
  instead of "assets/logo.svg" at brands/base/brand.json:8:23`,
  ],
  [
    'demo /routes/old',
    `/routes/old  removed
  removed with "$remove": true by demo at brands/demo/brand.json:19:5
  was {"id":"old","path":"/old","title":"route.old.title","main":[{"id":"words","widget":"text"}]} by base at brands/base/brand.json:37:5`,
  ],
  [
    'demo /old',
    `/routes/old  removed
  removed with "$remove": true by demo at brands/demo/brand.json:19:5
  was {"id":"old","path":"/old","title":"route.old.title","main":[{"id":"words","widget":"text"}]} by base at brands/base/brand.json:37:5`,
  ],
  [
    'shop /routes/home/main/links/props/items/mine',
    `/routes/home/main/links/props/items/mine  removed, with /routes/home/main/links
  removed with "$remove": true by shop at brands/shop/brand.json:9:30
  was {"id":"mine","label":"list.mine","when":{"audience":["member"]}} by demo at brands/demo/brand.json:16:9`,
  ],
  [
    'shop /routes/home/main/words/props/size',
    `/routes/home/main/words/props/size  3
  How large.
  default of the schema: no manifest writes it
  taken back with null by shop at brands/shop/brand.json:9:102
  was 5 by demo at brands/demo/brand.json:12:43
  was 2 by base at brands/base/brand.json:28:63`,
  ],
  [
    'demo /regions/header/top/slots/inside/hello',
    `/regions/header/top/slots/inside/hello  removed
  removed with "$remove": true by demo at brands/demo/brand.json:9:64
  was {"id":"hello","widget":"text"} by base at brands/base/brand.json:19:9`,
  ],
  [
    'demo /languages/default',
    `/languages/default  "EN"
  Code of the language that a first visit is in.
  written at brands/base/brand.json:9:29`,
  ],
  [
    'demo /features/chat --depth 0',
    `/features/chat  {"fixed":false}
  written at brands/demo/brand.json:8:25
  and at brands/base/brand.json:14:57`,
  ],
];
