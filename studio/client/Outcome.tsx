import type { ChangedFile, Finding } from '#studio/api.ts';
import { FindingList } from './controls.tsx';
import { visible } from './visible.ts';

/** Findings that come of a change, and those that go with it. */
export function Findings({
  come,
  gone,
}: {
  readonly come: readonly Finding[];
  readonly gone: readonly Finding[];
}) {
  return (
    <section>
      <h3>Findings</h3>
      {come.length === 0 && gone.length === 0 && <p className="quiet">Nothing new, and nothing resolved.</p>}
      {come.length > 0 && <h4>New</h4>}
      <FindingList findings={come} />
      {gone.length > 0 && <h4>Resolved</h4>}
      <FindingList findings={gone} />
    </section>
  );
}

/** Files with the lines in which they change. */
export function Files({ files }: { readonly files: readonly ChangedFile[] }) {
  return (
    <section>
      <h3>Files</h3>
      {files.map(({ path, isNew, isGone, lines }) => (
        <div key={path} className="diff">
          <p className="diff-path">
            {path}
            {isNew && <span className="badge">New</span>}
            {isGone && <span className="badge">Taken away</span>}
          </p>
          {lines.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
            <section aria-label={`Lines of ${path}`} tabIndex={0}>
              <pre>
                {lines.map((line) => (
                  <span key={line} className={line.startsWith('-') ? 'minus' : 'plus'}>
                    {visible(line)}
                  </span>
                ))}
              </pre>
            </section>
          )}
        </div>
      ))}
    </section>
  );
}
