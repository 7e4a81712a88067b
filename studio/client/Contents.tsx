import { useState } from 'react';
import { Button, ListBox, ListBoxItem, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { BrandView, ContentCell, ContentsView, StudioEdit } from '#studio/api.ts';
import { type Commit, useAnswer } from './calls.ts';
import { FindingList, IconButton, OriginLine, Quiet } from './controls.tsx';
import { LiveText } from './texts.tsx';

type Content = ContentsView['contents'][number];

/** All contents of a brand, such as its terms: texts in Markdown, a file a language, to be changed beside each other. */
export function Contents({
  brand,
  language,
  revision,
  commit,
  onShow,
  onClose,
}: {
  readonly brand: BrandView;
  /** Code of the language that the portal shows. */
  readonly language: string;
  readonly revision: number;
  readonly commit: Commit;
  /** Has the portal show a page. */
  readonly onShow: (page: string) => void;
  readonly onClose: () => void;
}) {
  const languages = brand.languages.map(({ code }) => code);
  const { data, error } = useAnswer('/api/contents', { brand: brand.id, languages }, revision);
  const [name, setName] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>(() => [
    ...new Set([brand.defaultLanguage, language]),
  ]);
  const content = data?.contents.find((each) => each.name === name) ?? data?.contents[0];
  return (
    <section className="messages contents" aria-label="Contents">
      <header className="messages-head">
        <h2>Contents</h2>
        <span className="note">Longer texts in Markdown, a file a language</span>
        <IconButton name="close" label="Back to the portal" onPress={onClose} />
      </header>
      {error !== undefined && <Quiet title={error} />}
      {data === undefined && error === undefined && (
        <div className="panel-loading" role="status" aria-label="Loading contents" />
      )}
      {data !== undefined && content === undefined && (
        <Quiet title="No contents yet">
          <p>Place a widget that shows one, such as a rich text, and name the content in its settings.</p>
        </Quiet>
      )}
      {data !== undefined && content !== undefined && (
        <div className="contents-body">
          <ListBox
            className="contents-list"
            aria-label="Contents of the brand"
            items={data.contents.map((each) => ({ id: each.name, ...each }))}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[content.name]}
            onSelectionChange={(keys) => keys !== 'all' && setName(String([...keys][0]))}
          >
            {(each) => (
              <ListBoxItem className="list-item" id={each.id} textValue={each.title}>
                <span>{each.title}</span>
                <span className="note">{summaryOf(each)}</span>
              </ListBoxItem>
            )}
          </ListBox>
          <div className="content">
            <div className="content-head">
              <ToggleButtonGroup
                className="switch-group"
                aria-label="Languages beside each other"
                selectionMode="multiple"
                disallowEmptySelection
                selectedKeys={codes}
                onSelectionChange={(keys) => setCodes(languages.filter((code) => keys.has(code)))}
              >
                {content.cells.map((cell) => (
                  <ToggleButton
                    key={cell.language}
                    id={cell.language}
                    className={`switch-button content-language ${stateOf(cell)}`}
                    aria-label={`${cell.language}: ${describe(cell)}`}
                  >
                    {cell.language}
                    {cell.isOwn === true && <span className="dot" />}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              <SeeIt brand={brand} content={content} onShow={onShow} />
            </div>
            <div className="content-columns">
              {codes.map((code) => (
                <Column
                  key={`${content.name}.${code}`}
                  brand={brand}
                  content={content}
                  language={code}
                  revision={revision}
                  commit={commit}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}

/** The way to the first page that shows a content. */
function SeeIt({
  brand,
  content: { pages, isPlaced },
  onShow,
}: {
  readonly brand: BrandView;
  readonly content: Content;
  readonly onShow: (page: string) => void;
}) {
  const page = brand.pages.find(({ id }) => pages.includes(id));
  if (page === undefined)
    return <span className="note">{isPlaced ? 'Shown in a dialog or panel' : 'Shown nowhere'}</span>;
  return (
    <Button className="button" onPress={() => onShow(page.id)}>
      See it on {page.title}
    </Button>
  );
}

/** A content in one language, with its findings, which follow while it is written. */
function Column({
  brand,
  content: { name, title },
  language,
  revision,
  commit,
}: {
  readonly brand: BrandView;
  readonly content: Content;
  readonly language: string;
  readonly revision: number;
  readonly commit: Commit;
}) {
  const { data, error } = useAnswer('/api/content', { brand: brand.id, name, language }, revision);
  const label = brand.languages.find(({ code }) => code === language)?.label ?? language;
  const place = { brand: brand.id, at: `content/${name}`, language };
  if (data === undefined)
    return error === undefined ? (
      <div className="panel-loading" role="status" aria-label={`Loading ${language}`} />
    ) : (
      <Quiet title={error} />
    );
  const { text, origin, isSame, isTooLarge, isStale, findings } = data;
  return (
    <section className="content-column" aria-label={`${title} in ${label}`}>
      {isTooLarge ? (
        <Quiet title="This file is longer than a content may be">
          <p>Shorten it in an editor: it is not shown here, so that nothing of it gets lost.</p>
        </Quiet>
      ) : (
        <LiveText
          label={label}
          note={language}
          isWhole
          isMono
          value={text}
          onCommit={(value, gesture) =>
            commit([{ op: 'write', ...place, value } satisfies StudioEdit], gesture)
          }
        />
      )}
      <OriginLine
        origin={origin}
        otherwise={
          language === brand.defaultLanguage
            ? 'No file yet'
            : `No file yet: visitors read it in ${brand.defaultLanguage}`
        }
        isSame={isSame}
        onReset={() => commit([{ op: 'erase', ...place }])}
      />
      {isStale && (
        <p className="finding warning">
          {brand.defaultLanguage} says something else by now than this was translated from. Read it again:
          messages export writes it for a translator.
        </p>
      )}
      {findings.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className="content-findings" aria-label="Findings" tabIndex={0}>
          <FindingList findings={findings} />
        </section>
      )}
    </section>
  );
}

function summaryOf({ cells }: Content): string {
  const count = (isOf: (cell: ContentCell) => boolean) => cells.filter(isOf).length;
  const [ofBrand, missing] = [
    count(({ isOwn }) => isOwn === true),
    count(({ layer }) => layer === undefined),
  ];
  const parts = [
    ...(ofBrand > 0 ? [`${ofBrand} own`] : []),
    ...(ofBrand < cells.length - missing ? [`${cells.length - missing - ofBrand} inherited`] : []),
    ...(missing > 0 ? [`${missing} missing`] : []),
  ];
  return parts.join(', ');
}

function stateOf({ layer, isBroken, isDoubtful }: ContentCell): string {
  if (layer === undefined) return 'missing';
  return isBroken ? 'broken' : isDoubtful ? 'doubtful' : '';
}

function describe({ layer, isOwn, isBroken, isDoubtful }: ContentCell): string {
  if (layer === undefined) return 'missing';
  const state = isBroken ? ', with errors' : isDoubtful ? ', with findings' : '';
  return `${isOwn ? 'own' : `from ${layer}`}${state}`;
}
