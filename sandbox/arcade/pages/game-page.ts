import type { PlayKind } from '#sandbox/arcade/kind-of.ts';
import { escapeXml } from '#sandbox/http/escape-xml.ts';
import { sayAll, scriptOf } from '#sandbox/messages/say.ts';

export interface GamePage {
  readonly nodeId: number;
  readonly name: string;
  readonly language: string;
  readonly kind: PlayKind;
  /** Names of the motifs that the game is played with. */
  readonly symbols: readonly string[];
  /** Origin of the portal that launched the game, the only one that may show and hear it. */
  readonly portal: string;
}

/** Returns the page's policy: it may run and show its own, and be shown by the portal that launched it. */
export function pagePolicy(portal: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portal}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The page of a game. Its script draws the rest. */
export function gamePage({ nodeId, name, language, kind, symbols, portal }: GamePage): string {
  const { lang, dir } = scriptOf(language);
  const texts = sayAll(language, 'arcade');
  const data = { kind, symbols, portal, art: `/play/art/${nodeId}`, texts };
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(name)}</title>
<link rel="icon" href="/play/art/${nodeId}/${symbols[0]}.svg">
<link rel="stylesheet" href="/play/art/${nodeId}/colours.css">
<link rel="stylesheet" href="/play/assets/game.css">
<link rel="stylesheet" href="/play/assets/${kind}.css">
<script type="module" src="/play/assets/main.ts"></script></head>
<body data-game="${escapeXml(JSON.stringify(data))}">
<img class="backdrop" src="/play/art/${nodeId}/backdrop.svg" alt="">
<header><h1>${escapeXml(name)}</h1></header>
<main><p class="notice" role="status">${escapeXml(texts.loading)}</p></main>
</body>
</html>
`;
}
