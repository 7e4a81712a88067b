import { call } from '@liveryjs/client/calls/call';
import { refusalKey } from '@liveryjs/client/session/refusal-key';
import {
  Button,
  Chips,
  token,
  useActionContext,
  useIntl,
  useMessages,
  useNotify,
} from '@liveryjs/engine/kit';
import { MOMENT_STYLE, pageTime } from '@liveryjs/engine/kit/plain';
import { takeBreak } from '@liveryjs/schemas/calls/limits';
import type { PlayBreak } from '@liveryjs/schemas/platform';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { lengthOf } from './play-limits.model.ts';

const WORDS = {
  TIME_OUT: ['playLimits.break', 'playLimits.breakText'],
  SELF_EXCLUSION: ['playLimits.exclude', 'playLimits.excludeText'],
} as const;
const FOREVER = 'forever';
const DAY = 24 * 60 * 60 * 1000;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  min-inline-size: 0;

  > fieldset {
    flex: 1 1 16rem;
  }
`;

interface Props {
  readonly kind: PlayBreak['kind'];
  /** Times to choose from. */
  readonly days: readonly number[];
  readonly onTaken: () => void;
}

/** Takes a break, after a question that says until when. */
export function BreakForm({ kind, days, onTaken }: Props) {
  const t = useMessages();
  const { locale, formatDate } = useIntl();
  const context = useActionContext();
  const notify = useNotify();
  const title = useId();
  const [chosen, setChosen] = useState(String(days[0] ?? FOREVER));
  const [busy, setBusy] = useState(false);
  const [name, text] = WORDS[kind];
  const options = [
    ...days.map((length) => ({ value: String(length), content: lengthOf(length, locale) })),
    ...(kind === 'SELF_EXCLUSION' ? [{ value: FOREVER, content: t('playLimits.forever') }] : []),
  ];
  const take = async () => {
    if (busy) return;
    setBusy(true);
    const length = chosen === FOREVER ? undefined : Number(chosen);
    try {
      const sure = await context.confirm({
        title: 'playLimits.sure',
        text: length === undefined ? 'playLimits.sureForever' : 'playLimits.sureUntil',
        values:
          length === undefined
            ? {}
            : {
                date: formatDate(pageTime() + length * DAY, MOMENT_STYLE),
              },
        confirm: name,
      });
      if (!sure) return;
      await call(takeBreak, { kind, ...(length !== undefined && { days: length }) });
      onTaken();
    } catch (error) {
      notify(refusalKey(error) ?? 'engine.actionFailed', 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t(name)}</h3>
      <p>{t(text)}</p>
      <Row>
        <Chips label={t('playLimits.howLong')} value={chosen} options={options} onChoose={setChosen} />
        <Button type="button" aria-busy={busy} onClick={() => void take()}>
          {t(name)}
        </Button>
      </Row>
    </section>
  );
}
