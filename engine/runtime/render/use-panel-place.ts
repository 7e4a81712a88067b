import { useLocation } from 'react-router-dom';
import { type PanelPlace, splitQuery } from '#engine/routing/panel-address.ts';
import { useApp } from './app.ts';

/** The panel that the address asks for, if any, whoever it is for. */
export function usePanelPlace(): PanelPlace | undefined {
  const { panels } = useApp().brand;
  return splitQuery(useLocation().search, panels).panel;
}
