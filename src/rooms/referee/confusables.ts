/** Made by `npm run confusables` from the data of Unicode 17.0 (© Unicode, Inc., unicode.org/license.txt).
 * Each entry is the distance from the character before (none: 1) and what the character looks like, as code
 * points in base 36. */
export const confusables = `
y:13.13 3:56.1b.6f4 b:27 :30 o:30 n:13 d:36.32 f:30 12:2r.mw 3:2h.mt x:1t.1x a:1w.mt 7:3c :27.mw e:2p.2t a:6pu.mt
8:33.mw 6:34 i:1w.mt :2s.mt l:20.mt :2w.mt a:2x g:24.mw :30.mw 9:32.mh 7:27.1x :33.2t j:2c.mt :38.mt p:2q.mt :13.1u
:2q.lg :2q.lg :2q 3:1v.13 2:1w.mt :13.1w 2:2s.lg :2v 4:1y.me :2u :1z.13 3:30 :30.mt :23.13 :2z.lw :30.mt :qj.mw 2:26.me
:32.mh :27.mt 5:13.28 :34.lw :2a :1e 5:13.2c :38.lw :2c.mg 5:13.2h :3d.lw :2i.mt :3e.mt :1f 4:1e.mt :1h :37 2:34 :30
:30.30 2:x x:1z.mt :2v.mt 1j:1f 6:1k :1k :2i.me :3e.me n:2r.mw 2:2c.mw 3:1r 3:2d.mt 2:1x.mw :2t.mw :22.mt :2y.mt
4:36.mt :2h.mt :3d.mt 2:2p 2:2q.lw 3:2s.mg :2s.lw 2:d9 :d9.ke :x3n 5:2v.lw :2v 2:3d 3:2w.lw 2:2x.mt :2x :2x :30.ms
2:30.mg :30.f1 :3b 2:36.32.me 2:32.mg 2:33.mt :33.5qf 6:36.mh :36.mg 5:37.mg 9:39 4:3d :3e.mg 2:f1 2:1r :x5a b:35.lw
3:2s.3e :2s.f1 :2s.i9 :38.37 :38.hv :38.gl :2u.32.mh :30.37 :30.3e e:13 :13.13 :13 :13 :13 :13 :121 3:1o :1q :2m 2:2m
2:13 2:13 :13 5:1m 3:121 4:19 n:13.13 6:13 2:13.13 2:1m 3:kq a:lg 7:li :19s 3:li.lj :le 4:lv 2:18w 3:5bd 6:mp :me :mg
5:me f:mt :mw 2:me 9:lf 3:mg 2:mr :1hiy f:nk :lj e:lm 8:li 2:8s5 5:jz :t4 :5qm 4:gk 2:x1b 2:22 i:1t :1u 3:1x :2i :20
:27.mt :30 :23 :g5 :25 :26 2:27 2:28 2:bt :2c :2h 2:2g a:2p :67 :3d :61r :x3n 2:32.mh :27.mt :2x :8o 3:3a 2:33 2:34
2:33 :5qz :39 :hk l:qq :1y 8:tj :uf 3:1e :bs 3:1i :33 6:2y 4:66 :34 2:25 3:au 2:x1a 5:x3m :2b :30 2:22 8:1t :2q.lg :1u
:pf 2:1x 2:1f 3:23 :g5 :25 :20 :27 :ps :28 :1v :2c :2h :py :2g 6:2q.30 :2q 2:30.27 2:2p :1i :ih :36 2:2t 2:gs :5qm 2:8o
2:i5 :ik :33 :qo :34 :2r :5qz :3d :hk :3c 3:3b 2:jt.2q :at.2x :at 3:5qx 5:x3n :37 :2x 2:2y 3:2w.mt 4:39.mh 2:3b :2q.mt
:2q.mt d:q0 :qw :27.mt :33.mt :2e :3a 7:v4.w6.w7 :3b.w6.w7 d:st.me :u1.me :2q.mt :2q.mt 3:pf.13 :36.13 :pf.mt :36.mt
3:t2.mh :ty.mh :1f.me :gs.me :23.mh :8o.mh 3:23.mt :8o.mt 3:20.mh :ik.mh 7:1v.me :2r.me :2c.mh :5qz.mh :2h :3d :2h.mt
:3d.mt :2g.mh 9:2w 2:2t :xo.mg :2t.mg :30 5:g5.me :u3.me :20.me :ik.me :20.me :ik.me :xi :xj :25.me :i5.me :30 5:1t.1x
:2p.2t 3:b3 :d9 7:1f :f1 7:27.mt :33.mt o:2s 9:dy 2:1z :gy 3:b4 :x3n a:35 :2f :3b u:3ou 9:3k6 6:3s3 2:3mp :2d 2:2b 4:py
2:27 5:13 3:13 4:3b 2:35 3:35 8:61r 2:2w 2:32.mh 3:fr 3:32 2:hc 2:32 :39 4:2v :2x 2:2u :33 4:1m j:ld :ld 7:13u 4:13t
5:13q :13s :lm 5:mb 5:lj :lj 6:30 :lj :lj :1m :lj :mb g:30 3:3a :13 6:30 2:33 f:30.30 :30.13 :13.13 :13 :13.13
l:56.1b.6f4.6f4 :56.1b.6f4.6f4.6f4 3:18 2:189 9:ld :lv :18w d:30 4:18p.1cr 9:183.1cr 9:18p.le 2:18p.1cr 8:33 3:18p :ln
3:ld :lv 3:lm :lf 3:mh :lu :li :lg :li :le :mb :lw 2:191 :1a :30 4:33 2:2e :g5 2:56.1b.6f4 :18 :170 :16 :18p :1b5
3:30.19w :30.191 6:18p.179 :17u 4:18p.1cr 3:17x.190 4:17x.1cr 3:17z.179 3:1ai.179 3:17z.1cr :17z.1cr 2:181.179 :181.li
6:181.1cr 6:185.1cr :187.1cr 5:1b5.1cr 3:18h :1b5.1cr :18j :18j 3:18j.1cr 7:1bj.1cr :18k.li 2:18k.1cr 3:18p :18p.179
2:18p.1cr :33 3:33 2:17t 3:18o.li :18o.lv :18o.19s :18o.le 2:18o.1cr :18p 2:18p.li 2:1a3 :18p.1cr :18p 2:19 :33 a:lm
9:li.lj 4:lj 2:17z.le :181.le :1a :30 :19e :19f :19g :33 :19i :2e :g5 :19l 4:17l.1hiy :18l.1hiy :33.le 2:1a :1a :1m :1m
1o:lj :lj :1fg 5:ld a:17s.1cr :18p.1cr 4:18p.li c:1bg :18j.1cr 4:1g4 :18m.179 :18m.li 3:181.190 5:1av.179 :17x.190
c:183.le 1u:27 a:30 x:lg 2:lj :le 5:lk :13 :13 5:2n 45:18p.lm i:17s.190 3:1b6.1cr 3:18l.1cr :18p.190 :1g4 5:17z.mc.mb
:185.mc.mb :1bj :18o :182.le 4:17s.1cy :18p.1cr.1cy 2:181.li.lj :18p.li.lj :1b5 :1b5 :18p :18p.1cr.li :17u.li
:18p.179.li :1ae.li :18j.li z:18s 3:18s 2:lj :lk 2:mb :mc 2:ln :18s :18t :lv 5:nk :no :np 5:nk :nm :li.lj :lj :1m
:1s5.1ty 2:1s5.1tq 2:1tc.1u5.1s7 5:1sf.li :1sf.1ty 2:1sf.1jz8 :1s5.1tq.li :1s5.1tq.1ty :1s5.1tq.1jz8 :1s5.1tq.1u0
13:1tq.1tm :mb 3:1xb 6:li 2:1jz8 2:1tq.li 9:mp :lc :ld 2:1jz6 :1jz7 e:1us.1us :33 :19l 2:1f 9:1s5.li :1s5.1tm
:1s5.1tq.1tm :1s5.1u7 8:1r 4:li.lj 5:1vp.1xa 1i:mb 10:1vv.1xf :1vv.1xf 5:33 4:1k 3:1l 3:1ww i:lj :1vn 3:1z9.20u
:1t6.1u5.1sv.1xb :1t6.1u5.1sv.20w :22b.1jz6 :22b.1jz7 5:1t6.1u5.1sv.1jz8 :1z9.1u0 4:1z9.218 :1th 7:1t0.1u5.1t0 3:1sv
:1sw 4:1s9 3:1t6 4:1sy 3:1t9 7:1tl 3:1ta 4:mb 3:1xb 2:1jz6 :1jz7 5:1jz8 :1u0 3:1ty 2:1u5 p:33 :1l 3:1k 8:1t6.1u5.1sv
f:li.lj :lj :1m 3:22t.24e 7:22t.24l 2:22t.24n :22t.24o :22t.24e.24l 2:22t.24e.24n :22t.24e.24o m:uf 6:1uw c:mb :1tp
4:1tt :1tu b:1u5 p:33 2:1uw :1f :1uy :uf 3:1v2 2:1v4 h:li.lj 2:1k 3:26d.27y q:27 s:mb 16:33 2:1l q:lm 8:2a1.2b7 i:2a8
k:2a0 8:2ba 6:2a0 a:2ax 5:lj a:2b7 f:33 :2ad :2a1 2:2ai :2a0.2bl :2ai.2bl :2a6 :29x 2:2b3 2:2ai.2bm 2:2b2.2bk :2cz
2:2a6.2b9 :2bb 2:2aw.2bk 6:li.lj 2:33 :1vn g:2du.2fp :2du.2fg 2:2hi.mb a:2eo.14s 2:2e9.mb 3:2ef.14s 8:2ek.mb :2et.2f5
9:2et.mb 2:2et.2f2 9:2f5.2f2 2:2f7.2f2 s:2dn.2f2 :2do.2f2 5:33 r:li.lj :33 :1vn 2:2dh :2di :2dj 9:2ds 2:2du :2du.2fp
:2du.2fg 3:2dz 5:2e4 :2e5 :2e6 :2e7 4:2eb 3:2ee 2:2eg 7:2en :2eo :2ep :2eq :2er c:2f3 2:2f5 2:2f7 p:2fw 5:2h8.2im 5:27
:2g7 :2g8 7:2gf i:li.lj :33 :1vn 5:2kn.2mv :2a1 :2a1.2mv 2:2lk.2m9 4:2bq.2ku 3:2ky.2m6 :2ky.2mv 2:2b9 3:2lk.2m9 3:2a8
3:37 :33 3:2ar 2:2b2 c:2ls 3:2b8 2:2ba 4:2an.2bj 5:2bj :2bj 2:2m9 :2m9 3:2bq :2br :2bq.2bq 6:1v5 c:2lk.2ml.2lq
5:33.2ls.33 2:2la 5:33 4:2ls.2ml :2li.2ml.2ls :2lk.2ml.2lk :1l :2lx.2ml.2ls :2lk.2ml 7:2m1.2ml.2lq 3:2lk.2m9 :2ar.2ml
:2lk.2ml :2ls.2ml :2lu.2ml :2lv.2ml 4:33 :1vn a:2pv.2qg 5:2oh.2q2 :2oh.2qh y:2oh :2or 3:2ok 7:2ow 4:2pj 11:2qw.2q7 :2oy
:2pb 4:2qw.2qb k:2rm 8:2ru 4:2ry 5:2ro :2ro 2:2s1 a:2rq 5:2sg r:2tc.2tc 4:2sy 8:lm 3:33 1k:2rs 5:2si d:2sa :2sb 2:2sd
:2se :2sf p:2t4 :2t5 f:2tk :2tl :2tm :2tn 2:lm 3:33 1c:31k.324.326 2:31c.31w.32a.327 :31c.31w.32a.2z8 b:2z1.2z1
d:2ze.2ze 3:2zh.2zh :2ze.2zh o:md 1f:31e h:322.322 2:324.324 29:2zh.2ze 7:ggg :ggd 16:2ls.370 2:2ls 2:2r c:33.370 d:33
2:36d.370 4:2ls.370.37d.2ls.370 6:36m.37g :36m.37g.287.370.37e 7:287 5:lm 2:1vn 8:33 b:37u.37u f:2r 7:36j.37i 4:37l
:36d.37i 9:36d.370.37i :35v.37i e:399.37i 3:2ls.37i t:39f.lm 2:x3a 1j:33.370 :2ls f:3d c:f1 c:33 2:3cw.3cw 3:3cz.3cz
4:3d3.3d3 2:3d5.3d5 3:3d8.3d8 6:3cy.3cw :3cy.3cy :3cy.3cz :3cy.3d3 :3cz.3cw :3d1.3cy :3d1.3d1 :3d1.3de :3d1.3d7
:3d2.3d3 :3d2.3d7 :3d3.3cw :3d3.3cy :3d3.3cz :3d3.3d5 :3d3.3d5.3cw :3d3.3d5.3cz :3d3.3d5.3d3 :3d3.3d5.3d5 :3d3.3d5.3d8
:3d3.3d8 :3d3.3da :3d3.3dc :3d3.3dd :3d3.3d7 :3d3.3d3.3d7 :3d5.3cw :3d5.3cy :3d5.3cz :3d5.3d1 :3d5.3d2 :3d5.3d3
:3d5.3d3.3cw :3d5.3d5.3d5 :3d5.3d7 :3d5.3d8 :3d5.3da :3d5.3db :3d5.3dc :3d5.3dd :3d1.3de 2:3ek.3ek 2:3em.3em 2:3d7.3cw
:3d7.3cz :3d7.3d2 :3d7.3d3 :3d7.3d5 :3d7.3eo :3d7.3d7 :3d7.3d8 :3d7.3da :3d7.3dc :3d7.3dd 2:3d8.3d7 2:3f2.3f2 2:3f4.3f4
:3da.3db :3da.3de 3:3dd.3d3 :3dd.3d7 :3de.3de 2:3cw.3cz :3cy.3d5 :3cy.3d8 :3cy.3de :3cz.3d1 4:3fl.ffs 2:3fn.ffs
2:3fp.ffs 2:3fr.ffs 2:3ft.3fl :3ft.3fl.ffs :3ft.ffs 3:3fy.3fp :3fy.3fp.ffs :3fy.ffs 2:9oc :9oc.ffs :ffs :3fl.3ft
:3fl.3fy :3fn.3ft :3fn.3fx :3fp.3ft :3fp.3fy :3fp.9oc :3fr.3ft :3fr.3fy :3ft.3fp :3ft.3fp.ffs :3ft.3fr.ffs :3ft.3ft
:3ft.3fy :3fx.3fn :3fx.3fn.ffs :3fx.3fn :3fx.3ft :3fx.ffs :3fy.3fl :3fy.3fl.ffs :3fy.3fp.9oc :3fy.3fr.ffs :3fy.3fy
:3g2.3fl :3g2.3fp :3g2.3fp.ffs :3g2.3fr :3g2.3fr.ffs :3g2.3fy :3g2.ffs :9oc.3fy :9oc.9oc :9oc.ffs.3fy :ffs.3fl :ffs.3fn
:ffs.3ft :ffs.3fy :ffs.9oc :ffs.3ha 2:3ha.3fp :3ha.3fy :3ha.ffs :3ha.3ha :3fl.9oc :3fn.3fy :3fr.3fn :3ft.3fn
:3ft.3fn.ffs :3cw :3cw.3cw :3cw.3d5 :3cy :3cy.3d8 :3cy.3de :3cz :3d1 :3d1.3cw :3d1.3d2 :3d1.3d3 :3d1.3d5 :3d1.3dc
:3d1.3dd :3d1.3de :3d2 :3d3 :3d3.3d5 :3d5 :3d5.3d5 :3d7 :3d8 :3da :3db :3dc :3dd :3de :3cw.3d1 :3cw.3d5.3cw :3cy.3cw
:3cy.3cz :3cy.3d5 :3cy.3eo :3cy.3dc :3cz.3cw :3cz.3d1 :3d1.3cw.3d5 :3d1.3cy :3d1.3cz :3d1.3cz.3de :3d1.3d1 :3d1.3d2.3cw
:3d1.3d2.3d5 :3d1.3d3.3d5 :3d1.3d3.3de :3d1.3d3.3d7 :3d1.3d5.3d5 :3d1.3eo :3d1.3db :3d1.3fd :3d2.3cw :3d2.3d1 :3d2.3d3
:3d2.3d5 :3d2.3d5.3d5 :3d2.3eo :3d2.3da :3d2.3de :3d2.3d7 :3d3.3d1 :3d3.3dd :3d3.3de :3d3.3d7 :3d5.3cw :3d5.3cz
:3d5.3d1 :3d5.3d3 :3eo :3d7.3cw :3d7.3cw.3cw :3d7.3d7 :3d7.3db :3f0 :3d7.3d5 :3d7.3eo :3dd.3d3 :3dd.3d7 :3de.3cy
:3de.3d1 :3de.3d2 :3de.3d3 :3fd :3cw.3cy :3cw.3d3 :3cw.3da :3cw.3db :3cw.3de :3cy.3cy :2d z:hc t:py w:11k 1g:12p 1o:27
5s:1w :2a :2c 2:27.13 :2x 3:8s5 :2h :1t :22 :1x 2:1r 2:8s5 :pf 2:2f 4:25 4:20 2:2h :27.mt :bv :1z 2:2w :2i 4:v4 4:b4
:2d.mt 2:1g :2q 3:2a 2:2f :2b 4:2e :2b 4:24 :1v 3:28 4:23 :2s 4:27.mt 3:1i 2:67 2:2w.lw :1z :1u 7:gy :ih 4:1p 3:pg
9:53.3y9 :3y9.53 :53.pg :pg.53 :53.3yc :3yc.53 :53.3yd :3yd.53 :53.3ye :3ye.53 2:53.3yi :3yi.53 :53.3yj :3yj.53 d:53
4:3y9.3z4 :pg.3z4 :3yd.3z4 :3yi.3z4 :2e 2:g5 2:1q 4:53.1q :1o 2:53.2e :2e.53 :53.g5 :g5.53 :53.3zm :3zm.53 :53.1q
:1q.53 :53.3zo :3zo.53 :53.1o :1o.53 :53.3zt :3zt.53 3:13 2:2d 2:11k 6:53.40g 3:53.2d :2d.53 :53.11k :11k.53 :53.40f
:40f.53 :53.40g :40g.53 :53.40h :40h.53 :53.40l :40l.53 :53.40m :40m.53 3:2d.13 :11k.13 :40g.13 :40l.13 3:28 2:2s 3:2q
:2q.lj :53.417 :417.53 :53.28 :34.53 :53.41a :41a.53 :53.2s :2s.53 :53.41c :41c.53 :53.2q :2q.53 :53.2q.lj :2q.lj.53
4:417.13 :28.13 :2s.13 :2q.13 5:22 5:53.421 :421.53 :53.423 :423.53 :53.424 :424.53 :53.22 :22.53 :53.426 :426.53
:53.428 :428.53 :53.429 :429.53 6:pf 5:24 2:53.42r :42r.53 :53.pf :pf.53 :53.42u :42u.53 :53.42v :42v.53 :53.42w
:42w.53 :53.24 :30.53 :53.42z :42z.53 6:1e a:53.43k :43k.53 :53.43r :43r.53 :53.43s :43s.53 3:3z5 b:53.443 :443.53
:53.445 :445.53 :53.446 :446.53 :53.447 :447.53 :53.448 :448.53 :53.44a :44a.53 :53.44b :44b.53 d:53.44t :44t.53
:53.44v :44v.53 :53.44w :44w.53 :53.44x :44x.53 :53.44y :44y.53 :53.450 :450.53 :53.451 :451.53 9:45n.1o :45n.40l
:45n.2q :45n.428 8:53.45s :45s.53 :53.45t :45t.53 :53.45u :45u.53 :53.45v :45v.53 :53.45w :45w.53 :53.45x :45x.53
:53.45y :45y.53 b:53.1g :1g.53 :53.46g :46g.53 :53.46h :46h.53 :53.46i :46i.53 :53.46j :46j.53 :53.46l :46l.53 :53.46m
:46m.53 4:3zd :3c d:53.47g :47g.53 c:53.47u :47u.53 c:53.487 :487.53 e:61r 5:20 :3c :47k.418 :47k.28 :47k.41a :47k.2s
:47k.41c :47k.2q :47k.2q.lj :47k.41v 2:2a 7:49h.422 :49h.423 :49h.424 :49h.22 :49h.426 :49h.428 :49h.429 r:2q 5:1y :6k2
2:x6j d:8rz :1t p:1w c:1w 5:v4 :25 7:1u b:428 :421 :443 3:44a r:477 :47a :47e a:c1 :q1 5:c1 :q1 1k:2g :3c :47k.417
:49h.421 :49i.423 :49i.424 :49i.22 :49i.426 :49i.428 :49i.429 :49z.53 :4a0.53 :4a1.53 :4a2.53 :4a3.53 :4a4.53 :4a5.53
3:w 1e:1o 5:2g a:30 :4hp a:13 9:23 :25 2:q0 9:4ho a:53 :1m :17 3:py 1w:4k5 :1b 2i:4ne k:4o2 k:2t0 :2t1 :2t2 :2t3 c:lm
5:2tk 8:lm :2sv :2u2 4:2tr :2u3 6:33 z:1m 6:1m 24:4s5 1t:4t8 t:53.4vl 3:53.4vo 3:53.4vs 9:53.4w0 4:53.43m :43m.53
:53.43n :43n.53 :53.43o :43o.53 :53.43p :43p.53 :53.477 :53.47a :53.47b :53.47c :53.47d :53.47f 8:4xh :4wv.3z2 :3z2.4wv
3:477.53 3:47y.53 :486.53 :48b.53 3:492.53 2:49j.53 3:v4.53 3:4c4.53 2:4d7.53 66:526 :52p 4v:56t g:56t p:59k.59k
2:59m.59k 9:1cr 3:mg y:5ae 9:lg 5:5b9 :lg.lg 2y:5cd :5ch 5:5d4 4:5e8 3:5em.5em 65:5kr.5kr 1v:5mm.5mm 29:le 2:lg :13.13
2:mj 3:mm :ml :lq 2:mh :mb :mc f:ly n:2r 4:gs 3:8o 2:i5 2:33 :gk :33 3:d9.33 8:39 4:3a :3b :3e 2:bs 2:36 :i4 :qo :5qw
2:u3 1s:39.2t 3:2u.ms :36.32.ms :32.ms 2:36.ms :hq.ms :37.ms :38.ms :3e.ms 5:2x.mt :2x.mt :34.mt :39.mt :i2.mt 4:2v
9:3d 4:gb 2g:5ay 6:92k 4v:2u :67 2p:3d 7l:19 2:19 :19 :9oc :9oc :30.30 2:13 :13 :18 :13 :13.13 :13.13 2:13.13 3:53 5:53
:w :w 7:56.1b.6f4.6f4 :56.1b.6f4.6f4.6f4 :13 3:13 4:1o :1q 7:1b 2:19 :1b a:16 4:56.1b.6f4 :3i 7:1m 3:8yf :8xu 1v:1v.6i3
3:4j :36.32.mw 4:2f.mt 2:2s.mt.mp :x3m :23.mt :2c.6i3 8:30.38 7:11w 4:181.18p.30.18k q:1cr 19:tp v:c1 2:hr 5:2t j:wko
:wl2 :20hs 1s:au :gk d:4i7 4:4iw w:6nm 5:2q6m 4:4ii :4i8 5:2rps 8:2rpt 1g:8rz 3:b2 3:pg 9:ps 2:bt :19 2:17.lj :1b :2k
:16 :4w :53 5:33.33 5:30 2:30.30 3:3a :11k :2d :hv b:1m 2:19.lj 4:3i k:1p.lj :1p.lj.mb 6:1p.lm 2:1p.le :1p.li 4:1p.ob
5:6sh 7:1o.1o :1q.1q n:40l :40g i:1f3c :27.mt 3:ig 4:27.mt 7:2c :wk5 r:6qv :3a :11k :2d :4ik :53 3:4im e:1o.53 :53.1q
:1o.1o.1o :1q.1q.1q l:8yf :53.53.53 5:x3n b:1x :6px 11:6xw s:9j0 o:pg.mq :4ik.mq 2:4w.mq 3:6u3 2:2c.lk :6pz.lk :6va.lk
:4w.lk :17t 3:3i.lk :3zp 2:6pz.ms :27.mt 7:2x :34 :qx :2p.mq :x3n.mq :2x.mq :qx.mq :2p 5:4hp t:ffs 3:ffs 3:ffs 3:ffs
5:ffs 4:ffs j:6z9 :6z2 :6yz 3:6zx y:6f5.6f4 k:73v :30 :7jy 24:2k.2k 52:9oc :9oc 2:7b6 c:7bg k:7bw 1z:ci 7:1b 2:2g l:6q6
8:7f0 4:jt 3:7fa 6:7fc 3:6q6 h:739 2:pg 4:6ur :7g6 2:7g6 3:1f3w 4:6uq 6:4ik 3:4ik :4w 3:6ym i:6xe 6:4w z:ig 7:7fl
l:1ggu b:pq 8:70o m:6rz 9:2s0l 6:2s0n 5:4ik 7:2jx4.2jxh :2jx4.2jxh.2jxq 1u:1v4 58:14 :15 5:1o :1q 3:14 :15 :3f :3h w:17
:19 :6v 17:wk5 6:2k.40l :40g.1b 2:1b 2:2k c:2c f:7sc :7sd 7q:2jfk 18:3c :3c 1j:4i8.4ii 2:6o3.6o2 9:4i8.6o2 :6o3.4ii
16:8xu n:6yx 5:2jg0 9:6ym 6:9j0 :6yq 2:6yj f:1f40 3:87u r:1m.6mq :2k :1b.lg 2:1b :2k 7:ig :1f3c :6tz :6tp :6tq :6tv
:6tw n:4im 3:1q.1q :4ii :17.lm :17.le :17.lf :17.mb :17.mo :17.6f6 2:19.lv :19.mb 5:3c :3c.lj d:6xl :8bj :6q8 17:3i.lj
4:1p.6i8 1j:1q.1o 5:4b9 :4b6 18:40g.40l 10:1b.1b.1b 2:1b.1b 49:1p.59u 2e:6n2 :6n3 :6n4 :6n5 3c:20.mh 2:23.mh p:1u :ih
:pf :36 :pg 2:x3m :x3n 2:qq :8rv :8rw :20 :ik :27.mt :33.mt :30 :2x :23 :8o :qj :i4 :25 :i5 :26 :hg :1f :ib :27 :33 :ps
:qo :28 :34 :1v :2r :2c :5qz :2h :3d :py :hk :2g :qv :q0 :qw :wuk :qx :19.lj :19.lj :1o.53 :1o.53 :pq :6sh 3:19 :19 :tk
:3b 3:11w :sc 3:1f :f1 :1b :1b 3:1l :1l :1f :f1 :28 :34 :24 :in :1i :1i 9:1i :61r 3:hk :hk 3:rb 4:11w :7jb g:2k.2k
1k:27.mt 6:g5 :2e :1x :b2 7:27.mw 7:53.53.53 :bt 6:30 2:x 3:27 :29 4:ig 4:2g 3:pg 3:4j3 3p:5wf 2:lm 3:o8 :5az :of 7:o3
:o4 z:19.lk 4:3i.lj :3i.mb 7:40l :40g :14.14 :15.15 :6r9 :6r8 :6rb 2:17j 2:4w :53 :170 3:17f 4:61r 4:8xu 2:52 :1p
1u:fh7 :fh6 2:fjv 4:g76 2:aim 3:g1s :i77 :i76 2:ik3 :inu :itt 2:ix0 :b96 :jf0 :jzp 2:k4h 3:l8a 2:lch :ldh :ldm :m7g
:mjv 2:ffw 2:mnh 3:p5e 2:ny3 2:oop 2:p5f :p5e 7:paa :pds 4:prt :prt :prt :qj2 :qxw :r5s :r5r :r7l 3:rkw :rvh 2:sbq :sdy
:sdy 2:tnh :tc5 :3dc.9oc.3cy.3d8 :tiw :tj3 :tm0 2:tnh 2:tw2 :u06 :u45 :u6m :u72 :u73 2:u74 :uar 2:ui4 2:unw :uws 3:vc6
:vd0 2:k21 :vgw :l7z :vi7 :o9o :vix 2:fi8 7k:kz :13.13 4:27 :7sc :7sd 9:6go 2:14 :15 5:7vq :7vr h:ll :md 6:1b s:7sc
23:lm 6:1p 4:fjv 4:ijp 3:gbf k:hlh 9:ggs 3:fik 3:1b :g2z 9:9ko l:gkj e:53 17:g1r 4q:9oc :ffs 2:1b :2k 2:fh7 4:fid :7sc
4:fh6 :fh5 1jn:app 1yg:ako 3p:bp7 hh:3gz2 1gr:9oc l:3d8.3ft 6:3d5.3d5.9oc r:2k 9:1b 27:2dk2 1o:3d5.9oc.3cw 8o:fp1
1m:ftw 7q:20oj el:3d2.3fl 4p:3d5.9oc.3d2 9j:gur ag:gkj b8:hgh 3k:h7j k:hij e9:hwv mq:ild u:bp6 ko:3tbz 74:jee cx:bi9
gq:cov 6:k7u 3x:bmi 1c:dhf 61:kfi dm:bs3 1q:kv1 10y:lu0 km:3cy.3fy.ffs 174:npw 10n:or9 mo:kcs 10:kcw 6:kcv 12:bp1 b:kcz
12:kd4 q:ph8 2u:kdf pk:q6l 76:qif rh:dyu 2n:ram 7m:rk6 5w:rq4 83:ry7 38:s11 4h:s5z 3w:s8v c7:slq k0:t65
cp:3dc.9oc.3cy.3d8 8x:trr 1hn:v9e 3z:vdd 6p:cop y9:w5p 8:vr4 2:vnu 9:wgo :vua 4:vo0 4:wci a:wcf 4:w4x :w2h :wbv 2:wc5
e:1u :28 :2s :1w :2c 2:1z :23 2:22 :1v :au :2i :1y :6k2 :25 :26 :24 :2b :2a 2:g5 :2e :20 3:2f :2g :2h :4f4 :1t :8rz :1x
:b2 :30 :27 :2d :11k 2:4bl :1a :18 :1a.1a :1a.18 2:1m :19.1a :1p 7j:1a 1i:1e :bs 2:2x 6:qx 3:tm.30 :jt.2q.2x n:ig 7:6i1
d:li 2:jr n:2w.lw 3:27.27 :33.33 :1f3c 7:t4 f:4hl :8s5 s:ip :g5 d:ps 4:2e c:1r 4:1e :le :lg 3:wz7.wz7 w:kr 2:kq i:2c.1f
:38.f1 8:37 :1t.1t :2p.2p :1t.27 :2p.33 :1t.2d :2p.39 :1t.2e :2p.3a :1t.2e :2p.3a :1t.2h :2p.3d 3:23.mt a:27.mt :33.mt
3:27.27 :33.33 b:1e 7:3b.me 9:1f :f1 3:1l 9:38.2u :12 2:x2x f:1m 3:13 3:53 6:x0n 3:1y :2u :1fde :1fei 2:ii :wkk :39
c:1f 6:wk5 :22 :2g :1u :67 :wuk :qx o:x5a 3:x5f 2:x5h 2:67 4:g5 :qj :g5.mw r:9oc 1l:1us 8g:3cz.3d2 :3cz.3d3 :3cz.3d5
:3cz.3d8 :3d1.3cw :3d1.3cw.3cw :3d1.3cz :3d1.3cz.3cz :3d1.3d2 :3d1.3d3 :3d1.3d3.3d3 :3d1.3d3.3d7 :3d1.3d5 :3d1.3d8
:3d1.3db :3d2.3cw :3d2.3cz :3d2.3d5 :3d3.3d5.3dc :3d3.3db :3d3.3de :3d5.3d5.3d3 :3d7.3d1 :3d7.3de :3d8.3d8.3de :3dc.3dc
:3dd.3de :3de.3d5 :3fd.3fd m:8qn h:xi5 z:xjk 9:19e 3o:xkx 3:xlv 64:2t 3:2u 8:33 :33.mw :gk.mw 2:d9.33.mw :d9.33.mt 5:36
:36 5:hv :39 4:39 :qv 2:qv 5:3d 6:ux 2:gk.2t :39.33 d:5qd :hs :5qz 2:33.m3 :2x 5:5q8 :5qi :5qf 2:g2 2:8s6 :36 2:3b 4:i5
4:ik 3:33.mt 2:gy 3:3e 8:x3n :39.mt 3:at 3:hs 7:3a :37 4:in :2r 3:5qw 4:8o 5:33.mt 8ol:3ft.3fr :3ft.3ft.ffs :3fx.3fl
:3fx.3fl.ffs :3fx.3fp :3fy.3fr :3fy.ffs.ffs :3g2.3fl.ffs :3g2.3ft :9oc.3fl :9oc.3fp :9oc.3fp.ffs :9oc.3ft :ffs.3fn.3ft
:ffs.3fn.ffs :ffs.3fr :ffs.3fr.ffs :ffs.3ft.ffs :ffs.3fx :ffs.3g2 :ffs.ffs :3ha.3fl :3ha.3fp.ffs 5:3cy.3d1 :3cy.3da
:3cz.3cz :3cz.3cz.3d3 :3cz.3d3 :3cz.3d5 :3cz.3d5.3cw :3cz.3d8 :3cz.3da :3cz.3dc :3d1.3cw.3cw :3d1.3cw.3de :3d1.3d1.3db
:3d1.3d2.3de :3d1.3d3.3cz :3d1.3d3.3dd :3d1.3f0 :3d1.3fd.3de :3d1.3d7 :3d2.3cy :3d2.3cy.3cy :3d2.3d2 :3d2.3d3.3d5
:3d2.3d8 :3d3.3cz :3d3.3d1.3dd :3d3.3d2 :3d3.3d3 :3d3.3d5.3cz :3d3.3d8 :3d3.3da :3d5.3d2 :3d5.3d3.3d7 :3d5.3d5.3cw
:3d5.3d5.3cz :3d5.3eo :3d5.3d8 :3d5.3da :3d5.3dc :3d1.3de :3eo.3d3 :3eo.3d3.3d7 :3f0.3d2 :3f0.3de :3d8.3d3 :3d8.3d3.3d3
:3d8.3d8 :3dd.3d5 :3dd.3dc 7cz:14 :15 qq:53 3x:26.lm 8:2g.mt :2e.mt :30.mt.30.mt.2b.mt :30.mt.30.mt 7:11w 6a:1u 3:pg
:1x :1y 3:30 3:g5 3:2g 2:27 2:4ik :28 :2b :2c 4:17 5:1t :1u :1v :pg 2:1y 6:27 2:rc 3:25 :2c :2h :py :2g :q0 :q1 2:8xs
n:20 i:17z 3:18o 4:187 a:185 3:2i c:1u :1v 7:30 8:25 :rc 3:2c 2:2g 3:1k 5:16 :30 2:2g 4v:1f9e 2:1f9v 1a:b4 3:27 d:wl2
4:1v 6:24 4:8s0 :2b 3:au 2:t4 4:x3n :ii 2:33 h:2r 2:hj 3:gu :in 5:37 3:gk 2:5qm 2b:1fgm g:g5 4:2a 8:xv 6:27 :ig :66
9:sr :2d 2:4iu :q0 :1j 6:i4 3:qj f:33 :wvd b:39 3:qw q:26 3:27 2:23 4:1v :2e 8:1y :24 :2g 103:mb m:1a 7:1gly.1gly
ir:1h2d 2:1h1e cq:18m :1a8 9:4w.mq dn:1v4 7g:1v4 3:mb :1tm g:xdo :xdn 2:6rs 82:lm 7n:1ik4.1iki.1ij6 6:1ik4.1iki.1ijc
b:1ik4.1iki.1ijn 6:1ik4.1iki.1ijt 3:1ik4.1iki.1ijw 2:1ik4.1iki.1ijy t:1ikr.1ikr 1y:1w8 2:1wa 2:1wc 2:1we :1wf 2:1wh
2:1wy :1wk :1wl :1wm :1wn :1wo :1wq 4:1wu :1wv :1ws :1wj :1ww 2:1x3 :1x4 2:1xa :1xb 8:1xj 4:1xz 2:li.lj 2:1vn :1xp :mb
:1x9 :3b.lj b:33 :1yf :1yg 4:1yk 76:1ite :1ite :1itf :1itg :1iuq :1iur 2t:1iyp.1iyp 5a:36.32 6:3a 4:3b 4:3b :3b b5:2e
2:1y :24 :2h 2:1x 2:6pz :2i 3:1l 2:1x :1g 3:24 3:27 2:4ik :2d 3:1h :2c 4:3a :37 :1y :2x :3e 2:1j 2:33 2:1f 2:1l 2:x3n
7:1i :1l :33 :39 4:3d 4:27 3:36.32 :19l :2i :2f 3:1v 3:2g 3:2f 3:1v dw:1jvp.1jvz :1jvp.1jw0 :1jvp.1jvp :1jvp.1jvp.1jvz
:1jvp.1jvp.1jw0 2:1jvv.1jvz :1jvv.1jvv :1jvv.1jvv.1jvz 6:1jw3.1jvz :1jw3.1jw0 :1jw3.1jw3 :1jw3.1jw3.1jvz
:1jw3.1jw3.1jw0 2w:1tm 6:li 64:1k5d.1k5d 34:1k8a 87:1m :30 6:27 :30 gn:1fa2 3pd:1ggu bsd:ps 4:30 c:2q b:qo g:at 1i:pf
:2e 2:2c c:24 4:pg 2:wuw a:wl2 2:30 5:b4 8:2a 5:2b :1f 2:g5 2:1q :1t 2:2d :2h e:13 :13 4g:g1r idl:2rco dw:8xu f9:3f
2h:1a 45:zi 4:1f 5:t4 2:2e 2:2k 3:1j :1y :1f3w :wl2 :2a :8rz 3:27.mt :6kk :wk5 5:b4 :v4 8:24 :wl2 5:x6j 6:1o :1q :6tr
:6ts :1b :2k 4:4i3 6:11k 42s:17 5:5ag d5:30 :6qo :19f 2:1k :6pu :6pu.mt 1mq:10.6hs 1t:1t :1u :1v :1w :1x :1y :1z :20
:30 :22 :23 :24 :25 :26 :27 :28 :29 :2a :2b :2c :2d :2e :2f :2g :2h :2i 4:a84.9.6hp :1v.6hs 2:1t :1u :1v :1w :1x :1y
:1z :20 :30 :22 :23 :24 :25 :26 :27 :28 :29 :2a :2b :2c :2d :2e :2f :2g :2h :2i :28 r:1w a5:7jx 6:7jy :7jx q:2jek
r:2jel :2jel 3:2jem :2jen 10:2jei 2z:2jej 17:2j22 1i:2j24 5t:2sca do:29.1x :wuw :pg 2:1f3w 3:1t.2a :2e.5wk 2:7jd
a:27.mt k:1f3c i:89r i:1v 8:4ik :6u9 7:37.37.37 2:6rz a:2c 3:25.1u :2e.1u 5:6u8 2yr:g6t 2wv:hkn 2c:hlm 80:2xm0 1tt:7sc
10d:ivu 4sb:lmt 2bh:mud 1lp:395l 1x6:rvf 24p:3d7s 1gp:3eie czj:37dg 1o5:ibk 4:33a7 55v:ggh f8b:ouf
`;
