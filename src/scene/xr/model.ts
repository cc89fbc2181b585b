/** The board as a model in a file, for viewers that show it on a table but can't play (USDZ). */
import {
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  ShaderMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js';
import { framing } from '../../play/framing.ts';
import { waitForRest } from '../camera/picture.ts';
import { getWorld } from '../world/world.tsx';
import { stand } from './placement.ts';
import { rampOf } from './ramp.ts';

const ROUGHNESS = 0.3;
/** Pixels per shade: wide enough that neighbours don't blend. */
const SHADE = 4;

/**
 * Makes a model of the board's current position, 30 cm wide, once it has come to rest. Rejects without a
 * board.
 */
export async function modelOf(): Promise<Blob> {
  const world = getWorld();
  framing.setState({ showsAll: true });
  try {
    await waitForRest(world);
    const { extent } = framing.getState();
    const scene = world.state()?.scene;
    if (!scene || !extent) throw new Error('there is no board to export');
    scene.updateMatrixWorld();
    const board = new Group();
    board.name = 'Board';
    board.applyMatrix4(stand(extent, new Vector3(), new Vector3(0, 0, 1)));
    board.updateMatrix();
    const clay = new Clay();
    scene.traverseVisible((each) => {
      for (const part of meshesOf(each, clay)) board.add(part);
    });
    const file = await new USDZExporter().parseAsync(board, { quickLookCompatible: true });
    return new Blob([new Uint8Array(file)], { type: 'model/vnd.usdz+zip' });
  } finally {
    framing.setState({ showsAll: false });
  }
}

const WHITE = new Color('#ffffff');

/** A mesh as plain meshes, one for each instance; none for shadows, hints and previews. */
function meshesOf(object: Object3D, clay: Clay): Mesh[] {
  const mesh = object as Mesh;
  // Undefined for other objects.
  if (!(mesh.isMesh as boolean | undefined)) return [];
  const { geometry } = mesh;
  const material = Array.isArray(mesh.material) ? mesh.material[0] : mesh.material;
  const isSolid = mesh instanceof InstancedMesh || !material?.transparent;
  const isHint = material instanceof MeshBasicMaterial && !material.vertexColors;
  if (!material || !isSolid || isHint || material instanceof ShaderMaterial) return [];
  const own = 'color' in material && material.color instanceof Color ? material.color : WHITE;
  const meshAt = (matrix: Matrix4, color: Color) => {
    const { shape, glaze } = clay.of(geometry, color);
    const made = new Mesh(shape, glaze);
    made.matrixAutoUpdate = false;
    made.matrix.copy(matrix);
    return made;
  };
  if (!(mesh instanceof InstancedMesh)) return [meshAt(mesh.matrixWorld, own)];
  return Array.from({ length: mesh.count }, (_, at) => {
    const color = own.clone();
    if (mesh.instanceColor) color.multiply(tint.fromBufferAttribute(mesh.instanceColor, at));
    mesh.getMatrixAt(at, place);
    return meshAt(place.premultiply(mesh.matrixWorld), color);
  }).filter(({ matrix }) => matrix.determinant() > 1e-9);
}

const place = new Matrix4();
const tint = new Color();

/** Geometries with their colours as textures, each made once. */
class Clay {
  private readonly shapes = new Map<
    BufferGeometry,
    { shape: BufferGeometry; map: CanvasTexture | null }
  >();
  private readonly glazes = new Map<string, MeshStandardMaterial>();

  of(geometry: BufferGeometry, color: Color) {
    const { shape, map } = this.shapeOf(geometry);
    const key = `${shape.id} ${color.getHexString()}`;
    const glaze =
      this.glazes.get(key) ??
      new MeshStandardMaterial({ map, color, roughness: ROUGHNESS, metalness: 0 });
    this.glazes.set(key, glaze);
    return { shape, glaze };
  }

  private shapeOf(geometry: BufferGeometry) {
    const known = this.shapes.get(geometry);
    if (known) return known;
    const ramp = rampOf(geometry);
    const shape = new BufferGeometry();
    shape.setIndex(geometry.index);
    for (const name of ['position', 'normal'])
      shape.setAttribute(name, geometry.getAttribute(name));
    if (ramp) shape.setAttribute('uv', ramp.uv);
    const made = { shape, map: ramp && textureOf(ramp.colours) };
    this.shapes.set(geometry, made);
    return made;
  }
}

/** A row of colours. */
function textureOf(colours: readonly string[]): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [colours.length * SHADE, SHADE];
  const pen = canvas.getContext('2d');
  colours.forEach((colour, at) => {
    if (!pen) return;
    pen.fillStyle = colour;
    pen.fillRect(at * SHADE, 0, SHADE, SHADE);
  });
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return map;
}
