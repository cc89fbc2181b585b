/**
 * The classes of three that stand as JSX elements in a scene, and no others: fiber's catalogue and
 * @react-spring/three's list are both made from this module, which keeps the rest out of the bundle.
 */
export { AmbientLight, DirectionalLight, Group, HemisphereLight, InstancedMesh, Mesh } from 'three';
