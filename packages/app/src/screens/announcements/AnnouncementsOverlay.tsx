import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useAnnouncementsView } from './useAnnouncementsView.ts';

/** The announcements, opened at the chosen one (SHELL-34). */
export function AnnouncementsOverlay() {
  const props = useAnnouncementsView();
  return props && <TemplateView name="announcements" props={props} />;
}
