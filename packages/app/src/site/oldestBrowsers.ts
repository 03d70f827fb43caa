/** The oldest supported browsers as build targets; docs/browsers.md describes the check. */
export const buildTargets = ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'];

/** The same for people, as versions to update to. */
export const oldestBrowsers = 'Chrome 99, Edge 99, Safari 15.4, Firefox 97';
