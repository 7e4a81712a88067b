/** A feature that is younger than what the supported browsers share, and why a bundle may use it nevertheless. */
export interface NewerFeature {
  readonly reason: string;
  /** The experience of a visitor whose browser lacks the feature. */
  readonly fallback: string;
}

/**
 * The features in the scripts of bundles that are not widely available, by their ids in web-features. A new entry needs a
 * fallback that a test sees.
 */
export const newerScript: Readonly<Record<string, NewerFeature>> = {
  'abortsignal-timeout': {
    reason:
      'A call must end. Chrome and Edge 124, Firefox 100 and Safari 16 have it: all supported browsers.',
    fallback: 'None is needed.',
  },
  'abortsignal-any': {
    reason: 'The speed test ends with its dialog. Chrome and Edge 116, Firefox 124 and Safari 17.4 have it.',
    fallback: 'None is needed.',
  },
  'async-clipboard': {
    reason: 'Account names and links can be copied with one press.',
    fallback:
      'The text is selected and copied as by hand; where that fails, a notice says that the browser does not let the page copy.',
  },
  'escape-unescape': {
    reason: 'The package qrcode encodes with it. Every browser has it; it is only not recommended any more.',
    fallback: 'None is needed.',
  },
  'intl-duration-format': {
    reason: 'The package @formatjs/intl knows it; the portal formats no durations.',
    fallback: 'Nothing asks for it.',
  },
  'network-information': {
    reason: 'The packages swr and keen-slider save data on slow lines where the browser tells.',
    fallback: 'The packages ask whether it is there.',
  },
  share: {
    reason: 'An invitation goes out by what the device shares with.',
    fallback: 'The button stands only where the browser has it; the link can be copied.',
  },
  'uint8array-base64-hex': {
    reason: 'The package jose encodes faster with it.',
    fallback: 'The package asks whether it is there, and encodes by btoa.',
  },
};

/** The features in styles that are not widely available, by kind and name, as the lint says it. */
export const newerStyle: Readonly<Record<string, NewerFeature>> = {
  'At-rule "@starting-style"': {
    reason: 'Dialogs, drawers and menus come in with a movement.',
    fallback: 'They stand there at once.',
  },
  'Function "anchor-size"': {
    reason:
      'The list of a picker is as wide as the picker. The function stands in @supports (appearance: base-select).',
    fallback: 'The browser shows a list of its own.',
  },
  'Property "anchor-name"': {
    reason: 'The account menu opens below its button.',
    fallback: 'The menu opens in the corner below the header.',
  },
  'Property "backdrop-filter"': {
    reason: 'The page below the header is blurred where a brand lets it shine through.',
    fallback: 'The header has its own colour, which the check of contrasts counts with.',
  },
  'Property "forced-color-adjust"': {
    reason:
      'In forced colours, what is chosen has the colours of a selection. Chrome, Edge and Firefox 113 have it.',
    fallback: 'Safari, which lacks it, forces no colours.',
  },
  'Property "overscroll-behavior"': {
    reason: 'At the end of a dialog, the page below does not begin to scroll.',
    fallback: 'Nothing below a dialog scrolls, because the page is held; below a menu the page does.',
  },
  'Property "overscroll-behavior-inline"': {
    reason: 'At the end of a strip, the browser does not go back a page.',
    fallback: 'The browser may take a long swipe for the way back.',
  },
  'Property "position-anchor"': {
    reason: 'The account menu opens below its button. The property stands in @supports (position-area).',
    fallback: 'The menu opens in the corner below the header.',
  },
  'Property "resize"': {
    reason: 'A large field can be made larger.',
    fallback: 'Its text scrolls.',
  },
  'Property "scrollbar-width"': {
    reason: 'Strips that scroll sideways show no scroll bar.',
    fallback: 'The browser shows its scroll bar.',
  },
  'Property "text-size-adjust"': {
    reason: 'A phone that is turned does not enlarge some texts. Safari has the property with its prefix.',
    fallback: 'The browser leaves texts as they are, or enlarges some.',
  },
  'Property "text-wrap"': {
    reason: 'The lines of headings are about as long as each other.',
    fallback: 'The last line may be short.',
  },
  'Property "user-select"': {
    reason:
      'One press selects a whole code, and none selects what is dragged. Safari has the property with its prefix.',
    fallback: 'None is needed.',
  },
  'Selector "autofill"': {
    reason: "What the browser fills in keeps the field's own colours.",
    fallback: "The browser's colours.",
  },
  'Selector "marker"': {
    reason:
      'Bullets and numbers of texts have the colour of the brand. Safari knows colour and font of a marker.',
    fallback: 'They have the colour of the text.',
  },
  'Selector "picker"': {
    reason:
      'The list of a picker looks like the brand. The selector stands in @supports (appearance: base-select).',
    fallback: 'The browser shows a list of its own.',
  },
  'Selector "popover-open"': {
    reason: 'Menus and drawers answer before any script has run. All supported browsers have popovers.',
    fallback: 'Safari of iPhones before 18.3 closes them by their buttons, not by a touch beside them.',
  },
  'Value "auto-phrase" of property "word-break"': {
    reason: 'A line of a Japanese heading or button ends after a phrase. Chrome and Edge 119 have it.',
    fallback: 'The line may end between any two letters.',
  },
  'Value "avoid" of property "break-after"': {
    reason: 'On paper a heading stays with the text below it.',
    fallback: 'A heading may stand alone at the end of a sheet.',
  },
  'Value "match-parent" of property "text-align"': {
    reason: 'A field keeps the side of its form where what is typed reads the other way.',
    fallback: 'The text begins at the side of its own direction.',
  },
};
