import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useDemoListView } from './useDemoListView.ts';

/** The list of demo games over the page (PLAY-41). */
export function DemoListOverlay() {
  return <TemplateView name="demoList" props={useDemoListView()} />;
}
