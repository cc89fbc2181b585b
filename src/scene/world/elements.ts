/**
 * The only classes of three used as JSX elements. Fiber's catalogue and @react-spring/three's list are built
 * from this module, which keeps the rest of three out of the bundle.
 */
export { AmbientLight, DirectionalLight, Group, HemisphereLight, InstancedMesh, Mesh } from 'three';
