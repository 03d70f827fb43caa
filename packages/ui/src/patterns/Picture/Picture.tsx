import { useUi, type PictureProps } from '../../primitives/UiProvider/index.ts';

/**
 * A picture of the platform: in the size and form of its place on a site that has a service for them, else as it is. Its box
 * has a size of its own, and the place draws a placeholder behind it: a picture that fails shows nothing (IMG-01).
 */
export function Picture(props: PictureProps) {
  const { sizedPicture: Sized } = useUi();
  if (Sized) return <Sized {...props} />;
  const { place: _, alt, ...rest } = props;
  return <img alt={alt} {...rest} />;
}
