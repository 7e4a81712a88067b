import { createHash } from 'node:crypto';
import type { IdentityAuthorizeRequest } from '@liveryjs/schemas/platform';
import { escapeXml } from '#sandbox/http/escape-xml.ts';
import { say, sayAll, scriptOf } from '#sandbox/messages/say.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { IdentityReason } from './identity-refusal.ts';

const style = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;padding:32px 20px;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#16121f);color:light-dark(#1d1830,#eeeaf7)}
main{max-inline-size:400px;margin:auto;display:grid;gap:20px}
h1{font-size:22px;line-height:1.3;margin:0}
h2{font-size:16px;margin:0}
p{margin:0;color:light-dark(#5b5470,#b9b0cc)}
form,details div{display:grid;gap:12px}
details div{padding-block-start:12px}
summary{min-block-size:44px;display:list-item;align-content:center;cursor:pointer}
button{font:inherit;text-align:start;min-block-size:48px;padding:8px 16px;border-radius:12px;border:1px solid light-dark(#7b7394,#8f86a8);
background:transparent;color:inherit;cursor:pointer;overflow-wrap:anywhere}
button:hover{background:light-dark(#f4f1fb,#221d31)}
button b{display:block}
button.cancel{text-align:center;font-weight:600}
:focus-visible{outline:3px solid light-dark(#6142bf,#b69cff);outline-offset:2px}`;

/** Only a page of the third party's own origin hears the answer, and it is the one that the visitor comes from. */
const script = `
const { answer, back } = document.body.dataset;
if (back) location.replace(back + '#identity=' + encodeURIComponent(answer));
else {
opener?.postMessage(JSON.parse(answer), location.origin);
close();
}`;

/** The content security policy of the pages. */
export const authorizePolicy = [
  "default-src 'none'",
  `style-src '${hashOf(style)}'`,
  `script-src '${hashOf(script)}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

type Asked = Pick<IdentityAuthorizeRequest, 'channel' | 'state'> & { readonly back?: string | undefined };
type Person = Pick<Tables['identity_person'], 'subject' | 'name' | 'email'>;

const CHANNELS = { google: 'Google', facebook: 'Facebook' } as const;

/** The failures that a visitor can choose: the errors that a window can be told [8.02]. */
const FAILURES: readonly IdentityReason[] = [
  'too_many_requests',
  'captcha_check_failed',
  'quota_exceeded',
  'operation_not_allowed',
  'unknown',
];

/** Where visitors choose whom to sign in as. */
export function choosePage(
  language: string,
  { channel, state, back }: Asked,
  people: readonly Person[],
): string {
  const texts = sayAll(language, 'identityWindow');
  const title = titleOf(language, channel);
  const choices = people.map(
    ({ subject, name, email }) =>
      `<button name="subject" value="${escapeXml(subject)}"><b>${escapeXml(name)}</b>${escapeXml(email)}</button>`,
  );
  const failures = FAILURES.map((code) => `<button name="error" value="${code}">${code}</button>`);
  return page(
    language,
    title,
    '<body>',
    `<h1>${escapeXml(title)}</h1>
<p>${escapeXml(texts.note)}</p>
<h2>${escapeXml(texts.choose)}</h2>
<form method="post" action="/sandbox/identity/authorize">
<input type="hidden" name="channel" value="${channel}">
<input type="hidden" name="state" value="${escapeXml(state)}">
${back === undefined ? '' : `<input type="hidden" name="back" value="${escapeXml(back)}">`}
${choices.join('\n')}
<button class="cancel" name="error" value="popup_closed_by_user">${escapeXml(texts.cancel)}</button>
<details><summary>${escapeXml(texts.fail)}</summary><div>
${failures.join('\n')}
</div></details>
</form>`,
  );
}

/** The window's answer to the page that opened it. */
export interface WindowAnswer {
  readonly state: string;
  readonly idToken?: string;
  readonly error?: IdentityReason;
}

/** Tells the page that opened the window, and closes it; or leads back to the page that stood in it. */
export function answerPage(
  language: string,
  { channel, back }: Pick<Asked, 'channel' | 'back'>,
  answer: WindowAnswer,
): string {
  const way = back === undefined ? '' : ` data-back="${escapeXml(back)}"`;
  return page(
    language,
    titleOf(language, channel),
    `<body data-answer="${escapeXml(JSON.stringify(answer))}"${way}>`,
    `<p>${escapeXml(say(language, 'identityWindow.done'))}</p>\n<script>${script}</script>`,
  );
}

function titleOf(language: string, channel: Asked['channel']): string {
  return say(language, 'identityWindow.title', { channel: CHANNELS[channel] });
}

function page(language: string, title: string, body: string, content: string): string {
  const { lang, dir } = scriptOf(language);
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title><style>${style}</style></head>
${body}<main>
${content}
</main></body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
