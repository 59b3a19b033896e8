/** Global styles, in the order of the cascade; `app/root.tsx` imports this file once. */
import "./layers.css";
import "./reset.css";
import "./theme.css";
import "./typography.css";
import "./print.css";
import "./fonts.css";
