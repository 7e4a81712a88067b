import { shownVendors } from '@liveryjs/client/games/shown-vendor';
import { imageUrl } from '@liveryjs/client/image-url';
import {
  breathing,
  FAR,
  Failure,
  Picture,
  Skeleton,
  Strip,
  token,
  useBrand,
  useLanguages,
  useMessages,
} from '@liveryjs/engine/kit';
import { useVendors } from '@liveryjs/parts/use-vendors';
import { useInView } from 'react-intersection-observer';
import { styled } from 'styled-components';

const ICON = 28;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

const Row = styled.section`
  display: grid;
  gap: ${token('space.3')};

  h2 {
    margin: 0;
    color: ${token('color.footer.heading')};
    font: ${token('typography.label')};
  }

  [data-layout='centred'] > & {
    justify-items: center;

    > * {
      max-inline-size: 100%;
    }
  }

  ul {
    gap: ${token('space.2')};
  }
`;

const Provider = styled.li`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.md')};
  padding-block: ${token('space.1')};
  padding-inline: ${token('space.1')} ${token('space.3')};
  border: 1px solid ${token('color.footer.border')};
  border-radius: ${token('radius.full')};
  white-space: nowrap;

  img {
    inline-size: ${token('size.control.sm')};
    block-size: ${token('size.control.sm')};
    border-radius: ${token('radius.full')};
  }
`;

const Place = styled(Skeleton)`
  flex: none;
  inline-size: 8rem;
  min-block-size: ${token('size.control.md')};
  border-radius: ${token('radius.full')};
`;

/** The makers of the games in one row, asked for when the foot of the page comes near. Gone where there are none. */
export function Providers() {
  const t = useMessages();
  const brand = useBrand();
  const { current: language } = useLanguages();
  const { ref, inView } = useInView({ rootMargin: '300px 0px', triggerOnce: true });
  const vendors = useVendors(inView ? { language: language.code } : null);
  const shown = vendors.data && shownVendors(brand, vendors.data);
  if (shown?.length === 0) return null;
  return (
    <Row
      ref={ref}
      aria-label={t('footer.providers')}
      aria-busy={vendors.loading}
      {...(!inView && { [FAR]: '' })}
    >
      <h2>{t('footer.providers')}</h2>
      {vendors.failure && !vendors.data ? (
        <Failure messageKey={vendors.failure} onRetry={vendors.retry} />
      ) : (
        <Strip as="ul" {...(!shown && breathing)}>
          {shown
            ? shown.map(({ vassalage, vendorName, icon }) => (
                <Provider key={vassalage}>
                  {icon && <Picture src={imageUrl(icon)} alt="" width={ICON} height={ICON} />}
                  <bdi>{vendorName}</bdi>
                </Provider>
              ))
            : PLACES.map((place) => <Place key={place} as="li" />)}
        </Strip>
      )}
    </Row>
  );
}
