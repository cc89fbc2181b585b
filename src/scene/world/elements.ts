/**
 * The only classes of three used as JSX elements. Fiber's catalogue and @react-spring/three's list are built
 * from this module, which keeps the rest of three out of the bundle. Fiber disposes an element when it goes: an
 * instanced mesh frees its places, but no mesh the geometry and the materials that it was given, which are shared.
 */
export { AmbientLight, DirectionalLight, Group, HemisphereLight, InstancedMesh, Mesh } from 'three';
