/** The message of the server about one brand: issues as printed, none when the brand is mended. */
export interface IssuesMessage {
  readonly brand: string;
  readonly issues: readonly string[];
}

const STYLE = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(0 0 0 / 70%); direction: ltr; }
  section { max-width: 70rem; margin: 3rem auto; padding: 1.5rem 2rem; background: #16161a; color: #e8e8ec;
    font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; border-top: 6px solid #e5484d; }
  h1 { font-size: 1.1rem; margin: 0 0 1rem; }
  pre { margin: 0 0 1.5rem; padding: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  p { margin: 0; color: #a0a0ab; }
  button { float: right; font: inherit; color: inherit; background: none; border: 1px solid; cursor: pointer; }
`;

/** Shows the issues of the page's brand over it for as long as there are any; the last good version stays underneath. */
function watchIssues(hot: NonNullable<ImportMeta['hot']>): void {
  const { brand = '', broken } = document.documentElement.dataset;
  let overlay: HTMLElement | undefined;
  const hide = () => {
    overlay?.remove();
    overlay = undefined;
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  hot.on('livery:issues', ({ brand: concerned, issues }: IssuesMessage) => {
    if (concerned !== brand) return;
    hide();
    // The studio tells of them beside its frame.
    if (issues.length > 0) overlay = window.name === 'livery-studio' ? undefined : show(brand, issues, hide);
    // A page that never was the portal has nothing underneath that could recover.
    else if (broken !== undefined) location.reload();
  });
  hot.send('livery:hello', { brand });
}

function show(brand: string, issues: readonly string[], hide: () => void): HTMLElement {
  const host = document.createElement('livery-issues');
  const root = host.attachShadow({ mode: 'open' });
  const style = element('style', STYLE);
  const section = element('section');
  section.setAttribute('role', 'alert');
  const close = element('button', 'Close');
  close.addEventListener('click', hide);
  const count = issues.length === 1 ? '1 issue' : `${issues.length} issues`;
  section.append(
    close,
    element('h1', `${brand}: ${count}`),
    ...issues.map((issue) => element('pre', issue)),
    element('p', 'The last good version is underneath. This goes away when the files are mended.'),
  );
  root.append(style, section);
  document.body.append(host);
  return host;
}

function element(name: string, text?: string): HTMLElement {
  const created = document.createElement(name);
  if (text !== undefined) created.textContent = text;
  return created;
}

if (import.meta.hot) watchIssues(import.meta.hot);
