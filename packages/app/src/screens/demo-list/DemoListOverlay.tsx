import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useDemoListView } from './useDemoListView.ts';

/** The list of demo games as an overlay (PLAY-41). */
export function DemoListOverlay() {
  return <TemplateView name="demoList" props={useDemoListView()} />;
}
