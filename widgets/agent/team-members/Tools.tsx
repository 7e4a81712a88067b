import { Button, Field, Select, token, useMessages } from '@liveryjs/engine/kit';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { LONGEST_NAME, SORTS, type TeamPlace } from './team-members.model.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  align-items: end;
  justify-content: space-between;

  search {
    flex: 1 1 16rem;
    max-inline-size: 26rem;
  }

  form {
    display: flex;
    gap: ${token('space.2')};
    align-items: end;

    > :first-child {
      flex: 1;
    }

    button {
      min-block-size: ${token('size.control.lg')};
    }
  }
`;

const Sorting = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

interface Props {
  readonly place: TeamPlace;
  readonly go: (change: Partial<TeamPlace>) => void;
}

/** The ways to find somebody in a team: by name, and by what stands first. */
export function Tools({ place: { search, sort, order }, go }: Props) {
  const t = useMessages();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    go({ search: (typeof typed === 'string' && typed.trim()) || undefined });
  };
  return (
    <Row>
      <search>
        <form onSubmit={find} noValidate>
          <Field
            // The text of the earlier search goes with its answer.
            key={search ?? ''}
            type="search"
            enterKeyHint="search"
            name="search"
            label={t('teamMembers.search')}
            icon="search"
            defaultValue={search ?? ''}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit">{t('teamMembers.searchGo')}</Button>
        </form>
      </search>
      <Sorting>
        <Select
          label={t('teamMembers.sort')}
          value={sort}
          options={SORTS.map((name) => [name, t(`teamMembers.${name}`)] as const)}
          onChoose={(value) => go({ sort: SORTS.find((name) => name === value) ?? 'username' })}
        />
        <Select
          label={t('teamMembers.order')}
          value={order}
          options={[
            ['asc', t('teamMembers.ascending')],
            ['desc', t('teamMembers.descending')],
          ]}
          onChoose={(value) => go({ order: value === 'desc' ? 'desc' : 'asc' })}
        />
      </Sorting>
    </Row>
  );
}
