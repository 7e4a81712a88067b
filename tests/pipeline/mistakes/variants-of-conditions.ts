import { add, put, type Variant, variants } from './variants.ts';

const inHelp = (when: unknown) => put('routes[help].when', when);
const inWinners = (when: unknown) => put('routes[home].main[popular].when', when);
const inWithdraw = (when: unknown) => put('panels.memberCentre.pages[withdraw].when', when);
const ofVendor = (when: unknown) => put('vendors.offered', [{ id: 'DS88', when }]);
const ofFish = (when: unknown) => put('regions.sideMenu[menu].props.items[fish].when', when);
const ofBanners = (when: unknown) => put('banners[w_live].when', when);
const ofFooter = (when: unknown) => put('regions.footer[footer].when', when);
const ofMode = (when: unknown) => put('theme.modes[frost]', { id: 'frost', scheme: 'light', when });

/** Conditions in other words than a condition has. */
const conditions = variants({
  'nothing asked for': {
    'an empty list': [inHelp([]), 'manifest-shape', '"when": «[]»', 'Write', 'jade'],
    'no day': [ofBanners({ days: [] }), 'manifest-shape', '"days": «[]»', 'Days of the week', 'harbor'],
  },
  'an audience ruled out by its name': {
    'with a capital and a space': [
      ofFooter({ not: 'Trial ' }),
      'manifest-shape',
      '"not": «"Trial "»',
      'Write { "audience": ["trial"] }.',
      'jade',
    ],
    'in the plural': [
      inWinners({ not: 'agents' }),
      'manifest-shape',
      '"not": «"agents"»',
      'Write { "audience": ["agent"] }.',
      'harbor',
    ],
  },
  'audiences ruled out in a list': {
    'in one text': [
      inWinners({ not: 'agent, trial' }),
      'manifest-shape',
      '"not": «"agent, trial"»',
      'Write { "audience": ["agent", "trial"] }.',
      'jade',
    ],
    'as conditions': [
      inHelp({ not: [{ audience: ['agent'] }, { audience: ['trial'] }] }),
      'manifest-shape',
      '"not": «[»',
      'Write something such as { "audience": ["member"] }.',
      'kiosk',
    ],
  },
  'a feature ruled out by its name': {
    'with a capital': [
      inHelp({ not: 'Missions' }),
      'manifest-shape',
      '"not": «"Missions"»',
      'Write { "features": ["missions"] }.',
      'harbor',
    ],
    'of an entry of a menu': [
      ofFish({ not: 'smsLogin' }),
      'widget-props',
      '"not": «"smsLogin"»',
      'Write { "features": ["smsLogin"] }.',
      'jade',
    ],
  },
  'an audience for a condition': {
    'two in one text': [
      inWinners('visitor, member'),
      'manifest-shape',
      '"when": «"visitor, member"»',
      'Write { "audience": ["visitor", "member"] }.',
      'harbor',
    ],
    'of a vendor': [
      ofVendor('agent'),
      'manifest-shape',
      '"when": «"agent"»',
      'Write { "audience": ["agent"] }.',
      'jade',
    ],
  },
  'a condition in a list': {
    'within another': [
      inHelp([[{ audience: ['member'] }]]),
      'manifest-shape',
      '"when": «[»',
      'Write { "audience": ["member"] }.',
      'jade',
    ],
    'beside another': [
      ofBanners([{ audience: ['member'] }, { languages: ['EN'] }]),
      'manifest-shape',
      '"when": «[»',
      'Write something such as',
      'harbor',
    ],
  },
  'one audience for a list': {
    'two in one text': [
      inHelp({ audience: 'member, agent' }),
      'manifest-shape',
      '"audience": «"member, agent"»',
      'Write ["member", "agent"].',
      'jade',
    ],
    'a category': [
      inWinners({ vendorsIn: 'LIVE' }),
      'manifest-shape',
      '"vendorsIn": «"LIVE"»',
      'Write ["LIVE"].',
      'harbor',
    ],
  },
  'or over two audiences': {
    'in capitals': [
      inWinners({ OR: [{ audience: ['visitor'] }, { audience: ['member'] }] }),
      'unknown-key',
      '«"OR"»: [',
      'Write { "audience": ["visitor", "member"] }',
      'harbor',
    ],
    'in one text': [
      inHelp({ audience: ['member or agent'] }),
      'manifest-shape',
      '«"member or agent"»',
      '"member", "agent"',
      'jade',
    ],
  },
  'anyOf over an audience and a feature': {
    any: [
      ofFooter({ any: [{ features: ['missions'] }, { languages: ['EN'] }] }),
      'unknown-key',
      '«"any"»: [',
      'write the item once for each condition',
      'jade',
    ],
    'with a low line': [
      ofFish({ any_of: [{ vendorsIn: ['FISH'] }, { audience: ['agent'] }] }),
      'unknown-key',
      '«"any_of"»: [',
      'write the item once for each condition',
      'harbor',
    ],
  },
  'and over two kinds': {
    'an object of them': [
      inHelp({ all: { audience: ['member'], languages: ['EN'] } }),
      'unknown-key',
      '«"all"»: {',
      'write them beside each other',
      'jade',
    ],
    'in capitals': [
      ofBanners({ AND: [{ audience: ['member'] }, { days: ['monday'] }] }),
      'unknown-key',
      '«"AND"»: [',
      'write them beside each other',
      'harbor',
    ],
  },
  'a kind that is misspelt': {
    'in the singular': [
      inWinners({ language: ['EN'] }),
      'unknown-key',
      '«"language"»: [',
      'Did you mean "languages"?',
      'harbor',
    ],
    'to for until': [
      inHelp({ from: '2090-12-21', to: '2091-01-07' }),
      'unknown-key',
      '«"to"»: "2091-01-07"',
      'until',
      'jade',
    ],
  },
  'an audience that there is not': {
    'in capitals': [
      ofFooter({ audience: ['VISITOR'] }),
      'manifest-shape',
      '«"VISITOR"»',
      'Did you mean "visitor"?',
      'jade',
    ],
    'in Vietnamese': [
      inWithdraw({ audience: ['đại lý'] }),
      'manifest-shape',
      '«"đại lý"»',
      '"member", "agent" or "trial"',
      'harbor',
    ],
  },
  'a day for a list': {
    'two in one text': [
      ofMode({ days: 'saturday, sunday' }),
      'manifest-shape',
      '"days": «"saturday, sunday"»',
      'Write ["saturday", "sunday"].',
      'harbor',
    ],
    'a range': [
      inHelp({ days: 'monday-friday' }),
      'manifest-shape',
      '"days": «"monday-friday"»',
      'Write ["monday", "tuesday", "wednesday", "thursday", "friday"].',
      'jade',
    ],
  },
  'a day in short': {
    'three letters': [
      inWinners({ days: ['Sat', 'Sun'] }),
      'manifest-shape',
      '«"Sat"»',
      'Did you mean "saturday"?',
      'harbor',
    ],
    'a number': [ofBanners({ days: [6] }), 'manifest-shape', '«6»', 'monday', 'jade'],
  },
});

