import type { ComponentProps } from 'react';
import { ToggleButton } from 'react-aria-components';
import { Assets } from './Assets.tsx';
import { Contents } from './Contents.tsx';
import type { Send } from './calls.ts';
import { Messages } from './Messages.tsx';

/** A list of files of the brand that lies over the portal. */
export type ListName = 'texts' | 'contents' | 'assets';

const TITLES: Readonly<Record<ListName, string>> = { texts: 'Texts', contents: 'Contents', assets: 'Assets' };

/** The buttons that open a list and close it again. */
export function ListButtons({
  open,
  onChange,
}: {
  readonly open: ListName | undefined;
  readonly onChange: (open: ListName | undefined) => void;
}) {
  return Object.entries(TITLES).map(([name, title]) => (
    <ToggleButton
      key={name}
      className="button"
      isSelected={open === name}
      onChange={(isOpen) => onChange(isOpen ? (name as ListName) : undefined)}
    >
      {title}
    </ToggleButton>
  ));
}

/** The list that is open. */
export function OpenList({
  name,
  selected,
  language,
  commit,
  onShow,
  ...shared
}: {
  readonly name: ListName;
  readonly selected: string | undefined;
  readonly language: string;
  readonly commit: Send;
  /** Has the portal show a page. */
  readonly onShow: (page: string) => void;
} & ComponentProps<typeof Assets>) {
  if (name === 'assets') return <Assets {...shared} />;
  if (name === 'texts')
    return <Messages {...shared} commit={commit} language={language} selected={selected} />;
  return (
    <Contents
      {...shared}
      commit={commit}
      language={language}
      onShow={(page) => {
        onShow(page);
        shared.onClose();
      }}
    />
  );
}
