/** The second step of a start: data and behaviour. */
export { createCore } from '@housefront/core';
export { hydrate } from '@tanstack/react-query';
