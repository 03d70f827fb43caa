import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { viewportFor, type ShownGlobals } from '../packages/ui/src/stories/viewportFor.ts';

// The viewport follows the kind of the chosen template.
addons.register('housefront/viewport', (api) => {
  let last: string | undefined;
  const follow = ({ globals }: { readonly globals: ShownGlobals }): void => {
    if (globals.template === last) return;
    last = globals.template;
    const viewport = viewportFor(globals);
    if (viewport) api.updateGlobals({ viewport: { ...viewport, isRotated: false } });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.setConfig({ sidebar: { showRoots: true } });
