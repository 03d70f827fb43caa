/** A tint for light and dark surfaces, for browsers without `color-mix`. */
export const neutralTint = 'rgb(128 128 128 / 0.2)';
