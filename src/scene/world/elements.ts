/**
 * The only classes of three used as JSX elements. Fiber's catalogue and @react-spring/three's list are built
 * from this module, which keeps the rest of three out of the bundle. Fiber disposes an element when it
 * unmounts: an instanced mesh frees its instance buffers. Geometries and materials that were passed to it are
 * shared, so they are kept.
 */
export { AmbientLight, DirectionalLight, Group, HemisphereLight, InstancedMesh, Mesh } from 'three';