const season = (from: unknown) => put('seasons.tet', { from, until: '2091-01-07' });
const fair = (from: unknown) => inWinners({ from, until: '2091-01-07' });
const frost = (from: unknown) => ofMode({ from, until: '2091-01-07' });
const ofPanel = (from: unknown) => inWithdraw({ from, until: '2091-01-07' });
const FROM = 'manifest-shape';

/** Dates in other forms than ISO 8601 has. */
const dates = variants({
  'day, month, year': {
    'with a time': [
      fair('21.12.2090 18:00'),
      FROM,
      '"from": «"21.12.2090 18:00"»',
      '"2090-12-21T18:00"',
      'jade',
    ],
    'with hyphens': [ofPanel('21-12-2090'), FROM, '"from": «"21-12-2090"»', '"2090-12-21"', 'harbor'],
  },
  'a year of two digits': {
    behind: [season('21/12/90'), FROM, '"from": «"21/12/90"»', '"2090-12-21"'],
    'with an apostrophe': [fair('21 Dec ’90'), FROM, '"from": «"21 Dec ’90"»', '"2090-12-21"', 'harbor'],
  },
  'a day that there is not': {
    'of a month of thirty': [
      ofMode({ from: '2090-11-31', until: '2091-01-07' }),
      FROM,
      '"from": «"2090-11-31"»',
      '2090-11 ends with 2090-11-30',
      'jade',
    ],
    'in no leap year, with a time': [
      put('seasons.spring', { from: '2090-02-01', until: '2091-02-29T10:00' }),
      FROM,
      '"until": «"2091-02-29T10:00"»',
      '2091-02 ends with 2091-02-28',
    ],
  },
  'a month that there is not': {
    thirteen: [fair('2090-13-01'), FROM, '"from": «"2090-13-01"»', 'There is no month 13', 'jade'],
    nought: [frost('2090-00-10'), FROM, '"from": «"2090-00-10"»', 'There is no month 00', 'harbor'],
  },
  'a time after a space': {
    'in the evening': [
      fair('2090-12-21 6pm'),
      FROM,
      '"from": «"2090-12-21 6pm"»',
      '"2090-12-21T18:00"',
      'jade',
    ],
    'with a dot': [ofPanel('2090-12-21 18.30'), FROM, '"from": «"2090-12-21 18.30"»', '"2090-12-21T18:30"'],
  },
  slashes: {
    'and a time': [
      frost('2090/12/21 18:00'),
      FROM,
      '"from": «"2090/12/21 18:00"»',
      '"2090-12-21T18:00"',
      'harbor',
    ],
    'the day first': [season('21/12/2090'), FROM, '"from": «"21/12/2090"»', '"2090-12-21"', 'jade'],
  },
  'month, day, year': {
    'with hyphens': [fair('12-21-2090'), FROM, '"from": «"12-21-2090"»', '"2090-12-21"'],
    'a year of two digits': [ofPanel('12/21/90'), FROM, '"from": «"12/21/90"»', '"2090-12-21"', 'kiosk'],
  },
  'day and month that may be either': {
    'with hyphens': [
      frost('03-04-2090'),
      FROM,
      '"from": «"03-04-2090"»',
      '"2090-04-03" or "2090-03-04"',
      'jade',
    ],
    'with a time': [
      fair('1/2/2090 9am'),
      FROM,
      '"from": «"1/2/2090 9am"»',
      '"2090-02-01T09:00" or "2090-01-02T09:00"',
      'harbor',
    ],
  },
  'no zero before a day': {
    'before a month': [season('2090-1-7'), FROM, '"from": «"2090-1-7"»', '"2090-01-07"'],
    'before an hour': [
      fair('2090-12-21T6:00'),
      FROM,
      '"from": «"2090-12-21T6:00"»',
      '"2090-12-21T06:00"',
      'jade',
    ],
  },
  'a month by its name': {
    'before its day': [ofPanel('Dec 21, 2090'), FROM, '"from": «"Dec 21, 2090"»', '"2090-12-21"', 'harbor'],
    'behind a day of the week': [
      frost('Thursday, 21st of December 2090'),
      FROM,
      '"from": «"Thursday, 21st of December 2090"»',
      '"2090-12-21"',
      'jade',
    ],
  },
  'the whole hour alone': {
    'with an h': [fair('2090-12-21T18h'), FROM, '"from": «"2090-12-21T18h"»', '"2090-12-21T18:00"', 'harbor'],
    'in Zulu time': [season('2090-12-21T18Z'), FROM, '"from": «"2090-12-21T18Z"»', '"2090-12-21T18:00Z"'],
  },
  'no hyphens': {
    'and a time': [ofPanel('20901221T1800'), FROM, '"from": «"20901221T1800"»', '"2090-12-21T18:00"', 'jade'],
    'a number': [fair(20901221), FROM, '"from": «20901221»', '"2090-12-21"', 'harbor'],
  },
  'a number': {
    'of seconds': [frost(3817497600), FROM, '"from": «3817497600»', 'a date such as', 'harbor'],
    'a list of them': [season([2090, 12, 21]), FROM, '"from": «[»', 'a date such as'],
  },
  'words for a date': {
    tomorrow: [fair('tomorrow'), FROM, '"from": «"tomorrow"»', 'a date such as', 'jade'],
    'in Vietnamese': [ofPanel('Tết 2091'), FROM, '"from": «"Tết 2091"»', 'a date such as'],
  },
  'the end first': {
    'of a season': [
      put('seasons.tet', { from: '2091-01-07', until: '2090-12-21' }),
      'season-never',
      '"until": «"2090-12-21"»',
      'Put the earlier one into "from".',
    ],
    'of the same day': [
      inHelp({ from: '2090-12-21T18:00', until: '2090-12-21T06:00' }),
      'time-never',
      '"when": «{»',
      'Put the earlier one into "from".',
      'jade',
    ],
  },
  'a zone that is misspelt': {
    'a city alone': [
      put('timeZone', 'Ho Chi Minh'),
      FROM,
      '"timeZone": «"Ho Chi Minh"»',
      'Did you mean "Asia/Ho_Chi_Minh"?',
      'jade',
    ],
    'with a space': [
      inWinners({ from: '2090-12-21', timeZone: 'Asia/ Tokyo' }),
      FROM,
      '"timeZone": «"Asia/ Tokyo"»',
      'Did you mean "Asia/Tokyo"?',
      'harbor',
    ],
  },
  'a difference for a zone': {
    'of Greenwich': [put('timeZone', 'GMT+7'), FROM, '"timeZone": «"GMT+7"»', 'time zone', 'jade'],
    'a number': [
      put('seasons.tet', { from: '2090-12-21', until: '2091-01-07', timeZone: 7 }),
      FROM,
      '"timeZone": «7»',
      'time zone',
      'harbor',
    ],
  },
});

