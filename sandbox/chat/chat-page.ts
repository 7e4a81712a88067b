import { escapeXml } from '#sandbox/http/escape-xml.ts';
import { sayAll, scriptOf } from '#sandbox/messages/say.ts';

export interface ChatLine {
  readonly author: 'visitor' | 'service';
  readonly text: string;
  readonly sentAt: Date;
}

export const chatStyle = `
:root{color-scheme:light dark;--line:light-dark(#ddd8ea,#38324a);--soft:light-dark(#f4f1fb,#221d31)}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:flex;flex-direction:column;font:16px/1.5 system-ui,sans-serif;
background:light-dark(#fff,#16121f);color:light-dark(#1d1830,#eeeaf7)}
header{background:#6142bf;color:#fff;padding:14px 20px}
h1{font-size:18px;margin:0}
ol{list-style:none;margin:0;padding:20px;flex:1;display:flex;flex-direction:column;gap:12px}
li{max-inline-size:80%;padding:10px 14px;border-radius:16px;background:var(--soft);overflow-wrap:anywhere;white-space:pre-wrap}
li.visitor{align-self:flex-end;background:#6142bf;color:#fff}
b{display:block;font-size:12px;font-weight:600}
form{display:flex;gap:8px;padding:14px 20px;border-block-start:1px solid var(--line);position:sticky;inset-block-end:0;background:inherit}
label{flex:1;font-size:13px;display:grid;gap:6px}
input,button{font:inherit;min-block-size:44px;border-radius:12px;border:1px solid light-dark(#7b7394,#8f86a8);padding:0 14px}
input{inline-size:100%;background:transparent;color:inherit}
button{align-self:flex-end;background:#6142bf;color:#fff;border-color:#6142bf;cursor:pointer}
:focus-visible{outline:3px solid #b69cff;outline-offset:2px}`;

/** The chat as a page that needs no script. @param language the platform's code */
export function chatPage(
  language: string,
  { vip, lines, action }: { vip: boolean; lines: readonly ChatLine[]; action: string },
): string {
  const { lang, dir } = scriptOf(language);
  const texts = sayAll(language, 'chat');
  const title = vip ? texts.vip : texts.title;
  const items = lines.map(
    ({ author, text }) =>
      `<li class="${author}"><b>${escapeXml(author === 'visitor' ? texts.you : texts.service)}</b>${escapeXml(text)}</li>`,
  );
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title><style>${chatStyle}</style></head>
<body>
<header><h1>${escapeXml(title)}</h1></header>
<ol role="log" aria-label="${escapeXml(title)}">
<li class="service"><b>${escapeXml(texts.service)}</b>${escapeXml(texts.greeting)}</li>
${items.join('\n')}
</ol>
<form method="post" action="${escapeXml(action)}">
<label>${escapeXml(texts.label)}<input name="text" required maxlength="500" autocomplete="off" autofocus></label>
<button>${escapeXml(texts.send)}</button>
</form>
</body>
</html>
`;
}
