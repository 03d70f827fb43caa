import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useRuntime } from '../../../kernel/runtime.ts';

/**
 * True while a phone shows the change of a first password instead of every section; desktops show it over each page
 * (PWD-05x).
 */
export function useForcedPassword(): boolean {
  const { core } = useRuntime();
  const mobile = useStore(core.site, ({ mode }) => mode === 'mobile');
  const here = useStore(core.session.store, ({ member }) => member !== null);
  const layout = useQuery({ ...core.member.queries.layout(), enabled: here });
  return mobile && layout.data?.mustChangePassword === true;
}