/** Placements that stand where others are meant. */
const places = variants({
  'a menu of the side under the header': {
    'the bar of the right': [
      add('regions.sideMenu', { id: 'rightBar', props: { items: [] } }),
      'id-elsewhere',
      '"id": «"rightBar"»',
      'regions.rightBar[rightBar]',
      'jade',
    ],
    'at the foot of the page': [
      add('regions.footer', { id: 'menu', props: { items: [] } }),
      'id-elsewhere',
      '"id": «"menu"»',
      'regions.sideMenu[menu]',
      'harbor',
    ],
  },
  'the footer under the header': {
    'in the side menu': [
      add('regions.sideMenu', { id: 'footer', props: { minimumAge: 21 } }),
      'id-elsewhere',
      '"id": «"footer"»',
      'regions.footer[footer]',
      'jade',
    ],
    'a list of one page on another': [
      put('routes[live].main[winners]', { id: 'winners', props: { rows: 4 } }),
      'id-elsewhere',
      '"id": «"winners"»',
      'routes[home].main[winners]',
    ],
  },
  'an inherited id under another widget': {
    'on the page of help': [
      put('routes[help].main[help].widget', 'game-grid'),
      'widget-replaced',
      '"widget": «"game-grid"»',
      'an id of its own',
      'jade',
    ],
    'in the header': [
      put('regions.header[header].slots.search[search]', { id: 'search', widget: 'language-picker' }),
      'widget-replaced',
      '"widget": «"language-picker"»',
      'an id of its own',
      'harbor',
    ],
  },
});

export const conditionVariants: readonly Variant[] = [...conditions, ...dates, ...places];
