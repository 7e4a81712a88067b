import { useEffect, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import type { BrandSummary } from '#studio/api.ts';
import { hashOfSets } from './address.ts';
import { useAnswer } from './calls.ts';
import { Quiet } from './controls.tsx';
import { Icon } from './icons.tsx';
import { type MadeBrand, NewBrand } from './NewBrand.tsx';
import type { Written } from './new-brand-form.ts';
import { visible } from './visible.ts';

/** Every brand, to search and open, and the way to a new one. */
export function Home({
  revision,
  onMade,
}: {
  readonly revision: number;
  readonly onMade: (brand: MadeBrand) => void;
}) {
  const [query, setQuery] = useState('');
  const [isMaking, setMaking] = useState(false);
  const [written, setWritten] = useState<Written>({});
  const { data, error } = useAnswer('/api/brands', {}, revision);
  useEffect(() => {
    document.title = 'Livery Studio';
  }, []);
  const needle = query.trim().toLowerCase();
  const brands = (data?.brands ?? []).filter(({ id, name, parents }) =>
    [id, name, ...parents].some((text) => text.toLowerCase().includes(needle)),
  );
  return (
    <div className="home">
      <header className="home-head">
        <div>
          <p className="mark">Livery Studio</p>
          <h1>Brands</h1>
        </div>
        <div className="home-tools">
          <SearchField className="search" aria-label="Search brands" value={query} onChange={setQuery}>
            <Icon name="search" />
            <Input className="input" placeholder="Search by name, id or parent" />
          </SearchField>
          <a className="button link" href={hashOfSets()}>
            Change sets
          </a>
          <Button className="button primary new-brand-button" onPress={() => setMaking(true)}>
            <Icon name="add" />
            New brand
          </Button>
        </div>
      </header>
      <main>
        {error !== undefined && <Quiet title={error} />}
        {data === undefined && error === undefined && <Loading />}
        {data !== undefined && brands.length === 0 && (
          <Quiet title={needle === '' ? 'No brands yet' : `No brand matches “${query.trim()}”`}>
            <p>
              {needle === ''
                ? 'Make the first one with the button above.'
                : 'Try part of a name, an id, or a brand that it extends.'}
            </p>
          </Quiet>
        )}
        {brands.length > 0 && (
          <ul className="brand-list" aria-label="Brands">
            {brands.map((brand) => (
              <Row key={brand.id} brand={brand} />
            ))}
          </ul>
        )}
      </main>
      {isMaking && (
        <NewBrand
          written={written}
          onWrite={(change) => setWritten((before) => ({ ...before, ...change }))}
          revision={revision}
          onMade={onMade}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  );
}

function Row({ brand }: { readonly brand: BrandSummary }) {
  const { id, name, parents, languages, errors, warnings, logo, colors, isDrafted, isAbstract } = brand;
  const count = languages.length === 1 ? '1 language' : `${languages.length} languages`;
  return (
    <li className="brand-row">
      <div className="brand-tile" style={{ background: colors[0] }} aria-hidden="true">
        {logo === undefined ? <span>{name.charAt(0)}</span> : <img src={logo} alt="" />}
      </div>
      <div className="brand-name">
        <h2>
          <a href={`#/brand/${id}`}>{visible(name)}</a>
        </h2>
        <p className="quiet">
          {id}
          {parents.length > 0 && ` · extends ${parents.join(', ')}`}
        </p>
      </div>
      <p className="quiet brand-languages" title={languages.join(', ')}>
        {languages.length > 0 && count}
      </p>
      <p className="brand-state">
        {isAbstract && <span className="badge">Only extended</span>}
        {isDrafted && <span className="badge draft">Draft</span>}
        <Count errors={errors} warnings={warnings} />
      </p>
    </li>
  );
}

function Count({ errors, warnings }: { readonly errors: number; readonly warnings: number }) {
  if (errors > 0) return <span className="badge error">{errors === 1 ? '1 error' : `${errors} errors`}</span>;
  if (warnings > 0)
    return <span className="badge warning">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</span>;
  return <span className="badge">No findings</span>;
}

function Loading() {
  return (
    <div className="brand-list" role="status" aria-label="Loading brands">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="brand-row skeleton" />
      ))}
    </div>
  );
}
