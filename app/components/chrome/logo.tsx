import type { ChromeImage } from "~/loaders/chrome/data.server";

interface LogoProps {
  image: ChromeImage;
  width: number;
  height: number;
  loading?: "lazy";
}

/**
 * A logo of the global settings. WebKit ignores the color scheme inside an image, so dark pages name the part `dark` of
 * the file. An SVG can style that part with `:target`; other files ignore it.
 */
export function Logo({ image: { src, alt }, ...size }: LogoProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`${src}#dark`} />
      <img src={src} alt={alt} {...size} />
    </picture>
  );
}
