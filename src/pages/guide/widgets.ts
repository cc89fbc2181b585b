import type { ComponentType } from 'react';
import type { Widget } from '../../text/guide.ts';
import { part } from '../../ui/page/part.tsx';
import type { WidgetProps } from './position.ts';

/** What can be operated in guides, each loaded with the guide that has it. */
export const widgets: Readonly<Record<Widget, ComponentType<WidgetProps>>> = {
  'lines of 3D': part(async () => (await import('./LinePicture.tsx')).LinePicture),
  'game of quantum': part(async () => (await import('./Example.tsx')).Example),
  'players online': part(async () => (await import('./PlayerTable.tsx')).PlayerTable),
};
