import type { Protection, SecurityLevel } from '@liveryjs/client/profile/security-level';
import { token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')} ${token('space.5')};
  background: ${token('color.surface.sunken')};

  p {
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};

  span {
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }

  strong {
    margin-inline-start: ${token('space.2')};
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }
`;

const Meter = styled.div`
  display: flex;
  gap: ${token('space.1')};

  i {
    flex: 1;
    block-size: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.border.regular')};
  }

  [data-set] {
    background: ${token('color.success.text')};
  }

  &[data-word='fair'] [data-set] {
    background: ${token('color.warning.text')};
  }

  &[data-word='weak'] [data-set] {
    background: ${token('color.danger.text')};
  }
`;

interface Props {
  readonly level: SecurityLevel;
  /** The protections that are counted. */
  readonly counted: readonly Protection[];
}

/**
 * The level of the account's protection, in words and one piece a protection, and the protections that are missing or old.
 */
export function Level({ level: { word, missing, due }, counted }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const set = counted.length - missing.length;
  const text = t(`security.level.${word}`);
  const listOf = (protections: readonly Protection[]) =>
    intl.formatList(protections.map((protection) => t(`security.${protection}`)));
  return (
    <Box>
      <Words>
        <span>
          {/* A space, not a margin alone: Arabic letters join across elements without one. */}
          {t('accountSecurity.level')} <strong>{text}</strong>
        </span>
        <span>{t('accountSecurity.count', { set, all: counted.length })}</span>
      </Words>
      <Meter
        role="meter"
        aria-label={t('accountSecurity.level')}
        aria-valuemin={0}
        aria-valuemax={counted.length}
        aria-valuenow={set}
        aria-valuetext={text}
        data-word={word}
      >
        {counted.map((protection, index) => (
          <i key={protection} {...(index < set && { 'data-set': '' })} />
        ))}
      </Meter>
      {missing.length > 0 && <p>{t('accountSecurity.missing', { list: listOf(missing) })}</p>}
      {due.length > 0 && <p>{t('accountSecurity.due', { list: listOf(due) })}</p>}
      {missing.length + due.length === 0 && <p>{t('accountSecurity.complete')}</p>}
    </Box>
  );
}
