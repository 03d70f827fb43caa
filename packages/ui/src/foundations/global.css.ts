/** Global styles: layers, reset, base type and component variables. */
import '../theme/layers.css.ts';
import './reset.css.ts';
import './base.css.ts';
import './component-vars.css.ts';
import './direction.css.ts';
import './guest-parts.css.ts';
