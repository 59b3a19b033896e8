/** Path under which a storefront serves its image service's figures. */
export const figuresPath = "/figures";
/** Path under which it serves editors' pictures. */
export const picturesPath = "/pictures";

/** Some folders and the name of an image file. Dots alone, and escaped slashes, could leave the folder. */
const picture = /^(?:\/(?!\.+\/)(?:[\w.~!'()*-]|%(?!2F|5C)[0-9A-F]{2})+){1,8}(?<=\.(?:avif|gif|jpe?g|png|svg|webp))$/i;
const longest = 512;

/** True for the path of a picture that a storefront serves, below {@link picturesPath}, with a leading slash. */
export const isPicturePath = (path: string): boolean => path.length <= longest && picture.test(path);
