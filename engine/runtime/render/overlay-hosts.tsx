import { useMemo } from 'react';
import { AppContext, useApp } from './app.ts';
import { ModalHost } from './modal-host.tsx';
import { PanelHost } from './panel-host.tsx';
import { QuestionHost } from './question-host.tsx';

/** The layers over the page: a modal, a panel, a question. Their own descriptions have arrived with the page's lists. */
export function OverlayHosts() {
  const app = useApp();
  const whole = useMemo(() => ({ ...app, brand: { ...app.brand, ...app.lists?.over() } }), [app]);
  return (
    <AppContext value={whole}>
      <ModalHost />
      <PanelHost />
      <QuestionHost />
    </AppContext>
  );
}
