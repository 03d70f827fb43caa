import { vi } from 'vitest';
import { posed, type Finder } from './lookAtViews.ts';

/** Addresses of pictures that do not come: one that is no picture, and one that nothing answers. */
const GONE = ['/no-such-picture.png', 'http://127.0.0.1:9/refused.png'];

interface Seen {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

const sizeOf = (image: HTMLImageElement) => {
  const { width, height } = image.getBoundingClientRect();
  return { width, height };
};

const named = (image: Element): string => {
  const place = image.closest('[aria-label], section, header, footer, main');
  return `${image.className} in ${place?.tagName} ${place?.getAttribute('aria-label') ?? ''}`;
};

/** A picture as a text of the platform has it: without a size, in a text. */
const textWithPicture = () => {
  const text = document.querySelector('main p');
  text?.append(Object.assign(document.createElement('img'), { src: GONE[0], alt: '' }));
};

/** Faults of one picture that did not come. */
function faultsOf({ image, ...before }: Seen): readonly string[] {
  const after = sizeOf(image);
  const isMoved = Math.abs(after.width - before.width) > 2 || Math.abs(after.height - before.height) > 2;
  return [
    !image.hasAttribute('data-failed') && 'is not marked',
    !getComputedStyle(image).content.startsWith('url(') && 'shows the sign of a broken picture',
    before.width > 0 && isMoved && `${before.width} × ${before.height} became ${after.width} × ${after.height}`,
  ].flatMap((fault) => (fault === false ? [] : `${named(image)}: ${fault}`));
}

/** Takes away all pictures of an open page, and waits until each has failed or is replaced. */
async function lose(): Promise<readonly Seen[]> {
  const seen = [...document.images].map((image) => ({ image, ...sizeOf(image) }));
  textWithPicture();
  seen.forEach(({ image }, at) => {
    image.closest('picture')?.querySelector('source')?.remove();
    Object.assign(image, { loading: 'eager', srcset: '', src: GONE[at % GONE.length] });
  });
  await vi.waitFor(
    () => {
      const left = [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth > 0);
      if (left.length > 0) throw new Error(`${left.length} pictures are on their way: ${left[0]?.outerHTML}`);
    },
    { timeout: 20_000, interval: 20 },
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return seen.filter(({ image }) => image.isConnected);
}

/** Parts out of view have no size while the browser omits them; all are laid out from now on. */
function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
}

/** Faults of a page whose pictures do not come, on a phone and on a desktop: a sign of it, another size, a wider page. */
export const pictureFaults: Finder = async (screen, subject) => {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await screen.pose(posed(subject, { width }));
    if (document.images.length === 0) continue;
    layOutAll();
    const { documentElement } = document;
    const widthBefore = documentElement.scrollWidth;
    const seen = await lose();
    found.push(
      ...seen.flatMap(faultsOf).map((fault) => `${width}: ${fault}`),
      ...(documentElement.scrollWidth > widthBefore
        ? [`${width}: the page is ${documentElement.scrollWidth} px wide`]
        : []),
    );
    await screen.again();
  }
  return found;
};
