import {
  languageLabel,
  Picker,
  token,
  useLanguages,
  useMessages,
  useNotify,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Props } from './language-picker.props.ts';

const Wide = styled(Picker)`
  gap: ${token('space.3')};
  inline-size: 100%;
`;

/** The languages of the brand by their own names [1.06]. A language that cannot be fetched leaves the old one. */
export default function LanguagePicker({ props: { compact } }: WidgetProps<Props>) {
  const t = useMessages();
  const notify = useNotify();
  const { chosen, supported, choose } = useLanguages();
  const [wished, setWished] = useState<string>();
  if (supported.length < 2) return null;
  const options = supported.map((language) => ({
    value: language.code,
    text: languageLabel(language),
    lang: language.locale,
  }));

  const wish = async (code: string) => {
    setWished(code);
    try {
      await choose(code);
    } catch (error) {
      console.error(`[livery] The language '${code}' could not be fetched.`, error);
      notify('languagePicker.failed', 'error');
    } finally {
      setWished((latest) => (latest === code ? undefined : latest));
    }
  };

  const View = compact ? Picker : Wide;
  return (
    <View
      icon="globe"
      label={t('languagePicker.label')}
      value={wished ?? chosen}
      options={options}
      compact={compact}
      busy={wished !== undefined}
      onChoose={(code) => void wish(code)}
    />
  );
}
