import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { type LanguageOffer as Offer, useApp, useAppState } from './app.ts';
import { Button } from './button.tsx';
import { NoticeCard } from './notice-card.tsx';
import { languageOf, useLanguages } from './use-language.ts';

/** Offers the page in the language that the visitor's browser asks for, in the words of that language. */
export function LanguageOffer() {
  const app = useApp();
  // A `ref` in the state: its snapshot is the thing itself, which the type of snapshots cannot say.
  const offer = useAppState((state) => state.languageOffer) as Offer | undefined;
  const { chosen, choose } = useLanguages();
  if (offer === undefined || offer.from !== chosen) return null;
  const { code, intl } = offer;
  const { locale, direction } = languageOf(app, code);
  const end = () => {
    app.state.languageOffer = undefined;
  };
  const spoken = { lang: locale, dir: direction ?? directionOf(locale) };
  return (
    <NoticeCard
      tone="info"
      onDismiss={end}
      action={
        <Button
          type="button"
          {...spoken}
          onClick={() => {
            end();
            void choose(code);
          }}
        >
          {intl.t('engine.languageOfferYes')}
        </Button>
      }
    >
      <span {...spoken}>{intl.t('engine.languageOffer')}</span>
    </NoticeCard>
  );
}
