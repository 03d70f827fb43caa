import { cdp } from 'vitest/browser';
import { posed, type Finder } from './lookAtViews.ts';

/** Turns the forced colours of the system on, as the contrast themes of Windows do, or off. */
const force = (value: 'active' | 'none') =>
  (cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  );

/** Colour that a system colour has here. */
function colourOf(name: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = name;
  document.body.append(probe);
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return colour;
}

const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);

/** Icons that are drawn by a mask, with the colour in which they are painted. */
const paintedIcons = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isIcon = style.maskImage.startsWith('url(') && style.display !== 'none' && style.content !== 'none';
        return isIcon ? [{ name: `${nameOf(element)} ${part ?? ''}`, colour: style.backgroundColor }] : [];
      }),
    );

const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current="page"]';

function faults(): readonly string[] {
  if (!matchMedia('(forced-colors: active)').matches) return ['colours are not forced'];
  const canvas = colourOf('Canvas');
  const icons = paintedIcons();
  const unmarked = [...document.querySelectorAll(chosen)].filter((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' || parseFloat(outlineWidth) < 1;
  });
  return [
    ...(icons.length > 3 ? [] : [`only ${icons.length} icons`]),
    ...icons.filter(({ colour }) => colour === canvas).map(({ name }) => `${name} is not seen`),
    ...unmarked.map((element) => `${nameOf(element)} does not look chosen`),
  ];
}

/** Icons and choices that vanish in forced colours. */
export const forcedColourFaults: Finder = async (screen, subject) => {
  await force('active');
  try {
    await screen.pose(posed(subject, { width: subject.widths.usual }));
    return faults();
  } finally {
    await force('none');
  }
};
